"""Opens an address in this machine's browser, if there is a screen to show it on."""

import os
import sys
import threading
import webbrowser

NO_BROWSER = "BLOCKCADE_NO_BROWSER"  # set to anything: never open one


def open_browser(url: str) -> bool:
    """Return whether a browser is being opened; a server may run where nobody could see one."""
    if not _can_show():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # A browser may return only when it is closed.
    threading.Thread(target=browser.open, args=(url,), daemon=True).start()
    return True


def _can_show() -> bool:
    if os.environ.get(NO_BROWSER):
        return False
    # Without a screen, Python would choose a text browser and hand it this terminal.
    has_screen = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return sys.platform in {"win32", "darwin"} or has_screen or bool(os.environ.get("BROWSER"))
