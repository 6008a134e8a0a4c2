"""How a host sees what the server does: figures, health and logs."""
