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
            for (int row = 0; row < ROWS; ++row) {
                open_[row] = ~board.forbidden[other][row] & ~board.attach[other][row];
                others_[row] = board.occupied[row] & ~terms.geometry->outside[row];
            }
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

Eye::Nearby Eye::nearby(Cell cell) const {
    Nearby near{};
    for (int later = 1; later < COLOURS; ++later) near.enemy_corners[later] = around(enemy_corners_[later], cell);
    near.enemy_reach = around(enemy_reach_, cell);
    near.partner_corners = around(partner_corners_, cell);
    near.partner_reach = around(partner_reach_, cell);
    near.last_corners = around(last_corners_, cell);
    near.last_edges = around(last_edges_, cell);
    return near;
}

// Calls visit(where, what lies near, move) for every legal move.
template <class Visit>
void Eye::for_each(const Board& board, Visit&& visit) const {
    Nearby near;
    for_each_covering(
        board, colour_, [&](Cell cell) { near = nearby(cell); },
        [&](int orientation, int row, int column, int index) {
            visit(Met{orientation, row, column, TABLES.reach[index]}, near,
                  board.terms->geometry->move_at(orientation, row, column));
        });
}

template <class Put>
void Eye::tell(const Board& board, const Nearby& near, const Met& met, Put&& put) const {
    const Orientation& shape = TABLES.orientations[met.orientation];
    const Geometry& geometry = *board.terms->geometry;
    const Move move = geometry.move_at(met.orientation, met.row, met.column);
    auto covered = [&](uint64_t cells) { return static_cast<float>(std::popcount(met.cells & cells)); };
    int lost = 0, touches = 0, fresh = 0;
    const int shift = met.column - 1;
    for (int pair = 0; 2 * pair < shape.height + 2; ++pair) {
        const int row = met.row - 1 + 2 * pair;
        lost += std::popcount(shape.closed_pairs[pair] << shift & pair_at(&own_corners_[row]));
        touches += std::popcount(shape.edge_pairs[pair] << shift & pair_at(&others_[row]));
        fresh += std::popcount(shape.corner_pairs[pair] << shift & pair_at(&open_[row]));
    }
    const float distance = geometry.from_middle[move];
    put(PIECE + shape.piece, 1.0f);
    put(FRESH + std::min(fresh, FRESH_BINS - 1), 1.0f);
    put(LOST, static_cast<float>(lost));
    for (int later = 1; later < COLOURS; ++later) put(BLOCKS_NEXT + later - 1, covered(near.enemy_corners[later]));
    put(BLOCKS_PARTNER, covered(near.partner_corners));
    put(TOUCHES, static_cast<float>(touches) * 0.25f);
    put(BORDER, static_cast<float>(geometry.at_border[move]) * 0.25f);
    put(CENTRE, distance);
    put(CENTRE_SQUARED, distance * distance);
    put(TAKES, covered(near.enemy_reach) * 0.2f);
    put(TAKES_PARTNER, covered(near.partner_reach) * 0.2f);
    put(ANSWERS, covered(near.last_corners));
    put(BESIDE_LAST, covered(near.last_edges) * 0.25f);
}

// The room that the corners it opens lead to.
template <class Put>
void Eye::tell_gain(const Board& board, const Met& met, Put&& put) const {
    const Orientation& shape = TABLES.orientations[met.orientation];
    // A window of eighteen rows holds the piece and all it can reach.
    constexpr int WINDOW = 18;
    const int top = std::min(met.row - MARGIN, ROWS - WINDOW);
    std::array<uint32_t, WINDOW> blocked, fresh{};
    std::copy_n(board.forbidden[colour_].begin() + top, WINDOW, blocked.begin());
    uint32_t any = 0;
    for (int i = 0; i < shape.height + 2; ++i) {
        const int row = met.row - 1 + i;
        const uint32_t cells = i > 0 && i <= shape.height ? static_cast<uint32_t>(shape.cells[i - 1]) << met.column : 0;
        blocked[row - top] |= static_cast<uint32_t>(shape.edges[i]) << (met.column - 1) | cells;
        fresh[row - top] = static_cast<uint32_t>(shape.corners[i]) << (met.column - 1) & open_[row];
        any |= fresh[row - top];
    }
    if (!any) return;
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
    for_each(board, [&](const Met& met, const Nearby& near, Move move) {
        found.push_back({move, {}});
        FeatureRow& features = found.back().features;
        auto put = [&](int feature, float value) { features[feature] = value; };
        tell(board, near, met, put);
        tell_gain(board, met, put);
    });
}

void Eye::judge(const Board& board, const Weights& weights, std::vector<Judged>& found) {
    look(board);
    found.clear();
    const FeatureRow& weight = weights[phase_of(board)];
    for_each(board, [&](const Met& met, const Nearby& near, Move move) {
        float score = 0;
        auto put = [&](int feature, float value) { score += weight[feature] * value; };
        tell(board, near, met, put);
        tell_gain(board, met, put);
        found.push_back({move, score});
    });
}

}  // namespace blokus
