"""Carries messages between nodes that have the same table in memory.

A lost message only delays a node: it finds the events in the store.
"""

from blockcade.server.bus.local import LocalBus
from blockcade.server.bus.protocol import Bus, BusMessage, EventsStored, HandMoved, PagesOpen, PosesChanged

__all__ = ["Bus", "BusMessage", "EventsStored", "HandMoved", "LocalBus", "PagesOpen", "PosesChanged"]
