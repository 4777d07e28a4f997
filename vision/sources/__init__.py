"""Where frames come from: cameras, video files, folders of frames, the simulated tray. One interface, see `base`."""
