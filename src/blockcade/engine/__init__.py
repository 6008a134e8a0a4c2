"""The Blokus engine: Python around a C++ kernel that searches, for tables, tools and people."""
