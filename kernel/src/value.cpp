#include "value.hpp"

#include <algorithm>

#include "network.hpp"

namespace blokus {
namespace {

// Two rows to a word: half as many counts.
using Cells = std::array<uint64_t, (ROWS - 2 * MARGIN) / 2>;

Cells packed(const Rows& rows) {
    Cells cells;
    for (size_t i = 0; i < cells.size(); ++i) cells[i] = pair_at(&rows[MARGIN + 2 * i]);
    return cells;
}

int count(const Cells& cells) {
    int sum = 0;
    for (const uint64_t pair : cells) sum += std::popcount(pair);
    return sum;
}

// The cells that each colour reaches within so many steps from its attach cells.
using Reaches = std::array<std::array<Cells, STEPS>, COLOURS>;

void find_reaches(const Board& board, Reaches& reaches) {
    for (int colour = 0; colour < board.terms->colours; ++colour) {
        Rows cells = board.corners(colour);
        for (int k = 0; k < STEPS; ++k) {
            if (k > 0) spread(cells, board.forbidden[colour]);
            reaches[colour][k] = packed(cells);
        }
    }
}

}  // namespace

const Network& default_network() { return NETWORK; }

void describe(const Board& board, std::array<Inputs, COLOURS>& inputs) {
    const Terms& terms = *board.terms;
    Reaches reaches;
    find_reaches(board, reaches);
    for (int colour = 0; colour < terms.colours; ++colour) inputs[colour].fill(0);
    Cells once_before{};
    for (int k = 0; k < STEPS; ++k) {
        Cells once{}, twice{};
        for (int colour = 0; colour < terms.colours; ++colour)
            for (size_t i = 0; i < once.size(); ++i) {
                twice[i] |= once[i] & reaches[colour][k][i];
                once[i] |= reaches[colour][k][i];
            }
        for (int colour = 0; colour < terms.colours; ++colour) {
            const Cells& now = reaches[colour][k];
            Cells sooner, tied;
            for (size_t i = 0; i < now.size(); ++i) {
                const uint64_t fresh = now[i] & ~once_before[i];
                sooner[i] = fresh & ~twice[i];
                tied[i] = fresh & twice[i];
            }
            inputs[colour][REACH + k] = static_cast<float>(count(now)) * 0.02f;
            inputs[colour][SOONER + k] = static_cast<float>(count(sooner)) * 0.1f;
            inputs[colour][TIED + k] = static_cast<float>(count(tied)) * 0.1f;
            if (k == 3) {
                // Cells that this colour alone reaches are in `once` but not in `twice`.
                Cells others;
                for (size_t i = 0; i < now.size(); ++i) others[i] = (once[i] & ~now[i]) | twice[i];
                inputs[colour][OTHERS_REACH] = static_cast<float>(count(others)) * 0.01f;
            }
        }
        once_before = once;
    }
    for (int colour = 0; colour < terms.colours; ++colour) {
        Inputs& of = inputs[colour];
        for (int size = 1; size <= MAX_CELLS; ++size)
            of[HAND + size - 1] = static_cast<float>(std::popcount(board.hands[colour] & TABLES.pieces_of_size[size])) * 0.2f;
        if (board.turn != NOBODY) {
            const int later = terms.place_in_order[colour] - terms.place_in_order[board.turn] + terms.colours;
            of[LATER + later % terms.colours] = 1;
        }
        of[LAID] = static_cast<float>(board.points_of(colour)) * 0.02f;
        of[PLY] = static_cast<float>(board.ply) * 0.02f;
        of[PARTNER] = terms.has_partners() ? 1.0f : 0.0f;
    }
}

std::array<float, COLOURS> expected_points(const Board& board, const Network& network) {
    std::array<Inputs, COLOURS> inputs;
    describe(board, inputs);
    std::array<float, COLOURS> points{};
    for (int colour = 0; colour < board.terms->colours; ++colour) {
        points[colour] = static_cast<float>(board.points_of(colour));
        if (board.out >> colour & 1) continue;
        std::array<float, HIDDEN> hidden = network.first_bias;
        for (int i = 0; i < INPUTS; ++i)
            for (int unit = 0; unit < HIDDEN; ++unit) hidden[unit] += inputs[colour][i] * network.first[i][unit];
        float sum = network.second_bias;
        for (int unit = 0; unit < HIDDEN; ++unit) sum += std::max(hidden[unit], 0.0f) * network.second[unit];
        // The network learnt from games with bonuses; without bonuses, 89 squares are the most.
        const int most = SQUARES + board.terms->all_bonus + board.terms->small_bonus;
        points[colour] = std::min(points[colour] + std::max(sum, 0.0f) * SQUARES, static_cast<float>(most));
    }
    return points;
}

}  // namespace blokus
