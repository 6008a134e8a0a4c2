// The parts of the solver for any number of players: moves, known positions, colours that are alone.
#include "solver.hpp"

#include <algorithm>

namespace blokus {
namespace {

constexpr uint64_t MOST_ENTRIES = 1 << 18;
constexpr int MANY_MOVES = 4000;  // of all nodes on a line together; the list grows if these do not suffice

}  // namespace

Solver::Solver(const Terms& terms, uint64_t most_nodes, const std::atomic<bool>& stop)
    : terms_(terms),
      most_nodes_(most_nodes),
      stop_(stop),
      // Twice as many as nodes, so that few are lost.
      table_(std::bit_ceil(std::clamp<uint64_t>(2 * most_nodes, 64, MOST_ENTRIES))) {
    moves_.reserve(MANY_MOVES);
}

Frame Solver::frame_of(const Board& board) const {
    Frame frame{board, {}};
    for (int colour = 0; colour < terms_.colours; ++colour) {
        frame.reach[colour] = reach_of(board, colour);
        if (!frame.reach[colour].pieces) frame.board.out |= static_cast<uint8_t>(1 << colour);
    }
    return frame;
}

ByColour Solver::points_now(const Board& board) const {
    ByColour points{};
    for (int colour = 0; colour < terms_.colours; ++colour) points[colour] = board.points_of(colour);
    return points;
}

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
    for (int other = 0; other < terms_.colours; ++other) {
        Reach& reach = frame.reach[other];
        if (!reach.pieces) continue;
        if (other != colour && !covers_any(reach.cells, at)) continue;
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

// Hashes everything that the rest of the game depends on, except the points so far.
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

// Colours that can meet nobody get their greatest points, and leave the game.
void Solver::settle(Frame& frame, Rest& rest) {
    if (terms_.shared != NOBODY) return;  // there a colour's turns depend on whether another can lay
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

}  // namespace blokus
