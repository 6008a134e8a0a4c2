// A position that knows its own terms and checks what it is told: what Python holds.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace blokus {

struct Any {  // a position in the middle of a game, as told
    std::string_view cells;
    int turn, seat;  // the seat matters where seats take turns
    std::vector<int> owners, order, seat_turns;
    int shared_turns, gone, last_small, all_bonus, small_bonus;
};

// Throws std::invalid_argument with a sentence when it is told something that cannot be.
class Position {
public:
    Position(const std::string& variant, bool fixed_corners);
    static Position of(const std::string& variant, bool fixed_corners, const Any& any);

    const std::string& variant() const { return variant_; }
    const Board& board() const { return board_; }
    const Terms& terms() const { return *terms_; }
    const std::string& cells() const { return cells_; }

    std::vector<Move> legal_of(int colour) const;  // ascending
    void play_as(int colour, int move);
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
};

const Geometry& geometry_of(const std::string& variant);
std::vector<int> cells_of(const Geometry& geometry, Move move);
std::optional<Move> move_of(const Geometry& geometry, std::vector<int> cells);

}  // namespace blokus
