"""Upgrades the data folder of an older Blockcade: first a backup beside the data, then one transaction."""

import logging
import secrets
import shutil
import sqlite3
import time
from importlib.metadata import version
from pathlib import Path

from blockcade.server.backup import BackupError, back_up, read_manifest
from blockcade.server.config import DATABASE_NAME
from blockcade.server.folder import BEFORE, MANIFEST_NAME
from blockcade.server.logs import note
from blockcade.server.store.data_version import DATA_VERSION
from blockcade.server.store.protocol import StoreError
from blockcade.server.store.sqlite_schema import stored_version, upgrade

log = logging.getLogger(__name__)


def upgrade_folder(data: Path, busy_timeout_ms: int) -> None:
    """Upgrades old data and does nothing to other data. The caller holds the folder's lock.

    Killed at any moment it leaves the old data or the new, whole, and the next start goes on. Raises
    StoreError, also for data that is too new; then nothing was changed.
    """
    path = data / DATABASE_NAME
    try:
        found = stored_version(path)
        if not found or found == DATA_VERSION:
            return
        note(log, logging.INFO, "data-upgrading", found=found, wanted=DATA_VERSION)
        backup = _back_up_before(data)
        upgrade(path, busy_timeout_ms)
    except BackupError as error:
        raise StoreError(f"the backup before the upgrade failed, so nothing was changed: {error}") from error
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path} could not be upgraded and is as it was: {error}") from error
    note(log, logging.INFO, "data-upgraded", found=found, wanted=DATA_VERSION, backup=backup)


def _back_up_before(data: Path) -> Path:
    for draft in data.glob(f".{BEFORE}*"):  # of an upgrade that was killed
        shutil.rmtree(draft)
    earlier = [path for path in data.glob(f"{BEFORE}*") if (path / MANIFEST_NAME).is_file()]
    now = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    target = data / f"{BEFORE}{version('blockcade')}-{now}-{secrets.token_hex(2)}"
    made = back_up(data, target)
    for path in earlier:
        # An upgrade was killed after its backup. One is enough, however often the server is started again.
        if read_manifest(path).files == made.files:
            shutil.rmtree(target.rename(data / f".{target.name}"))
            return path
    return target
