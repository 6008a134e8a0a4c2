#include "endgame.hpp"

#include <algorithm>
#include <tuple>

#include "solver.hpp"

namespace blokus {
namespace {

constexpr size_t MOST_IN_LINE = 12;

}  // namespace

// The margin that two players can force, if it lies between low and high, else a bound beyond the nearer of them.
Rest Solver::pair(Frame& frame, int low, int high) {
    Rest rest;
    settle(frame, rest);
    if (frame.board.turn == NOBODY || gave_up_) return rest;
    const int group = group_of_turn(frame);
    low -= rest.margin, high -= rest.margin;
    add_rest(rest, group == able(frame.board) ? pair_of_moves(frame, low, high)
                                              : pair_of_groups(frame, group, low, high));
    return rest;
}

// The turn decides the group in which a piece is laid, so the values of groups add up.
Rest Solver::pair_of_groups(const Frame& frame, int group, int low, int high) {
    int most = 0, least = 0;  // of the others
    const int others = able(frame.board) & ~group;
    for (int colour = 0; colour < terms_.colours; ++colour)
        if (others >> colour & 1) (sign_of(colour) > 0 ? most : least) += sign_of(colour) * frame.reach[colour].most;
    Frame part = frame;
    leave_out(part.board, others);
    Rest rest = pair_of_moves(part, low - most, high - least);
    if (rest.margin <= low - most || rest.margin >= high - least) {
        rest.margin += rest.margin <= low - most ? most : least;
        return rest;
    }
    part = frame;
    leave_out(part.board, group);
    add_rest(rest, pair(part, low - rest.margin, high - rest.margin));
    return rest;
}

Rest Solver::pair_of_moves(const Frame& frame, int low, int high) {
    if (!may_go_on()) return {};
    int most = 0, least = 0;
    for (int colour = 0; colour < terms_.colours; ++colour)
        if (able(frame.board) >> colour & 1)
            (sign_of(colour) > 0 ? most : least) += sign_of(colour) * frame.reach[colour].most;
    if (most <= low) return {most, {}};
    if (least >= high) return {least, {}};
    const uint64_t key = key_of(frame);
    if (const Entry* entry = find(key)) {
        const bool suffices = entry->bound == Bound::EXACT ||
                              (entry->bound == Bound::AT_LEAST && entry->margin >= high) ||
                              (entry->bound == Bound::AT_MOST && entry->margin <= low);
        if (suffices) return told(*entry);
    }
    const bool is_first = frame.board.seat == 0;
    Rest best;
    best.margin = is_first ? -ANY : ANY;
    int from = low, to = high;
    const size_t begin = list_moves(frame, frame.board.turn), end = moves_.size();
    After after;
    for (size_t i = begin; i < end && from < to && !gave_up_; ++i) {
        play(frame, moves_[i].move, after);
        Rest rest = after.gained;
        add_rest(rest, pair(after.frame, from - rest.margin, to - rest.margin));
        if (is_first ? rest.margin <= best.margin : rest.margin >= best.margin) continue;
        best = rest;
        if (is_first)
            from = std::max(from, best.margin);
        else
            to = std::min(to, best.margin);
    }
    moves_.resize(begin);
    store(key, best,
          best.margin >= high  ? Bound::AT_LEAST
          : best.margin <= low ? Bound::AT_MOST
                               : Bound::EXACT);
    return best;
}

// The value of an end for a seat: share of the win, margin, points.
std::tuple<int, int, int> Solver::rank(const ByColour& points, int seat) const {
    ByColour of_seat{};
    for (int colour = 0; colour < terms_.colours; ++colour)
        if (terms_.owners[colour] != NOBODY) of_seat[terms_.owners[colour]] += points[colour];
    int best_other = -ANY, tied = 0;
    for (int other = 0; other < terms_.players; ++other) {
        if (other == seat) continue;
        best_other = std::max(best_other, of_seat[other]);
        tied += of_seat[other] == of_seat[seat];
    }
    const int margin = of_seat[seat] - best_other;
    return {margin < 0 ? 0 : 12 / (1 + tied), margin, of_seat[seat]};
}

// The points still to come if every seat maximises its own value.
Rest Solver::many(Frame& frame, ByColour points) {
    Rest rest;
    settle(frame, rest);
    if (frame.board.turn == NOBODY || !may_go_on()) return rest;
    for (int colour = 0; colour < terms_.colours; ++colour) points[colour] += rest.points[colour];
    // The leader and the margin matter here, not the sum of all points.
    uint64_t key = key_of(frame);
    ByColour of_seat{};
    for (int colour = 0; colour < terms_.colours; ++colour)
        if (terms_.owners[colour] != NOBODY) of_seat[terms_.owners[colour]] += points[colour];
    for (int seat = 1; seat < terms_.players; ++seat)
        key = mixed(key, static_cast<uint64_t>(of_seat[seat] - of_seat[0] + ANY));
    if (const Entry* entry = find(key)) {
        add_rest(rest, told(*entry));
        return rest;
    }
    Rest best;
    std::tuple<int, int, int, int> best_rank{-1, 0, 0, 0};
    const size_t begin = list_moves(frame, frame.board.turn), end = moves_.size();
    After after;
    for (size_t i = begin; i < end && !gave_up_; ++i) {
        const Move move = moves_[i].move;
        play(frame, move, after);
        Rest to_come = after.gained;
        ByColour at_end = points;
        for (int colour = 0; colour < COLOURS; ++colour) at_end[colour] += to_come.points[colour];
        add_rest(to_come, many(after.frame, at_end));
        for (int colour = 0; colour < COLOURS; ++colour) at_end[colour] = points[colour] + to_come.points[colour];
        const auto this_rank = std::tuple_cat(rank(at_end, frame.board.seat), std::tuple{-int{move}});
        if (this_rank > best_rank) best_rank = this_rank, best = to_come;
    }
    moves_.resize(begin);
    store(key, best, Bound::EXACT);
    add_rest(rest, best);
    return rest;
}

std::vector<std::pair<Move, ByColour>> Solver::all_moves(const Frame& frame) {
    struct Found {
        Move move;
        Rest rest;
        bool exact;
    };
    std::vector<Found> found;
    const int seat = frame.board.seat, sign = seat == 0 ? 1 : -1;
    const ByColour now = points_now(frame.board);
    const size_t begin = list_moves(frame, frame.board.turn), end = moves_.size();
    After after;
    int best = -ANY;  // of two, for the seat that moves
    for (size_t i = begin; i < end && !gave_up_; ++i) {
        play(frame, moves_[i].move, after);
        Rest rest = after.gained;
        if (is_pair()) {
            const int low = sign > 0 ? best : -ANY, high = sign > 0 ? ANY : -best;
            add_rest(rest, pair(after.frame, low - rest.margin, high - rest.margin));
            const bool is_better = sign * rest.margin > best;
            found.push_back({moves_[i].move, rest, is_better});
            best = std::max(best, sign * rest.margin);
        } else {
            ByColour points = now;
            for (int colour = 0; colour < COLOURS; ++colour) points[colour] += rest.points[colour];
            add_rest(rest, many(after.frame, points));
            found.push_back({moves_[i].move, rest, true});
        }
    }
    moves_.resize(begin);
    if (gave_up_) return {};
    // The best is known; the others, which are known to be no better, as far as the limit goes.
    for (Found& one : found) {
        if (one.exact || gave_up_) continue;
        play(frame, one.move, after);
        Rest rest = after.gained;
        add_rest(rest, pair(after.frame, -ANY, ANY));
        if (!gave_up_) one.rest = rest, one.exact = true;
    }
    gave_up_ = false;
    std::erase_if(found, [](const Found& one) { return !one.exact; });
    std::vector<std::pair<Move, ByColour>> moves;
    for (const Found& one : found) {
        ByColour points = now;
        for (int colour = 0; colour < COLOURS; ++colour) points[colour] += one.rest.points[colour];
        moves.push_back({one.move, points});
    }
    const bool by_number = !is_pair();
    std::stable_sort(moves.begin(), moves.end(), [&](const auto& a, const auto& b) {
        const auto rank_a = rank(a.second, seat), rank_b = rank(b.second, seat);
        if (by_number) return rank_a != rank_b ? rank_a > rank_b : a.first < b.first;
        return std::get<1>(rank_a) > std::get<1>(rank_b);
    });
    return moves;
}

std::optional<Solved> solve(const Board& board, const Settings& settings, uint64_t most_nodes,
                            const std::atomic<bool>& stop) {
    if (board.turn == NOBODY) return std::nullopt;
    Solver solver(*board.terms, most_nodes, stop);
    Board at = board;
    auto moves = solver.all_moves(solver.frame_of(at));
    if (moves.empty()) return std::nullopt;
    Solved solved;
    for (const auto& [move, points] : moves) solved.moves.push_back({move, result_of(*board.terms, points, settings)});
    while (!moves.empty() && solved.line.size() < MOST_IN_LINE) {
        const Move move = moves[0].first;
        solved.line.push_back(move);
        at.lay(at.turn, move);
        at.end_turn();
        if (at.turn == NOBODY) break;
        moves = solver.all_moves(solver.frame_of(at));
    }
    solved.nodes = solver.nodes();
    return solved;
}

int moves_of_all(const Board& board, int enough) {
    int count = 0;
    for (int colour = 0; colour < board.terms->colours && count < enough; ++colour)
        if (!(board.out >> colour & 1)) for_each_move(board, colour, [&](int, int, int) { ++count; });
    return count;
}

}  // namespace blokus
