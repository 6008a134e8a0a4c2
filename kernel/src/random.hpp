// Small, fast random numbers: xoroshiro128+, seeded by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace blokus {

// Mixes every bit of the number into every bit of the answer: the end of splitmix64.
inline uint64_t scrambled(uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

class Random {
public:
    explicit Random(uint64_t seed = 0) { s0_ = mixed(seed), s1_ = mixed(seed); }

    uint64_t next() {
        const uint64_t result = s0_ + s1_, t = s1_ ^ s0_;
        s0_ = std::rotl(s0_, 24) ^ t ^ t << 16;
        s1_ = std::rotl(t, 37);
        return result;
    }
    std::array<uint64_t, 2> state() const { return {s0_, s1_}; }
    void set_state(const std::array<uint64_t, 2>& state) { s0_ = state[0], s1_ = state[1]; }
    float unit() { return static_cast<float>(next() >> 40) * 0x1p-24f; }  // [0, 1)
    uint32_t below(uint32_t n) { return static_cast<uint32_t>((next() >> 32) * n >> 32); }

private:
    static uint64_t mixed(uint64_t& state) { return scrambled(state += 0x9e3779b97f4a7c15); }
    uint64_t s0_, s1_;
};

}  // namespace blokus
