// One thread's part of a search: its random numbers, its scratch memory and its counts.
#pragma once

#include "search.hpp"

namespace blokus {

class Worker {
public:
    Worker(Search& search, uint64_t seed);

    void begin(const Board& board, size_t root_moves);
    void simulate();

    Eye eye;
    std::vector<Judged> judged;

    struct Count {
        uint32_t visits = 0;
        std::array<float, COLOURS> points{};
        std::array<float, COLOURS> win{};
    };
    std::vector<Count> counts;  // by move at the root

private:
    uint32_t select(const Children& children, uint32_t visits) const;
    uint32_t looked_at(uint32_t visits) const;
    Result valued(Board& board);
    Result played(Board& board);
    void back_up(const Result& result, int depth);
    void learn(const Result& result);

    static constexpr int DEEPEST = COLOURS * PIECES;
    Search& search_;
    Playout playout_;
    Board root_;
    Trace trace_;
    uint32_t games_ = 0;
    std::array<float, COLOURS> usual_{};  // by seat: mean utility of the games so far
    std::array<uint32_t, DEEPEST + 1> path_;
    std::array<uint8_t, DEEPEST + 1> seat_;   // the seat to move at each node of the path
    std::array<uint8_t, DEEPEST + 1> colour_;
    uint32_t stamp_ = 0;
    std::array<std::vector<uint32_t>, COLOURS> stamped_;  // by move: the playout in which it was last made
};

}  // namespace blokus
