"""The rules of the game, pure and immutable: no clock, no chance, no files, no threads, no devices."""
