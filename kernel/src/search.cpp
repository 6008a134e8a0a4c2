#include "search.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <new>
#include <thread>

#include "endgame.hpp"
#include "worker.hpp"

namespace blokus {
namespace {

constexpr uint32_t LOOK_AT_CLOCK = 16;   // playouts between two looks
constexpr uint32_t LOOK_AT_LEAD = 512;
constexpr size_t ALL_CHILDREN = 0xffff;
constexpr float ROOMY = 0.5f;              // up to this share of the memory nothing is saved
constexpr uint32_t VISITS_WORTH_ROOM = 16;  // when memory is short, nodes with fewer visits are dropped
constexpr float PART_KNOWN = 0.1f;         // a move with this part of the most visits has a value that counts
constexpr uint32_t VISITS_OF_BEST = 1000;  // exact results need no visits, but the best move must have most

// To solve an ending: a third of the budget at most, and only where that often suffices.
constexpr uint64_t NODES_A_PLAYOUT = 5, NODES_A_SECOND = 300'000, MOST_NODES = 4'000'000;
constexpr float MOVES_TO_DOUBLE_FOR_TWO = 3.5f, MOVES_TO_DOUBLE = 3.0f;  // moves of all colours that double the nodes

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The maximised value of a seat, from its chances and its margin over the best other.
float utility_of(float win, float place, float margin, const Settings& settings) {
    const float steep = 1.0986f / settings.margin_scale;
    const float ahead = 1.0f / (1.0f + std::exp(-steep * margin));
    const float rest = 1.0f - settings.win_weight - settings.place_weight;
    return settings.win_weight * win + settings.place_weight * place + rest * ahead;
}

// Whether a move has been looked at enough for its value to count, beside the one with `most` visits.
bool is_known(uint32_t visits, uint32_t most) { return visits >= most * PART_KNOWN; }

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

Result result_of(const Board& board, const Settings& settings) {
    std::array<int, COLOURS> points{};
    for (int colour = 0; colour < board.terms->colours; ++colour) points[colour] = board.points_of(colour);
    return result_of(*board.terms, points, settings);
}

Result result_of(const Terms& terms, const std::array<int, COLOURS>& by_colour, const Settings& settings) {
    Result result;
    std::array<int, COLOURS> points{};
    for (int colour = 0; colour < terms.colours; ++colour) {
        result.points[colour] = static_cast<float>(by_colour[colour]);
        if (terms.owners[colour] != NOBODY) points[terms.owners[colour]] += by_colour[colour];
    }
    for (int seat = 0; seat < terms.players; ++seat) {
        int best_other = -1000, beaten = 0, tied = 0;
        for (int other = 0; other < terms.players; ++other) {
            if (other == seat) continue;
            best_other = std::max(best_other, points[other]);
            beaten += points[other] < points[seat];
            tied += points[other] == points[seat];
        }
        const int margin = points[seat] - best_other;
        // Seats that tie with this one are at the top only if it is.
        result.win[seat] = margin < 0 ? 0.0f : 1.0f / static_cast<float>(1 + tied);
        const float place = (static_cast<float>(beaten) + 0.5f * static_cast<float>(tied)) /
                            static_cast<float>(terms.players - 1);
        result.utility[seat] = utility_of(result.win[seat], place, static_cast<float>(margin), settings);
    }
    return result;
}

Result guess_of(const Board& board, const Network& network, const Settings& settings) {
    const Terms& terms = *board.terms;
    Result result;
    result.points = expected_points(board, network);
    std::array<float, COLOURS> points{};
    for (int colour = 0; colour < terms.colours; ++colour)
        if (terms.owners[colour] != NOBODY) points[terms.owners[colour]] += result.points[colour];
    // The guess gets more certain as pieces are laid.
    const float left = 1.0f - static_cast<float>(board.ply) / static_cast<float>(terms.colours * PIECES);
    const float spread = 1.0f + settings.guess_spread * std::sqrt(std::max(left, 0.0f));
    const float sharp = 1.7f / spread;
    float sum = 0;
    for (int seat = 0; seat < terms.players; ++seat) sum += std::exp(sharp * (points[seat] - points[0]));
    for (int seat = 0; seat < terms.players; ++seat) {
        float best_other = -1000, place = 0;
        for (int other = 0; other < terms.players; ++other) {
            if (other == seat) continue;
            best_other = std::max(best_other, points[other]);
            place += 1.0f / (1.0f + std::exp(-sharp * (points[seat] - points[other])));
        }
        result.win[seat] = std::exp(sharp * (points[seat] - points[0])) / sum;
        place /= static_cast<float>(terms.players - 1);
        result.utility[seat] = utility_of(result.win[seat], place, points[seat] - best_other, settings);
    }
    return result;
}

void Node::begin(Move with, float likely) {
    visits.store(0, RELAXED), mean.store(0, RELAXED);
    later_visits.store(0, RELAXED), later_mean.store(0, RELAXED);
    prior = likely, move = with;
    set_children({});
}

void Node::copy_figures(const Node& from) {
    begin(from.move, from.prior);
    visits.store(from.visits.load(RELAXED), RELAXED), mean.store(from.mean.load(RELAXED), RELAXED);
    later_visits.store(from.later_visits.load(RELAXED), RELAXED);
    later_mean.store(from.later_mean.load(RELAXED), RELAXED);
}

Arena::Arena(size_t nodes)
    : nodes_(static_cast<Node*>(::operator new(nodes * sizeof(Node)))), size_(static_cast<uint32_t>(nodes)) {}

void Arena::Free::operator()(Node* nodes) const { ::operator delete(nodes); }

uint32_t Arena::take(uint32_t count) {
    const uint32_t first = next_.fetch_add(count, RELAXED);
    if (first + count <= size_) return first;
    next_.store(size_, RELAXED);
    return 0;
}

Search::Search(int threads, size_t memory_bytes, uint64_t seed, const std::optional<Weights>& weights, const Network& network,
               const Settings& settings)
    : settings_(settings), own_weights_(weights), network_(network) {
    // Half for the tree, half for the part of it that is kept when the game goes on.
    const size_t nodes = std::max<size_t>(memory_bytes / sizeof(Node) / 2, 100'000);
    arena_ = std::make_unique<Arena>(nodes);
    spare_ = std::make_unique<Arena>(nodes);
    for (int i = 0; i < std::max(threads, 1); ++i)
        workers_.push_back(std::make_unique<Worker>(*this, seed * 1000003u + static_cast<uint64_t>(i)));
}

Search::~Search() = default;

void Search::forget() {
    arena_->clear();
    root_ = 0;
}

size_t Search::memory_bytes() const { return (arena_->used() + size_t{spare_->used()}) * sizeof(Node); }

bool Search::keep(const std::vector<Move>& moves) {
    if (!root_) return false;
    uint32_t at = root_;
    for (Move move : moves) {
        const Children children = (*arena_)[at].children();
        uint32_t child = children.first;
        while (child < children.end() && (*arena_)[child].move != move) ++child;
        if (child == children.end()) return false;
        at = child;
    }
    if (!(*arena_)[at].children().first) return false;
    if (at == root_) return true;
    spare_->clear();
    const uint32_t root = spare_->take(1);
    copy_tree(*arena_, at, *spare_, root, arena_->used_share() > ROOMY ? VISITS_WORTH_ROOM : 0);
    std::swap(arena_, spare_);
    spare_->clear();
    root_ = root;
    return true;
}

// Leaves out the children of nodes with fewer than `least` visits.
void Search::copy_tree(const Arena& from, uint32_t index, Arena& to, uint32_t into, uint32_t least) {
    const Node& node = from[index];
    to[into].copy_figures(node);
    Children children = node.children();
    const uint32_t old_first = children.first;
    if (!old_first || node.visits.load(RELAXED) < least) return;
    children.first = to.take(children.count);
    if (!children.first) return;
    for (uint32_t i = 0; i < children.count; ++i) copy_tree(from, old_first + i, to, children.first + i, least);
    to[into].set_children(children);
}

// A leaf seems better than it is to the seat that moved there, since the replies are not searched. So memory must
// never run out for nodes with many visits: the fuller it is, the more visits a node needs to get children.
float Search::visits_to_grow() const {
    const float room = std::min((1 - arena_->used_share()) / (1 - ROOMY), 1.0f);
    return settings_.expand_at / std::max(room * room * room, 1e-9f);
}

// The `most` moves with the best priors, best first; scores become weights. Returned is the sum of the weights of so
// many of the best as are `weighed`.
float Search::judge(const Board& board, Worker& worker, std::vector<Judged>& judged, size_t weighed, size_t most) const {
    worker.eye.judge(board, *weights_, judged);
    auto better = [](const Judged& a, const Judged& b) {
        return a.score != b.score ? a.score > b.score : a.move < b.move;
    };
    auto keep_best = [&](size_t count) {
        if (judged.size() <= count) return;
        std::nth_element(judged.begin(), judged.begin() + static_cast<ptrdiff_t>(count), judged.end(), better);
        judged.resize(count);
    };
    if (judged.empty()) return 0;
    keep_best(weighed);
    const float best = std::min_element(judged.begin(), judged.end(), better)->score;
    float sum = 0;
    for (Judged& one : judged) sum += one.score = std::exp((one.score - best) / settings_.prior_heat);
    keep_best(most);
    std::sort(judged.begin(), judged.end(), better);
    return sum;
}

// Gives a node children, or more of them than it has; what is known of those it has is kept. False: another thread is
// at it, memory is used up or the game is over.
bool Search::grow(Node& node, const Board& board, Worker& worker, size_t most) {
    const Children had = node.children();
    if (had.growing || (had.first && !had.more) || arena_->is_full()) return false;
    Children marked = had;
    marked.growing = true;
    uint64_t expected = had.packed();
    if (!node.packed_children.compare_exchange_strong(expected, marked.packed(), RELAXED)) return false;
    std::vector<Judged>& judged = worker.judged;
    const float sum = judge(board, worker, judged, std::max(most, MOST_CHILDREN), most);
    Children children;
    children.count = static_cast<uint16_t>(judged.size());
    children.more = judged.size() == most && most != ALL_CHILDREN;
    children.first = judged.size() > had.count ? arena_->take(children.count) : 0;
    if (!children.first) {
        children = had;
        children.more = had.first && judged.size() > had.count;
        node.set_children(children);
        return false;
    }
    for (uint32_t i = 0; i < children.count; ++i) {
        Node& child = (*arena_)[children.first + i];
        child.begin(judged[i].move, judged[i].score / sum);
        for (uint32_t old = had.first; old < had.end(); ++old) {
            const Node& known = (*arena_)[old];
            if (known.move != judged[i].move) continue;
            child.copy_figures(known);
            Children its = known.children();
            its.growing = false;  // the other thread writes to the old list
            child.set_children(its);
            break;
        }
    }
    node.set_children(children);
    return true;
}

// No other move can get as many visits as the best has with what is left, and none of those that were looked at
// enough is worth more. Visits that were kept from the move before can give a lead to a move that no longer deserves it.
bool Search::is_decided(double left) const {
    const Children children = (*arena_)[root_].children();
    const Node* best = &(*arena_)[children.first];
    uint32_t second = 0;
    for (uint32_t child = children.first + 1; child < children.end(); ++child) {
        const Node* node = &(*arena_)[child];
        if (node->visits.load(RELAXED) > best->visits.load(RELAXED)) std::swap(node, best);
        second = std::max(second, node->visits.load(RELAXED));
    }
    const uint32_t most = best->visits.load(RELAXED);
    if (static_cast<double>(most) - second <= left) return false;
    const float value = best->mean.load(RELAXED);
    for (uint32_t child = children.first; child < children.end(); ++child) {
        const Node& node = (*arena_)[child];
        if (is_known(node.visits.load(RELAXED), most) && node.mean.load(RELAXED) > value) return false;
    }
    return true;
}

bool Search::is_over(bool is_first) {
    const uint64_t done = playouts_.load(RELAXED);
    if (is_first && !done) return false;  // listing moves may take all the time, and a move still needs a value
    if (stopped_.load(RELAXED) || finished_.load(RELAXED)) return true;
    if (limits_.playouts && done >= limits_.playouts) return true;
    const bool look = done % LOOK_AT_CLOCK == 0 || !is_first;
    if (!look) return false;
    double used = 0;
    if (limits_.seconds > 0) {
        used = (limits_.cpu_clock ? cpu_seconds() : wall_seconds()) - began_;
        if (used >= limits_.seconds) return true;
    }
    if (is_first && limits_.early_stop && done % LOOK_AT_LEAD == 0 && done) {
        double left = 1e18;
        if (limits_.playouts) left = static_cast<double>(limits_.playouts - done);
        if (limits_.seconds > 0 && used > 0)
            left = std::min(left, static_cast<double>(done) * (limits_.seconds - used) / used);
        if (is_decided(left)) return true;
    }
    return false;
}

Thought Search::think(const Board& board, const std::optional<std::vector<Move>>& moves, const Limits& limits) {
    const double wall = wall_seconds(), cpu = cpu_seconds();
    limits_ = limits;
    weights_ = own_weights_ ? &*own_weights_ : &default_weights(*board.terms);
    rave_ = board.terms->players > 2 ? settings_.rave_many : settings_.rave;
    const bool has_partners = board.terms->has_partners();
    width_ = has_partners ? settings_.width_two : settings_.width;
    width_growth_ = has_partners ? settings_.width_growth_two : settings_.width_growth;
    began_ = limits.cpu_clock ? cpu : wall;
    playouts_ = 0;
    finished_ = stopped_ = false;
    if (board.turn == NOBODY) return {};
    // The root needs all moves: a tree without room for them is dropped.
    auto complete_root = [&] {
        grow((*arena_)[root_], board, *workers_[0], ALL_CHILDREN);
        return !(*arena_)[root_].children().more;
    };
    if (!moves || !keep(*moves) || !complete_root()) {
        arena_->clear();
        root_ = arena_->take(1);
        (*arena_)[root_].begin(NO_MOVE, 1);
        complete_root();
    }
    const Node& root = (*arena_)[root_];
    const size_t root_moves = root.children().count;
    root_visits_before_ = root.visits.load(RELAXED);
    for (auto& worker : workers_) worker->begin(board, root_moves);
    Thought thought;
    auto timed = [&] {
        thought.seconds = wall_seconds() - wall;
        thought.cpu_seconds = cpu_seconds() - cpu;
        return thought;
    };
    if (root_moves > 1 && answer_exactly(board, thought)) return timed();
    auto work = [&](Worker& worker, bool is_first) {
        while (!is_over(is_first)) {
            worker.simulate();
            playouts_.fetch_add(1, RELAXED);
        }
        finished_.store(true, RELAXED);
    };
    if (root_moves > 1 || !limits.early_stop) {
        std::vector<std::thread> threads;
        for (size_t i = 1; i < workers_.size(); ++i) threads.emplace_back(work, std::ref(*workers_[i]), false);
        work(*workers_[0], true);
        for (std::thread& thread : threads) thread.join();
    } else {
        for (uint32_t i = 0; i < LOOK_AT_CLOCK; ++i) workers_[0]->simulate();  // the only move still gets a value
        playouts_ = LOOK_AT_CLOCK;
    }
    thought = answer();
    thought.playouts = playouts_;
    thought.reused = root_visits_before_;
    return timed();
}

// If the end is near enough, it is solved instead of guessed.
bool Search::answer_exactly(const Board& board, Thought& thought) const {
    uint64_t nodes = MOST_NODES;
    if (limits_.playouts) nodes = std::min(nodes, limits_.playouts * NODES_A_PLAYOUT);
    if (limits_.seconds > 0) nodes = std::min(nodes, static_cast<uint64_t>(limits_.seconds * static_cast<double>(NODES_A_SECOND)));
    const float to_double = board.terms->players == 2 ? MOVES_TO_DOUBLE_FOR_TWO : MOVES_TO_DOUBLE;
    const int most_moves = static_cast<int>(to_double * std::log2(static_cast<float>(nodes + 1)));
    if (moves_of_all(board, most_moves + 1) > most_moves) return false;
    const auto solved = solve(board, settings_, nodes, stopped_);
    if (!solved) return false;
    const uint32_t first = (*arena_)[root_].children().first;
    const Result& best = solved->moves[0].result;
    for (const auto& [move, result] : solved->moves) {
        uint32_t child = first;
        while ((*arena_)[child].move != move) ++child;  // the root has all moves
        const float value = result.utility[board.seat];
        const uint32_t visits = value == best.utility[board.seat] ? VISITS_OF_BEST : 1;
        thought.candidates.push_back({move, visits, (*arena_)[child].prior, value, result.win, result.points});
    }
    thought.exact = true;
    thought.win = best.win, thought.points = best.points;
    thought.line = solved->line;
    return true;
}

Thought Search::answer() const {
    Thought thought;
    const Children at_root = (*arena_)[root_].children();
    std::vector<Worker::Count> counts(at_root.count);
    Worker::Count all;
    for (const auto& worker : workers_) {
        for (uint32_t i = 0; i < at_root.count; ++i) {
            const Worker::Count& from = worker->counts[i];
            counts[i].visits += from.visits, all.visits += from.visits;
            for (int k = 0; k < COLOURS; ++k) {
                counts[i].points[k] += from.points[k], counts[i].win[k] += from.win[k];
                all.points[k] += from.points[k], all.win[k] += from.win[k];
            }
        }
    }
    auto average = [](const Worker::Count& count, std::array<float, COLOURS>& points, std::array<float, COLOURS>& win) {
        for (int k = 0; k < COLOURS; ++k) {
            points[k] = count.points[k] / static_cast<float>(std::max(count.visits, 1u));
            win[k] = count.win[k] / static_cast<float>(std::max(count.visits, 1u));
        }
    };
    average(all, thought.points, thought.win);
    for (uint32_t i = 0; i < at_root.count; ++i) {
        const Node& node = (*arena_)[at_root.first + i];
        Candidate candidate{node.move, node.visits.load(RELAXED), node.prior, node.mean.load(RELAXED), {}, {}};
        // A move that only an earlier search visited gets the average value of all.
        average(counts[i].visits ? counts[i] : all, candidate.points, candidate.win);
        thought.candidates.push_back(candidate);
    }
    std::stable_sort(thought.candidates.begin(), thought.candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    for (Children children = at_root; children.first && thought.line.size() < 12;) {
        const Node* best = &(*arena_)[children.first];
        for (uint32_t child = children.first; child < children.end(); ++child)
            if ((*arena_)[child].visits.load(RELAXED) > best->visits.load(RELAXED)) best = &(*arena_)[child];
        if (!best->visits.load(RELAXED)) break;
        thought.line.push_back(best->move);
        children = best->children();
    }
    return thought;
}

}  // namespace blokus
