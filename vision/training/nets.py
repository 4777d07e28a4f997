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

    #: channels at strides 2, 4, 8 and 16
    widths = (12, 20, 32, 64)

    def __init__(self) -> None:
        super().__init__()
        two, four, eight, sixteen = self.widths
        self.stem = nn.Sequential(conv(3, two, 2, 2), conv(two, four, 3, 2))
        self.fine = conv(four, four)
        self.middle = nn.Sequential(conv(four, eight, 3, 2), conv(eight, eight), conv(eight, eight))
        self.coarse = nn.Sequential(conv(eight, sixteen, 3, 2), conv(sixteen, sixteen), conv(sixteen, sixteen))
        self.across = nn.Conv2d(sixteen, eight, 1)
        self.join = conv(eight, eight)
        self.up = nn.Conv2d(eight, four, 1)
        self.last = conv(four, four)
        self.out = nn.Conv2d(four, FINDER_CHANNELS, 1)
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
    #: of each convolution: outputs, kernel, stride
    layers: tuple[tuple[int, int, int], ...] = (
        (16, 5, 2),
        (32, 3, 2),
        (48, 3, 1),
        (64, 3, 2),
        (80, 3, 1),
        (80, 3, 1),
        (40, 1, 1),
    )
    units = 128

    def __init__(self) -> None:
        super().__init__()
        inputs = (3, *(outputs for outputs, _, _ in self.layers))
        self.body = nn.Sequential(*(conv(before, *layer) for before, layer in zip(inputs, self.layers, strict=False)))
        self.hidden = nn.Linear((self.side // 8) ** 2 * inputs[-1], self.units)
        self.out = nn.Linear(self.units, CROP_OUTPUTS)
        self.drop = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        x = (x - 127.0) * (1.0 / 64.0)
        hidden = functional.relu(self.hidden(self.body(x).flatten(1)))
        out: Tensor = self.out(self.drop(hidden))
        return out


class GlanceNet(CropNet):
    """The same in little more than half the time: for the first look at every candidate."""

    layers = ((16, 3, 2), (32, 3, 2), (48, 3, 1), (64, 3, 2), (64, 3, 1), (32, 1, 1))


class CloseNet(CropNet):
    """The largest, on crops (N, 3, 64, 64) of 2 face sides: for the few faces that the others leave in doubt.

    The wider crop shows where the die stands, which is what tells a leaning one.
    """

    side = CLOSE_SIDE
    units = 160

    layers = ((20, 5, 2), (40, 3, 2), (56, 3, 1), (80, 3, 2), (96, 3, 1), (96, 3, 1), (24, 1, 1))
