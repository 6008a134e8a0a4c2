"""Backs up a server's data folder while the server runs, and restores a backup."""

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
from blockcade.server.folder import DRAFT, MANIFEST_NAME, REPLACED, FolderLock
from blockcade.server.private import FOLDER_MODE, make_private, write_private

FORMAT = 1
BUSY_SECONDS = 30.0  # how long a backup waits for another program that locks the database


class BackupError(Exception):
    """The backup or the restore failed. The message says why."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The description that a backup carries in `backup.json`."""

    format: int
    blockcade: str  # the version of Blockcade that made the backup
    made_ms: int
    tables: int
    events: int
    complaint: str = ""  # the damage that SQLite found in the copy; empty: none
    files: dict[str, str]  # file name to SHA-256


@dataclass(frozen=True, slots=True)
class Restored:
    manifest: Manifest
    replaced: Path | None  # the folder that now holds the former files


def back_up(data: Path, target: Path) -> Manifest:
    """Copies a consistent snapshot of the database and the keys into the new folder `target`.

    The folder gets its final name after everything in it is on disk, so a folder with that name is complete.
    Raises BackupError.
    """
    if target.exists():
        raise BackupError(f"{target} is there already; a backup is never written over")
    if not (data / DATABASE_NAME).is_file():
        raise BackupError(f"there is no {DATABASE_NAME} in {data}")
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    draft.mkdir(mode=FOLDER_MODE)  # private: the key signs every cookie and link
    try:
        manifest = _write_copy(data, draft)
        write_private(draft / MANIFEST_NAME, msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
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
    """Puts the files of a backup into the data folder. No server may run there.

    With `force`, the files that are already there move to a subfolder. Raises BackupError or FolderInUse.
    """
    manifest = read_manifest(backup)
    lock = FolderLock(data, to_restore=True)
    draft = data / f"{DRAFT}{secrets.token_hex(8)}"
    try:
        there = [data / f"{DATABASE_NAME}{end}" for end in ("", "-wal", "-shm")]
        there = [path for path in (*there, *(data / name for name in manifest.files)) if path.exists()]
        if there and not force:
            raise BackupError(
                f"{data} has tables already; with --force they are kept beside the restored ones"
            )
        draft.mkdir(mode=FOLDER_MODE)
        for name, digest in manifest.files.items():
            _copy_file(backup / name, draft / name)
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
        if (data / name).is_file():  # a key from the environment has no file
            _copy_file(data / name, draft / name)
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
    """Copies the database; returns the numbers of tables and events, and the damage found or ""."""
    make_private(target)
    began = time.monotonic()

    def stop_after_timeout(status: int, *_: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > began + BUSY_SECONDS:
            raise sqlite3.OperationalError("the database is locked by another program")

    database, copy = (
        sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True),
        sqlite3.connect(target),
    )
    try:
        # One step copies all pages: the copy is one snapshot, and writers do not wait for it.
        database.backup(copy, pages=-1, progress=stop_after_timeout)
        copy.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, without a -wal beside it
        (complaint,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (events,) = copy.execute("SELECT count(*) FROM events").fetchone()
    finally:
        database.close()
        copy.close()
    return tables, events, "" if complaint == "ok" else complaint


def read_manifest(backup: Path) -> Manifest:
    """The description of a backup. Raises BackupError."""
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
    replaced = data / f"{REPLACED}{time.strftime('%Y%m%dT%H%M%S', time.gmtime())}-{secrets.token_hex(2)}"
    replaced.mkdir(mode=FOLDER_MODE)
    for path in paths:
        path.rename(replaced / path.name)
    _sync(replaced)
    return replaced


def _copy_file(source: Path, target: Path) -> None:
    make_private(target)
    shutil.copyfile(source, target)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _sync(path: Path) -> None:
    """Flushes a file or a folder to disk. Windows cannot flush folders."""
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
