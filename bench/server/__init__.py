"""Measures our server and those of boardgame.io and Colyseus under the same load."""
