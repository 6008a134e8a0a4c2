#include "value.hpp"

#include <algorithm>

#include "network.hpp"

namespace blokus {
namespace {

// Rows in pairs: half as many counts.
int count(const Rows& cells) {
    int sum = 0;
    for (int row = MARGIN; row < ROWS - MARGIN; row += 2)
        sum += std::popcount(cells[row] | static_cast<uint64_t>(cells[row + 1]) << 32);
    return sum;
}

}  // namespace

const Network& default_network() { return NETWORK; }

void describe(const Board& board, std::array<Inputs, COLOURS>& inputs) {
    const Terms& terms = *board.terms;
    std::array<Rows, COLOURS> now, before{};
    for (int colour = 0; colour < terms.colours; ++colour) {
        inputs[colour].fill(0);
        now[colour] = board.corners(colour);
    }
    for (int k = 0; k < STEPS; ++k) {
        Rows once{}, twice{}, once_before{};
        for (int colour = 0; colour < terms.colours; ++colour) {
            if (k > 0) before[colour] = now[colour], spread(now[colour], board.forbidden[colour]);
            for (int row = 0; row < ROWS; ++row) {
                twice[row] |= once[row] & now[colour][row];
                once[row] |= now[colour][row];
                once_before[row] |= before[colour][row];
            }
        }
        for (int colour = 0; colour < terms.colours; ++colour) {
            Rows sooner, tied;
            for (int row = 0; row < ROWS; ++row) {
                const uint32_t fresh = now[colour][row] & ~once_before[row];
                sooner[row] = fresh & ~twice[row];
                tied[row] = fresh & twice[row];
            }
            inputs[colour][REACH + k] = static_cast<float>(count(now[colour])) * 0.02f;
            inputs[colour][SOONER + k] = static_cast<float>(count(sooner)) * 0.1f;
            inputs[colour][TIED + k] = static_cast<float>(count(tied)) * 0.1f;
            if (k == 3) {
                // Cells that this colour alone reaches are in `once` but not in `twice`.
                Rows others;
                for (int row = 0; row < ROWS; ++row) others[row] = (once[row] & ~now[colour][row]) | twice[row];
                inputs[colour][OTHERS_REACH] = static_cast<float>(count(others)) * 0.01f;
            }
        }
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
        // It learnt from games in which laying all earned a bonus; where none is counted, 89 squares are all there is.
        const int most = SQUARES + board.terms->all_bonus + board.terms->small_bonus;
        points[colour] = std::min(points[colour] + std::max(sum, 0.0f) * SQUARES, static_cast<float>(most));
    }
    return points;
}

}  // namespace blokus
