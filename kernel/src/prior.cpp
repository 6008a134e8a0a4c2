#include "prior.hpp"

#include <algorithm>
#include <cmath>

#include "weights.hpp"
#include "weights_duo.hpp"
#include "weights_two.hpp"

namespace blokus {
namespace {

constexpr int REACH_STEPS = 3;

// Free cells that can be come to from these in a few steps.
template <size_t N>
void grow(std::array<uint32_t, N>& cells, const std::array<uint32_t, N>& forbidden) {
    for (int step = 0; step < REACH_STEPS; ++step) spread(cells, forbidden);
}

void add_around(const Board& board, Move move, Rows& corners, Rows& edges) {
    const Placement& at = board.terms->geometry->placements[move];
    const Orientation& shape = TABLES.orientations[at.orientation];
    for (int i = 0; i < shape.height + 2; ++i) {
        corners[at.row - 1 + i] |= static_cast<uint32_t>(shape.corners[i]) << (at.column - 1);
        edges[at.row - 1 + i] |= static_cast<uint32_t>(shape.edges[i]) << (at.column - 1);
    }
}

constexpr std::string_view NAMES[FEATURES - LOST] = {
    "lost",    "blocks_next",    "blocks_second", "blocks_third", "blocks_partner", "touches",      "border",  "centre",
    "centre²", "gain",           "invades",       "takes",        "takes_partner",  "answers",      "beside_last",
};

constexpr std::string_view PIECE_NAMES[PIECES] = {"I1", "I2", "I3", "V3", "I4", "L4", "O4", "T4", "S4", "F5", "I5",
                                                  "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5"};
constexpr std::string_view FRESH_NAMES[FRESH_BINS] = {"fresh0", "fresh1", "fresh2", "fresh3",
                                                      "fresh4", "fresh5", "fresh6", "fresh7"};

}  // namespace

std::string_view feature_name(int feature) {
    if (feature < FRESH) return PIECE_NAMES[feature];
    return feature < LOST ? FRESH_NAMES[feature - FRESH] : NAMES[feature - LOST];
}

const Weights& default_weights(const Terms& terms) {
    if (terms.players > 2) return WEIGHTS;
    return terms.colours == COLOURS ? WEIGHTS_TWO : WEIGHTS_DUO;
}

int phase_of(const Board& board) {
    constexpr uint8_t PHASE[PIECES + 1] = {0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};
    return PHASE[PIECES - std::popcount(board.hands[board.turn])];
}

void Eye::look(const Board& board) {
    const Terms& terms = *board.terms;
    colour_ = board.turn;
    for (Rows* rows : {&enemy_reach_, &partner_reach_, &partner_corners_, &last_corners_, &last_edges_}) rows->fill(0);
    for (Rows& rows : enemy_corners_) rows.fill(0);
    for (int later = 0; later < terms.colours; ++later) {
        const int place = terms.place_in_order[colour_] + later, other = terms.order[place % terms.colours];
        const Rows corners = board.corners(other);
        Rows reach = corners;
        grow(reach, board.forbidden[other]);
        if (later == 0) {
            own_corners_ = corners;
            own_reach_ = reach;
        } else if (terms.enemies[board.seat] >> other & 1) {
            enemy_corners_[later] = corners;
            for (int row = 0; row < ROWS; ++row) enemy_reach_[row] |= reach[row];
            if (board.last[other] != NO_MOVE) add_around(board, board.last[other], last_corners_, last_edges_);
        } else if (terms.owners[other] == board.seat) {
            for (int row = 0; row < ROWS; ++row) {
                partner_reach_[row] |= reach[row];
                partner_corners_[row] |= corners[row];
            }
        }
    }
}

template <class Put>
void Eye::tell(const Board& board, int orientation, int row, int column, Put&& put) const {
    const Orientation& shape = TABLES.orientations[orientation];
    const Rows &forbidden = board.forbidden[colour_], &outside = board.terms->geometry->outside;
    put(PIECE + shape.piece, 1.0f);

    // A window of eighteen rows holds the piece and all it can reach.
    constexpr int WINDOW = 18;
    const int top = std::min(row - MARGIN, ROWS - WINDOW);
    std::array<uint32_t, WINDOW> blocked, fresh{};
    std::copy_n(forbidden.begin() + top, WINDOW, blocked.begin());
    int blocks[COLOURS] = {}, partner = 0, takes = 0, takes_partner = 0, answers = 0, beside = 0;
    for (int i = 0; i < shape.height; ++i) {
        const int r = row + i;
        const uint32_t bits = static_cast<uint32_t>(shape.cells[i]) << column;
        blocked[r - top] |= bits;
        for (int later = 1; later < COLOURS; ++later) blocks[later] += std::popcount(bits & enemy_corners_[later][r]);
        partner += std::popcount(bits & partner_corners_[r]);
        takes += std::popcount(bits & enemy_reach_[r]);
        takes_partner += std::popcount(bits & partner_reach_[r]);
        answers += std::popcount(bits & last_corners_[r]);
        beside += std::popcount(bits & last_edges_[r]);
    }
    int lost = 0, touches = 0, border = 0, fresh_count = 0;
    for (int i = 0; i < shape.height + 2; ++i) {
        const int r = row - 1 + i;
        const uint32_t edges = static_cast<uint32_t>(shape.edges[i]) << (column - 1);
        blocked[r - top] |= edges;
        touches += std::popcount(edges & board.occupied[r] & ~outside[r]);
        border += std::popcount(edges & outside[r]);
        lost += std::popcount(own_corners_[r] & blocked[r - top]);
        const uint32_t corners = static_cast<uint32_t>(shape.corners[i]) << (column - 1);
        fresh[r - top] = corners & ~blocked[r - top] & ~board.attach[colour_][r];
        fresh_count += std::popcount(fresh[r - top]);
    }
    const int size = board.terms->geometry->size, middle = 2 * MARGIN + size - 1;  // doubled coordinates
    int nearest = 1 << 20;
    for (int i = 0; i < shape.size; ++i) {
        const int down = 2 * (row + shape.row[i]) - middle, right = 2 * (column + shape.column[i]) - middle;
        nearest = std::min(nearest, down * down + right * right);
    }
    const float distance = std::sqrt(static_cast<float>(nearest)) / static_cast<float>(size);
    put(FRESH + std::min(fresh_count, FRESH_BINS - 1), 1.0f);
    put(LOST, static_cast<float>(lost));
    for (int later = 1; later < COLOURS; ++later) put(BLOCKS_NEXT + later - 1, static_cast<float>(blocks[later]));
    put(BLOCKS_PARTNER, static_cast<float>(partner));
    put(TOUCHES, static_cast<float>(touches) * 0.25f);
    put(BORDER, static_cast<float>(border) * 0.25f);
    put(CENTRE, distance);
    put(CENTRE_SQUARED, distance * distance);
    put(TAKES, static_cast<float>(takes) * 0.2f);
    put(TAKES_PARTNER, static_cast<float>(takes_partner) * 0.2f);
    put(ANSWERS, static_cast<float>(answers));
    put(BESIDE_LAST, static_cast<float>(beside) * 0.25f);
    if (!fresh_count) return;
    grow(fresh, blocked);
    int gain = 0, invades = 0;
    for (int i = 1; i < WINDOW - 1; ++i) {
        const uint32_t gained = fresh[i] & ~own_reach_[top + i];
        if (!gained) continue;
        gain += std::popcount(gained);
        invades += std::popcount(gained & enemy_reach_[top + i]);
    }
    put(GAIN, static_cast<float>(gain) * 0.1f);
    put(INVADES, static_cast<float>(invades) * 0.1f);
}

void Eye::describe(const Board& board, std::vector<Described>& found) {
    look(board);
    found.clear();
    for_each_move(board, colour_, [&](int orientation, int row, int column) {
        found.push_back({board.terms->geometry->move_at(orientation, row, column), {}});
        FeatureRow& features = found.back().features;
        tell(board, orientation, row, column, [&](int feature, float value) { features[feature] = value; });
    });
}

void Eye::judge(const Board& board, const Weights& weights, std::vector<Judged>& found) {
    look(board);
    found.clear();
    const FeatureRow& weight = weights[phase_of(board)];
    for_each_move(board, colour_, [&](int orientation, int row, int column) {
        float score = 0;
        tell(board, orientation, row, column, [&](int feature, float value) { score += weight[feature] * value; });
        found.push_back({board.terms->geometry->move_at(orientation, row, column), score});
    });
}

}  // namespace blokus
