// Solves the rest of a game exactly, if the end is near enough.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "search.hpp"

namespace blokus {

struct Solved {
    struct Known {
        Move move;
        Result result;
    };
    std::vector<Known> moves;  // best first; the best is always known, of the others as many as the limit allowed
    std::vector<Move> line;    // the rest of the game with best play
    uint64_t nodes = 0;
};

// Two players: the largest margin that can be forced. More: every seat takes what is best for itself, first its share
// of the win, then its margin over the best other, then its points; of equals the first move. There a colour that no
// other can meet any more is taken to lay as much as it can. Nothing if the limit does not suffice or when stopped.
std::optional<Solved> solve(const Board& board, const Settings& settings, uint64_t most_nodes,
                            const std::atomic<bool>& stop);

// How many moves all colours have together that can still lay; stops counting at `enough`.
int moves_of_all(const Board& board, int enough);

}  // namespace blokus
