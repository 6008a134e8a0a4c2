"""How nodes that have the same table in memory tell each other of it. What is lost here is only late."""

from blockcade.server.bus.local import LocalBus
from blockcade.server.bus.protocol import Bus, BusMessage, Held, Here, Kept, Shown

__all__ = ["Bus", "BusMessage", "Held", "Here", "Kept", "LocalBus", "Shown"]
