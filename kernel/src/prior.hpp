// What a move looks like before anything is searched: features, and a log-linear prior over them.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace blokus {

inline constexpr int FRESH_BINS = 8;

enum Feature : int {
    PIECE = 0,
    FRESH = PIECE + PIECES,      // by number: corners that the piece opens for its colour
    LOST = FRESH + FRESH_BINS,   // own corners that it closes
    BLOCKS_NEXT,                 // corners that it takes from the enemy one, two, three turns later
    BLOCKS_SECOND,
    BLOCKS_THIRD,
    BLOCKS_PARTNER,              // from the own other colour
    TOUCHES,                     // sides along pieces of others
    BORDER,                      // sides along the border
    CENTRE,                      // how far its nearest cell is from the middle
    CENTRE_SQUARED,
    GAIN,                        // free cells that come into the colour's reach
    INVADES,                     // those of them that are in reach of an enemy
    TAKES,                       // cells in reach of an enemy that it covers
    TAKES_PARTNER,
    ANSWERS,                     // corners opened by the enemies' last pieces that it takes
    BESIDE_LAST,                 // its cells beside the enemies' last pieces
    FEATURES,
};

inline constexpr int PHASES = 8;
int phase_of(const Board& board);  // by the pieces that the colour to move has laid

std::string_view feature_name(int feature);

using FeatureRow = std::array<float, FEATURES>;
using Weights = std::array<FeatureRow, PHASES>;
const Weights& default_weights(const Terms& terms);  // what counts differs between the games

struct Described {
    Move move;
    FeatureRow features;
};

struct Judged {
    Move move;
    float score;  // logarithm of the prior, not normalised
};

// Looks at all moves of the colour to move.
class Eye {
public:
    void describe(const Board& board, std::vector<Described>& found);
    void judge(const Board& board, const Weights& weights, std::vector<Judged>& found);

private:
    // What lies around an attach cell: bits of the cells that a piece can reach from it.
    struct Nearby {
        std::array<uint64_t, COLOURS> enemy_corners;
        uint64_t enemy_reach, partner_corners, partner_reach, last_corners, last_edges;
    };

    // A move as it is met: the piece's box, and its cells as bits around the attach cell.
    struct Met {
        int orientation, row, column;
        uint64_t cells;
    };

    void look(const Board& board);
    Nearby nearby(Cell cell) const;
    // Calls put(feature, value) for what is not zero.
    template <class Put>
    void tell(const Board& board, const Nearby& near, const Met& met, Put&& put) const;
    template <class Put>
    void tell_gain(const Board& board, const Met& met, Put&& put) const;
    template <class Visit>
    void for_each(const Board& board, Visit&& visit) const;

    int colour_;
    Rows own_corners_, own_reach_;
    Rows open_;    // free cells at which the colour cannot attach yet
    Rows others_;  // occupied cells
    std::array<Rows, COLOURS> enemy_corners_;  // by turns later
    Rows enemy_reach_;
    Rows partner_corners_, partner_reach_;
    Rows last_corners_;
    Rows last_edges_;
};

}  // namespace blokus
