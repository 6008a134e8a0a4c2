"""Makes files that only the server's own user may read: they hold seeds, hidden cards and keys."""

import logging
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import IO

from blockcade.server.logs import note

log = logging.getLogger(__name__)

FILE_MODE, FOLDER_MODE = 0o600, 0o700
_OTHERS = 0o077
_OTHERS_WRITE = 0o022


def open_private(path: Path, mode: str) -> IO[bytes]:
    """Like `open` for bytes. A new file is private from the start, whatever the umask."""
    return open(path, mode, opener=lambda name, flags: os.open(name, flags, FILE_MODE))


def make_private(path: Path) -> None:
    """Creates an empty private file if there is none, for libraries that would create a readable one."""
    if not path.exists():  # never opens an existing file: closing it would release SQLite's locks on it
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE_MODE))


def write_private(path: Path, content: bytes) -> None:
    """Like `Path.write_bytes`, but a new file is private."""
    with open_private(path, "wb") as file:
        file.write(content)


def unreadable(error: OSError) -> str:
    """The message for a user of this machine who may not read the server's files."""
    hint = "; only the server's own user may" if isinstance(error, PermissionError) else ""
    return f"{error.filename}: {error.strerror}{hint}" if error.filename else str(error)


def close_to_others(folder: Path, is_ours: Callable[[str], bool]) -> None:
    """Removes all rights of other users on our files, and on the folder if it holds only our files.

    A folder that also holds other files, such as a home folder, keeps its mode; our files in it are private
    anyway. Symbolic links are not followed, since others may need their targets. The log names every file
    that stays readable for others.
    """
    if os.name == "nt":
        return  # Windows uses access lists, which the host manages
    with os.scandir(folder) as entries:
        found = list(entries)
    closed = [entry.name for entry in found if is_ours(entry.name) and _close(Path(entry.path))]
    mode = stat.S_IMODE(folder.stat().st_mode)
    if all(is_ours(entry.name) or entry.name == "lost+found" for entry in found):
        if _close(folder, follow=True):
            closed.append(".")
    elif mode & _OTHERS:
        is_risky = mode & _OTHERS_WRITE and not mode & stat.S_ISVTX
        note(log, logging.WARNING if is_risky else logging.INFO, "data-folder-shared",
             folder=folder, mode=f"{mode:04o}")  # fmt: skip
    if closed:
        note(log, logging.INFO, "data-closed-to-others", folder=folder, files=",".join(sorted(closed)))


def _close(path: Path, *, follow: bool = False) -> bool:
    """Makes one file private; returns whether its mode changed."""
    try:
        is_link = path.is_symlink() and not follow
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & _OTHERS:
            return False
        if not is_link:
            path.chmod(mode & ~_OTHERS)
            return True
        why = "a link is not followed"
    except FileNotFoundError:
        return False  # SQLite removes some files when it closes
    except OSError as error:
        mode, why = stat.S_IMODE(path.lstat().st_mode), str(error)
    note(log, logging.WARNING, "data-open-to-others", path=path, mode=f"{mode:04o}", error=why)
    return False
