"""The two networks. Inputs are raw 0..255 BGR; the scaling lives in the first layer's normalisation."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional

from vision.training.targets import FINDER_CHANNELS

CROP_OUTPUTS = 32
CROP_SIDE = 48


def conv(inputs: int, outputs: int, kernel: int = 3, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    pad = dilation * (kernel // 2) if kernel != 4 else 0
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, pad, dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Finder(nn.Module):
    """Half picture (N, 3, H, W), H and W multiples of 16, to maps at stride 8: (N, 9, H/8, W/8).

    Channels: heat logit, centre offset x y (cells), log(side / 32 px), anisotropy a b, cos and sin of four times the
    turn, visible logit.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stem = conv(3, 16, 4, 4)
        self.fine = conv(16, 16)
        self.middle = nn.Sequential(conv(16, 32, 3, 2), conv(32, 32), conv(32, 32))
        self.coarse = nn.Sequential(conv(32, 64, 3, 2), conv(64, 64), conv(64, 64), conv(64, 64))
        self.across = nn.Conv2d(64, 32, 1)
        self.join = conv(32, 32)
        self.out = nn.Conv2d(32, FINDER_CHANNELS, 1)
        nn.init.constant_(self.out.bias[:1], -4.0)  # type: ignore[index]

    def forward(self, x: Tensor) -> Tensor:
        x = (x - 127.0) * (1.0 / 64.0)
        middle = self.middle(self.fine(self.stem(x)))
        up = functional.interpolate(self.across(self.coarse(middle)), scale_factor=2.0, mode="nearest")
        out: Tensor = self.out(self.join(middle + up))
        return out


class CropNet(nn.Module):
    """Crops (N, 3, 48, 48), the face in the middle 48 / 1.75 pixels, to (N, 32).

    0..7 corner offsets (face sides), 8, 9 down vector (face sides), 10..16 logits "no upper face" and 1 to 6,
    17..28 colour logits, 29 cocked, 30 moving, 31 partly hidden (logits).
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 16, 5, 2),
            conv(16, 32, 3, 2),
            conv(32, 48),
            conv(48, 64, 3, 2),
            conv(64, 80),
            conv(80, 80),
            conv(80, 40, 1),
        )
        self.hidden = nn.Linear(40 * 36, 128)
        self.out = nn.Linear(128, CROP_OUTPUTS)
        self.drop = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        x = (x - 127.0) * (1.0 / 64.0)
        hidden = functional.relu(self.hidden(self.body(x).flatten(1)))
        out: Tensor = self.out(self.drop(hidden))
        return out
