"""Lets a host observe the server: metrics, health checks and logs."""
