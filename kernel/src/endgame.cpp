#include "endgame.hpp"

#include <algorithm>
#include <tuple>

#include "reach.hpp"

namespace blokus {
namespace {

constexpr int ANY = 1000;  // a margin beyond all
constexpr uint64_t MOST_ENTRIES = 1 << 18;
constexpr size_t MOST_IN_LINE = 12;
constexpr int MANY_MOVES = 4000;  // of all nodes on a line together; the list grows if these do not suffice

using ByColour = std::array<int, COLOURS>;

// A position on the way to the end.
struct Frame {
    Board board;
    std::array<Reach, COLOURS> reach;
};

// What is still to come: points of each colour, and with two players the margin of the first over the second. Where a
// window was left, the margin is a bound and the points mean nothing.
struct Rest {
    int margin = 0;
    ByColour points{};
};

enum class Bound : uint8_t { NONE, EXACT, AT_LEAST, AT_MOST };

struct Entry {
    uint64_t key;
    int16_t margin;
    Bound bound;
    std::array<uint8_t, COLOURS> points;
};

struct Ordered {
    int score;
    Move move;
};

class Solver {
public:
    Solver(const Terms& terms, uint64_t most_nodes, const std::atomic<bool>& stop)
        : terms_(terms),
          most_nodes_(most_nodes),
          stop_(stop),
          // Twice as many as nodes, so that few are lost.
          table_(std::bit_ceil(std::clamp<uint64_t>(2 * most_nodes, 64, MOST_ENTRIES))) {
        moves_.reserve(MANY_MOVES);
    }

    Frame frame_of(const Board& board) const {
        Frame frame{board, {}};
        for (int colour = 0; colour < terms_.colours; ++colour) {
            frame.reach[colour] = reach_of(board, colour);
            if (!frame.reach[colour].pieces) frame.board.out |= static_cast<uint8_t>(1 << colour);
        }
        return frame;
    }

    bool gave_up() const { return gave_up_; }
    uint64_t nodes() const { return nodes_; }

    ByColour points_now(const Board& board) const {
        ByColour points{};
        for (int colour = 0; colour < terms_.colours; ++colour) points[colour] = board.points_of(colour);
        return points;
    }

    // All moves of the colour to move with the points at the end, best first; empty if the limit did not suffice.
    std::vector<std::pair<Move, ByColour>> all_moves(const Frame& frame);

private:
    struct After {
        Frame frame;
        Rest gained;
    };

    bool is_pair() const { return terms_.players == 2 && terms_.shared == NOBODY; }
    int sign_of(int colour) const { return terms_.owners[colour] == 0 ? 1 : -1; }
    int able(const Board& board) const { return ~board.out & ((1 << terms_.colours) - 1); }

    bool may_go_on() {
        if (gave_up_ || nodes_ >= most_nodes_ || stop_.load(std::memory_order_relaxed)) gave_up_ = true;
        ++nodes_;
        return !gave_up_;
    }

    void add_points(Rest& rest, int colour, int points) const {
        rest.points[colour] += points;
        rest.margin += sign_of(colour) * points;
    }
    void add_rest(Rest& rest, const Rest& more) const {
        rest.margin += more.margin;
        for (int colour = 0; colour < COLOURS; ++colour) rest.points[colour] += more.points[colour];
    }

    Entry& entry_of(uint64_t key) { return table_[key & (table_.size() - 1)]; }
    const Entry* find(uint64_t key) {
        const Entry& entry = entry_of(key);
        return entry.bound != Bound::NONE && entry.key == key ? &entry : nullptr;
    }
    void store(uint64_t key, const Rest& rest, Bound bound);
    static Rest told(const Entry& entry);

    size_t list_moves(const Frame& frame, int colour);
    int lay(Frame& frame, int colour, Move move) const;
    void play(const Frame& frame, Move move, After& after) const;
    uint64_t key_of(const Frame& frame) const;

    int alone(const Frame& frame, int colour);
    void settle(Frame& frame, Rest& rest);
    int group_of_turn(const Frame& frame) const;
    void leave_out(Board& board, int colours) const;

    Rest pair(Frame& frame, int low, int high);
    Rest pair_of_groups(const Frame& frame, int group, int low, int high);
    Rest pair_of_moves(const Frame& frame, int low, int high);

    Rest many(Frame& frame, ByColour points);
    std::tuple<int, int, int> rank(const ByColour& points, int seat) const;

    const Terms& terms_;
    uint64_t most_nodes_;
    const std::atomic<bool>& stop_;
    std::vector<Entry> table_;
    std::vector<Ordered> moves_;  // of all nodes on the line that is being looked at
    uint64_t nodes_ = 0;
    bool gave_up_ = false;
};

void Solver::store(uint64_t key, const Rest& rest, Bound bound) {
    if (gave_up_) return;
    Entry& entry = entry_of(key);
    entry.key = key, entry.margin = static_cast<int16_t>(rest.margin), entry.bound = bound;
    for (int colour = 0; colour < COLOURS; ++colour) entry.points[colour] = static_cast<uint8_t>(rest.points[colour]);
}

Rest Solver::told(const Entry& entry) {
    Rest rest;
    rest.margin = entry.margin;
    for (int colour = 0; colour < COLOURS; ++colour) rest.points[colour] = entry.points[colour];
    return rest;
}

// Large pieces first, then those that take corners from the others. Returns where the list began.
size_t Solver::list_moves(const Frame& frame, int colour) {
    const size_t begin = moves_.size();
    const Board& board = frame.board;
    Rows corners{};
    for (int other = 0; other < terms_.colours; ++other) {
        if (other == colour || !frame.reach[other].pieces || terms_.owners[other] == terms_.owners[colour]) continue;
        for (int row = MARGIN; row < ROWS - MARGIN; ++row)
            corners[row] |= board.attach[other][row] & frame.reach[other].cells[row];
    }
    for_each_move(board, colour, [&](int orientation, int row, int column) {
        const Orientation& shape = TABLES.orientations[orientation];
        int taken = 0;
        for (int i = 0; i < shape.height; ++i)
            taken += std::popcount(corners[row + i] & static_cast<uint32_t>(shape.cells[i]) << column);
        moves_.push_back({shape.size * 8 + taken, terms_.geometry->move_at(orientation, row, column)});
    });
    std::sort(moves_.begin() + static_cast<ptrdiff_t>(begin), moves_.end(), [](const Ordered& a, const Ordered& b) {
        return a.score != b.score ? a.score > b.score : a.move < b.move;
    });
    return begin;
}

// Lays a piece and finds out who can still lay. The turn stays. Returns the points that came with it.
int Solver::lay(Frame& frame, int colour, Move move) const {
    Board& board = frame.board;
    const int before = board.points_of(colour);
    board.lay(colour, move);
    const Placement& at = terms_.geometry->placements[move];
    const Orientation& shape = TABLES.orientations[at.orientation];
    for (int other = 0; other < terms_.colours; ++other) {
        Reach& reach = frame.reach[other];
        if (!reach.pieces) continue;
        uint32_t hit = other == colour;
        for (int i = 0; i < shape.height; ++i)
            hit |= reach.cells[at.row + i] & static_cast<uint32_t>(shape.cells[i]) << at.column;
        if (!hit) continue;
        reach = reach_of(board, other);
        if (!reach.pieces) board.out |= static_cast<uint8_t>(1 << other);
    }
    return board.points_of(colour) - before;
}

void Solver::play(const Frame& frame, Move move, After& after) const {
    after.frame = frame;
    after.gained = {};
    const int colour = frame.board.turn;
    add_points(after.gained, colour, lay(after.frame, colour, move));
    after.frame.board.end_turn_unchecked();
}

// Of what the rest of the game depends on, but for the points so far.
uint64_t Solver::key_of(const Frame& frame) const {
    const Board& board = frame.board;
    uint64_t key = mixed(static_cast<uint64_t>(board.turn), static_cast<uint64_t>(board.seat));
    key = mixed(key, board.at);
    if (terms_.shared != NOBODY) {
        key = mixed(key, board.shared_turns % static_cast<unsigned>(terms_.players));
        for (uint8_t turns : board.seat_turns) key = mixed(key, turns % 2);
    }
    for (int colour = 0; colour < terms_.colours; ++colour)
        if (able(board) >> colour & 1) key = mixed(key, frame.reach[colour].key);
    return key;
}

// The most points that a colour can still get if nobody comes near it.
int Solver::alone(const Frame& frame, int colour) {
    if (!frame.reach[colour].pieces || !may_go_on()) return 0;
    const uint64_t key = mixed(frame.reach[colour].key, 0xa10e);
    if (const Entry* entry = find(key)) return entry->points[colour];
    const int most = frame.reach[colour].most;
    int best = 0;
    const size_t begin = list_moves(frame, colour), end = moves_.size();
    Frame next;
    for (size_t i = begin; i < end && best < most && !gave_up_; ++i) {
        next = frame;
        const int now = lay(next, colour, moves_[i].move);
        if (now + next.reach[colour].most > best) best = std::max(best, now + alone(next, colour));
    }
    moves_.resize(begin);
    Rest rest;
    rest.points[colour] = best;
    store(key, rest, Bound::EXACT);
    return best;
}

void Solver::leave_out(Board& board, int colours) const {
    board.out |= static_cast<uint8_t>(colours);
    if (board.turn != NOBODY && colours >> board.turn & 1) board.skip_turn();
}

// Colours that meet nobody any more get what they can get, and leave the game.
void Solver::settle(Frame& frame, Rest& rest) {
    if (terms_.shared != NOBODY) return;  // there the turns of one depend on whether another can lay
    int settled = 0;
    const int in_game = able(frame.board);
    for (int colour = 0; colour < terms_.colours; ++colour) {
        if (!(in_game >> colour & 1)) continue;
        bool meets = false;
        for (int other = 0; other < terms_.colours && !meets; ++other)
            meets = other != colour && in_game >> other & 1 && meet(frame.reach[colour].cells, frame.reach[other].cells);
        if (meets) continue;
        add_points(rest, colour, alone(frame, colour));
        settled |= 1 << colour;
    }
    if (settled) leave_out(frame.board, settled);
}

// The colours that the one to move meets, or that meet those, and so on.
int Solver::group_of_turn(const Frame& frame) const {
    const int in_game = able(frame.board);
    int group = 1 << frame.board.turn;
    for (bool grew = true; grew;) {
        grew = false;
        for (int a = 0; a < terms_.colours; ++a) {
            for (int b = 0; b < terms_.colours; ++b) {
                if (!(group >> a & 1) || group >> b & 1 || !(in_game >> b & 1)) continue;
                if (meet(frame.reach[a].cells, frame.reach[b].cells)) group |= 1 << b, grew = true;
            }
        }
    }
    return group;
}

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

// Whose turn it is says in which group a piece is laid, so that what groups are worth adds up.
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

// What a seat thinks of an end: share of the win, margin, points.
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

// What is still to come if every seat looks after itself.
Rest Solver::many(Frame& frame, ByColour points) {
    Rest rest;
    settle(frame, rest);
    if (frame.board.turn == NOBODY || !may_go_on()) return rest;
    for (int colour = 0; colour < terms_.colours; ++colour) points[colour] += rest.points[colour];
    // Who leads matters here, and by how much, but not how many points all have.
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

}  // namespace

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
