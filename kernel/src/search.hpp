// Monte Carlo tree search for two to four players: every seat maximises its own value (max^n).
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "board.hpp"
#include "playout.hpp"
#include "prior.hpp"
#include "settings.hpp"
#include "value.hpp"

namespace blokus {

inline constexpr auto RELAXED = std::memory_order_relaxed;

// The value of the end of a game.
struct Result {
    std::array<float, COLOURS> points{};   // by colour
    std::array<float, COLOURS> win{};      // by seat, ties shared
    std::array<float, COLOURS> utility{};  // by seat, 0 to 1: the maximised value
};

Result result_of(const Board& board, const Settings& settings);
Result result_of(const Terms& terms, const std::array<int, COLOURS>& points, const Settings& settings);  // by colour

// The same as a guess before the end.
Result guess_of(const Board& board, const Network& network, const Settings& settings);

struct Candidate {
    Move move;
    uint32_t visits;
    float prior;
    float value;
    std::array<float, COLOURS> win;
    std::array<float, COLOURS> points;
};

struct Thought {
    uint64_t playouts = 0;
    uint64_t reused = 0;
    double seconds = 0;
    double cpu_seconds = 0;
    bool exact = false;
    std::array<float, COLOURS> win{};
    std::array<float, COLOURS> points{};
    std::vector<Candidate> candidates;  // best first
    std::vector<Move> line;
};

struct Limits {
    double seconds = 0;  // 0: none
    uint64_t playouts = 0;
    bool cpu_clock = false;  // seconds are those of this process's threads, not of the wall
    bool early_stop = true;  // as soon as no other move can overtake
};

// Where a node's children lie, those with the best priors first. Read and written as one word, so that threads never
// see the place of one list with the length of another.
struct Children {
    uint32_t first = 0;    // 0: none
    uint16_t count = 0;
    bool growing = false;  // a thread is making them, or a longer list of them
    bool more = false;     // there are moves that the list leaves out

    uint32_t end() const { return first + count; }
    uint64_t packed() const {
        return uint64_t{first} << 32 | uint64_t{count} << 2 | (growing ? 2u : 0u) | (more ? 1u : 0u);
    }
    static Children unpacked(uint64_t word) {
        return {static_cast<uint32_t>(word >> 32), static_cast<uint16_t>(word >> 2), (word & 2) != 0, (word & 1) != 0};
    }
};

// A move in the tree, and its statistics for the seat that makes it.
struct Node {
    std::atomic<uint32_t> visits;  // counted on the way down, so that threads spread
    std::atomic<float> mean;
    std::atomic<uint32_t> later_visits;  // playouts in which the same colour made the move later (RAVE)
    std::atomic<float> later_mean;
    float prior;
    Move move;
    std::atomic<uint64_t> packed_children;

    Children children() const { return Children::unpacked(packed_children.load(std::memory_order_acquire)); }
    void set_children(const Children& to) { packed_children.store(to.packed(), std::memory_order_release); }
    void begin(Move with, float likely);
    void copy_figures(const Node& from);
};

// Nodes of one tree. Memory is reserved at once and touched as it is needed.
class Arena {
public:
    explicit Arena(size_t nodes);
    uint32_t take(uint32_t count);  // 0: full
    Node& operator[](uint32_t index) { return nodes_[index]; }
    const Node& operator[](uint32_t index) const { return nodes_[index]; }
    uint32_t used() const { return std::min(next_.load(std::memory_order_relaxed), size_); }
    bool is_full() const { return used() == size_; }
    float used_share() const { return static_cast<float>(used()) / static_cast<float>(size_); }
    void clear() { next_.store(FIRST, std::memory_order_relaxed); }

    static constexpr uint32_t FIRST = 1;  // 0 is no node

private:
    struct Free {
        void operator()(Node* nodes) const;
    };
    std::unique_ptr<Node[], Free> nodes_;
    uint32_t size_;
    std::atomic<uint32_t> next_{FIRST};
};

inline constexpr size_t MOST_CHILDREN = 160;  // of a node below the root: those with the best priors

class Worker;

class Search {
public:
    Search(int threads, size_t memory_bytes, uint64_t seed, const std::optional<Weights>& weights, const Network& network,
           const Settings& settings);
    ~Search();

    // If `moves` lead from the last root to `board`, that part of the tree is kept.
    Thought think(const Board& board, const std::optional<std::vector<Move>>& moves, const Limits& limits);
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void forget();
    size_t memory_bytes() const;

private:
    friend class Worker;

    bool keep(const std::vector<Move>& moves);
    void copy_tree(const Arena& from, uint32_t index, Arena& to, uint32_t into, uint32_t least);
    float visits_to_grow() const;
    float judge(const Board& board, Worker& worker, std::vector<Judged>& judged, size_t weighed, size_t most) const;
    bool grow(Node& node, const Board& board, Worker& worker, size_t most);
    bool is_over(bool is_first);
    bool is_decided(double left) const;
    bool answer_exactly(const Board& board, Thought& thought) const;
    Thought answer() const;

    Settings settings_;
    std::optional<Weights> own_weights_;  // otherwise the ones built in
    Network network_;
    std::unique_ptr<Arena> arena_, spare_;
    std::vector<std::unique_ptr<Worker>> workers_;
    uint32_t root_ = 0;
    uint32_t root_visits_before_ = 0;

    // of the search that is running
    const Weights* weights_ = nullptr;
    float rave_ = 0, width_ = 0, width_growth_ = 0;
    Limits limits_;
    double began_ = 0;
    std::atomic<uint64_t> playouts_{0};
    std::atomic<bool> stopped_{false}, finished_{false};
};

}  // namespace blokus
