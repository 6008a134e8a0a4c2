"""The kernel in the fastest build that this machine's processor can run; _kernel.pyi says what is in it."""

from blockcade import _kernel

if _kernel.has_avx2():
    from blockcade._kernel_avx2 import *  # noqa: F403 - both have the same names
    from blockcade._kernel_avx2 import Position
else:
    from blockcade._kernel import *  # noqa: F403
    from blockcade._kernel import Position

# A pickle names this module and not the build behind it, so another processor can read it too.
Position.__module__ = __name__
