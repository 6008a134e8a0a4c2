"""Breaks servers on purpose to test their promises: by seeded simulations, and by real crashes."""
