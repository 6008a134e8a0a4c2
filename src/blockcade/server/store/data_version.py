"""The version of the stored data: a number that rises when an older Blockcade could not work with the data.

A new table or a new type of event raises it, and so does a new field without which an old reader would be
wrong. The database also names the Blockcade that wrote its version, for the sentence of one that is too old.
"""

from importlib.metadata import version

from blockcade.server.store.protocol import StoreError

DATA_VERSION = 2  # 1: Blockcade 0.1.0; 2: Blockcade 1.0.0
WRITTEN_BY = "blockcade"  # the name of the setting that holds the version of the program


class OldData(StoreError):
    """The data must be upgraded first, and this command does not do it."""

    def __init__(self, place: object, found: int) -> None:
        super().__init__(
            f"{place} holds data of version {found} and this is Blockcade {version('blockcade')} with data of"
            f" version {DATA_VERSION}: start `blockcade serve` there once, it makes a backup and upgrades"
        )


class NewerData(StoreError):
    """A newer Blockcade wrote the data; nothing was changed."""

    def __init__(self, place: object, found: int, written_by: str = "") -> None:
        writer = f"Blockcade {written_by}" if written_by else "a newer Blockcade"
        super().__init__(
            f"{place} holds data of version {found}, written by {writer}, and this is Blockcade"
            f" {version('blockcade')}, which knows versions up to {DATA_VERSION}: install"
            f" {writer if written_by else 'that one'} or a later one, or restore a backup from before"
        )
