// A game played to its end by quick, sensible moves.
#pragma once

#include <vector>

#include "board.hpp"
#include "random.hpp"
#include "settings.hpp"

namespace blokus {

// The pieces laid since the root, in order.
struct Trace {
    int count = 0;
    uint8_t colour[COLOURS * PIECES];
    Move move[COLOURS * PIECES];

    void push(int by, Move laid) {
        colour[count] = static_cast<uint8_t>(by);
        move[count++] = laid;
    }
};

class Playout {
public:
    Playout(const Settings& settings, uint64_t seed);

    // Plays until nobody can lay, or until so many more pieces are laid; allocates no memory.
    void run(Board& board, Trace& trace, int most);

    // Learns from a game: good_for says by colour whether it went better than usual. Those colours keep their moves
    // as replies to the piece laid just before; the other colours forget theirs.
    void learn(const Trace& trace, unsigned good_for);
    void forget();

private:
    bool reply(Board& board, Trace& trace);
    bool choose(Board& board, Trace& trace);
    bool choose_listed(Board& board, Trace& trace);
    int drawn();

    static constexpr int MOST = 640;
    Random random_;
    int wanted_;
    bool replies_;
    std::array<std::vector<Move>, COLOURS> reply_;  // of each colour to a move; NO_MOVE: none
    std::array<float, MAX_CELLS + 1> block_weight_;
    int count_;
    uint16_t covering_[MOST];
    Cell cell_[MOST];
    float up_to_[MOST];  // weights, summed
};

}  // namespace blokus
