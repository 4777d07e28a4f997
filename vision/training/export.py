"""Writes trained nets as ONNX files that OpenCV's dnn reads, with the recipe's hash inside."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from vision.training.nets import CropNet, Finder

FOLDER = Path(__file__).parent
# tensors of so many numbers are stored in half precision
LARGE = 64
SOURCES = (
    "nets",
    "targets",
    "drawing",
    "dataset",
    "crops",
    "finder",
    "light",
    "loop",
    "muon",
    "pace",
    "cropnet",
    "photos",
    "recipe",
    "readback",
    "trays",
    "calibrate",
)


def recipe_hash() -> str:
    """Of everything that decides what the weights become: training sources and the renderer."""
    files = [FOLDER / f"{name}.py" for name in SOURCES]
    files += sorted((FOLDER.parent / "render").glob("*.py"))
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def write(net: CropNet | Finder, path: Path) -> None:
    """Exports a Finder or a crop net (legacy exporter, opset 17: one file, read by both OpenCV engines).

    Weights are stored in half precision, cast back when the file is read: half the bytes, the same speed, answers that
    differ in the third figure.
    """
    net = net.eval().to(memory_format=torch.contiguous_format)  # type: ignore[call-overload]
    if isinstance(net, Finder):
        example = torch.zeros(1, 3, 64, 64)
        axes = {"picture": {0: "n", 2: "h", 3: "w"}, "answer": {0: "n", 2: "h", 3: "w"}}
    else:
        example = torch.zeros(1, 3, net.side, net.side)
        axes = {"picture": {0: "n"}, "answer": {0: "n"}}
    torch.onnx.export(
        net,
        (example,),
        str(path),
        dynamo=False,
        opset_version=17,
        input_names=["picture"],
        output_names=["answer"],
        dynamic_axes=axes,
    )
    model = onnx.load(path)
    _halve(model)
    entry = model.metadata_props.add()
    entry.key, entry.value = "recipe", recipe_hash()
    onnx.save(model, path)


def _halve(model: onnx.ModelProto) -> None:
    """Large tensors of the model to half precision, each with a node that casts it back."""
    casts = []
    for tensor in model.graph.initializer:
        if tensor.data_type != TensorProto.FLOAT or np.prod(tensor.dims) < LARGE:
            continue
        name, half = tensor.name, f"{tensor.name}.half"
        tensor.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), half))
        casts.append(helper.make_node("Cast", [half], [name], to=TensorProto.FLOAT))
    for node in reversed(casts):
        model.graph.node.insert(0, node)


def load_checkpoint(net: CropNet | Finder, path: Path) -> CropNet | Finder:
    net.load_state_dict(torch.load(path, weights_only=True)["net"])
    return net
