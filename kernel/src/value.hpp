// Guesses the end of a position: a small network estimates the squares that each colour will still lay.
#pragma once

#include "board.hpp"

namespace blokus {

inline constexpr int STEPS = 7;  // reach is measured in up to six steps from a corner

enum Input : int {
    REACH = 0,                  // free cells within so many steps
    SOONER = REACH + STEPS,     // of those at just so many steps: the ones that nobody else reaches as soon
    TIED = SOONER + STEPS,      // … and the ones that somebody reaches at the same time
    HAND = TIED + STEPS,        // pieces left, by size
    LATER = HAND + MAX_CELLS,   // turns until it moves, one of four
    LAID = LATER + COLOURS,     // squares on the board
    PLY,
    OTHERS_REACH,               // free cells within three steps of any other colour
    PARTNER,                    // whether its player has another colour
    INPUTS,
};

inline constexpr int HIDDEN = 24;

struct Network {
    std::array<std::array<float, HIDDEN>, INPUTS> first;  // by input, then hidden unit
    std::array<float, HIDDEN> first_bias;
    std::array<float, HIDDEN> second;
    float second_bias;
};

const Network& default_network();

using Inputs = std::array<float, INPUTS>;

// Inputs for every colour; scaled to about one.
void describe(const Board& board, std::array<Inputs, COLOURS>& inputs);

// Expected points at the end, by colour.
std::array<float, COLOURS> expected_points(const Board& board, const Network& network);

}  // namespace blokus
