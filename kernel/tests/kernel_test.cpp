// Walks whole games and searches in every variant, to be run under sanitizers: they find what the Python tests,
// which compare answers, cannot see. Here only what must hold without a second opinion is checked.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "batch.hpp"
#include "endgame.hpp"
#include "position.hpp"
#include "random.hpp"
#include "search.hpp"

using namespace blokus;

namespace {

const std::string VARIANTS[] = {"classic", "classic_2", "classic_3", "duo"};

void check(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "wrong: %s\n", what.c_str());
    std::exit(1);
}

// The same position told from outside, as Python tells it.
Position retold(const Position& position) {
    const Board& board = position.board();
    const Terms& terms = position.terms();
    Any any{position.cells(), board.turn,      board.seat,       {}, {}, {}, board.shared_turns, terms.gone,
            board.last_small, terms.all_bonus, terms.small_bonus};
    any.owners.assign(terms.owners.begin(), terms.owners.begin() + terms.colours);
    any.order.assign(terms.order.begin(), terms.order.begin() + terms.colours);
    return Position::of(position.variant(), terms.fixed_corners, any);
}

// Boards that agree in what a search reads, the order of attach cells included.
bool are_same(const Position& position, const Position& other) {
    const Board &a = position.board(), &b = other.board();
    bool same = other.key() == position.key() && other.cells() == position.cells() && a.hands == b.hands && a.last == b.last &&
                a.last_small == b.last_small && a.out == b.out && a.turn == b.turn && a.seat == b.seat && a.at == b.at &&
                a.ply == b.ply && a.shared_turns == b.shared_turns && a.seat_turns == b.seat_turns && a.begun == b.begun &&
                a.occupied == b.occupied && a.forbidden == b.forbidden && a.attach == b.attach;
    for (int colour = 0; colour < position.terms().colours; ++colour) {
        const Points &p = a.points[colour], &q = b.points[colour];
        same &= p.count == q.count && std::equal(p.cell, p.cell + p.count, q.cell) &&
                std::equal(p.largest, p.largest + p.count, q.largest);
    }
    return same;
}

// A pickle brings it back.
void check_kept(const Position& position) {
    const Position again =
        Position::again(position.variant(), position.terms().fixed_corners, position.began(), position.played());
    check(are_same(position, again), position.variant() + ": brought back, it is the same");
}

void check_undo(Position position, const Position& before, Move move) {
    check(position.undo() == move && are_same(position, before), position.variant() + ": undone, it is the one before");
    check(position.played().size() == before.played().size(), position.variant() + ": undone, the move is forgotten");
}

void walk(const std::string& variant, bool fixed_corners, uint64_t seed) {
    Random random(seed);
    Position position(variant, fixed_corners);
    while (position.board().turn != NOBODY) {
        const int colour = position.board().turn;
        const std::vector<Move> moves = position.legal_of(colour);
        check(!moves.empty(), variant + ": it is nobody's turn who cannot lay");
        check(moves.size() == position.perft(1), variant + ": one line for each move");
        check(std::set<Move>(moves.begin(), moves.end()).size() == moves.size(), variant + ": each move once");
        const Position again = retold(position);
        check(again.key() == position.key() && again.legal_of(colour) == moves, variant + ": retold, it is the same");
        check_kept(position);
        check_kept(again);
        const Position before = position;
        const Move move = moves[random.below(static_cast<uint32_t>(moves.size()))];
        position.play_as(colour, move);
        check_undo(position, before, move);
        Position entered = again;
        entered.play_as(colour, move);
        check_undo(entered, again, move);
        const auto path = Position::path(before, position);
        check(path && *path == std::vector<Move>{move}, variant + ": the way there is known");
        bool refused = false;
        try {
            position.play_as(colour, move);
        } catch (const std::invalid_argument&) {
            refused = true;
        }
        check(refused, variant + ": a piece lies once");
    }
    Position begun = position;
    while (!begun.played().empty()) begun.undo();
    check(are_same(begun, Position(variant, fixed_corners)), variant + ": all undone, it is the beginning");
    int squares = 0;
    for (char cell : position.cells()) squares += cell != 0;
    check(squares > 89, variant + ": most of a game was played");
}

Search search_with(int threads, uint64_t seed) {
    return Search(threads, size_t{8} << 20, seed, std::nullopt, default_network(), Settings{});
}

// A game between a search and luck: the tree is kept where it can be, and fills its memory now and then.
void play(const std::string& variant, int threads, uint64_t playouts) {
    Random random(7);
    Search search = search_with(threads, 11);
    Position position(variant, true), root = position;
    uint64_t reused = 0;
    for (int ply = 0; position.board().turn != NOBODY; ++ply) {
        const Thought thought =
            search.think(position.board(), Position::path(root, position), {0, playouts, false, ply % 3 != 0});
        root = position;
        const std::vector<Move> moves = position.legal_of(position.board().turn);
        check(!thought.candidates.empty(), variant + ": there is an answer");
        for (const Candidate& one : thought.candidates)
            check(std::binary_search(moves.begin(), moves.end(), one.move), variant + ": candidates are legal");
        reused += thought.reused;
        const bool is_random = ply % 5 == 4;
        const Move move =
            is_random ? moves[random.below(static_cast<uint32_t>(moves.size()))] : thought.candidates[0].move;
        position.play_as(position.board().turn, move);
        if (ply == 20) search.forget();
    }
    check(reused > 0, variant + ": some of the tree was used again");
}

// Below the root lists of children begin short; whatever the game enters has all its moves at once.
void grow_children(int threads) {
    Search search = search_with(threads, 5);
    Position position("classic_2", true), root = position;
    for (int ply = 0; ply < 6; ++ply) {
        const Thought thought =
            search.think(position.board(), Position::path(root, position), {0, 1500, false, false});
        check(ply == 0 || thought.reused > 0, "what was thought before is used again");
        check(thought.candidates.size() == position.legal_of(position.board().turn).size(), "the root has all moves");
        uint64_t visits = 0;
        for (const Candidate& one : thought.candidates) visits += one.visits;
        check(visits >= thought.playouts, "no visit is lost at the root");
        root = position;
        position.play_as(position.board().turn, thought.candidates[0].move);
    }
}

// Nothing but stop() ends this search.
void stop_from_outside(int threads) {
    Search search = search_with(threads, 3);
    const Position position("classic", true);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        search.stop();
    });
    const Thought thought = search.think(position.board(), std::nullopt, {0, 0, false, false});
    other.join();
    check(!thought.candidates.empty(), "a search that was stopped has an answer");
    search.stop();  // too late for that one, and not meant for the next
    check(search.think(position.board(), std::nullopt, {0, 50, false, false}).playouts >= 50,
          "a late stop is forgotten");
}

std::vector<Move> moves_of(const Board& board, int colour) {
    std::vector<Move> moves;
    for_each_move(board, colour, [&](int orientation, int row, int column) {
        moves.push_back(board.terms->geometry->move_at(orientation, row, column));
    });
    std::sort(moves.begin(), moves.end());
    return moves;
}

// The points at the end by colour if every seat looks after itself, by looking at every line of play.
std::array<int, COLOURS> end_of(const Board& board, int& lines_left) {
    std::array<int, COLOURS> best{};
    if (board.turn == NOBODY || --lines_left <= 0) {
        for (int colour = 0; colour < board.terms->colours; ++colour) best[colour] = board.points_of(colour);
        return best;
    }
    bool is_first = true;
    for (Move move : moves_of(board, board.turn)) {
        Board next = board;
        next.lay(board.turn, move);
        next.end_turn();
        const std::array<int, COLOURS> end = end_of(next, lines_left);
        auto liking = [&](const std::array<int, COLOURS>& points) {
            const Result result = result_of(*board.terms, points, Settings{});
            float own = 0, best_other = -1000;
            for (int seat = 0; seat < board.terms->players; ++seat) {
                float of_seat = 0;
                for (int colour = 0; colour < board.terms->colours; ++colour)
                    if (board.terms->owners[colour] == seat) of_seat += result.points[colour];
                if (seat == board.seat)
                    own = of_seat;
                else
                    best_other = std::max(best_other, of_seat);
            }
            return std::tuple{result.win[board.seat], own - best_other, own};
        };
        if (is_first || liking(end) > liking(best)) best = end;
        is_first = false;
    }
    return best;
}

// The last positions of a game, as far back as all lines can be looked at.
int end_exactly(const std::string& variant, uint64_t seed) {
    Random random(seed);
    const std::atomic<bool> stop{false}, stopped{true};
    std::vector<Position> passed{Position(variant, true)};
    while (passed.back().board().turn != NOBODY) {
        Position next = passed.back();
        const std::vector<Move> moves = next.legal_of(next.board().turn);
        next.play_as(next.board().turn, moves[random.below(static_cast<uint32_t>(moves.size()))]);
        passed.push_back(next);
    }
    int compared = 0;
    for (auto position = passed.rbegin() + 1; position != passed.rend(); ++position) {
        const Board& board = position->board();
        int lines_left = 3000;
        const Result end = result_of(*board.terms, end_of(board, lines_left), Settings{});
        if (lines_left <= 0) break;
        const auto solved = solve(board, Settings{}, 20'000, stop);
        check(solved.has_value(), variant + ": a short ending is solved");
        const Result& found = solved->moves[0].result;
        check(found.utility[board.seat] == end.utility[board.seat], variant + ": an ending is worth what all lines say");
        if (solved->nodes > 0) check(!solve(board, Settings{}, 0, stop), variant + ": nothing is known without looking");
        if (solved->nodes > 0) check(!solve(board, Settings{}, 20'000, stopped), variant + ": stopped, it gives up");
        ++compared;
    }
    return compared;
}

// Moves are listed once, on the way to the end of a game, and from there on the list is kept.
int list_on(const std::string& variant, uint64_t seed) {
    Random random(seed);
    Position position(variant, seed % 2 == 0);
    for (uint32_t left = 12 + random.below(30); left && position.board().turn != NOBODY; --left) {
        const std::vector<Move> moves = position.legal_of(position.board().turn);
        position.play_as(position.board().turn, moves[random.below(static_cast<uint32_t>(moves.size()))]);
    }
    int compared = 0;
    Board board = position.board();
    board.tidy();
    for (; board.turn != NOBODY; board.end_turn()) {
        for (int colour = 0; colour < board.terms->colours; ++colour) {
            Listed& listed = board.listed[colour];
            if (!listed.are_few || random.below(3) == 0) continue;  // so that some cells wait for a turn or two
            board.list_new(colour);
            if (!listed.are_few) continue;
            std::vector<Move> known;
            for (int i = 0; i < listed.count(); ++i) {
                const Placement& at = listed.moves[i];
                const int begin = listed.begins[at.size], end = listed.begins[at.size + 1];
                check(begin <= i && i < end, variant + ": listed moves stand where their size begins");
                known.push_back(board.terms->geometry->move_at(at.orientation, at.row, at.column));
            }
            std::erase_if(known, [&](Move move) { return !board.fits(colour, move); });
            std::sort(known.begin(), known.end());
            check(known == moves_of(board, colour), variant + ": what is listed and fits are all moves, each once");
            ++compared;
        }
        const std::vector<Move> moves = moves_of(board, board.turn);
        const Board before = board;
        board = before;  // a search copies boards, and with them what is listed
        board.lay(board.turn, moves[random.below(static_cast<uint32_t>(moves.size()))]);
    }
    return compared;
}

// Games that step together are the games that positions play, with one thread and with three.
void step_together(const std::string& variant, int threads) {
    BatchOptions options;
    options.dense = true, options.threads = threads;
    Batch batch(variant, 5, 3, options);
    std::vector<Position> positions(5, Position(variant, true));
    std::vector<int32_t> actions(5);
    int ended = 0;
    for (int step = 0; step < 120; ++step) {
        batch.sample(actions.data());
        batch.step(actions.data());
        for (size_t game = 0; game < positions.size(); ++game) {
            Position& position = positions[game];
            position.play_as(position.board().turn, actions[game]);
            const bool is_over = position.board().turn == NOBODY;
            check(is_over == static_cast<bool>(batch.ended[game]), variant + ": both end at once");
            ended += is_over;
            if (is_over) position = Position(variant, true);
            const std::vector<Move> moves = position.legal_of(position.board().turn);
            const int begin = batch.offsets()[game], end = batch.offsets()[game + 1];
            check(std::equal(moves.begin(), moves.end(), batch.legal->begin() + begin, batch.legal->begin() + end),
                  variant + ": both list the same moves");
            const uint8_t* mask = &batch.mask[game * static_cast<size_t>(batch.terms().geometry->moves)];
            check(std::count(mask, mask + batch.terms().geometry->moves, 1) == end - begin, variant + ": the mask has as many");
        }
    }
    check(ended >= 4, variant + ": games end and begin anew");
}

}  // namespace

int main() {
    for (const std::string& variant : VARIANTS) {
        for (uint64_t seed = 0; seed < 4; ++seed) walk(variant, seed % 2 == 0, seed);
        play(variant, 1, 60);
        play(variant, 2, 120);
        int endings = 0;
        for (uint64_t seed = 0; seed < 6; ++seed) endings += end_exactly(variant, seed);
        check(endings >= 12, variant + ": some endings are short");
        int lists = 0;
        for (uint64_t seed = 0; seed < 40; ++seed) lists += list_on(variant, seed);
        check(lists >= 100, variant + ": most games come to few moves");
        for (int threads : {1, 3}) step_together(variant, threads);
        std::printf("%s: sound\n", variant.c_str());
    }
    for (int threads : {1, 2}) grow_children(threads);
    std::printf("children: sound\n");
    for (int threads : {1, 2}) stop_from_outside(threads);
    std::printf("stop: sound\n");
}
