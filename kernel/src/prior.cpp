#include "prior.hpp"

#include <algorithm>

#include "weights.hpp"
#include "weights_duo.hpp"
#include "weights_two.hpp"

namespace blokus {
namespace {

constexpr int NEAR = 3;  // steps: cells further away are out of reach
constexpr float HINGE_SCALE = 0.1f, BOX_SCALE = 0.1f;  // so that weights are of like size

void add_around(const Board& board, Move move, Rows& corners, Rows& edges) {
    const Placement& at = board.terms->geometry->placements[move];
    const Orientation& shape = TABLES.orientations[at.orientation];
    for (int i = 0; i < shape.height + 2; ++i) {
        const int row = at.row - 1 + i;
        corners[row] |= static_cast<uint32_t>(shape.corners[i]) << (at.column - 1) & ~board.occupied[row];
        edges[row] |= static_cast<uint32_t>(shape.edges[i]) << (at.column - 1) & ~board.occupied[row];
    }
}

template <class Visit>
void for_each_cell(const Rows& cells, Visit&& visit) {
    for (int row = MARGIN; row < ROWS - MARGIN; ++row)
        for (uint32_t left = cells[row]; left; left &= left - 1) visit(cell_at(row, std::countr_zero(left)));
}

template <class Visit>
void for_each_ring(const Geometry& geometry, Visit&& visit) {
    const int last = geometry.size - 1;
    for (int row = 0; row <= last; ++row)
        for (int column = 0; column <= last; ++column) {
            const int ring = std::min({row, last - row, column, last - column, RINGS - 1});
            visit(cell_at(row + MARGIN, column + MARGIN), RING + ring);
        }
}

constexpr std::string_view PIECE_NAMES[PIECES] = {"I1", "I2", "I3", "V3", "I4", "L4", "O4", "T4", "S4", "F5", "I5",
                                                  "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5"};
constexpr std::string_view PART_NAMES[PARTS] = {"covers", "borders", "opens"};
constexpr std::string_view COLOUR_NAMES[COLOURS] = {"own", "next", "second", "third"};

std::string trait_name(int trait) {
    auto of_colour = [&](int first, std::string_view name) {
        return std::string(COLOUR_NAMES[trait - first]) + " " + std::string(name);
    };
    if (trait < HINGE)
        return std::string(COLOUR_NAMES[trait / DISTANCES]) + " away " + std::to_string(trait % DISTANCES);
    if (trait < BESIDE) return of_colour(HINGE, "hinge");
    if (trait < LAST_CORNER) return of_colour(BESIDE, "beside");
    if (trait < LAST_EDGE) return of_colour(LAST_CORNER, "last corner");
    if (trait < RING) return of_colour(LAST_EDGE, "last edge");
    return "ring " + std::to_string(trait - RING);
}

}  // namespace

std::string feature_name(int feature) {
    if (feature < FRESH) return std::string(PIECE_NAMES[feature]);
    if (feature < TOUCHES) return "fresh " + std::to_string(feature - FRESH);
    if (feature == TOUCHES) return "touches";
    if (feature == BORDER) return "border";
    if (feature < OF_CELLS) return "room " + std::to_string(feature - ROOM + 1);
    const int part = (feature - OF_CELLS) / TRAITS;
    return std::string(PART_NAMES[part]) + " " + trait_name((feature - OF_CELLS) % TRAITS);
}

const Weights& default_weights(const Terms& terms) {
    if (terms.players > 2) return WEIGHTS;
    return terms.has_partners() ? WEIGHTS_TWO : WEIGHTS_DUO;
}

int phase_of(const Board& board) {
    constexpr uint8_t PHASE[PIECES + 1] = {0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};
    return PHASE[PIECES - std::popcount(board.hands[board.turn])];
}

void Eye::look(const Board& board) {
    colour_ = board.turn;
    for (int row = 0; row < ROWS; ++row) {
        free_[row] = ~board.forbidden[colour_][row];
        open_[row] = free_[row] & ~board.attach[colour_][row];
        taken_[row] = board.occupied[row] & ~board.terms->geometry->outside[row];
    }
    reach_ = board.corners(colour_);
    for (int step = 0; step < NEAR; ++step) spread(reach_, board.forbidden[colour_]);
    count_boxes(board);
}

// Around every cell, in boxes of three, five and seven cells a side: free cells that are out of reach.
void Eye::count_boxes(const Board& board) {
    static_assert(BOXES == 3 && BOXES < MARGIN);
    // Sums along rows first; the margin is empty.
    std::array<std::array<uint8_t, STRIDE>, ROWS> three{}, five{}, seven{};
    for (int row = MARGIN; row < ROWS - MARGIN; ++row) {
        const uint32_t fresh = free_[row] & ~reach_[row] & ~board.terms->geometry->outside[row];
        std::array<uint8_t, STRIDE> is_fresh;
        for (int column = 0; column < STRIDE; ++column) is_fresh[column] = fresh >> column & 1;
        for (int column = BOXES; column < STRIDE - BOXES; ++column) {
            const auto* at = &is_fresh[column];
            three[row][column] = static_cast<uint8_t>(at[-1] + at[0] + at[1]);
            five[row][column] = static_cast<uint8_t>(three[row][column] + at[-2] + at[2]);
            seven[row][column] = static_cast<uint8_t>(five[row][column] + at[-3] + at[3]);
        }
    }
    for (int row = MARGIN; row < ROWS - MARGIN; ++row) {
        uint8_t* box = &boxes_[0][cell_at(row, 0)];
        for (int column = 0; column < STRIDE; ++column)
            box[column] = static_cast<uint8_t>(three[row - 1][column] + three[row][column] + three[row + 1][column]);
        box = &boxes_[1][cell_at(row, 0)];
        for (int column = 0; column < STRIDE; ++column)
            box[column] = static_cast<uint8_t>(five[row - 2][column] + five[row - 1][column] + five[row][column] +
                                               five[row + 1][column] + five[row + 2][column]);
        box = &boxes_[2][cell_at(row, 0)];
        for (int column = 0; column < STRIDE; ++column)
            box[column] = static_cast<uint8_t>(seven[row - 3][column] + seven[row - 2][column] + seven[row - 1][column] +
                                               seven[row][column] + seven[row + 1][column] + seven[row + 2][column] +
                                               seven[row + 3][column]);
    }
}

void Eye::hang(const std::array<Rows, DISTANCES>& layers) {
    constexpr float SHARE[5] = {0.0f, 1.0f, 0.5f, 1.0f / 3, 0.25f};
    for (const Rows& layer : layers) for_each_cell(layer, [&](Cell cell) { hinge_[cell] = 1; });
    for (int k = DISTANCES - 1; k > 0; --k) {
        const Rows& nearer = layers[k - 1];
        for (int row = MARGIN; row < ROWS - MARGIN; ++row) {
            const uint32_t above = nearer[row - 1], here = nearer[row], below = nearer[row + 1];
            for (uint32_t left = layers[k][row]; left; left &= left - 1) {
                const int column = std::countr_zero(left);
                const Cell cell = cell_at(row, column);
                const unsigned up = above >> column & 1, down = below >> column & 1;
                const unsigned before = here >> (column - 1) & 1, after = here >> (column + 1) & 1;
                const float share = hinge_[cell] * SHARE[up + down + before + after];
                if (up) hinge_[cell - STRIDE] += share;
                if (down) hinge_[cell + STRIDE] += share;
                if (before) hinge_[cell - 1] += share;
                if (after) hinge_[cell + 1] += share;
            }
        }
    }
}

template <class Note>
void Eye::for_each_trait(const Board& board, Note&& note) {
    const Terms& terms = *board.terms;
    for (int later = 0; later < terms.colours; ++later) {
        const int place = terms.place_in_order[colour_] + later, colour = terms.order[place % terms.colours];
        if (board.last[colour] != NO_MOVE) {
            Rows corners{}, edges{};
            add_around(board, board.last[colour], corners, edges);
            for_each_cell(corners, [&](Cell cell) { note(cell, LAST_CORNER + later, 1.0f); });
            for_each_cell(edges, [&](Cell cell) { note(cell, LAST_EDGE + later, 1.0f); });
        }
        if (board.out >> colour & 1) continue;
        const Rows& forbidden = board.forbidden[colour];
        Rows beside;
        for (int row = 0; row < ROWS; ++row) beside[row] = forbidden[row] & ~board.occupied[row];
        for_each_cell(beside, [&](Cell cell) { note(cell, BESIDE + later, 1.0f); });

        std::array<Rows, DISTANCES> layers;
        Rows reach = layers[0] = board.corners(colour);
        for (int k = 1; k < DISTANCES; ++k) {
            const Rows before = reach;
            spread(reach, forbidden);
            for (int row = 0; row < ROWS; ++row) layers[k][row] = reach[row] & ~before[row];
        }
        hang(layers);
        for (int k = 0; k < DISTANCES; ++k)
            for_each_cell(layers[k], [&](Cell cell) {
                note(cell, AWAY + later * DISTANCES + k, 1.0f);
                note(cell, HINGE + later, hinge_[cell] * HINGE_SCALE);
            });
    }
}

// Calls visit(part, cell) for the cells of a move, and returns its other counts.
template <class Visit>
Eye::Counted Eye::visit_cells(const Orientation& shape, int row, int column, Visit&& visit) const {
    const int at = cell_at(row, column);
    for (int i = 0; i < shape.size; ++i) visit(COVERED, at + shape.cell_offsets[i]);
    for (int i = 0; i < shape.edge_count; ++i) visit(BORDERING, at + shape.edge_offsets[i]);
    Counted counted{};
    for (int pair = 0; 2 * pair < shape.height + 2; ++pair) {
        const int above = row - 1 + 2 * pair;
        const uint64_t corners = shape.corner_pairs[pair] << (column - 1), edges = shape.edge_pairs[pair] << (column - 1);
        for (uint64_t left = corners & pair_at(&free_[above]); left; left &= left - 1)
            visit(AT_CORNER, cell_at(above, 0) + std::countr_zero(left));
        counted.fresh += std::popcount(corners & pair_at(&open_[above]));
        counted.touches += std::popcount(edges & pair_at(&taken_[above]));
    }
    counted.fresh = std::min(counted.fresh, FRESH_BINS - 1);
    return counted;
}

void Eye::describe(const Board& board, std::vector<Described>& found) {
    look(board);
    found.clear();
    std::vector<std::array<float, TRAITS>> traits(ROWS * STRIDE);
    for_each_trait(board, [&](Cell cell, int trait, float value) { traits[cell][trait] = value; });
    for_each_ring(*board.terms->geometry, [&](Cell cell, int ring) { traits[cell][ring] = 1; });
    for_each_move(board, colour_, [&](int orientation, int row, int column) {
        const Orientation& shape = TABLES.orientations[orientation];
        const Move move = board.terms->geometry->move_at(orientation, row, column);
        found.push_back({move, {}});
        FeatureRow& features = found.back().features;
        const Counted counted = visit_cells(shape, row, column, [&](Part part, int cell) {
            for (int trait = 0; trait < TRAITS; ++trait) features[OF_CELLS + part * TRAITS + trait] += traits[cell][trait];
            if (part != AT_CORNER) return;
            for (int box = 0; box < BOXES; ++box) features[ROOM + box] += static_cast<float>(boxes_[box][cell]) * BOX_SCALE;
        });
        features[PIECE + shape.piece] = 1;
        features[FRESH + counted.fresh] = 1;
        features[TOUCHES] = static_cast<float>(counted.touches);
        features[BORDER] = static_cast<float>(board.terms->geometry->at_border[move]);
    });
}

// The value of each cell, by part.
void Eye::weigh(const Board& board, const FeatureRow& weights) {
    std::array<Lanes, TRAITS> of_trait;
    for (int trait = 0; trait < TRAITS; ++trait)
        of_trait[trait] = {weights[OF_CELLS + COVERED * TRAITS + trait], weights[OF_CELLS + BORDERING * TRAITS + trait],
                           weights[OF_CELLS + AT_CORNER * TRAITS + trait], 0};
    if (rings_of_ != &weights || rings_size_ != board.terms->geometry->size) {
        rings_of_ = &weights, rings_size_ = board.terms->geometry->size;
        rings_.fill({});
        for_each_ring(*board.terms->geometry, [&](Cell cell, int ring) { rings_[cell] = of_trait[ring]; });
    }
    worth_ = rings_;
    for_each_trait(board, [&](Cell cell, int trait, float value) {
        for (int lane = 0; lane < 4; ++lane) worth_[cell][lane] += of_trait[trait][lane] * value;
    });
    for_each_cell(free_, [&](Cell cell) {
        for (int box = 0; box < BOXES; ++box)
            worth_[cell][AT_CORNER] += weights[ROOM + box] * (static_cast<float>(boxes_[box][cell]) * BOX_SCALE);
    });
}

void Eye::judge(const Board& board, const Weights& weights, std::vector<Judged>& found) {
    look(board);
    found.clear();
    const FeatureRow& weight = weights[phase_of(board)];
    weigh(board, weight);
    for_each_move(board, colour_, [&](int orientation, int row, int column) {
        const Orientation& shape = TABLES.orientations[orientation];
        const Move move = board.terms->geometry->move_at(orientation, row, column);
        std::array<float, PARTS> sums{};
        const Counted counted = visit_cells(shape, row, column, [&](Part part, int cell) { sums[part] += worth_[cell][part]; });
        const float score = weight[PIECE + shape.piece] + weight[FRESH + counted.fresh] +
                            weight[TOUCHES] * static_cast<float>(counted.touches) +
                            weight[BORDER] * static_cast<float>(board.terms->geometry->at_border[move]);
        found.push_back({move, score + sums[COVERED] + sums[BORDERING] + sums[AT_CORNER]});
    });
}

}  // namespace blokus
