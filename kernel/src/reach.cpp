#include "reach.hpp"

#include <algorithm>

namespace blokus {

Reach reach_of(const Board& board, int colour) {
    Reach reach{};
    if (board.out >> colour & 1) return reach;
    const Rows& taken = board.forbidden[colour];
    const uint32_t hand = board.hands[colour];
    Rows attach{}, seen{};
    std::array<Cell, 20 * 20> cells;
    int count = 0;
    const Points& points = board.points[colour];
    for (int i = 0; i < points.count; ++i)
        if (!has(taken, points.cell[i])) add(attach, points.cell[i]), cells[count++] = points.cell[i];
    seen = attach;
    // Every piece is laid wherever it fits, as often as it fits, and further ones attach to all of them.
    const bool goes_on = std::popcount(hand) > 1;
    for (int i = 0; i < count; ++i) {
        const Cell cell = cells[i];
        for_each_fit(around(taken, cell), hand, [&](int index) {
            const Covering& covering = TABLES.coverings[index];
            const Orientation& shape = TABLES.orientations[covering.orientation];
            const int row = row_of(cell) - covering.up, column = column_of(cell) - covering.left;
            reach.pieces |= 1u << shape.piece;
            for (int k = 0; k < shape.height; ++k)
                reach.cells[row + k] |= static_cast<uint32_t>(shape.cells[k]) << column;
            if (!goes_on) return;
            for (int k = 0; k < shape.height + 2; ++k) {
                const int at = row - 1 + k;
                uint32_t fresh = static_cast<uint32_t>(shape.corners[k]) << (column - 1) & ~taken[at] & ~seen[at];
                seen[at] |= fresh;
                for (; fresh; fresh &= fresh - 1) cells[count++] = cell_at(at, std::countr_zero(fresh));
            }
        });
    }
    int room = 0, squares = 0;
    for (int row = MARGIN; row < ROWS - MARGIN; ++row) room += std::popcount(reach.cells[row]);
    for (int size = 1; size <= MAX_CELLS; ++size)
        squares += size * std::popcount(reach.pieces & TABLES.pieces_of_size[size]);
    const bool may_lay_all = reach.pieces == hand && squares <= room;
    reach.most = std::min(room, squares);
    if (may_lay_all) reach.most += board.terms->all_bonus + (hand & 1 ? board.terms->small_bonus : 0);

    reach.key = mixed(reach.pieces | uint64_t{may_lay_all} << 32, static_cast<uint64_t>(colour) + 1);
    reach.key = mixed(reach.key, board.begun >> colour & 1);
    for (int row = MARGIN; row < ROWS - MARGIN; ++row)
        reach.key = mixed(reach.key, reach.cells[row] | uint64_t{attach[row] & reach.cells[row]} << 32);
    return reach;
}

}  // namespace blokus
