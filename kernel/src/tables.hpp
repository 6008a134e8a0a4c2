// The pieces, and where they can lie: tables built once for each kind of board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace blokus {

inline constexpr int PIECES = 21;
inline constexpr int COLOURS = 4;
inline constexpr int MAX_CELLS = 5;
inline constexpr int SQUARES = 89;  // of all pieces of a colour

// Boards have a margin of cells that are always forbidden, as wide as a piece reaches from one of its cells:
// a look around a cell never has to check where the board ends.
inline constexpr int MARGIN = 4;
inline constexpr int ROWS = 28;
inline constexpr int STRIDE = 32;

using Rows = std::array<uint32_t, ROWS>;  // a bit for each cell, with margin
using Cell = uint16_t;                    // row * STRIDE + column, with margin
using Move = uint16_t;                    // number of a placement in canonical order
inline constexpr Move NO_MOVE = 0xffff;

constexpr int row_of(Cell cell) { return cell / STRIDE; }
constexpr int column_of(Cell cell) { return cell % STRIDE; }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * STRIDE + column); }
inline bool has(const Rows& rows, Cell cell) { return rows[row_of(cell)] >> column_of(cell) & 1; }
inline void add(Rows& rows, Cell cell) { rows[row_of(cell)] |= 1u << column_of(cell); }

// A piece turned and flipped in one way, in the top left corner of a board without margin.
struct Orientation {
    uint8_t piece;
    uint8_t size;
    uint8_t height;
    uint8_t width;
    std::array<uint8_t, MAX_CELLS> row;      // cells in reading order
    std::array<uint8_t, MAX_CELLS> column;
    std::array<uint8_t, 5> cells;            // the same as bits, row by row
    std::array<uint8_t, 7> edges;            // cells that share an edge with it, from one row and column before
    std::array<uint8_t, 7> corners;          // cells that touch it at a corner only

    // The same two rows at a time, the upper one in the lower half.
    std::array<uint64_t, 3> cell_pairs;
    std::array<uint64_t, 4> edge_pairs;
    std::array<uint64_t, 4> corner_pairs;

    // Cells on a board, counted from the top left corner of its box.
    std::array<int16_t, MAX_CELLS> cell_offsets;
    std::array<int16_t, 12> edge_offsets;
    uint8_t edge_count;
};

struct Placement {
    uint8_t orientation;
    uint8_t row;     // of the top left corner of its box, with margin
    uint8_t column;
    uint8_t size;    // cells of the piece
};

// All ways to cover one cell, as bits of the 41 cells that a piece can reach from it. They are listed once for
// each of the sixteen states of the four neighbours, without those that need a neighbour that is forbidden.
struct Covering {
    uint8_t orientation;
    uint8_t up;    // from the covered cell to the top of the box
    uint8_t left;
};

struct Range {
    uint16_t begin;
    uint16_t end;  // begin + multiple of four
};

struct Geometry {
    int size;
    int moves;
    Rows outside;  // margin
    std::vector<Placement> placements;
    std::vector<uint8_t> at_border;    // by placement: sides along the border
    std::array<std::vector<Cell>, COLOURS> start_cells;  // of each colour when fixed
    std::vector<Cell> corner_cells;                      // of all when free

    std::array<int, 91> first_move;  // of each orientation, in the top left corner
    std::array<int, 91> moves_a_row;

    Move move_at(int orientation, int row, int column) const {  // with margin
        return static_cast<Move>(first_move[orientation] + (row - MARGIN) * moves_a_row[orientation] + column - MARGIN);
    }
};

struct Tables {
    std::vector<Orientation> orientations;
    std::array<uint8_t, PIECES> piece_size;
    std::array<uint8_t, PIECES> first_orientation;
    std::array<uint8_t, PIECES + 1> orientations_end;
    std::array<uint32_t, MAX_CELLS + 1> pieces_of_size;  // bit masks

    std::vector<uint64_t> reach;       // bits of the covered cells; never fits where it only fills up to four
    std::vector<Covering> coverings;   // beside `reach`
    Range ranges[16][PIECES];

    Geometry classic;
    Geometry duo;
};

extern const Tables TABLES;

// Where the piece lies that covers a cell in this way; with the index of a covering.
inline Placement placed(int index, Cell cell) {
    const Covering& covering = TABLES.coverings[index];
    return {covering.orientation, static_cast<uint8_t>(row_of(cell) - covering.up),
            static_cast<uint8_t>(column_of(cell) - covering.left), TABLES.orientations[covering.orientation].size};
}

// A row and the one below it, as the pairs of an orientation have them.
inline uint64_t pair_at(const uint32_t* row) { return row[0] | static_cast<uint64_t>(row[1]) << 32; }

// The 41 cells around one, as bits; everything at a distance of at most four steps.
inline uint64_t around(const Rows& rows, Cell cell) {
    const int row = row_of(cell), column = column_of(cell);
    const uint32_t* at = rows.data() + row;
    return static_cast<uint64_t>(at[-4] >> column & 1) | static_cast<uint64_t>(at[-3] >> (column - 1) & 7) << 1 |
           static_cast<uint64_t>(at[-2] >> (column - 2) & 31) << 4 |
           static_cast<uint64_t>(at[-1] >> (column - 3) & 127) << 9 |
           static_cast<uint64_t>(at[0] >> (column - 4) & 511) << 16 |
           static_cast<uint64_t>(at[1] >> (column - 3) & 127) << 25 |
           static_cast<uint64_t>(at[2] >> (column - 2) & 31) << 32 |
           static_cast<uint64_t>(at[3] >> (column - 1) & 7) << 37 |
           static_cast<uint64_t>(at[4] >> column & 1) << 40;
}

int bit_around(int down, int right);                // of the cell that lies so far from the middle
inline constexpr uint64_t NEVER_FREE = 1ull << 63;  // set in what fills up, and in what is forbidden

// Which of the four neighbours of the middle cell are set: up, left, right, down.
inline int neighbours(uint64_t window) {
    return static_cast<int>((window >> 12 & 1) | (window >> 19 & 1) << 1 | (window >> 21 & 1) << 2 |
                            (window >> 28 & 1) << 3);
}

}  // namespace blokus
