"""Whether the installed uvicorn and websockets are versions whose insides our connections know."""

import os
from importlib.metadata import version

PLAIN_VARIABLE = "BLOCKCADE_PLAIN_ASGI"  # set to anything: use nothing but their public sides
# From the first, and below the second. Tests with real frames have passed with these.
KNOWN = {"uvicorn": ((0, 54), (0, 55)), "websockets": ((17,), (18,))}


def are_known() -> bool:
    """False: connections go through plain ASGI, without limits on connections and slow requests."""
    return not os.environ.get(PLAIN_VARIABLE) and all(
        first <= _numbers(version(name)) < beyond for name, (first, beyond) in KNOWN.items()
    )


def wanted() -> list[str]:
    """The known versions, as pip takes them."""
    return [
        f"'{name}>={'.'.join(map(str, first))},<{'.'.join(map(str, beyond))}'"
        for name, (first, beyond) in KNOWN.items()
    ]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")[:2] if part.isdecimal())
