// Solves the rest of a game for two or more players, within a limit of nodes.
#pragma once

#include <atomic>
#include <tuple>
#include <utility>
#include <vector>

#include "reach.hpp"

namespace blokus {

inline constexpr int ANY = 1000;  // a margin beyond all

using ByColour = std::array<int, COLOURS>;

// A position on the way to the end.
struct Frame {
    Board board;
    std::array<Reach, COLOURS> reach;
};

// The points still to come for each colour, and with two players the margin of the first over the second. Outside the
// search window the margin is a bound and the points mean nothing.
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
    Solver(const Terms& terms, uint64_t most_nodes, const std::atomic<bool>& stop);

    Frame frame_of(const Board& board) const;
    uint64_t nodes() const { return nodes_; }

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
    ByColour points_now(const Board& board) const;

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

}  // namespace blokus
