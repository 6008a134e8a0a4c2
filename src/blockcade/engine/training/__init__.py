"""How the engine learns: games against itself, a prior and a value network fitted to them, opening books."""
