// The cells that a colour may still cover if it were alone: colours that cannot meet are solved apart.
#pragma once

#include "board.hpp"

namespace blokus {

struct Reach {
    Rows cells;       // every later piece lies within these
    uint32_t pieces;  // that have a place somewhere
    int most;         // points that may still come; an upper bound
    uint64_t key;     // equal keys: the colour has the same future
};

Reach reach_of(const Board& board, int colour);

inline bool meet(const Rows& a, const Rows& b) {
    uint32_t common = 0;
    for (int row = MARGIN; row < ROWS - MARGIN; ++row) common |= a[row] & b[row];
    return common;
}

inline uint64_t mixed(uint64_t key, uint64_t with) {
    key = (key ^ with) * 0x9e3779b97f4a7c15;
    return key ^ key >> 29;
}

}  // namespace blokus
