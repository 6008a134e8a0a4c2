#include "cpu.hpp"

#include <array>
#include <cstdint>

#if defined(_M_X64)
#include <immintrin.h>
#include <intrin.h>
#elif defined(__x86_64__)
#include <cpuid.h>
#endif

namespace blockcade {

#if defined(_M_X64) || defined(__x86_64__)

namespace {

struct Registers {
  std::uint32_t a = 0, b = 0, c = 0, d = 0;
};

// All zero for a leaf that the processor does not have. The compilers' own functions are not used: those of gcc
// and clang need a run-time library that not every toolchain has.
Registers cpuid(std::uint32_t leaf) {
  Registers found;
#if defined(_M_X64)
  std::array<int, 4> values{};
  __cpuid(values.data(), static_cast<int>(leaf & 0x80000000U));
  if (static_cast<std::uint32_t>(values[0]) < leaf) return found;
  __cpuidex(values.data(), static_cast<int>(leaf), 0);
  found = {static_cast<std::uint32_t>(values[0]), static_cast<std::uint32_t>(values[1]),
           static_cast<std::uint32_t>(values[2]), static_cast<std::uint32_t>(values[3])};
#else
  __get_cpuid_count(leaf, 0, &found.a, &found.b, &found.c, &found.d);
#endif
  return found;
}

// Which registers the system saves when it switches threads.
std::uint64_t saved_state() {
#if defined(_M_X64)
  return _xgetbv(0);
#else
  std::uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (std::uint64_t{high} << 32) | low;
#endif
}

constexpr bool has_all(std::uint64_t value, std::uint64_t bits) { return (value & bits) == bits; }

}  // namespace

bool has_avx2() {
  constexpr std::uint32_t fma = 1U << 12, popcnt = 1U << 23, osxsave = 1U << 27, avx = 1U << 28;
  constexpr std::uint32_t bmi = 1U << 3, avx2 = 1U << 5, bmi2 = 1U << 8;
  constexpr std::uint32_t lzcnt = 1U << 5;
  constexpr std::uint64_t sse_and_avx_registers = 0b110;
  return has_all(cpuid(1).c, fma | popcnt | osxsave | avx) && has_all(saved_state(), sse_and_avx_registers) &&
         has_all(cpuid(7).b, bmi | avx2 | bmi2) && has_all(cpuid(0x80000001U).c, lzcnt);
}

#else

bool has_avx2() { return false; }

#endif

}  // namespace blockcade
