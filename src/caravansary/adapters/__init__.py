"""Doors for researchers (extra `rl`): PettingZoo and Gymnasium environments, vectors of numbers, games by the batch."""
