"""Runs the table service in a world made from a seed: time, disks, sockets, people and faults."""
