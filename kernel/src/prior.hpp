// The prior of a move before any search: features, and a log-linear model over them.
//
// Most features are traits of cells, added up over the cells that a piece covers, those beside it and those at its
// corners. So the score of a move is a sum over cells, and the value of each cell is computed once a position.
#pragma once

#include <string>
#include <vector>

#include "board.hpp"

namespace blokus {

inline constexpr int FRESH_BINS = 8;
inline constexpr int DISTANCES = 7;
inline constexpr int RINGS = 10;
inline constexpr int BOXES = 3;

// Traits of a cell. Colours are numbered by how many turns later they move; 0 is the colour to move.
enum Trait : int {
    AWAY = 0,                                // by colour and steps: so far from the corners at which that colour attaches
    HINGE = AWAY + COLOURS * DISTANCES,      // by colour: the cells that it reaches through this one
    BESIDE = HINGE + COLOURS,                // by colour: free, beside a piece of it
    LAST_CORNER = BESIDE + COLOURS,          // by colour: at a corner of its last piece
    LAST_EDGE = LAST_CORNER + COLOURS,       // by colour: beside its last piece
    RING = LAST_EDGE + COLOURS,              // by distance from the border
};
inline constexpr int TRAITS = RING + RINGS;

// The place of a cell relative to a piece.
enum Part : int { COVERED, BORDERING, AT_CORNER };
inline constexpr int PARTS = AT_CORNER + 1;

enum Feature : int {
    PIECE = 0,
    FRESH = PIECE + PIECES,        // by number: corners that the piece opens for its colour
    TOUCHES = FRESH + FRESH_BINS,  // sides along pieces of others
    BORDER,                        // sides along the border
    ROOM,                          // by size of a box around each corner: free cells in it that were out of reach
    OF_CELLS = ROOM + BOXES,       // by part and trait
    FEATURES = OF_CELLS + PARTS * TRAITS,
};

inline constexpr int PHASES = 8;
int phase_of(const Board& board);  // by the pieces that the colour to move has laid

std::string feature_name(int feature);

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

// Scores all moves of the colour to move.
class Eye {
public:
    void describe(const Board& board, std::vector<Described>& found);
    void judge(const Board& board, const Weights& weights, std::vector<Judged>& found);

private:
    using Lanes = std::array<float, 4>;  // by part, and one to make it a vector
    template <class Number>
    using ByCell = std::array<Number, ROWS * STRIDE>;

    struct Counted {
        int fresh;  // corners that the piece opens, as a bin
        int touches;
    };

    void look(const Board& board);
    template <class Visit>
    Counted visit_cells(const Orientation& shape, int row, int column, Visit&& visit) const;
    void count_boxes(const Board& board);
    void weigh(const Board& board, const FeatureRow& weights);

    // Calls note(cell, trait, value) for every trait but rings that is not zero.
    template <class Note>
    void for_each_trait(const Board& board, Note&& note);
    // Counts in `hinge_` the cells that the colour reaches through each cell. A cell with several ways to it is
    // shared among them.
    void hang(const std::array<Rows, DISTANCES>& layers);

    int colour_;
    Rows open_;    // free cells at which the colour cannot attach yet
    Rows free_;    // cells that the colour may cover
    Rows taken_;   // by pieces
    Rows reach_;   // of the colour, within a few steps
    ByCell<float> hinge_;
    std::array<ByCell<uint8_t>, BOXES> boxes_;
    const FeatureRow* rings_of_ = nullptr;  // whose weights are in `rings_`
    int rings_size_ = 0;                    // of which board
    ByCell<Lanes> rings_, worth_;
};

}  // namespace blokus
