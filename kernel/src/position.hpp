// The position that Python holds: it knows its terms and checks its arguments.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board.hpp"

namespace blokus {

struct Any {  // a given position in the middle of a game
    std::string cells;
    int turn, seat;  // the seat matters where seats take turns
    std::vector<int> owners, order, seat_turns;
    int shared_turns, gone, last_small, all_bonus, small_bonus;
};

struct Laid {  // a piece that was played, and for which colour
    int colour;
    int move;
};

// Throws std::invalid_argument with a sentence if an argument is impossible.
class Position {
public:
    Position(const std::string& variant, bool fixed_corners);
    static Position of(const std::string& variant, bool fixed_corners, const Any& any);
    // The same as another down to the order in which a search looks at its moves: how that one began, and what was played.
    static Position again(const std::string& variant, bool fixed_corners, const Any* began, const std::vector<Laid>& played);

    const std::string& variant() const { return variant_; }
    const Board& board() const { return board_; }
    const Terms& terms() const { return *terms_; }
    const std::string& cells() const { return cells_; }
    const Any* began() const { return began_.get(); }
    const std::vector<Laid>& played() const { return played_; }

    std::vector<Move> legal_of(int colour) const;  // ascending
    void play_as(int colour, int move);
    // Takes the last move back and returns it. It replays the others, so that playing and copying pay nothing for it.
    Move undo();
    uint64_t perft(int depth) const;
    uint64_t key() const;

    // The moves that lead from one position to another, if each colour laid at most one piece in between.
    static std::optional<std::vector<Move>> path(const Position& from, const Position& to);

private:
    Position() = default;
    void check_colour(int colour) const;
    void put(int colour, Move move);

    std::string variant_;
    std::shared_ptr<const Terms> terms_;
    Board board_;
    std::string cells_;  // size x size, row by row from the top: 0 free, else 1 + colour
    std::shared_ptr<const Any> began_;  // null: before the first move
    std::vector<Laid> played_;          // since then
};

const Geometry& geometry_of(const std::string& variant);
// The terms of a whole game; without `advanced` no bonus counts.
std::shared_ptr<const Terms> terms_for(const std::string& variant, bool fixed_corners, bool advanced);
std::vector<int> cells_of(const Geometry& geometry, Move move);
std::optional<Move> move_of(const Geometry& geometry, std::vector<int> cells);

}  // namespace blokus
