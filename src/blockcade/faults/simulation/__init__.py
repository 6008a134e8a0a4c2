"""The table service in a world made from one seed: time, disks, sockets, people and mishaps are simulated."""
