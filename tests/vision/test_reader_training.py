"""The recipe's parts that need no torch, and (where torch is there) the five-minute recipe itself."""

from __future__ import annotations

import importlib.util
import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from vision.faces import corners_of, cut, from_corners, upright
from vision.finding import WEIGHTS, Finder, Pyramid, decode_maps, side_of
from vision.render import Camera, DieLook, DieSpec, SceneSpec, flat_pose, render_scene
from vision.render.cover import Cover
from vision.render.die import LAYOUTS, UNUSUAL, Layout, pip_centres
from vision.training import dataset as d
from vision.training.crops import (
    L_CLASS,
    L_GEOMETRY,
    L_HIDDEN,
    L_STEEP,
    jitter,
    label_die,
    label_for,
    parallelogram,
    rows_of_scene,
)
from vision.training.drawing import UNUSUAL_SHARE, make_pool, random_covers, random_scene, with_unusual_pips
from vision.training.pace import WAYS, Way, fastest
from vision.training.targets import CELLS, shape_code, targets

TORCH = importlib.util.find_spec("torch") is not None
needs_torch = pytest.mark.skipif(not TORCH, reason="torch (extra `train`) is not installed")


def die_row(quad: np.ndarray, value: int = 4) -> np.ndarray:
    row = np.zeros(d.COLUMNS, np.float32)
    row[d.QUAD : d.QUAD + 8] = quad.ravel()
    row[d.VALUE], row[d.VISIBLE] = value, 1.0
    row[d.SIDE_PX] = np.linalg.norm(quad - np.roll(quad, 1, 0), axis=1).mean()
    return row


def turned_square(x: float, y: float, side: float, angle: float, squash: float = 1.0) -> np.ndarray:
    c, s = np.cos(angle), np.sin(angle)
    local = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2
    return (local @ np.array([[c, s], [-s, c]]) * [1.0, squash] + [x, y]).astype(np.float32)


@pytest.mark.parametrize("angle", [0.0, 0.3, 0.78, 1.2, 2.5])
@pytest.mark.parametrize("squash", [1.0, 0.75])
def test_a_face_survives_the_way_through_the_maps(angle: float, squash: float) -> None:
    quad = turned_square(300, 340, 80, angle, squash)
    maps, weight = targets(die_row(quad)[None], 0.25)
    assert weight.shape == (2, CELLS, CELLS)
    heat = maps.astype(np.float32).copy()
    heat[0] = np.where(heat[0] > 0.99, 4.0, -6.0)
    found = decode_maps(heat, 0.5)
    assert len(found) == 1
    back = from_corners(quad[None], np.ones(1, np.float32), np.ones(1, np.float32))[0]
    assert np.abs(4 * found[0, :2] - back[:2]).max() < 1.0
    assert 4 * side_of(found)[0] == pytest.approx(float(side_of(back[None])[0]), rel=0.02)
    # the parallelogram is the same whichever of its corners comes first
    corners = {(round(float(p[0]) / 3), round(float(p[1]) / 3)) for p in quad}
    u, v = found[0, 2:4], found[0, 4:6]
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = 4 * (found[0, :2] + a * u + b * v)
        assert min(np.hypot(x - 3 * cx, y - 3 * cy) for cx, cy in corners) < 5


def test_the_code_does_not_depend_on_the_first_corner() -> None:
    quad = turned_square(100, 100, 60, 0.5, 0.8)
    for turn in range(4):
        side, code = shape_code(np.roll(quad, turn, 0))
        assert side == pytest.approx(shape_code(quad)[0])
        assert np.allclose(code, shape_code(quad)[1], atol=1e-4)


def test_labels_lead_a_jittered_crop_back_to_the_true_corners() -> None:
    rng = np.random.default_rng(3)
    checked = 0
    for _ in range(40):
        quad = turned_square(300, 300, 70, float(rng.uniform(0, 6)), 0.85)
        row = jitter(parallelogram(quad), rng, 0.6)
        label = label_die(row, die_row(quad))
        if label is None or label[L_GEOMETRY] != 1:
            continue
        answer = np.zeros((1, 32), np.float32)
        answer[0, :8] = label[:8]
        corners = corners_of(row[None], answer)[0]
        gaps = np.linalg.norm(corners[:, None] - quad[None], axis=2).min(1)
        assert gaps.max() < 0.01 * 70
        checked += 1
    assert checked > 25


def test_far_places_are_no_faces_and_near_ones_are_not_asked() -> None:
    quad = turned_square(300, 300, 60, 0.2)
    far, near = parallelogram(quad), parallelogram(quad)
    far[0] += 90
    near[0] += 24
    dice = die_row(quad)[None]
    label = label_for(far, dice)
    assert label is not None
    assert label[L_CLASS] == 0
    assert label_for(near, dice) is None


@pytest.mark.parametrize(("visible", "value", "hidden"), [(1.0, 4, 0), (0.8, 4, 1), (0.5, -1, 1)])
def test_of_a_covered_face_less_is_asked(visible: float, value: int, hidden: int) -> None:
    quad = turned_square(300, 300, 60, 0.2)
    die = die_row(quad)
    die[d.VISIBLE] = visible
    label = label_die(parallelogram(quad), die)
    assert label is not None
    assert (label[L_CLASS], label[L_HIDDEN]) == (value, hidden)


def test_hardly_seen_faces_are_not_asked_for() -> None:
    quad = turned_square(300, 300, 60, 0.2)
    die = die_row(quad)
    die[d.VISIBLE] = 0.2
    assert label_die(parallelogram(quad), die) is None


@pytest.mark.parametrize("kind", ["bar", "scrap"])
def test_what_lies_across_a_die_hides_it(kind: str) -> None:
    look = DieLook()
    dice = tuple(DieSpec("red", look, flat_pose(look, 5, x, 0.0, 0.3)) for x in (-3.0, 3.0))
    cover = Cover("bar" if kind == "bar" else "scrap", 3.0, 0.0, 1.05, (0.9, 0.35), 0.4, (30.0, 160.0, 200.0), seed=3)
    scene = SceneSpec(Camera(width=640, height=640, side_px=50, tilt_deg=20), dice, covers=(cover,))
    rng = np.random.default_rng(1)
    free, covered = (die.visible for die in render_scene(scene, rng).truth)
    assert free == pytest.approx(1.0)
    assert 0.05 < covered < 0.9


def test_covers_lie_on_or_near_dice_and_come_out_of_their_seed() -> None:
    look = DieLook()
    dice = [DieSpec("red", look, flat_pose(look, 5, x, 0.0, 0.3)) for x in (-3.0, 3.0)]
    covers = [c for seed in range(30) for c in random_covers(np.random.default_rng(seed), dice)]
    assert {c.kind for c in covers} == {"bar", "scrap"}
    assert all(min(abs(c.x - 3), abs(c.x + 3)) <= 1.1 and abs(c.y) <= 1.1 and c.z > 1 for c in covers)
    assert random_covers(np.random.default_rng(4), dice) == random_covers(np.random.default_rng(4), dice)


@pytest.mark.parametrize(("tilt_deg", "steep"), [(0, 0), (30, 0), (50, 1), (64, 1)])
def test_crops_know_whether_they_are_seen_from_low_down(tilt_deg: float, steep: int) -> None:
    look = DieLook()
    dice = tuple(DieSpec("red", look, flat_pose(look, 5, x, 0.0, 0.3)) for x in (-2.0, 2.0))
    drawn = render_scene(SceneSpec(Camera(640, 640, 50, tilt_deg), dice), np.random.default_rng(1))
    truth = np.array([d.truth_row(0, die) for die in drawn.truth], np.float32)
    rows = rows_of_scene(Pyramid(drawn.image), truth, np.random.default_rng(2), None)
    assert len(rows) > 6
    assert {int(label[L_STEEP]) for _, label in rows} == {steep}
    assert all(row[5] >= abs(row[3]) - 1e-4 for row, _ in rows)


def test_a_candidate_turned_upright_is_the_same_place() -> None:
    rng = np.random.default_rng(5)
    for _ in range(30):
        row = jitter(parallelogram(turned_square(100, 100, 40, float(rng.uniform(0, 6.28)))), rng, 0.4)
        row[2:6] = np.roll(row[2:6].reshape(2, 2) * np.array([[1], [-1]]), 1, 0).ravel()
        turned = upright(row[None])[0]
        assert turned[5] == pytest.approx(max(abs(row[3]), abs(row[5])))
        cross = [float(r[2] * r[5] - r[3] * r[4]) for r in (row, turned)]
        assert cross[0] == pytest.approx(cross[1])
        places = [
            sorted(
                (round(float(x), 3), round(float(y), 3))
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                for x, y in [r[:2] + a * r[2:4] + b * r[4:6]]
            )
            for r in (row, turned)
        ]
        assert np.allclose(places[0], places[1], atol=0.01)


def test_a_crop_shows_the_face_in_its_middle() -> None:
    image = np.zeros((200, 200, 3), np.uint8)
    image[80:120, 80:120] = 255
    crop = cut(Pyramid(image), parallelogram(turned_square(100, 100, 40, 0.0)), 48, 2.0)
    assert crop[24, 24, 0] > 250
    assert crop[24, 8, 0] < 5
    assert abs(int((crop[24, :, 0] > 127).sum()) - 24) <= 1


def test_scenes_come_out_of_their_seed(tmp_path: Path) -> None:
    d.make_chunk(tmp_path / "a.npz", 5, 2)
    d.make_chunk(tmp_path / "b.npz", 5, 2)
    first, second = d.load_chunk(tmp_path / "a.npz"), d.load_chunk(tmp_path / "b.npz")
    assert first.jpegs == second.jpegs
    assert np.array_equal(first.truth, second.truth)
    rng = np.random.default_rng(1)
    assert random_scene(rng, make_pool(rng)) != random_scene(rng, make_pool(rng))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_wherever_its_pips_lie_a_face_has_its_number_of_them(layout: Layout) -> None:
    usual = (False, False, False)
    for value in range(1, 7):
        pips = pip_centres(value, usual, 0.25, layout)
        assert pips.shape == (value, 2)
        assert float(np.abs(pips).max()) < 0.3
        # none touches another: the radius is at most 0.45 of the spacing
        gaps = np.linalg.norm(pips[:, None] - pips[None], axis=2)[~np.eye(value, dtype=bool)]
        assert value == 1 or float(gaps.min()) > 0.9 * 0.25
        changed = not np.array_equal(pips, pip_centres(value, usual, 0.25))
        assert changed == (value in UNUSUAL[layout])


def test_some_scenes_have_unusual_pips_and_are_otherwise_the_same() -> None:
    rng = np.random.default_rng(8)
    pool = make_pool(rng, 3)
    scene = next(s for s in iter(lambda: random_scene(rng, pool), None) if len(s.dice) > 2)
    drawn = [with_unusual_pips(scene, np.random.default_rng(seed)) for seed in range(600)]
    layouts = [{die.look.layout for die in each.dice} for each in drawn]
    assert all(len(each) == 1 for each in layouts)
    assert {name for each in layouts for name in each} == set(LAYOUTS)
    assert sum(each != {"usual"} for each in layouts) == pytest.approx(600 * UNUSUAL_SHARE, rel=0.4)
    plain = [replace(each, dice=tuple(_usual(die) for die in each.dice)) for each in drawn]
    assert all(each == scene for each in plain)


def _usual(die: DieSpec) -> DieSpec:
    return replace(die, look=replace(die.look, layout="usual"))


def test_the_weights_are_small_and_carry_their_recipe() -> None:
    files = sorted(WEIGHTS.glob("*"))
    assert sum(f.stat().st_size for f in files) < 3_000_000
    for name in ("finder.onnx", "glance.onnx", "crop.onnx", "close.onnx"):
        assert b"recipe" in (WEIGHTS / name).read_bytes()[-200:]
    assert json.loads((WEIGHTS / "belief.json").read_text())["recipe"]


@pytest.mark.parametrize("quickest", WAYS)
def test_nets_are_reckoned_in_the_way_that_is_fastest_here(quickest: Way) -> None:
    """On a processor that only imitates bfloat16 a step took 2.5 s instead of 0.2, and the recipe a day."""
    now = 0.0

    def step(way: Way) -> None:
        nonlocal now
        tried.append(way)
        # whatever comes first is slow once: memory is fetched for it
        now += (1.0 if way == quickest else 2.0) + (5.0 if tried.count(way) == 1 else 0.0)

    tried: list[Way] = []
    assert fastest(step, lambda: now) == quickest
    # in turns: a moment in which the machine is busy falls on all of them
    assert tried[: len(WAYS)] == list(WAYS)


@needs_torch
def test_a_folder_that_another_recipe_has_begun_is_refused_in_one_line(tmp_path: Path) -> None:
    from vision.training.recipe import FULL, LONG, claim

    claim(LONG, tmp_path)
    claim(LONG, tmp_path)  # gone on with
    with pytest.raises(SystemExit, match="another recipe") as refused:
        claim(FULL, tmp_path)
    assert "\n" not in str(refused.value)


def random_pictures(count: int, side: int) -> np.ndarray:
    """Blotches of any colour (N, 3, S, S): enough for every channel of a net to stir."""
    coarse = np.random.default_rng(8).uniform(0, 255, (count, 3, 8, 8)).astype(np.float32)
    return np.kron(coarse, np.ones((side // 8, side // 8), np.float32))


@needs_torch
@pytest.mark.parametrize("name", ["finder", "glance", "crop", "close"])
def test_a_net_read_back_from_its_file_answers_as_the_file_does(name: str) -> None:
    import torch

    from vision.finding import Net
    from vision.training.readback import read_back
    from vision.training.recipe import NETS

    side = 160 if name == "finder" else 64 if name == "close" else 48
    pictures = random_pictures(40, side)
    net = read_back(dict(NETS)[name](), WEIGHTS / f"{name}.onnx", torch.from_numpy(pictures))
    file = Net(WEIGHTS / f"{name}.onnx")
    with torch.no_grad():
        for picture in random_pictures(44, side)[40:]:
            answer = net(torch.from_numpy(picture[None])).numpy()
            assert np.abs(answer - file.run(picture[None])).max() < 0.02
        # and so it does in training, where normalisation reckons with the batch instead of what it has stored
        evaluated = net(torch.from_numpy(pictures))
        net.train()
        for part in net.modules():
            if isinstance(part, torch.nn.Dropout):
                part.eval()
        assert float((net(torch.from_numpy(pictures)) - evaluated).abs().mean()) < 0.05


@needs_torch
@pytest.mark.parametrize("given", ["another-net", "other-names", "no-onnx"])
def test_what_cannot_be_gone_on_from_is_told_in_one_line(given: str, tmp_path: Path) -> None:
    from vision.training import recipe

    for name, _ in recipe.NETS:
        shutil.copy(WEIGHTS / f"{name}.onnx", tmp_path)
    if given == "another-net":
        shutil.copy(WEIGHTS / "crop.onnx", tmp_path / "close.onnx")
    elif given == "other-names":
        # as long, so that the file stays whole
        whole = (WEIGHTS / "close.onnx").read_bytes()
        (tmp_path / "close.onnx").write_bytes(whole.replace(b"hidden.weight", b"unseen.weight"))
    else:
        (tmp_path / "close.onnx").write_text("weights")
    (chunk,) = d.ensure_chunks(tmp_path / "scenes", 5, 1, 3)
    with pytest.raises(SystemExit, match=r"close\.onnx") as refused:
        recipe.begin_from(tmp_path, tmp_path, [chunk])
    assert "\n" not in str(refused.value)
    (tmp_path / "crop.onnx").unlink()
    with pytest.raises(SystemExit, match=r"crop\.onnx"):
        recipe.run(recipe.QUICK, tmp_path / "work", tmp_path / "out", begin=tmp_path)
    assert not (tmp_path / "work").exists()


@needs_torch
def test_trained_crop_nets_learn_on_what_the_finder_hands_over_that_was_trained_before(tmp_path: Path) -> None:
    """Training them beside each other made a better finder read 12 of 397 drawn trays fewer."""
    import torch

    from vision.training import recipe

    more = recipe.going_on(recipe.FULL)
    assert more.steps("finder", 0) == sum(recipe.FULL.finder_steps)
    assert more.steps("close", 1) == sum(recipe.FULL.close_steps)
    assert more.rates < recipe.FULL.rates
    for name, _ in recipe.NETS:
        torch.save({"net": {}, "step": 0, "name": name}, tmp_path / f"{name}-1.pt")
        trained_at_first = recipe.to_be_trained(more, tmp_path, name, 0)
        assert trained_at_first == (name == "finder")
        if not trained_at_first:
            assert torch.load(tmp_path / f"{name}0.pt")["name"] == name
            assert recipe.to_be_trained(more, tmp_path, name, 1)
    # what the first round ends with goes through the second as it is
    torch.save({"net": {}, "step": more.steps("finder", 0), "name": "better"}, tmp_path / "finder0.pt")
    assert not recipe.to_be_trained(more, tmp_path, "finder", 0)
    assert not recipe.to_be_trained(more, tmp_path, "finder", 1)
    assert torch.load(tmp_path / "finder1.pt")["name"] == "better"


@needs_torch
@pytest.mark.parametrize("shape", [(12, 75), (64, 64), (160, 96)])
def test_no_direction_of_a_step_outweighs_the_rest(shape: tuple[int, int]) -> None:
    import torch

    from vision.training.muon import orthogonal

    left, right = (np.linalg.qr(np.random.default_rng(n).normal(size=(n, min(shape))))[0] for n in shape)
    uneven = left * np.geomspace(1.0, 0.02, min(shape)) @ right.T
    lengths = np.linalg.svd(orthogonal(torch.from_numpy(uneven).float()).numpy(), compute_uv=False)
    assert 0.6 < lengths.min() < lengths.max() < 1.3


@needs_torch
@pytest.mark.parametrize("louder", [1e-3, 1.0, 1e3])
def test_a_step_is_as_long_as_the_rate_says(louder: float) -> None:
    import torch

    from vision.training.muon import USUAL, Muon

    weight = torch.nn.Parameter(torch.zeros(32, 8, 3, 3))
    weight.grad = louder * torch.randn(32, 8, 3, 3, generator=torch.Generator().manual_seed(1))
    Muon([weight], 0.01).step()
    assert float(weight.detach().square().mean().sqrt()) == pytest.approx(0.01 * USUAL, rel=0.25)
    assert float((weight.detach() * weight.grad).sum()) < 0


@needs_torch
def test_the_last_layer_and_what_does_not_multiply_are_left_to_adamw() -> None:
    from vision.training.muon import split
    from vision.training.nets import CropNet
    from vision.training.nets import Finder as FinderNet

    for net in (CropNet(), FinderNet()):
        names = {id(weight): name for name, weight in net.named_parameters()}
        inner, rest = ([names[id(weight)] for weight in part] for part in split(net))
        assert sorted(inner + rest) == sorted(names.values())
        assert {"out.weight", "out.bias"} <= set(rest)
        assert all(name.endswith(".weight") for name in inner)
        assert len(inner) >= 8


@needs_torch
def test_noise_is_new_in_every_batch_and_only_on_its_share() -> None:
    import torch

    from vision.training.light import light_up

    rng = np.random.default_rng(2)
    first, second = (light_up(torch.full((40, 3, 16, 16), 100.0), rng, 0.5) for _ in range(2))
    for batch in (first, second):
        spread = batch.std((2, 3)).amax(1)
        # the light alone leaves a plain picture plain
        assert int((spread < 1e-3).sum()) == 20
    assert not torch.equal(first, second)


@needs_torch
def test_training_goes_on_from_where_it_stopped(tmp_path: Path) -> None:
    import torch

    from vision.training import loop

    def sample(rng: np.random.Generator) -> tuple[torch.Tensor, ...]:
        x = torch.from_numpy(rng.normal(size=(32, 1, 4, 4)).astype(np.float32))
        return x, x.mean((1, 2, 3))[:, None]

    def loss_of(out: torch.Tensor, truth: torch.Tensor) -> tuple[torch.Tensor, dict[str, float]]:
        loss = (out - truth).square().mean()
        if stop_at and len(seen) == stop_at:
            raise KeyboardInterrupt
        seen.append(float(loss.detach()))
        return loss, {}

    def net() -> torch.nn.Module:
        layers = torch.nn.Conv2d(1, 8, 3, padding=1), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(128, 1)
        return torch.nn.Sequential(*layers)

    plan, checkpoint = loop.Plan(2 * loop.SAVE_EVERY, 0.02), tmp_path / "net.pt"
    trials = len(WAYS) * 3
    seen: list[float] = []
    stop_at = trials + loop.SAVE_EVERY + 40
    with pytest.raises(KeyboardInterrupt):
        loop.train(net(), checkpoint, plan, sample, loss_of)
    stop_at, first = 0, seen[trials]
    seen.clear()
    loop.train(net(), checkpoint, plan, sample, loss_of)
    assert len(seen) == trials + loop.SAVE_EVERY
    assert max(seen[trials:]) < 0.2 * first


@pytest.mark.soak
@needs_torch
def test_the_quick_recipe_makes_nets_that_find_dice(tmp_path: Path) -> None:
    from vision.training.recipe import QUICK, run

    run(QUICK, tmp_path / "work", tmp_path / "out")
    chunk = d.load_chunk(sorted((tmp_path / "work" / "scenes").glob("*.npz"))[0])
    finder = Finder(tmp_path / "out" / "finder.onnx")
    seen = found = 0
    for index in range(30):
        candidates = finder.candidates(Pyramid(chunk.picture(index)), 1, 0.2)
        for die in chunk.dice(index):
            if die[d.VISIBLE] > 0.9 and not die[d.CANDY] and die[d.SIDE_PX] > 30:
                centre = die[d.QUAD : d.QUAD + 8].reshape(4, 2).mean(0)
                seen += 1
                found += any(np.hypot(*(c[:2] - centre)) < 0.4 * die[d.SIDE_PX] for c in candidates)
    assert found > 0.5 * seen
