// What Python sees of the kernel; src/blockcade/_kernel.pyi says the same in Python's words.
#include <nanobind/nanobind.h>

#include "cpu.hpp"

NB_MODULE(KERNEL_MODULE, m) { m.def("has_avx2", &blockcade::has_avx2, "Whether this machine may load the faster build."); }
