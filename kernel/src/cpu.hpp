// Checks the processor before the faster build is loaded.
#pragma once

namespace blockcade {

// Whether the processor and the system know every instruction that the AVX2 build is compiled for.
bool has_avx2();

}  // namespace blockcade
