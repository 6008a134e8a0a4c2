#include "batch.hpp"

#include <bit>
#include <cstring>
#include <stdexcept>

namespace blokus {
namespace {

constexpr float WON = 1.0f;

// Eight cells as bytes of 0 and 1, the first cell lowest.
inline uint64_t as_bytes(uint32_t bits) {
    const uint64_t spread = (bits * 0x0101010101010101ull) & 0x8040201008040201ull;
    return ((spread + 0x7f7f7f7f7f7f7f7full) | spread) >> 7 & 0x0101010101010101ull;
}

// A board of bytes from rows of bits with margin.
void draw(const Rows& rows, int size, uint8_t* to) {
    for (int row = 0; row < size; ++row, to += size) {
        uint32_t bits = rows[static_cast<size_t>(row + MARGIN)] >> MARGIN;
        int column = 0;
        for (; column + 8 <= size; column += 8, bits >>= 8) {
            const uint64_t bytes = as_bytes(bits & 0xff);
            std::memcpy(to + column, &bytes, 8);
        }
        for (; column < size; ++column, bits >>= 1) to[column] = bits & 1;
    }
}

void mark(const Geometry& geometry, Move move, Rows& rows) {
    const Placement& at = geometry.placements[move];
    const Orientation& shape = TABLES.orientations[at.orientation];
    for (size_t row = 0; row < shape.height; ++row)
        rows[at.row + row] |= static_cast<uint32_t>(shape.cells[row]) << at.column;
}

}  // namespace

Crew::Crew(int shares) {
    for (int share = 1; share < shares; ++share) threads_.emplace_back([this, share] { wait_for_work(share); });
}

Crew::~Crew() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    begun_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Crew::run(const std::function<void(int)>& work) {
    if (threads_.empty()) return work(0);
    {
        const std::lock_guard lock(mutex_);
        work_ = &work;
        busy_ = static_cast<int>(threads_.size());
        ++round_;
    }
    begun_.notify_all();
    work(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return !busy_; });
}

void Crew::wait_for_work(int share) {
    uint64_t seen = 0;
    for (;;) {
        const std::function<void(int)>* work;
        {
            std::unique_lock lock(mutex_);
            begun_.wait(lock, [&] { return ends_ || round_ != seen; });
            if (ends_) return;
            seen = round_;
            work = work_;
        }
        (*work)(share);
        {
            const std::lock_guard lock(mutex_);
            --busy_;
        }
        done_.notify_one();
    }
}

Batch::Batch(const std::string& variant, int games, uint64_t seed, const BatchOptions& options)
    : variant_(variant),
      options_(options),
      terms_(terms_for(variant, options.fixed_corners, options.advanced)),
      games_(static_cast<size_t>(games)),
      offsets_(static_cast<size_t>(games) + 1),
      crew_(std::min(options.threads, games)),
      marks_(static_cast<size_t>(crew_.shares()),
             std::vector<uint64_t>(static_cast<size_t>(terms_->geometry->moves) / 64 + 1)) {
    const auto rows = static_cast<size_t>(games), size = static_cast<size_t>(terms_->geometry->size);
    const auto colours = static_cast<size_t>(terms_->colours), players = static_cast<size_t>(terms_->players);
    if (options_.planes) {
        planes.resize(rows * static_cast<size_t>(plane_count()) * size * size);
        hands.resize(rows * colours * PIECES);
        last.resize(rows * colours);
    }
    if (options_.dense) mask.resize(rows * static_cast<size_t>(terms_->geometry->moves));
    colour.resize(rows), seat.resize(rows), ended.resize(rows);
    rewards.resize(rows * players), points.resize(rows * players);
    for (size_t index = 0; index < rows; ++index)
        games_[index].random = Random(scrambled(seed + index * 0x9e3779b97f4a7c15ull));
    reset();
}

void Batch::reset() {
    for (Game& game : games_) begin(game);
    std::fill(rewards.begin(), rewards.end(), 0.0f);
    std::fill(ended.begin(), ended.end(), uint8_t{0});
    std::fill(points.begin(), points.end(), int16_t{0});
    refresh();
}

void Batch::begin(Game& game) const {
    game.board.clear(*terms_);
    game.board.set_turn(0);
    game.laid = {};
    game.moves.clear();
}

void Batch::lay(Game& game, Move move) const {
    const int mover = game.board.turn;
    mark(*terms_->geometry, move, game.laid[static_cast<size_t>(mover)]);
    game.board.lay(mover, move);
    game.board.end_turn();
    game.moves.push_back(move);
}

void Batch::step(const int32_t* actions) {
    for (size_t index = 0; index < games_.size(); ++index) {
        const Game& game = games_[index];
        const int32_t action = actions[index];
        if (action < 0 || action >= terms_->geometry->moves || !game.board.fits(game.board.turn, static_cast<Move>(action)))
            throw std::invalid_argument("action " + std::to_string(action) + " of game " + std::to_string(index) +
                                        " is not legal");
    }
    for_all([&](size_t index, std::vector<uint64_t>& marks) {
        const auto players = static_cast<size_t>(terms_->players);
        std::fill_n(&rewards[index * players], players, 0.0f);
        lay(games_[index], static_cast<Move>(actions[index]));
        ended[index] = games_[index].board.turn == NOBODY;
        if (ended[index]) end(index);
        look(index, marks);
    });
}

void Batch::set_game(int at, const std::vector<int>& moves) {
    Game game = games_[static_cast<size_t>(at)];
    begin(game);
    for (int move : moves) {
        if (game.board.turn == NOBODY || move < 0 || move >= terms_->geometry->moves ||
            !game.board.fits(game.board.turn, static_cast<Move>(move)))
            throw std::invalid_argument("move " + std::to_string(move) + " of game " + std::to_string(at) + " is not legal");
        lay(game, static_cast<Move>(move));
    }
    if (game.board.turn == NOBODY) throw std::invalid_argument("game " + std::to_string(at) + " would be over");
    games_[static_cast<size_t>(at)] = game;
}

void Batch::refresh() {
    for_all([&](size_t index, std::vector<uint64_t>& marks) { look(index, marks); });
}

// Points and rewards of a finished game; then the next one begins.
void Batch::end(size_t index) {
    Game& game = games_[index];
    const int players = terms_->players;
    int16_t* scored = &points[index * static_cast<size_t>(players)];
    for (int player = 0; player < players; ++player)
        scored[player] = static_cast<int16_t>(game.board.points_of_seat(player));
    const int16_t best = *std::max_element(scored, scored + players);
    const auto winners = std::count(scored, scored + players, best);
    float* earned = &rewards[index * static_cast<size_t>(players)];
    // Rewards sum to zero: a lone winner gets 1, and winners share what one of them would get.
    for (int player = 0; player < players; ++player) {
        const float share = scored[player] == best ? WON / static_cast<float>(winners) : 0.0f;
        earned[player] = (share * static_cast<float>(players) - 1.0f) / static_cast<float>(players - 1);
    }
    begin(game);
}

void Batch::look(size_t index, std::vector<uint64_t>& marks) {
    Game& game = games_[index];
    const Board& board = game.board;
    const Geometry& geometry = *terms_->geometry;
    const int mover = board.turn;
    colour[index] = static_cast<int8_t>(mover), seat[index] = board.seat;

    // A bit for each legal action, read in order: the list is then ascending without sorting.
    int least = static_cast<int>(marks.size()), most = 0;
    for_each_move(board, mover, [&](int orientation, int row, int column) {
        const Move move = geometry.move_at(orientation, row, column);
        const int word = move / 64;
        marks[static_cast<size_t>(word)] |= 1ull << move % 64;
        least = std::min(least, word), most = std::max(most, word);
    });
    uint8_t* dense = options_.dense ? &mask[index * static_cast<size_t>(geometry.moves)] : nullptr;
    if (dense)
        for (int32_t move : game.legal) dense[move] = 0;
    game.legal.clear();
    for (int word = least; word <= most; ++word) {
        uint64_t bits = marks[static_cast<size_t>(word)];
        marks[static_cast<size_t>(word)] = 0;
        for (; bits; bits &= bits - 1) game.legal.push_back(word * 64 + std::countr_zero(bits));
    }
    if (dense)
        for (int32_t move : game.legal) dense[move] = 1;
    if (options_.planes) draw_planes(index);
}

// The colours in the order of their turns, the one to move first: covered cells; then the cells of which its next
// piece must cover one, the cells that it may cover, and the newest piece.
void Batch::draw_planes(size_t index) {
    const Game& game = games_[index];
    const Board& board = game.board;
    const Geometry& geometry = *terms_->geometry;
    const int size = geometry.size, colours = terms_->colours;
    const auto cells = static_cast<size_t>(size) * static_cast<size_t>(size);
    uint8_t* plane = &planes[index * static_cast<size_t>(plane_count()) * cells];
    uint8_t* hand = &hands[index * static_cast<size_t>(colours) * PIECES];
    const auto mover = static_cast<size_t>(board.turn);
    std::array<size_t, COLOURS> order;
    for (int next = 0; next < colours; ++next)
        order[static_cast<size_t>(next)] = terms_->order[static_cast<size_t>((terms_->place_in_order[mover] + next) % colours)];

    for (int next = 0; next < colours; ++next, plane += cells) draw(game.laid[order[static_cast<size_t>(next)]], size, plane);
    draw(board.corners(static_cast<int>(mover)), size, plane);
    plane += cells;
    Rows open;
    for (size_t row = 0; row < ROWS; ++row) open[row] = ~board.forbidden[mover][row];
    draw(open, size, plane);
    plane += cells;
    Rows newest{};
    if (!game.moves.empty()) mark(geometry, game.moves.back(), newest);
    draw(newest, size, plane);
    for (int next = 0; next < colours; ++next) {
        const size_t shown = order[static_cast<size_t>(next)];
        for (int piece = 0; piece < PIECES; ++piece) *hand++ = board.hands[shown] >> piece & 1;
        last[index * static_cast<size_t>(colours) + static_cast<size_t>(next)] = board.begun >> shown & 1 ? board.last[shown] : -1;
    }
}

void Batch::for_all(const std::function<void(size_t, std::vector<uint64_t>&)>& work) {
    const size_t rows = games_.size(), shares = static_cast<size_t>(crew_.shares());
    crew_.run([&](int share) {
        const auto mine = static_cast<size_t>(share);
        for (size_t index = rows * mine / shares; index < rows * (mine + 1) / shares; ++index) work(index, marks_[mine]);
    });
    for (size_t index = 0; index < rows; ++index)
        offsets_[index + 1] = offsets_[index] + static_cast<int32_t>(games_[index].legal.size());
    const auto count = static_cast<size_t>(offsets_.back());
    if (legal->size() < count) legal = std::make_shared<std::vector<int32_t>>(2 * count);  // arrays keep the old one
    for (size_t index = 0; index < rows; ++index)
        std::copy(games_[index].legal.begin(), games_[index].legal.end(), legal->begin() + offsets_[index]);
}

void Batch::sample(int32_t* actions) {
    for (size_t index = 0; index < games_.size(); ++index) {
        Game& game = games_[index];
        actions[index] = game.legal[game.random.below(static_cast<uint32_t>(game.legal.size()))];
    }
}

std::vector<uint64_t> Batch::luck() const {
    std::vector<uint64_t> kept;
    for (const Game& game : games_)
        for (uint64_t part : game.random.state()) kept.push_back(part);
    return kept;
}

void Batch::set_luck(const std::vector<uint64_t>& luck) {
    if (luck.size() != 2 * games_.size()) throw std::invalid_argument("two numbers of luck are needed for each game");
    for (size_t index = 0; index < games_.size(); ++index) games_[index].random.set_state({luck[2 * index], luck[2 * index + 1]});
}

}  // namespace blokus
