#include "worker.hpp"

#include <algorithm>
#include <cmath>

namespace blokus {
namespace {

// Below the root a node has the children with the best priors: few at first, since most nodes are visited a few times.
constexpr size_t FEW_CHILDREN = 32, SOME_CHILDREN = 64;
constexpr uint32_t FEW_VISITS = 16;

void average_in(std::atomic<float>& mean, float value, uint32_t visits) {
    const float before = mean.load(RELAXED);
    mean.store(before + (value - before) / static_cast<float>(visits), RELAXED);
}

}  // namespace

Worker::Worker(Search& search, uint64_t seed) : search_(search), playout_(search.settings_, seed) {
    for (auto& stamps : stamped_) stamps.resize(static_cast<size_t>(TABLES.classic.moves));
}

void Worker::begin(const Board& board, size_t root_moves) {
    root_ = board;
    root_.tidy();
    counts.assign(root_moves, {});
    playout_.forget();
    games_ = 0;
    usual_.fill(0);
}

// The number of children considered after so many visits: those with the best priors.
uint32_t Worker::looked_at(uint32_t visits) const {
    return static_cast<uint32_t>(search_.width_ + search_.width_growth_ * std::sqrt(static_cast<float>(visits)));
}

uint32_t Worker::select(const Children& children, uint32_t visits) const {
    const Settings& settings = search_.settings_;
    const Arena& arena = *search_.arena_;
    const uint32_t first = children.first;
    const uint32_t end = first + std::min<uint32_t>(children.count, looked_at(visits));

    float sum = 0, count = 0;
    for (uint32_t child = first; child < end; ++child) {
        const auto n = static_cast<float>(arena[child].visits.load(RELAXED));
        sum += n * arena[child].mean.load(RELAXED), count += n;
    }
    const float untried = (count > 0 ? sum / count : 0.5f) - settings.first_value;
    const float explore = settings.exploration * std::sqrt(static_cast<float>(visits));
    uint32_t best = first;
    float best_score = -1e9f;
    for (uint32_t child = first; child < end; ++child) {
        const Node& at = arena[child];
        const auto n = static_cast<float>(at.visits.load(RELAXED));
        const float weight = n + 1;
        float value = (n * at.mean.load(RELAXED) + untried) / weight;
        if (search_.rave_ > 0) {
            const auto later = static_cast<float>(at.later_visits.load(RELAXED)) * settings.rave_first;
            const float share = later / (later + weight + later * weight / search_.rave_);
            value += share * (at.later_mean.load(RELAXED) - value);
        }
        const float score = value + explore * at.prior / (1 + n);
        if (score > best_score) best_score = score, best = child;
    }
    return best;
}

void Worker::simulate() {
    Arena& arena = *search_.arena_;
    Board board = root_;
    trace_.count = 0;
    int depth = 0;
    path_[0] = search_.root_;
    uint32_t visits = arena[search_.root_].visits.fetch_add(1, RELAXED);
    while (board.turn != NOBODY) {
        Node& node = arena[path_[depth]];
        Children children = node.children();
        if (!children.first) {
            if (static_cast<float>(visits) < search_.visits_to_grow()) break;
            // Room for the first visits: a list that grows at once would be made twice.
            if (!search_.grow(node, board, *this, std::max<size_t>(FEW_CHILDREN, looked_at(FEW_VISITS)))) break;
            children = node.children();
        } else if (children.more && looked_at(visits) > children.count &&
                   static_cast<float>(visits) >= search_.visits_to_grow()) {
            search_.grow(node, board, *this, children.count < SOME_CHILDREN ? SOME_CHILDREN : MOST_CHILDREN);
            children = node.children();
        }
        seat_[depth] = static_cast<uint8_t>(board.seat);
        colour_[depth] = static_cast<uint8_t>(board.turn);
        const uint32_t child = select(children, visits);
        visits = arena[child].visits.fetch_add(1, RELAXED);
        const Move move = arena[child].move;
        trace_.push(board.turn, move);
        board.lay(board.turn, move);
        board.end_turn();
        path_[++depth] = child;
    }
    back_up(valued(board), depth);
}

// The value of the position at the end of the path: the network's guess, a playout's result, or a mixture.
Result Worker::valued(Board& board) {
    const Settings& settings = search_.settings_;
    if (board.turn == NOBODY) return result_of(board, settings);
    const float weight = settings.guess_weight * std::max(0.0f, 1.0f - static_cast<float>(board.ply) / settings.guess_end);
    if (weight <= 0) return played(board);
    Result guess = guess_of(board, search_.network_, settings);
    if (weight >= 1) return guess;
    const Result played_ = played(board);
    for (int k = 0; k < COLOURS; ++k) {
        guess.points[k] += (1 - weight) * (played_.points[k] - guess.points[k]);
        guess.win[k] += (1 - weight) * (played_.win[k] - guess.win[k]);
        guess.utility[k] += (1 - weight) * (played_.utility[k] - guess.utility[k]);
    }
    return guess;
}

Result Worker::played(Board& board) {
    const Settings& settings = search_.settings_;
    playout_.run(board, trace_, static_cast<int>(settings.playout_plies));
    return board.turn == NOBODY ? result_of(board, settings) : guess_of(board, search_.network_, settings);
}

// A result above a seat's average was good for its colours.
void Worker::learn(const Result& result) {
    ++games_;
    unsigned good_for = 0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        const int seat = root_.terms->owners[colour];
        if (seat == NOBODY) continue;
        if (result.utility[seat] > usual_[seat]) good_for |= 1u << colour;
    }
    for (int seat = 0; seat < root_.terms->players; ++seat)
        usual_[seat] += (result.utility[seat] - usual_[seat]) / static_cast<float>(games_);
    playout_.learn(trace_, good_for);
}

void Worker::back_up(const Result& result, int depth) {
    Arena& arena = *search_.arena_;
    learn(result);
    if (depth > 0) {
        Count& count = counts[path_[1] - arena[search_.root_].children().first];
        ++count.visits;
        for (int k = 0; k < COLOURS; ++k) count.points[k] += result.points[k], count.win[k] += result.win[k];
    }
    ++stamp_;
    int stamped_from = trace_.count;
    for (int at = depth - 1; at >= 0; --at) {
        const float value = result.utility[seat_[at]];
        Node& child = arena[path_[at + 1]];
        average_in(child.mean, value, child.visits.load(RELAXED));
        if (search_.rave_ <= 0) continue;
        // Moves later in the game than this node's own: as if they had been made here.
        while (stamped_from > at + 1) {
            --stamped_from;
            stamped_[trace_.colour[stamped_from]][trace_.move[stamped_from]] = stamp_;
        }
        const Node& node = arena[path_[at]];
        const Children children = node.children();
        const uint32_t looked = std::min<uint32_t>(children.count, looked_at(node.visits.load(RELAXED)));
        const std::vector<uint32_t>& stamps = stamped_[colour_[at]];
        for (uint32_t i = 0; i < looked; ++i) {
            Node& other = arena[children.first + i];
            if (stamps[other.move] != stamp_) continue;
            const uint32_t n = other.later_visits.load(RELAXED) + 1;
            other.later_visits.store(n, RELAXED);
            average_in(other.later_mean, value, n);
        }
    }
}

}  // namespace blokus
