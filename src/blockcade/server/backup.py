"""A copy of a server's data folder, taken while it runs, and the way back."""

import hashlib
import os
import secrets
import shutil
import sqlite3
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import msgspec

from blockcade.server.config import DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME
from blockcade.server.folder import FolderLock

MANIFEST_NAME = "backup.json"
FORMAT = 1
BUSY_SECONDS = 30.0  # how long another program may keep the database from being read


class BackupError(Exception):
    """No copy was made, or none was brought back. The message says why."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says about itself."""

    format: int
    blockcade: str  # the version that made it
    made_ms: int
    tables: int
    events: int
    complaint: str = ""  # what the database says that is wrong with it; a copy of it is still a copy
    files: dict[str, str]  # name and SHA-256 of each


@dataclass(frozen=True, slots=True)
class Restored:
    manifest: Manifest
    replaced: Path | None  # where the files are that were there before


def back_up(data: Path, target: Path) -> Manifest:
    """Copies the database, as it is at one instant, and the key into the new folder `target`, or BackupError.

    The folder gets its name when all of it is on disk: what has the name is whole.
    """
    if target.exists():
        raise BackupError(f"{target} is there already; a backup is never written over")
    if not (data / DATABASE_NAME).is_file():
        raise BackupError(f"there is no {DATABASE_NAME} in {data}")
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    draft.mkdir(mode=0o700)  # the key in it makes every cookie and link
    try:
        manifest = _write_copy(data, draft)
        (draft / MANIFEST_NAME).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        for path in (*draft.iterdir(), draft):
            _sync(path)
        draft.rename(target)
        _sync(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{data} could not be copied: {error}") from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return manifest


def restore(backup: Path, data: Path, *, force: bool = False) -> Restored:
    """Puts the files of a backup into the data folder, where no server may run, or BackupError, FolderInUse.

    With `force`, files that are there already are kept beside, in a folder of their own.
    """
    manifest = _read_manifest(backup)
    lock = FolderLock(data, to_restore=True)
    draft = data / f".restore.{secrets.token_hex(8)}"
    try:
        there = [data / f"{DATABASE_NAME}{end}" for end in ("", "-wal", "-shm")]
        there = [path for path in (*there, *(data / name for name in manifest.files)) if path.exists()]
        if there and not force:
            raise BackupError(
                f"{data} has tables already; with --force they are kept beside the restored ones"
            )
        draft.mkdir(mode=0o700)
        for name, digest in manifest.files.items():
            shutil.copyfile(backup / name, draft / name)
            (draft / name).chmod(0o600)
            _sync(draft / name)
            if _digest(draft / name) != digest:
                raise BackupError(f"{backup / name} is not as it was when the backup was made")
        with lock.restoring():
            replaced = _put_aside(dict.fromkeys(there), data)
            for name in manifest.files:
                (draft / name).rename(data / name)
            _sync(data)
    except OSError as error:
        raise BackupError(f"{backup} could not be brought back: {error}") from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
        lock.close()
    return Restored(manifest, replaced)


def _write_copy(data: Path, draft: Path) -> Manifest:
    made_ms = time.time_ns() // 1_000_000
    tables, events, complaint = _copy_database(data / DATABASE_NAME, draft / DATABASE_NAME)
    for name in (KEY_NAME, OPERATOR_KEY_NAME):
        if (data / name).is_file():  # or the host keeps it elsewhere, in the environment
            shutil.copyfile(data / name, draft / name)
    for path in draft.iterdir():
        path.chmod(0o600)
    return Manifest(
        format=FORMAT,
        blockcade=version("blockcade"),
        made_ms=made_ms,
        tables=tables,
        events=events,
        complaint=complaint,
        files={path.name: _digest(path) for path in sorted(draft.iterdir())},
    )


def _copy_database(source: Path, target: Path) -> tuple[int, int, str]:
    """How many tables and events were copied, and what is wrong with the copy, if anything."""
    began = time.monotonic()

    def not_for_ever(status: int, *_: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > began + BUSY_SECONDS:
            raise sqlite3.OperationalError("the database is locked by another program")

    database, copy = (
        sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True),
        sqlite3.connect(target),
    )
    try:
        # All pages in one step: one reader's view of the database, and writers need not wait for it.
        database.backup(copy, pages=-1, progress=not_for_ever)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, whatever opens it first
        (complaint,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (events,) = copy.execute("SELECT count(*) FROM events").fetchone()
    finally:
        database.close()
        copy.close()
    return tables, events, "" if complaint == "ok" else complaint


def _read_manifest(backup: Path) -> Manifest:
    try:
        manifest = msgspec.json.decode((backup / MANIFEST_NAME).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BackupError(f"{backup} is not a backup: {error}") from error
    if manifest.format > FORMAT:
        raise BackupError(f"{backup} was made by a newer Blockcade, {manifest.blockcade}")
    if not set(manifest.files) <= {DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME}:
        raise BackupError(f"{backup} is not a backup: it names files that are none of ours")
    return manifest


def _put_aside(paths: dict[Path, None], data: Path) -> Path | None:
    if not paths:
        return None
    replaced = data / f"replaced-{time.strftime('%Y%m%dT%H%M%S', time.gmtime())}-{secrets.token_hex(2)}"
    replaced.mkdir(mode=0o700)
    for path in paths:
        path.rename(replaced / path.name)
    _sync(replaced)
    return replaced


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _sync(path: Path) -> None:
    """What is written is on disk when this returns; folders count as far as the system lets them."""
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
