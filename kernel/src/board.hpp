// A position for the search: small, quick to copy, changed without allocation.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "tables.hpp"

namespace blokus {

inline constexpr int NOBODY = -1;

// The facts that stay the same through a game.
struct Terms {
    const Geometry* geometry;
    int players;
    int colours;
    bool fixed_corners;
    bool by_seat;                        // three players: seats take turns and lay own and shared colour in turn
    std::array<int8_t, COLOURS> owners;  // NOBODY: shared
    std::array<uint8_t, COLOURS> order;
    std::array<uint8_t, COLOURS> place_in_order;
    std::array<uint8_t, COLOURS> rotation;  // seats that lay for the shared colour
    int shared;                             // the shared colour, or NOBODY
    uint8_t gone;                           // seats that have left
    int all_bonus;
    int small_bonus;
    std::array<uint8_t, COLOURS> enemies;  // by seat: colours of others

    bool has_partners() const { return players == 2 && colours == COLOURS; }  // two colours to each player
};

// The free cells at which a colour may attach. Each stores the largest size that may still fit there: a
// size that did not fit once never fits again.
struct Points {
    static constexpr int MOST = 200;
    int count;
    Cell cell[MOST];
    uint8_t largest[MOST];

    // The last one takes its place.
    void remove(int index) {
        --count;
        cell[index] = cell[count];
        largest[index] = largest[count];
    }
};

// All moves of a colour while they are few: a playout then only filters them and searches new attach cells.
struct Listed {
    static constexpr int MOST = 160;
    bool are_few;
    uint8_t seen;                               // attach cells whose moves are here; those after them are new
    std::array<uint8_t, MAX_CELLS + 2> begins;  // of the moves with pieces of each size, small ones first
    Placement moves[MOST];

    int count() const { return begins[MAX_CELLS + 1]; }
    void clear() {
        are_few = true;
        seen = 0;
        begins.fill(0);
    }
    void add(const Placement& at) {
        // The first move of each larger size becomes its last, which makes room.
        for (int size = MAX_CELLS; size > at.size; --size) moves[begins[size + 1]++] = moves[begins[size]];
        moves[begins[at.size + 1]++] = at;
    }
    // Removes all moves from this one on.
    void cut(int end) {
        for (uint8_t& begin : begins) begin = std::min(begin, static_cast<uint8_t>(end));
    }
};

struct Board {
    const Terms* terms;
    Rows occupied;                              // by anyone; the margin counts
    std::array<Rows, COLOURS> forbidden;        // occupied, or beside an own piece
    std::array<Rows, COLOURS> attach;           // where corners touch, or the start cells; some may be forbidden
    std::array<uint32_t, COLOURS> hands;
    uint8_t begun;                              // colours that have laid a piece
    uint8_t out;                                // colours that cannot lay any more
    uint8_t last_small;                         // colours whose last piece was the single square
    uint8_t ply;
    int8_t turn;                                // a colour; NOBODY: the game is over
    int8_t seat;
    uint8_t at;                                 // place in the order of turns, of a colour or, by seat, of a seat
    uint8_t shared_turns;
    std::array<uint8_t, 3> seat_turns;
    std::array<Move, COLOURS> last;             // last piece of each colour
    std::array<Points, COLOURS> points;
    std::array<Listed, COLOURS> listed;

    Board() = default;
    Board(const Board& other) { *this = other; }
    Board& operator=(const Board& other) {
        std::memcpy(static_cast<void*>(this), &other, offsetof(Board, points));
        for (int colour = 0; colour < COLOURS; ++colour) {
            const Points& from = other.points[colour];
            Points& to = points[colour];
            to.count = from.count;
            std::memcpy(to.cell, from.cell, sizeof(Cell) * from.count);
            std::memcpy(to.largest, from.largest, from.count);
            const Listed& moves = other.listed[colour];
            listed[colour].are_few = moves.are_few;
            if (moves.are_few)
                std::memcpy(&listed[colour], &moves, offsetof(Listed, moves) + sizeof(Placement) * moves.count());
        }
        return *this;
    }

    void clear(const Terms& of);

    // Lays a piece without checking that it is legal. The turn stays.
    void lay(int colour, int orientation, int row, int column);
    void lay(int colour, Move move) {
        const Placement& at_ = terms->geometry->placements[move];
        lay(colour, at_.orientation, at_.row, at_.column);
        last[colour] = move;
    }

    // Ends the turn and gives it to the next colour that can lay; colours skipped on the way are out.
    void end_turn() { use_turn(), next_turn(at + 1, true); }
    // The same, but without checking that this colour can lay: the caller that wants its move finds out.
    void end_turn_unchecked() { use_turn(), next_turn(at + 1, false); }
    // Marks the colour to move as out.
    void skip_turn() { out |= static_cast<uint8_t>(1 << turn), next_turn(at, false); }
    void set_turn(int start) { next_turn(start, true); }

    // Removes attach cells where nothing fits and lists the moves of colours that have few. This pays before many
    // playouts from here.
    void tidy();

    // Lists the moves at new attach cells of a colour that has few, if it still does.
    void list_new(int colour);

    // Where a piece of the colour may attach now.
    Rows corners(int colour) const {
        Rows cells;
        for (int row = 0; row < ROWS; ++row) cells[row] = attach[colour][row] & ~forbidden[colour][row];
        return cells;
    }

    bool can_lay(int colour) const;
    bool fits(int colour, Move move) const;  // legal, if it were its turn

    int points_of(int colour) const;
    int points_of_seat(int seat_) const;

private:
    void use_turn();
    void next_turn(int start, bool check);
    bool is_able(int colour, bool check);
};

// The cells of a placement that are set in the rows, in three words.
inline std::array<uint64_t, 3> covered(const Rows& rows, const Placement& at) {
    const std::array<uint64_t, 3>& cells = TABLES.orientations[at.orientation].cell_pairs;
    const uint32_t* row = rows.data() + at.row;
    return {pair_at(row) & cells[0] << at.column, pair_at(row + 2) & cells[1] << at.column,
            row[4] & cells[2] << at.column};
}
inline bool covers_any(const Rows& rows, const Placement& at) {
    const auto [upper, middle, lower] = covered(rows, at);
    return upper | middle | lower;
}
inline int count_covered(const Rows& rows, const Placement& at) {
    const auto [upper, middle, lower] = covered(rows, at);
    return std::popcount(upper) + std::popcount(middle) + std::popcount(lower);
}

// These cells and the free ones beside them. The first and last row are margin and stay as they are.
template <size_t N>
inline void spread(std::array<uint32_t, N>& cells, const std::array<uint32_t, N>& forbidden) {
    std::array<uint32_t, N> next;
    for (size_t row = 1; row + 1 < N; ++row)
        next[row] = (cells[row] | cells[row] << 1 | cells[row] >> 1 | cells[row - 1] | cells[row + 1]) & ~forbidden[row];
    for (size_t row = 1; row + 1 < N; ++row) cells[row] = next[row];
}

// Calls visit(index into coverings) for every way to cover the middle cell of a window with one of the pieces.
// `taken` holds what may not be covered: forbidden cells, and attach cells that were looked at before, so that no
// placement comes twice.
template <class Visit>
inline void for_each_fit(uint64_t taken, uint32_t pieces, Visit&& visit) {
    const Range* ranges = TABLES.ranges[neighbours(taken)];
    const uint64_t* reach = TABLES.reach.data();
    taken |= NEVER_FREE;
#ifdef __AVX2__
    const __m256i forbidden = _mm256_set1_epi64x(static_cast<long long>(taken));
#endif
    for (; pieces; pieces &= pieces - 1) {
        const Range range = ranges[std::countr_zero(pieces)];
        for (int i = range.begin; i < range.end; i += 4) {
#ifdef __AVX2__
            const __m256i bits = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(reach + i));
            const __m256i free = _mm256_cmpeq_epi64(_mm256_and_si256(bits, forbidden), _mm256_setzero_si256());
            for (auto fit = static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(free))); fit; fit &= fit - 1)
                visit(i + std::countr_zero(fit));
#else
            for (int k = i; k < i + 4; ++k)
                if (!(reach[k] & taken)) visit(k);
#endif
        }
    }
}

inline bool fits_any(uint64_t taken, uint32_t pieces) {
    bool found = false;
    for_each_fit(taken, pieces, [&](int) { found = true; });
    return found;
}

// Calls visit(orientation, row, column, index into coverings) for every legal move of a colour, each once, in no
// particular order; before those that cover an attach cell, begin(the cell).
template <class Begin, class Visit>
inline void for_each_covering(const Board& board, int colour, Begin&& begin, Visit&& visit) {
    const Points& points = board.points[colour];
    Rows taken = board.forbidden[colour];
    for (int i = 0; i < points.count; ++i) {
        const Cell cell = points.cell[i];
        if (has(taken, cell)) continue;
        begin(cell);
        for_each_fit(around(taken, cell), board.hands[colour], [&](int index) {
            const Covering& covering = TABLES.coverings[index];
            visit(covering.orientation, row_of(cell) - covering.up, column_of(cell) - covering.left, index);
        });
        add(taken, cell);
    }
}

// Calls visit(orientation, row, column) for every legal move of a colour.
template <class Visit>
inline void for_each_move(const Board& board, int colour, Visit&& visit) {
    for_each_covering(
        board, colour, [](Cell) {},
        [&](int orientation, int row, int column, int) { visit(orientation, row, column); });
}

}  // namespace blokus
