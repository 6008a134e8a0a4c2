"""How the engine learns: games against itself, a prior fitted to them, and an opening book."""
