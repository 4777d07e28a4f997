"""Keypads and lamps: bytes to messages and back, the serial link, number pads, the simulated box. Knows no game."""
