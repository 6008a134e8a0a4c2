"""Trains the engine: self-play, a prior and a value network fitted to its games, and opening books."""
