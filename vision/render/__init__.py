"""Draws dice, trays and tables with their exact truth: numpy and OpenCV only, ships with the product.

`render_scene(spec, rng)` is the whole door; the simulated tray and the training both stand on it.
"""

from vision.render.camera import Camera
from vision.render.die import DieLook, DiePose, DieSpec, flat_pose, tilted_pose
from vision.render.scene import DieTruth, Rendered, SceneSpec, draw_ground, render_scene

__all__ = [
    "Camera",
    "DieLook",
    "DiePose",
    "DieSpec",
    "DieTruth",
    "Rendered",
    "SceneSpec",
    "draw_ground",
    "flat_pose",
    "render_scene",
    "tilted_pose",
]
