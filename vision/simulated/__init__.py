"""A tray, dice and hands that are not there: the same interface as a camera, with faults on command."""
