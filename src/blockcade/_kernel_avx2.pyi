"""The kernel once more, compiled for processors with AVX2: the same names and the same answers, sooner."""

from blockcade._kernel import *  # noqa: F403
