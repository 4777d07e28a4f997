"""The recipe: every stage from seeds to weights, each skipped where its result is already there.

Stages: draw scenes; then, twice, train the finder and the crop net (first on jittered faces, then on what the
finders really hand over: hard negatives); fit the beliefs on drawn trays; write ONNX and belief.json.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
import torch

from vision.faces import FaceReader, refine
from vision.finding import Array, Finder, Pyramid
from vision.render import Rendered
from vision.training import calibrate, crops, dataset, export
from vision.training.cropnet import train_crop_net
from vision.training.drawing import make_pool
from vision.training.finder import train_finder
from vision.training.loop import Plan
from vision.training.nets import CropNet, GlanceNet
from vision.training.nets import Finder as FinderNet
from vision.training.photos import free_photos, make_photo_chunks
from vision.training.trays import KINDS, random_tray

PHOTO_WEIGHT = 4
TRAY_WEIGHTS = (0.4, 0.2, 0.1, 0.06, 0.1, 0.08, 0.06)


@dataclass(frozen=True)
class Recipe:
    """How much of everything. Times on two cores: full reckoned at under 90 minutes, quick about five."""

    chunks: int = 80
    scenes_a_chunk: int = dataset.CHUNK
    finder_steps: tuple[int, ...] = (12000, 8000)
    crop_steps: tuple[int, ...] = (4000, 16000)
    crop_chunks: int = 50
    photo_chunks: int = 3
    trays: int = 700
    processes: int = 2


FULL = Recipe()
QUICK = Recipe(
    4,
    100,
    finder_steps=(300, 150),
    crop_steps=(250, 350),
    crop_chunks=3,
    photo_chunks=1,
    trays=40,
)


def run(recipe: Recipe, work: Path, out: Path, photos: Path | None = None) -> None:
    """Makes the weights into `out`, keeping everything that can be gone on from in `work`."""
    work.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    torch.set_num_threads(recipe.processes)
    paths = draw(recipe, work / "scenes")
    extra: list[Path] = []
    for number in range(len(recipe.crop_steps)):
        if photos is not None and number == 1:
            extra = make_photo_chunks(work / "photos", photos, recipe.photo_chunks, out)
        plan = _planner(work, number)
        checkpoint = work / f"finder{number}.pt"
        if not finished(checkpoint, recipe.finder_steps[number]):
            train_finder(paths + extra * 2, checkpoint, plan("finder", recipe.finder_steps[number]))
        export.write(export.load_checkpoint(FinderNet(), checkpoint), out / "finder.onnx")
        propose = proposer(out) if number else None
        steps = recipe.crop_steps[number]
        cut: crops.Crops | None = None
        for name, net in (("glance", GlanceNet()), ("crop", CropNet())):
            checkpoint = work / f"{name}{number}.pt"
            if not finished(checkpoint, steps):
                cut = cut or crops.make_crops(paths[-recipe.crop_chunks :] + extra * 2, number, propose)
                train_crop_net(net, cut, checkpoint, plan(name, steps))
            export.write(export.load_checkpoint(net, checkpoint), out / f"{name}.onnx")
    fit_beliefs(recipe, out, photos)


def _planner(work: Path, number: int) -> Callable[[str, int], Plan]:
    """Plans of this round: each net goes on from where the round before left it."""

    def plan(name: str, steps: int) -> Plan:
        return Plan(steps, start=work / f"{name}{number - 1}.pt" if number else None, seed=number)

    return plan


def draw(recipe: Recipe, folder: Path) -> list[Path]:
    """All scene chunks, drawn by several processes."""
    folder.mkdir(parents=True, exist_ok=True)
    share = [list(range(k, recipe.chunks, recipe.processes)) for k in range(recipe.processes)]
    with get_context("spawn").Pool(recipe.processes) as pool:
        pool.starmap(_draw_some, [(folder, seeds, recipe.scenes_a_chunk) for seeds in share])
    return sorted(folder.glob("chunk-?????.npz"))


def _draw_some(folder: Path, seeds: list[int], count: int) -> None:
    cv2.setNumThreads(1)
    for seed in seeds:
        dataset.ensure_chunks(folder, seed, 1, count)


def finished(checkpoint: Path, steps: int) -> bool:
    return checkpoint.exists() and int(torch.load(checkpoint, weights_only=True)["step"]) >= steps


def proposer(folder: Path) -> crops.Propose:
    """What the present nets would hand to the crop nets: candidates of both scales, raw and refined."""
    find, look = Finder(folder / "finder.onnx"), FaceReader(folder / "crop.onnx")

    def propose(pyramid: Pyramid) -> Array:
        found = np.concatenate([find.candidates(pyramid, 1, 0.08)[:12], find.candidates(pyramid, 2, 0.1)[:9]])
        if not len(found):
            return found
        return np.concatenate([found, refine(found, look.look(pyramid, found))])

    return propose


def fit_beliefs(recipe: Recipe, out: Path, photos: Path | None) -> None:
    """Draws trays, reads them with the new nets, fits weights/belief.json."""
    from vision.reader import Reader

    rng = np.random.default_rng([5, 5])
    reader = Reader(weights=out)
    samples = []
    for number in range(recipe.trays):
        if number % 50 == 0:
            pool = make_pool(rng, 30)
        kind = KINDS[int(rng.choice(len(KINDS), p=TRAY_WEIGHTS))]
        samples.append(sample_of(random_tray(rng, pool, kind).drawn))
    rows = calibrate.rows_of(reader, samples)
    if photos is not None:
        for name, more in calibrate.photo_rows(reader, free_photos(photos)).items():
            # few but real: each counts for several drawn ones
            rows[name] += more * PHOTO_WEIGHT
    calibrate.write(rows, out / "belief.json", export.recipe_hash())


def sample_of(drawn: Rendered) -> calibrate.Sample:
    """A drawn tray as calibration wants it."""
    dice: list[calibrate.Die] = [
        (t.top, t.value, t.side_px, t.visible, t.tilt_deg, t.cocked, t.moving_px, t.role == "candy")
        for t in drawn.truth
    ]
    return drawn.image, dice
