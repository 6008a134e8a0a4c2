#include "board.hpp"

namespace blokus {

void Board::clear(const Terms& of) {
    std::memset(static_cast<void*>(this), 0, sizeof(Board));
    terms = &of;
    occupied = of.geometry->outside;
    for (int colour = 0; colour < COLOURS; ++colour) {
        forbidden[colour] = of.geometry->outside;
        last[colour] = NO_MOVE;
        if (colour >= of.colours) {
            out |= static_cast<uint8_t>(1 << colour);
            continue;
        }
        hands[colour] = (1u << PIECES) - 1;
        const Geometry& geometry = *of.geometry;
        bool is_free = !of.fixed_corners && !geometry.corner_cells.empty();
        for (Cell cell : is_free ? geometry.corner_cells : geometry.start_cells[colour]) {
            add(attach[colour], cell);
            Points& at_ = points[colour];
            at_.cell[at_.count] = cell;
            at_.largest[at_.count++] = MAX_CELLS;
        }
    }
    turn = seat = NOBODY;
}

void Board::lay(int colour, int orientation, int row, int column) {
    const Orientation& shape = TABLES.orientations[orientation];
    for (int i = 0; i < shape.height; ++i) {
        const uint32_t bits = static_cast<uint32_t>(shape.cells[i]) << column;
        occupied[row + i] |= bits;
        for (Rows& rows : forbidden) rows[row + i] |= bits;
    }
    Rows &own = forbidden[colour], &touching = attach[colour];
    Points& at_ = points[colour];
    if (!(begun >> colour & 1)) {  // start cells no longer count
        begun |= static_cast<uint8_t>(1 << colour);
        touching.fill(0);
        at_.count = 0;
        listed[colour].are_few = false;
    }
    for (int i = 0; i < shape.height + 2; ++i) own[row - 1 + i] |= static_cast<uint32_t>(shape.edges[i]) << (column - 1);
    for (int i = 0; i < shape.height + 2; ++i) {
        const int r = row - 1 + i;
        uint32_t fresh = static_cast<uint32_t>(shape.corners[i]) << (column - 1) & ~own[r] & ~touching[r];
        touching[r] |= fresh;
        for (; fresh; fresh &= fresh - 1) {
            at_.cell[at_.count] = cell_at(r, std::countr_zero(fresh));
            at_.largest[at_.count++] = MAX_CELLS;
        }
    }
    hands[colour] &= ~(1u << shape.piece);
    const auto bit = static_cast<uint8_t>(1 << colour);
    last_small = static_cast<uint8_t>(shape.piece == 0 ? last_small | bit : last_small & ~bit);
    if (!hands[colour]) out |= bit;
    ++ply;
}

void Board::use_turn() {
    if (terms->by_seat) {
        ++seat_turns[seat];
    } else if (turn == terms->shared) {
        // The rotation skips a player who has left: it continues after the one who played.
        int place = 0;
        while (terms->rotation[place] != seat) ++place;
        const int players = terms->players;
        shared_turns = static_cast<uint8_t>(shared_turns + 1 + ((place - shared_turns) % players + players) % players);
    }
}

bool Board::is_able(int colour, bool check) {
    if (out >> colour & 1) return false;
    if (!check || can_lay(colour)) return true;
    out |= static_cast<uint8_t>(1 << colour);
    return false;
}

void Board::next_turn(int start, bool check) {
    if (!terms->by_seat) {
        const int colours = terms->colours;
        int place = start;
        for (int step = 0; step < colours; ++step, ++place) {
            if (place >= colours) place -= colours;
            const int colour = terms->order[place];
            if (!is_able(colour, check)) continue;
            at = static_cast<uint8_t>(place);
            turn = static_cast<int8_t>(colour);
            seat = terms->owners[colour];
            if (seat == NOBODY) {
                int turns = shared_turns;
                while (terms->gone >> terms->rotation[turns % terms->players] & 1) ++turns;
                seat = static_cast<int8_t>(terms->rotation[turns % terms->players]);
            }
            return;
        }
    } else {
        for (int step = 0; step < terms->players; ++step) {
            const int who = (start + step) % terms->players;
            if (terms->gone >> who & 1) continue;
            int own = 0;
            while (terms->owners[own] != who) ++own;
            for (int choice = 0; choice < 2; ++choice) {
                const int colour = (seat_turns[who] + choice) % 2 == 0 ? own : terms->shared;
                if (!is_able(colour, check)) continue;
                at = static_cast<uint8_t>(who);
                turn = static_cast<int8_t>(colour);
                seat = static_cast<int8_t>(who);
                return;
            }
        }
    }
    turn = seat = NOBODY;
}

void Board::tidy() {
    for (int colour = 0; colour < terms->colours; ++colour) {
        Points& at_ = points[colour];
        int kept = 0;
        for (int i = 0; i < at_.count; ++i) {
            if (has(forbidden[colour], at_.cell[i])) continue;
            const uint64_t window = around(forbidden[colour], at_.cell[i]);
            int size = at_.largest[i];
            while (size > 0 && !fits_any(window, hands[colour] & TABLES.pieces_of_size[size])) --size;
            if (!size) continue;
            at_.cell[kept] = at_.cell[i];
            at_.largest[kept++] = static_cast<uint8_t>(size);
        }
        at_.count = kept;
        listed[colour].clear();
        list_new(colour);
    }
}

void Board::list_new(int colour) {
    const Points& at_ = points[colour];
    Listed& all = listed[colour];
    if (all.seen == at_.count) return;
    const Rows& own = forbidden[colour];
    // Moves that cover an attach cell seen before are listed already.
    Rows taken;
    for (int row = 0; row < ROWS; ++row) taken[row] = own[row] | attach[colour][row];
    for (int i = all.seen; i < at_.count; ++i)
        if (!has(own, at_.cell[i])) taken[row_of(at_.cell[i])] &= ~(1u << column_of(at_.cell[i]));
    for (; all.seen < at_.count; ++all.seen) {
        const Cell cell = at_.cell[all.seen];
        if (has(own, cell)) continue;
        for_each_fit(around(taken, cell), hands[colour], [&](int index) {
            all.are_few &= all.count() < Listed::MOST;
            if (all.are_few) all.add(placed(index, cell));
        });
        if (!all.are_few) return;
        add(taken, cell);
    }
}

bool Board::can_lay(int colour) const {
    const Points& at_ = points[colour];
    for (int i = 0; i < at_.count; ++i) {
        if (has(forbidden[colour], at_.cell[i])) continue;
        if (fits_any(around(forbidden[colour], at_.cell[i]), hands[colour])) return true;
    }
    return false;
}

bool Board::fits(int colour, Move move) const {
    const Placement& at_ = terms->geometry->placements[move];
    return hands[colour] >> TABLES.orientations[at_.orientation].piece & 1 && !covers_any(forbidden[colour], at_) &&
           covers_any(attach[colour], at_);
}

int Board::points_of(int colour) const {
    int squares = SQUARES;
    for (int size = 1; size <= MAX_CELLS; ++size)
        squares -= size * std::popcount(hands[colour] & TABLES.pieces_of_size[size]);
    if (hands[colour]) return squares;
    return squares + terms->all_bonus + (last_small >> colour & 1 ? terms->small_bonus : 0);
}

int Board::points_of_seat(int seat_) const {
    int sum = 0;
    for (int colour = 0; colour < terms->colours; ++colour)
        if (terms->owners[colour] == seat_) sum += points_of(colour);
    return sum;
}

}  // namespace blokus
