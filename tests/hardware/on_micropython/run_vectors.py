"""Runs on MicroPython: the firmware's wire against the vectors named on the command line. Prints what differs, then
`vectors N failures M`."""

import json
import sys

import wire


def minus(a, b):
    return a - b


def run(vector):
    box = wire.Wire(7, minus)
    differs = []
    for number, step in enumerate(vector["steps"]):
        now = step["at"]
        box.out, box.sounds, taken = [], [], None
        if "in" in step:
            box.feed(bytes([ord(sign) for sign in step["in"]]), now)
        if "press" in step:
            taken = box.press(step["press"], now)
        box.tick(now)
        seen = {
            "out": [json.loads(line) for line in box.out],
            "sounds": box.sounds,
            "link": box.link,
            "lamps": box.lamps,
            "taken": taken,
        }
        for name in seen:
            if name in step and step[name] != seen[name]:
                differs.append((number, name, step[name], seen[name]))
    return differs


def main(path):
    with open(path) as file:
        vectors = json.load(file)["box"]
    failures = 0
    for vector in vectors:
        for difference in run(vector):
            failures += 1
            print(vector["name"], difference)
    print("vectors", len(vectors), "failures", failures)


main(sys.argv[1])
