"""The Blokus engine: a C++ kernel that searches, and what Python makes of it for tables, tools and people."""
