#include "playout.hpp"

#include <algorithm>
#include <cmath>

namespace blokus {
namespace {

Rows corners_of_enemies(const Board& board) {
    Rows cells{};
    for (unsigned enemies = board.terms->enemies[board.seat]; enemies; enemies &= enemies - 1) {
        const Rows corners = board.corners(std::countr_zero(enemies));
        for (int row = 0; row < ROWS; ++row) cells[row] |= corners[row];
    }
    return cells;
}

void lay(Board& board, Trace& trace, const Placement& at) {
    const int colour = board.turn;
    const Move move = board.terms->geometry->move_at(at.orientation, at.row, at.column);
    board.lay(colour, at.orientation, at.row, at.column);
    board.last[colour] = move;
    trace.push(colour, move);
}

}  // namespace

Playout::Playout(const Settings& settings, uint64_t seed)
    : random_(seed),
      wanted_(std::clamp(static_cast<int>(settings.playout_choices), 1, 400)),
      replies_(settings.playout_replies > 0) {
    forget();
    for (int corners = 0; corners <= MAX_CELLS; ++corners)
        block_weight_[corners] = std::exp(settings.playout_block * static_cast<float>(std::min(corners, 3)));
}

void Playout::run(Board& board, Trace& trace, int most) {
    const int end = board.ply + most;
    while (board.turn != NOBODY && board.ply < end) {
        if (reply(board, trace) || choose(board, trace))
            board.end_turn_unchecked();
        else
            board.skip_turn();
    }
}

void Playout::forget() {
    if (replies_)
        for (auto& replies : reply_) replies.assign(static_cast<size_t>(TABLES.classic.moves), NO_MOVE);
}

void Playout::learn(const Trace& trace, unsigned good_for) {
    if (!replies_) return;
    for (int i = 1; i < trace.count; ++i) {
        Move& known = reply_[trace.colour[i]][trace.move[i - 1]];
        if (good_for >> trace.colour[i] & 1)
            known = trace.move[i];
        else if (known == trace.move[i])
            known = NO_MOVE;
    }
}

bool Playout::reply(Board& board, Trace& trace) {
    if (!replies_ || !trace.count) return false;
    const int colour = board.turn;
    const Move move = reply_[colour][trace.move[trace.count - 1]];
    if (move == NO_MOVE || !board.fits(colour, move)) return false;
    board.lay(colour, move);
    trace.push(colour, move);
    return true;
}

int Playout::drawn() {
    const float point = random_.unit() * up_to_[count_ - 1];
    int chosen = 0;
    while (chosen < count_ - 1 && up_to_[chosen] <= point) ++chosen;
    return chosen;
}

// The largest pieces that fit come first; among them, those that take corners from enemies. Attach cells are looked
// at from a random one on, until enough moves are found to draw from.
bool Playout::choose(Board& board, Trace& trace) {
    const int colour = board.turn;
    if (board.listed[colour].are_few) board.list_new(colour);
    if (board.listed[colour].are_few) return choose_listed(board, trace);
    Points& points = board.points[colour];
    int largest = 0;
    for (int i = 0; i < points.count;) {
        if (has(board.forbidden[colour], points.cell[i])) {
            points.remove(i);
        } else {
            largest = std::max<int>(largest, points.largest[i]);
            ++i;
        }
    }
    if (!largest) return false;
    const Rows hot = corners_of_enemies(board);
    for (int size = largest; size > 0; --size) {
        const uint32_t pieces = board.hands[colour] & TABLES.pieces_of_size[size];
        if (!pieces) continue;
        Rows taken = board.forbidden[colour];
        float sum = 0;
        count_ = 0;
        int at = static_cast<int>(random_.below(static_cast<uint32_t>(points.count)));
        for (int looked = 0; looked < points.count && count_ < wanted_; ++looked, ++at) {
            if (at >= points.count) at = 0;
            const Cell cell = points.cell[at];
            if (points.largest[at] < size || has(taken, cell)) continue;
            const uint64_t window = around(taken, cell);
            const int before = count_;
            for_each_fit(window, pieces, [&](int index) { covering_[count_++] = static_cast<uint16_t>(index); });
            if (count_ > before) {
                const uint64_t corners = around(hot, cell);
                for (int i = before; i < count_; ++i) {
                    sum += block_weight_[std::popcount(TABLES.reach[covering_[i]] & corners)];
                    up_to_[i] = sum;
                    cell_[i] = cell;
                }
            } else {
                // An earlier cell may have listed this cell's moves; otherwise nothing fits here any more.
                const uint64_t without_them = around(board.forbidden[colour], cell);
                if (without_them == window || !fits_any(without_them, pieces))
                    points.largest[at] = static_cast<uint8_t>(size - 1);
            }
            add(taken, cell);
        }
        if (!count_) continue;
        const int chosen = drawn();
        lay(board, trace, placed(covering_[chosen], cell_[chosen]));
        return true;
    }
    return false;
}

// The same where all moves are known.
bool Playout::choose_listed(Board& board, Trace& trace) {
    const int colour = board.turn;
    const uint32_t hand = board.hands[colour];
    Listed& all = board.listed[colour];
    while (const int end = all.count()) {
        const int first = all.begins[all.moves[end - 1].size];  // of the largest pieces
        int kept = first;
        for (int i = first; i < end; ++i) {
            const Placement& at = all.moves[i];
            const bool is_free = !covers_any(board.forbidden[colour], at);
            const uint32_t fits = is_free & hand >> TABLES.orientations[at.orientation].piece;
            all.moves[kept] = at;
            kept += static_cast<int>(fits);
        }
        all.cut(kept);
        if (kept == first) continue;
        int chosen = first;
        if (kept > first + 1) {
            const Rows hot = corners_of_enemies(board);
            float sum = 0;
            count_ = 0;
            for (int i = first; i < kept; ++i) {
                sum += block_weight_[count_covered(hot, all.moves[i])];
                up_to_[count_++] = sum;
            }
            chosen += drawn();
        }
        lay(board, trace, all.moves[chosen]);
        return true;
    }
    return false;
}

}  // namespace blokus
