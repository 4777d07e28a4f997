"""The four networks. Inputs are raw 0..255 BGR; the scaling lives in the first layer's normalisation."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional

from vision.training.targets import FINDER_CHANNELS

CROP_OUTPUTS = 32
CROP_SIDE = 48
CLOSE_SIDE = 64


def conv(inputs: int, outputs: int, kernel: int = 3, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    pad = dilation * (kernel // 2) if kernel % 2 else 0
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, pad, dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Finder(nn.Module):
    """A small picture (N, 3, H, W), H and W multiples of 16, to maps at stride 4: (N, 9, H/4, W/4).

    Channels: heat logit, centre offset x y (cells), log(side / 32 px), anisotropy a b, cos and sin of four times the
    turn, visible logit. Stride 4 tells dice of 8 pixels apart that touch each other.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(conv(3, 12, 2, 2), conv(12, 20, 3, 2))
        self.fine = conv(20, 20)
        self.middle = nn.Sequential(conv(20, 32, 3, 2), conv(32, 32), conv(32, 32))
        self.coarse = nn.Sequential(conv(32, 64, 3, 2), conv(64, 64), conv(64, 64))
        self.across = nn.Conv2d(64, 32, 1)
        self.join = conv(32, 32)
        self.up = nn.Conv2d(32, 20, 1)
        self.last = conv(20, 20)
        self.out = nn.Conv2d(20, FINDER_CHANNELS, 1)
        nn.init.constant_(self.out.bias[:1], -4.0)  # type: ignore[index]

    def forward(self, x: Tensor) -> Tensor:
        x = (x - 127.0) * (1.0 / 64.0)
        fine = self.fine(self.stem(x))
        middle = self.middle(fine)
        wide = functional.interpolate(self.across(self.coarse(middle)), scale_factor=2.0, mode="nearest")
        near = functional.interpolate(self.up(self.join(middle + wide)), scale_factor=2.0, mode="nearest")
        out: Tensor = self.out(self.last(fine + near))
        return out


class CropNet(nn.Module):
    """Crops (N, 3, 48, 48), the face in the middle 48 / 1.75 pixels, to (N, 32).

    0..7 corner offsets (face sides), 8, 9 down vector (face sides), 10..16 logits "no upper face" and 1 to 6,
    17..28 colour logits, 29 cocked, 30 moving, 31 partly hidden (logits).
    """

    #: of a crop, in pixels
    side = CROP_SIDE
    units = 128

    def __init__(self) -> None:
        super().__init__()
        self.body = self._body()
        self.hidden = nn.Linear((self.side // 8) ** 2 * self._features(), self.units)
        self.out = nn.Linear(self.units, CROP_OUTPUTS)
        self.drop = nn.Dropout(0.1)

    def _body(self) -> nn.Sequential:
        return nn.Sequential(
            conv(3, 16, 5, 2),
            conv(16, 32, 3, 2),
            conv(32, 48),
            conv(48, 64, 3, 2),
            conv(64, 80),
            conv(80, 80),
            conv(80, 40, 1),
        )

    def _features(self) -> int:
        return 40

    def forward(self, x: Tensor) -> Tensor:
        x = (x - 127.0) * (1.0 / 64.0)
        hidden = functional.relu(self.hidden(self.body(x).flatten(1)))
        out: Tensor = self.out(self.drop(hidden))
        return out


class GlanceNet(CropNet):
    """The same in little more than half the time: for the first look at every candidate."""

    def _body(self) -> nn.Sequential:
        return nn.Sequential(
            conv(3, 16, 3, 2),
            conv(16, 32, 3, 2),
            conv(32, 48),
            conv(48, 64, 3, 2),
            conv(64, 64),
            conv(64, 32, 1),
        )

    def _features(self) -> int:
        return 32


class CloseNet(CropNet):
    """The largest, on crops (N, 3, 64, 64) of 2 face sides: for the few faces that the others leave in doubt.

    The wider crop shows where the die stands, which is what tells a leaning one.
    """

    side = CLOSE_SIDE
    units = 160

    def _body(self) -> nn.Sequential:
        return nn.Sequential(
            conv(3, 20, 5, 2),
            conv(20, 40, 3, 2),
            conv(40, 56),
            conv(56, 80, 3, 2),
            conv(80, 96),
            conv(96, 96),
            conv(96, 24, 1),
        )

    def _features(self) -> int:
        return 24
