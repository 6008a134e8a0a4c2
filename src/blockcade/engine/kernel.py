"""The kernel in the fastest build that this machine's processor can run; _kernel.pyi says what is in it."""

from blockcade import _kernel

if _kernel.has_avx2():
    from blockcade._kernel_avx2 import *  # noqa: F403 - both have the same names
else:
    from blockcade._kernel import *  # noqa: F403
