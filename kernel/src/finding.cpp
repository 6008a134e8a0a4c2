#include "finding.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "board.hpp"

namespace blokus {
namespace {

// The rows of a board in the lower left of the grid, with the margin set as `outside`.
Rows rows_of(const Geometry& geometry, std::string_view mask, bool outside) {
    if (mask.size() != GRID_BYTES) throw std::invalid_argument("a mask has " + std::to_string(GRID_BYTES) + " bytes");
    Rows rows = outside ? geometry.outside : Rows{};
    const int top = GRID - geometry.size;
    for (int row = 0; row < geometry.size; ++row) {
        uint32_t bits = 0;
        const int begin = (top + row) * GRID;
        for (int at = begin / 8; at * 8 < begin + geometry.size; ++at) {
            const uint32_t byte = static_cast<unsigned char>(mask[static_cast<size_t>(at)]);
            const int shift = at * 8 - begin;
            bits |= shift < 0 ? byte >> -shift : byte << shift;
        }
        rows[static_cast<size_t>(row + MARGIN)] |= (bits & ((1u << geometry.size) - 1)) << MARGIN;
    }
    return rows;
}

// Calls visit(index into coverings, cell) for every legal placement, each once, until it returns false.
template <class Visit>
void for_each_placement(const Geometry& geometry, const Asked& asked, Visit&& visit) {
    const Rows attach = rows_of(geometry, asked.attach, false);
    Rows taken = rows_of(geometry, asked.forbidden, true);
    for (int row = MARGIN; row < MARGIN + geometry.size; ++row) {
        for (uint32_t cells = attach[static_cast<size_t>(row)]; cells; cells &= cells - 1) {
            const Cell cell = cell_at(row, std::countr_zero(cells));
            if (has(taken, cell)) continue;
            bool goes_on = true;
            for_each_fit(around(taken, cell), asked.hand, [&](int index) { goes_on = goes_on && visit(index, cell); });
            if (!goes_on) return;
            add(taken, cell);
        }
    }
}

}  // namespace

std::vector<Move> find_placements(const Geometry& geometry, const Asked& asked) {
    std::vector<Move> moves;
    for_each_placement(geometry, asked, [&](int index, Cell cell) {
        const Placement at = placed(index, cell);
        moves.push_back(geometry.move_at(at.orientation, at.row, at.column));
        return true;
    });
    std::sort(moves.begin(), moves.end());
    return moves;
}

bool has_placement(const Geometry& geometry, const Asked& asked) {
    bool found = false;
    for_each_placement(geometry, asked, [&](int, Cell) {
        found = true;
        return false;
    });
    return found;
}

}  // namespace blokus
