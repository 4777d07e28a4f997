"""Trained nets read back from their ONNX files, so that training goes on from weights whose checkpoints are lost."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

Net = TypeVar("Net", bound=nn.Module)


def read_back(net: Net, path: Path, pictures: Tensor) -> Net:
    """Fills `net` with what `path` (as written by `vision.training.export`) holds; it then answers as the file does.

    The exporter folds batch normalisation into the convolutions. It is put back with the means and spreads of what they
    give for `pictures` (N, 3, H, W): some hundreds as the net is trained on. Raises ValueError where the file's net is
    built otherwise.
    """
    try:
        onnx.checker.check_model(str(path))
    except onnx.checker.ValidationError as error:
        raise ValueError(f"{path.name} is no ONNX file") from error
    model = onnx.load(path)
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "Cast" and node.input[0] in stored:
            stored[node.output[0]] = stored[node.input[0]]
    own = net.state_dict()
    folded = [
        (stored[node.input[1]], stored[node.input[2]])
        for node in model.graph.node
        if node.op_type == "Conv" and node.input[1] not in own
    ]
    blocks = [block for block in net.modules() if isinstance(block, nn.Sequential) and isinstance(block[0], nn.Conv2d)]
    if len(blocks) != len(folded):
        raise ValueError(f"{path.name} has {len(folded)} normalised convolutions instead of {len(blocks)}")
    of_blocks = {id(weight) for block in blocks for weight in block.parameters()}
    plain = {name for name, weight in net.named_parameters() if id(weight) not in of_blocks}
    if lacking := sorted(plain - stored.keys()):
        raise ValueError(f"{path.name} lacks {', '.join(lacking)}")
    net.eval()
    with torch.no_grad():
        for name in plain:
            _fill(own[name], stored[name], path)
        # in the order in which they are run: each sees what those before it, already filled, give
        for block, (weight, bias) in zip(blocks, folded, strict=True):
            _fill(block[0].weight, weight, path)
            _unfold(net, block, bias, pictures, path)
    return net


def _unfold(net: nn.Module, block: nn.Sequential, bias: np.ndarray, pictures: Tensor, path: Path) -> None:
    """Normalisation (the second of the block) that changes nothing but to add `bias`."""
    given: list[Tensor] = []
    hook = block[0].register_forward_hook(lambda _module, _inputs, output: given.append(output))
    net(pictures)
    hook.remove()
    mean, variance = given[0].mean((0, 2, 3)), given[0].var((0, 2, 3))
    normal = block[1]
    normal.running_mean.copy_(mean)
    normal.running_var.copy_(variance)
    normal.weight.copy_((variance + normal.eps).sqrt())
    _fill(normal.bias, bias, path)
    normal.bias.add_(mean)


def _fill(into: Tensor, values: np.ndarray, path: Path) -> None:
    if into.shape != values.shape:
        raise ValueError(f"{path.name} has {values.shape} where the net has {tuple(into.shape)}")
    into.copy_(torch.from_numpy(values.astype(np.float32)))
