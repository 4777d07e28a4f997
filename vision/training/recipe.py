"""The recipe: every stage from seeds to weights, each skipped where its result is already there.

Stages: draw scenes; then, twice, train the nets, two at a time, each in a process of its own (the crop nets first on
jittered faces, then on what the finders really hand over: hard negatives); fit the beliefs on drawn trays; write ONNX
and belief.json. Each net is trained by one thread: on small nets two threads mostly wait for each other.
From weights that there are (`begin`) the finder is trained in the first round and the crop nets in the second, longer
and in smaller steps: nets that are good already read worse what a better finder hands over, until they learn on it.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch

from vision.faces import CLOSE_CROP, CLOSE_MARGIN, CROP, MARGIN, FaceReader, refine, upright
from vision.finding import Array, Finder, Pyramid
from vision.render import Rendered
from vision.training import calibrate, crops, dataset, export
from vision.training.cropnet import Draw, train_crop_net
from vision.training.cropnet import sample as sample_crops
from vision.training.drawing import make_pool
from vision.training.finder import load as load_views
from vision.training.finder import sample as sample_views
from vision.training.finder import train_finder
from vision.training.loop import Plan, save
from vision.training.nets import CloseNet, CropNet, GlanceNet
from vision.training.nets import Finder as FinderNet
from vision.training.photos import free_photos, make_photo_chunks
from vision.training.readback import read_back
from vision.training.trays import KINDS, random_tray

PHOTO_WEIGHT = 4
# Muon's highest, and AdamW's: of those tried for three minutes each the best, for the finder between the best two
FINDER_RATE, CROP_RATE, REST_RATE = 6e-3, 2e-3, 2e-3
TRAY_WEIGHTS = (0.36, 0.2, 0.1, 0.06, 0.08, 0.06, 0.04, 0.1)


@dataclass(frozen=True)
class Recipe:
    """How much of everything; the numbers of steps are those before and after the finder's own mistakes are learned."""

    chunks: int
    finder_steps: tuple[int, ...]
    glance_steps: tuple[int, ...]
    crop_steps: tuple[int, ...]
    close_steps: tuple[int, ...]
    crop_chunks: int
    photo_chunks: int
    trays: int
    scenes_a_chunk: int = dataset.CHUNK
    first_seed: int = 30000
    processes: int = 2
    #: all rates are multiplied by this
    rates: float = 1.0

    def steps(self, name: str, number: int) -> int:
        """Of the net of this name in round `number`."""
        of = {
            "finder": self.finder_steps,
            "glance": self.glance_steps,
            "crop": self.crop_steps,
            "close": self.close_steps,
        }
        return of[name][number]


# some 90 minutes on any two cores
FULL = Recipe(
    chunks=40,
    finder_steps=(2500, 8500),
    glance_steps=(3000, 13000),
    crop_steps=(3500, 13500),
    close_steps=(4000, 14500),
    crop_chunks=30,
    photo_chunks=6,
    trays=400,
)
# twice the steps, most of the finder's in the first round: what it hands over is what the crop nets then learn on
LONG = Recipe(
    chunks=60,
    finder_steps=(22000, 6000),
    glance_steps=(8000, 14000),
    crop_steps=(10000, 16000),
    close_steps=(20000, 17500),
    crop_chunks=40,
    photo_chunks=6,
    trays=700,
)
QUICK = Recipe(
    chunks=4,
    scenes_a_chunk=100,
    finder_steps=(300, 150),
    glance_steps=(250, 250),
    crop_steps=(250, 250),
    close_steps=(100, 100),
    crop_chunks=3,
    photo_chunks=1,
    trays=40,
)
# what the nets are read back with: pictures from the first chunk
PICTURES_TO_READ_BACK = {"finder": 96, "crop": 1024}
# the kinds of crops, by side and margin, and the nets that are trained on them
CROP_NETS: dict[tuple[int, float], tuple[tuple[str, type[CropNet]], ...]] = {
    (CROP, MARGIN): (("glance", GlanceNet), ("crop", CropNet)),
    (CLOSE_CROP, CLOSE_MARGIN): (("close", CloseNet),),
}
NETS: tuple[tuple[str, type[CropNet | FinderNet]], ...] = (
    ("finder", FinderNet),
    *(net for nets in CROP_NETS.values() for net in nets),
)


def going_on(recipe: Recipe) -> Recipe:
    """This recipe for nets that are trained already: as many steps, an eighth as large, on more scenes; the finder's in
    the first round, the others' in the second, on what it then hands over.
    """
    return replace(
        recipe,
        chunks=recipe.chunks * 3 // 2,
        crop_chunks=recipe.crop_chunks * 4 // 3,
        finder_steps=(sum(recipe.finder_steps), 0),
        glance_steps=(0, sum(recipe.glance_steps)),
        crop_steps=(0, sum(recipe.crop_steps)),
        close_steps=(0, sum(recipe.close_steps)),
        rates=recipe.rates / 8,
    )


def run(recipe: Recipe, work: Path, out: Path, photos: Path | None = None, begin: Path | None = None) -> None:
    """Makes the weights into `out`, keeping everything that can be gone on from in `work`.

    `begin`: a folder of weights to go on from. Raises SystemExit with one line where it does not hold these nets, or
    `work` holds the beginnings of another recipe.
    """
    if begin is not None:
        recipe = going_on(recipe)
        for name, _ in NETS:
            if not (begin / f"{name}.onnx").is_file():
                raise SystemExit(f"{begin} holds no {name}.onnx to go on from.")
    work.mkdir(parents=True, exist_ok=True)
    claim(recipe, work, begin)
    out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    paths = draw(recipe, work / "scenes")
    if begin is not None:
        begin_from(begin, work, paths[:1])
    extra: list[Path] = []
    for number in range(len(recipe.finder_steps)):
        if photos is not None and not extra and (begin is not None or number == 1):
            extra = make_photo_chunks(work / "photos", photos, recipe.photo_chunks, begin or out)
        # each real picture counts twice
        shown, cut = paths + extra * 2, paths[-recipe.crop_chunks :] + extra * 2
        close, small = reversed(CROP_NETS)
        # the longest first: the closest net takes as long as the others together
        _side_by_side(
            recipe.processes,
            [
                (_train_crop_nets, (recipe, number, close, cut, work, out)),
                (_train_finder, (recipe, number, shown, work)),
                (_train_crop_nets, (recipe, number, small, cut, work, out)),
            ],
        )
        _export(work, out, number)
    fit_beliefs(recipe, out, photos)


def claim(recipe: Recipe, work: Path, begin: Path | None = None) -> None:
    """Marks the folder as this recipe's, made by these sources: else a net half trained for longer would be taken for
    a finished one, and the weights would carry the hash of sources that they were not made by.
    """
    made_by, mark = f"{export.recipe_hash()} {recipe}", work / "recipe.txt"
    if begin is not None:
        digest = hashlib.sha256(b"".join((begin / f"{name}.onnx").read_bytes() for name, _ in NETS))
        made_by += f" from {digest.hexdigest()[:16]}"
    if mark.exists() and mark.read_text(encoding="utf-8") != made_by:
        raise SystemExit(
            f"{work} holds what another recipe, or another state of the sources, has begun: empty it, or take another "
            "folder (--work)."
        )
    mark.write_text(made_by, encoding="utf-8")


def begin_from(weights: Path, work: Path, paths: list[Path]) -> None:
    """Writes the nets in the folder `weights` as checkpoints that the first round begins with."""
    if all(_checkpoint(work, name, -1).exists() for name, _ in NETS):
        return
    rng = np.random.default_rng([3, 17])
    views = sample_views(*load_views(paths), PICTURES_TO_READ_BACK["finder"], rng)[0]
    shown = {"finder": views}
    for (side, margin), nets in CROP_NETS.items():
        cut = crops.make_crops(paths, 0, None, side, margin)
        pictures = sample_crops(cut, Draw(cut.labels), PICTURES_TO_READ_BACK["crop"], rng)[0]
        shown |= {name: pictures for name, _ in nets}
    for name, net in NETS:
        try:
            trained = read_back(net(), weights / f"{name}.onnx", shown[name])
        except ValueError as error:
            raise SystemExit(f"{weights} holds nothing to go on from: {error}.") from error
        save(_checkpoint(work, name, -1), trained, [], [], 0)


def _checkpoint(work: Path, name: str, number: int) -> Path:
    """Where the net of this name lies after this round; after round -1 lies what is gone on from."""
    return work / f"{name}{number}.pt"


def _side_by_side(processes: int, tasks: list[tuple[Callable[..., None], tuple[Any, ...]]]) -> None:
    """Does these tasks, as many at once as there are processes; an error in any, also its being killed, is raised."""
    with ProcessPoolExecutor(processes, get_context("spawn"), _one_thread) as pool:
        for done in [pool.submit(task, *given) for task, given in tasks]:
            done.result()


def _one_thread() -> None:
    torch.set_num_threads(1)
    cv2.setNumThreads(1)


def _train_finder(recipe: Recipe, number: int, paths: list[Path], work: Path) -> None:
    checkpoint = _checkpoint(work, "finder", number)
    if to_be_trained(recipe, work, "finder", number):
        train_finder(paths, checkpoint, _plan(recipe, work, "finder", number, FINDER_RATE))


def _train_crop_nets(
    recipe: Recipe, number: int, kind: tuple[int, float], paths: list[Path], work: Path, out: Path
) -> None:
    """The nets of one kind of crops, one after another on the same crops."""
    side, margin = kind
    propose = proposer(out, raw=side == CROP) if number else None
    cut: crops.Crops | None = None
    for name, net in CROP_NETS[kind]:
        if to_be_trained(recipe, work, name, number):
            checkpoint = _checkpoint(work, name, number)
            cut = cut or crops.make_crops(paths, number, propose, side, margin)
            train_crop_net(net(), cut, checkpoint, _plan(recipe, work, name, number, CROP_RATE))


def to_be_trained(recipe: Recipe, work: Path, name: str, number: int) -> bool:
    """Whether steps are left in this round. A net that has none in it goes through it as it is."""
    checkpoint, steps = _checkpoint(work, name, number), recipe.steps(name, number)
    if not steps:
        part = checkpoint.with_suffix(".part")
        shutil.copyfile(_checkpoint(work, name, number - 1), part)
        part.rename(checkpoint)
    return not finished(checkpoint, steps)


def _plan(recipe: Recipe, work: Path, name: str, number: int, inner_rate: float) -> Plan:
    """Each net goes on from where the round before left it."""
    start = _checkpoint(work, name, number - 1)
    return Plan(
        recipe.steps(name, number),
        inner_rate * recipe.rates,
        REST_RATE * recipe.rates,
        start=start if start.exists() else None,
        seed=number,
    )


def _export(work: Path, out: Path, number: int) -> None:
    for name, net in NETS:
        export.write(export.load_checkpoint(net(), _checkpoint(work, name, number)), out / f"{name}.onnx")


def draw(recipe: Recipe, folder: Path) -> list[Path]:
    """All scene chunks, drawn by several processes."""
    folder.mkdir(parents=True, exist_ok=True)
    seeds = range(recipe.first_seed, recipe.first_seed + recipe.chunks)
    share = [seeds[k :: recipe.processes] for k in range(recipe.processes)]
    _side_by_side(recipe.processes, [(_draw_some, (folder, part, recipe.scenes_a_chunk)) for part in share])
    return sorted(folder.glob("chunk-?????.npz"))


def _draw_some(folder: Path, seeds: range, count: int) -> None:
    for seed in seeds:
        dataset.ensure_chunks(folder, seed, 1, count)


def finished(checkpoint: Path, steps: int) -> bool:
    return checkpoint.exists() and int(torch.load(checkpoint, weights_only=True)["step"]) >= steps


def proposer(folder: Path, raw: bool) -> crops.Propose:
    """What the present nets would hand to the crop nets: candidates of both scales, moved onto the faces seen.

    `raw`: and as the finder gave them, for nets that look at those.
    """
    find, look = Finder(folder / "finder.onnx"), FaceReader(folder / "crop.onnx")

    def propose(pyramid: Pyramid) -> Array:
        found = np.concatenate([find.candidates(pyramid, 1, 0.08)[:9], find.candidates(pyramid, 2, 0.1)[:7]])
        if not len(found):
            return found
        found = upright(found)
        moved = refine(found, look.look(pyramid, found))
        return np.concatenate([found, moved]) if raw else moved

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
