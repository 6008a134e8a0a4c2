#include "position.hpp"

#include <algorithm>
#include <stdexcept>

#include "random.hpp"

namespace blokus {
namespace {

int players_of(const std::string& variant) {
    if (variant == "classic") return 4;
    if (variant == "classic_3") return 3;
    if (variant == "classic_2" || variant == "duo") return 2;
    throw std::invalid_argument("no variant '" + variant + "'; known: classic, classic_2, classic_3, duo");
}

// Derives the order of turns and the enemies of each seat from owners and order.
void work_out(Terms& terms) {
    terms.shared = NOBODY;
    for (int place = 0; place < terms.colours; ++place) terms.place_in_order[terms.order[place]] = static_cast<uint8_t>(place);
    int seats = 0;
    for (int colour = 0; colour < terms.colours; ++colour) {
        const int owner = terms.owners[colour];
        if (owner == NOBODY)
            terms.shared = colour;
        else if (terms.players == 3)
            terms.rotation[seats++] = static_cast<uint8_t>(owner);
    }
    for (int seat = 0; seat < terms.players; ++seat) {
        terms.enemies[seat] = 0;
        for (int colour = 0; colour < terms.colours; ++colour)
            if (terms.owners[colour] != NOBODY && terms.owners[colour] != seat)
                terms.enemies[seat] |= static_cast<uint8_t>(1 << colour);
    }
}

std::shared_ptr<Terms> usual_terms(const std::string& variant, bool fixed_corners) {
    auto terms = std::make_shared<Terms>();
    terms->geometry = &geometry_of(variant);
    terms->players = players_of(variant);
    terms->colours = variant == "duo" ? 2 : COLOURS;
    terms->fixed_corners = fixed_corners;
    for (int colour = 0; colour < COLOURS; ++colour) {
        terms->owners[colour] = static_cast<int8_t>(terms->players == 3 && colour == 3 ? NOBODY : colour % terms->players);
        terms->order[colour] = static_cast<uint8_t>(colour);
    }
    terms->all_bonus = 15, terms->small_bonus = 5;
    work_out(*terms);
    return terms;
}

[[noreturn]] void wrong(const std::string& sentence) { throw std::invalid_argument(sentence); }

void take_order(Terms& terms, const Any& any) {
    const auto colours = static_cast<size_t>(terms.colours);
    if (any.owners.size() != colours || any.order.size() != colours)
        wrong("owners and order need an entry for each of " + std::to_string(colours) + " colours");
    std::vector<int> sorted = any.order;
    std::sort(sorted.begin(), sorted.end());
    int shared = 0, seats = 0;
    for (int colour = 0; colour < terms.colours; ++colour) {
        if (sorted[colour] != colour) wrong("order must name each colour once");
        const int owner = any.owners[colour];
        if (owner < NOBODY || owner >= terms.players) wrong("an owner is a seat, or -1 for a shared colour");
        shared += owner == NOBODY;
        seats |= owner == NOBODY ? 0 : 1 << owner;
        terms.owners[colour] = static_cast<int8_t>(owner);
        terms.order[colour] = static_cast<uint8_t>(any.order[colour]);
    }
    if (seats != (1 << terms.players) - 1 || shared != (terms.players == 3))
        wrong("every seat owns a colour, and one colour is shared with three players only");
    if (!any.seat_turns.empty() && (terms.players != 3 || any.seat_turns.size() != 3))
        wrong("seat_turns has three numbers and is for three players");
    if (any.gone < 0 || any.gone >= 1 << terms.players) wrong("gone is a bit mask of seats");
    terms.by_seat = !any.seat_turns.empty();
    terms.gone = static_cast<uint8_t>(any.gone);
    terms.all_bonus = any.all_bonus, terms.small_bonus = any.small_bonus;
    work_out(terms);
}

uint64_t count_lines(const Board& board, int depth) {
    if (depth == 0 || board.turn == NOBODY) return depth == 0;
    uint64_t lines = 0;
    for_each_move(board, board.turn, [&](int orientation, int row, int column) {
        if (depth == 1) {
            ++lines;
            return;
        }
        Board next = board;
        next.lay(board.turn, orientation, row, column);
        next.end_turn();
        lines += count_lines(next, depth - 1);
    });
    return lines;
}

}  // namespace

const Geometry& geometry_of(const std::string& variant) {
    players_of(variant);
    return variant == "duo" ? TABLES.duo : TABLES.classic;
}

std::shared_ptr<const Terms> terms_for(const std::string& variant, bool fixed_corners, bool advanced) {
    auto terms = usual_terms(variant, fixed_corners);
    if (!advanced) terms->all_bonus = terms->small_bonus = 0;
    return terms;
}

std::vector<int> cells_of(const Geometry& geometry, Move move) {
    const Placement& at = geometry.placements[move];
    const Orientation& shape = TABLES.orientations[at.orientation];
    std::vector<int> cells;
    for (int i = 0; i < shape.size; ++i)
        cells.push_back((at.row - MARGIN + shape.row[i]) * geometry.size + at.column - MARGIN + shape.column[i]);
    return cells;
}

std::optional<Move> move_of(const Geometry& geometry, std::vector<int> cells) {
    if (cells.empty() || cells.size() > MAX_CELLS) return std::nullopt;
    std::sort(cells.begin(), cells.end());
    if (cells.front() < 0 || cells.back() >= geometry.size * geometry.size) return std::nullopt;
    const int top = cells.front() / geometry.size;
    int left = geometry.size;
    for (int cell : cells) left = std::min(left, cell % geometry.size);
    for (size_t o = 0; o < TABLES.orientations.size(); ++o) {
        const Orientation& shape = TABLES.orientations[o];
        if (shape.size != cells.size() || top + shape.height > geometry.size || left + shape.width > geometry.size) continue;
        const Move move = geometry.move_at(static_cast<int>(o), top + MARGIN, left + MARGIN);
        if (cells_of(geometry, move) == cells) return move;
    }
    return std::nullopt;
}

Position::Position(const std::string& variant, bool fixed_corners)
    : variant_(variant), terms_(usual_terms(variant, fixed_corners)) {
    board_.clear(*terms_);
    board_.set_turn(0);
    cells_.assign(static_cast<size_t>(terms_->geometry->size * terms_->geometry->size), '\0');
}

Position Position::of(const std::string& variant, bool fixed_corners, const Any& any) {
    auto terms = usual_terms(variant, fixed_corners);
    take_order(*terms, any);
    Position made;
    made.variant_ = variant;
    made.terms_ = terms;
    made.began_ = std::make_shared<const Any>(any);
    made.board_.clear(*terms);
    const Geometry& geometry = *terms->geometry;
    const int size = geometry.size;
    if (any.cells.size() != static_cast<size_t>(size * size)) wrong("the board has " + std::to_string(size * size) + " cells");
    made.cells_.assign(any.cells.size(), '\0');
    std::vector<bool> seen(any.cells.size());
    for (int start = 0; start < size * size; ++start) {
        const int mark = static_cast<unsigned char>(any.cells[start]);
        if (mark > terms->colours) wrong("a cell holds 0 or 1 + a colour");
        if (!mark || seen[start]) continue;
        std::vector<int> patch{start};  // pieces of a colour do not touch along edges, so a patch is a piece
        seen[start] = true;
        for (size_t i = 0; i < patch.size() && i <= MAX_CELLS; ++i) {
            const int row = patch[i] / size, column = patch[i] % size;
            const int beside[4] = {row > 0 ? patch[i] - size : -1, row + 1 < size ? patch[i] + size : -1,
                                   column > 0 ? patch[i] - 1 : -1, column + 1 < size ? patch[i] + 1 : -1};
            for (int next : beside) {
                if (next < 0 || seen[next] || any.cells[next] != any.cells[start]) continue;
                seen[next] = true;
                patch.push_back(next);
            }
        }
        const auto move = move_of(geometry, patch);
        const int colour = mark - 1;
        if (!move || !(made.board_.hands[colour] >> TABLES.orientations[geometry.placements[*move].orientation].piece & 1))
            wrong("the squares of a colour are not different pieces that touch only at corners");
        made.put(colour, *move);
    }
    Board& board = made.board_;
    board.last.fill(NO_MOVE);  // the last pieces are unknown
    board.last_small = static_cast<uint8_t>(any.last_small);
    board.shared_turns = static_cast<uint8_t>(any.shared_turns % 240);
    for (size_t i = 0; i < any.seat_turns.size(); ++i) board.seat_turns[i] = static_cast<uint8_t>(any.seat_turns[i] & 1);
    for (int colour = 0; colour < terms->colours; ++colour)
        if (terms->owners[colour] != NOBODY && any.gone >> terms->owners[colour] & 1)
            board.out |= static_cast<uint8_t>(1 << colour);
    if (terms->gone == (1 << terms->players) - 1) board.out = (1 << COLOURS) - 1;
    if (any.turn == NOBODY) return made;
    made.check_colour(any.turn);
    if (terms->by_seat && (any.seat < 0 || any.seat >= terms->players)) wrong("where seats take turns, seat says whose it is");
    board.set_turn(terms->by_seat ? any.seat : terms->place_in_order[any.turn]);
    if (board.turn != any.turn) wrong("that colour has nothing to lay, so it cannot be its turn");
    return made;
}

Position Position::again(const std::string& variant, bool fixed_corners, const Any* began, const std::vector<Laid>& played) {
    Position made = began ? of(variant, fixed_corners, *began) : Position(variant, fixed_corners);
    for (const auto& [colour, move] : played) made.play_as(colour, move);
    return made;
}

void Position::check_colour(int colour) const {
    if (colour < 0 || colour >= terms_->colours) wrong("no colour " + std::to_string(colour));
}

void Position::put(int colour, Move move) {
    board_.lay(colour, move);
    for (int cell : cells_of(*terms_->geometry, move)) cells_[static_cast<size_t>(cell)] = static_cast<char>(1 + colour);
}

std::vector<Move> Position::legal_of(int colour) const {
    check_colour(colour);
    std::vector<Move> moves;
    for_each_move(board_, colour, [&](int orientation, int row, int column) {
        moves.push_back(terms_->geometry->move_at(orientation, row, column));
    });
    std::sort(moves.begin(), moves.end());
    return moves;
}

void Position::play_as(int colour, int move) {
    check_colour(colour);
    if (move < 0 || move >= terms_->geometry->moves || !board_.fits(colour, static_cast<Move>(move)))
        wrong("move " + std::to_string(move) + " is not legal for colour " + std::to_string(colour));
    if (colour != board_.turn) {
        if (terms_->by_seat) wrong("seats take turns here: only the colour to move can lay");
        board_.turn = static_cast<int8_t>(colour);
        board_.seat = terms_->owners[colour];
        board_.at = terms_->place_in_order[colour];
        if (board_.seat == NOBODY) board_.seat = static_cast<int8_t>(terms_->rotation[board_.shared_turns % terms_->players]);
    }
    put(colour, static_cast<Move>(move));
    board_.end_turn();
    played_.push_back({colour, move});
}

Move Position::undo() {
    if (played_.empty()) wrong("no move to undo: this is the position at which it began");
    const auto last = static_cast<Move>(played_.back().move);
    *this = again(variant_, terms_->fixed_corners, began_.get(), {played_.begin(), played_.end() - 1});
    return last;
}

uint64_t Position::perft(int depth) const { return count_lines(board_, depth); }

uint64_t Position::key() const {
    // The single square as last piece matters once all are laid, and where it earns something.
    uint8_t ended_small = 0;
    for (int colour = 0; colour < terms_->colours; ++colour)
        if (!board_.hands[colour] && terms_->small_bonus) ended_small |= static_cast<uint8_t>(board_.last_small & 1 << colour);
    uint64_t hash = scrambled(static_cast<uint64_t>(board_.turn + 2) | static_cast<uint64_t>(board_.seat + 2) << 8 |
                              static_cast<uint64_t>(ended_small) << 16 | static_cast<uint64_t>(variant_.size()) << 24 |
                              static_cast<uint64_t>(terms_->players) << 32 |
                              static_cast<uint64_t>(terms_->players == 3 ? board_.shared_turns % 3 : 0) << 40);
    for (size_t i = 0; i < cells_.size(); ++i)
        if (cells_[i]) hash ^= scrambled((i + 1) * 8 + static_cast<uint64_t>(cells_[i]));
    return hash;
}

std::optional<std::vector<Move>> Position::path(const Position& from, const Position& to) {
    if (from.variant_ != to.variant_ || from.cells_.size() != to.cells_.size()) return std::nullopt;
    const Terms &a = *from.terms_, &b = *to.terms_;
    if (a.owners != b.owners || a.order != b.order || a.gone != b.gone || a.by_seat != b.by_seat ||
        a.all_bonus != b.all_bonus || a.small_bonus != b.small_bonus || a.fixed_corners != b.fixed_corners)
        return std::nullopt;
    std::array<std::vector<int>, COLOURS> fresh;
    for (size_t i = 0; i < to.cells_.size(); ++i) {
        if (from.cells_[i] == to.cells_[i]) continue;
        if (from.cells_[i]) return std::nullopt;
        fresh[to.cells_[i] - 1].push_back(static_cast<int>(i));
    }
    std::vector<Move> moves;
    Board board = from.board_;
    while (board.turn != NOBODY && !fresh[board.turn].empty()) {
        const auto move = move_of(*a.geometry, fresh[board.turn]);
        if (!move || !board.fits(board.turn, *move)) return std::nullopt;
        fresh[board.turn].clear();
        board.lay(board.turn, *move);
        board.end_turn();
        moves.push_back(*move);
    }
    if (board.turn != to.board_.turn || board.seat != to.board_.seat) return std::nullopt;
    for (const auto& left : fresh)
        if (!left.empty()) return std::nullopt;
    return moves;
}

}  // namespace blokus
