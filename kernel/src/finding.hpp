// Finds where a colour may lay, from masks alone: the rules in Python keep the state, and ask only for this.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tables.hpp"

namespace blokus {

// Cells as the rules keep them: bit row * 20 + column of a grid of 20 by 20, little-endian, 50 bytes.
inline constexpr int GRID = 20;
inline constexpr size_t GRID_BYTES = GRID * GRID / 8;

struct Asked {
    std::string_view attach;     // cells of which the piece must cover one; taken ones may be among them
    std::string_view forbidden;  // cells that it may not cover
    uint32_t hand;
};

// The numbers of all legal placements, ascending. Throws std::invalid_argument if a mask has another size.
std::vector<Move> find_placements(const Geometry& geometry, const Asked& asked);
// Whether there is one.
bool has_placement(const Geometry& geometry, const Asked& asked);

}  // namespace blokus
