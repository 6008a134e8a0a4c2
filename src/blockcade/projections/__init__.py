"""Projections: answers that are folds of many logs, kept for speed and rebuilt from the logs at will."""
