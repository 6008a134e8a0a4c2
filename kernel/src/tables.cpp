#include "tables.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace blokus {
namespace {

// In the order of games.blokus.data; `#` square, `/` next row.
constexpr std::string_view PIECE_ROWS[PIECES] = {
    "#",           "##",          "###",     "#./##",       "####",        "#../###",     "##/##",
    ".#./###",     ".##/##.",     ".##/##./.#.", "#####",   "#.../####",   "##../.###",   "##/##/#.",
    "###/.#./.#.", "#.#/###",     "#../#../###", "#../##./.##", ".#./###/.#.", ".#../####", "##./.#./.##",
};

using Shape = std::vector<std::pair<int, int>>;  // sorted, pushed into the top left corner

Shape pushed(Shape shape) {
    int top = shape[0].first, left = shape[0].second;
    for (auto [row, column] : shape) top = std::min(top, row), left = std::min(left, column);
    for (auto& [row, column] : shape) row -= top, column -= left;
    std::sort(shape.begin(), shape.end());
    return shape;
}

Shape parsed(std::string_view rows) {
    Shape shape;
    int row = 0, column = 0;
    for (char mark : rows) {
        if (mark == '/') {
            ++row, column = 0;
            continue;
        }
        if (mark == '#') shape.emplace_back(row, column);
        ++column;
    }
    return pushed(shape);
}

std::set<Shape> all_orientations(Shape shape) {
    std::set<Shape> found;
    for (int side = 0; side < 2; ++side) {
        for (int turn = 0; turn < 4; ++turn) {
            found.insert(shape);
            for (auto& [row, column] : shape) std::tie(row, column) = std::pair(column, -row);
            shape = pushed(shape);
        }
        for (auto& cell : shape) cell.second = -cell.second;
        shape = pushed(shape);
    }
    return found;
}

Orientation make_orientation(int piece, const Shape& shape) {
    Orientation made{};
    made.piece = static_cast<uint8_t>(piece);
    made.size = static_cast<uint8_t>(shape.size());
    bool covered[7][7] = {};
    for (size_t i = 0; i < shape.size(); ++i) {
        auto [row, column] = shape[i];
        made.row[i] = static_cast<uint8_t>(row), made.column[i] = static_cast<uint8_t>(column);
        made.height = std::max<uint8_t>(made.height, static_cast<uint8_t>(row + 1));
        made.width = std::max<uint8_t>(made.width, static_cast<uint8_t>(column + 1));
        made.cells[row] |= static_cast<uint8_t>(1 << column);
        made.cell_offsets[i] = static_cast<int16_t>(row * STRIDE + column);
        covered[row + 1][column + 1] = true;
    }
    auto is_covered = [&](int row, int column) {
        return row >= 0 && row < 7 && column >= 0 && column < 7 && covered[row][column];
    };
    for (int row = 0; row < 7; ++row) {
        for (int column = 0; column < 7; ++column) {
            if (covered[row][column]) continue;
            bool edge = is_covered(row - 1, column) || is_covered(row + 1, column) ||
                        is_covered(row, column - 1) || is_covered(row, column + 1);
            bool corner = is_covered(row - 1, column - 1) || is_covered(row - 1, column + 1) ||
                          is_covered(row + 1, column - 1) || is_covered(row + 1, column + 1);
            if (edge) {
                made.edges[row] |= static_cast<uint8_t>(1 << column);
                made.edge_offsets[made.edge_count++] = static_cast<int16_t>((row - 1) * STRIDE + column - 1);
            }
            if (corner && !edge) made.corners[row] |= static_cast<uint8_t>(1 << column);
        }
    }
    for (int row = 0; row < 5; ++row)
        made.cell_pairs[row / 2] |= static_cast<uint64_t>(made.cells[row]) << row % 2 * 32;
    for (int row = 0; row < 7; ++row) {
        const int half = row % 2 * 32;
        made.edge_pairs[row / 2] |= static_cast<uint64_t>(made.edges[row]) << half;
        made.corner_pairs[row / 2] |= static_cast<uint64_t>(made.corners[row]) << half;
    }
    return made;
}

void list_coverings(Tables& made) {
    for (int forbidden = 0; forbidden < 16; ++forbidden) {
        for (int piece = 0; piece < PIECES; ++piece) {
            Range& range = made.ranges[forbidden][piece];
            range.begin = static_cast<uint16_t>(made.reach.size());
            for (int o = made.first_orientation[piece]; o < made.orientations_end[piece]; ++o) {
                const Orientation& orientation = made.orientations[o];
                for (int middle = 0; middle < orientation.size; ++middle) {
                    uint64_t bits = 0;
                    for (int i = 0; i < orientation.size; ++i)
                        bits |= 1ull << bit_around(orientation.row[i] - orientation.row[middle],
                                                   orientation.column[i] - orientation.column[middle]);
                    if (neighbours(bits) & forbidden) continue;
                    made.reach.push_back(bits);
                    made.coverings.push_back(
                        {static_cast<uint8_t>(o), orientation.row[middle], orientation.column[middle]});
                }
            }
            while ((made.reach.size() - range.begin) % 4) {
                made.reach.push_back(NEVER_FREE);
                made.coverings.push_back({0, 0, 0});
            }
            range.end = static_cast<uint16_t>(made.reach.size());
        }
    }
}

uint8_t sides_along(const Rows& cells, const Placement& at, const Orientation& shape) {
    int sides = 0;
    for (int i = 0; i < shape.height + 2; ++i)
        sides += std::popcount(static_cast<uint32_t>(shape.edges[i]) << (at.column - 1) & cells[at.row - 1 + i]);
    return static_cast<uint8_t>(sides);
}

Geometry make_geometry(int size, const std::vector<Orientation>& orientations) {
    Geometry made{};
    made.size = size;
    made.outside.fill(~0u);
    for (int row = 0; row < size; ++row) made.outside[row + MARGIN] = ~(((1u << size) - 1) << MARGIN);
    for (size_t o = 0; o < orientations.size(); ++o) {
        made.first_move[o] = static_cast<int>(made.placements.size());
        made.moves_a_row[o] = size - orientations[o].width + 1;
        for (int row = 0; row + orientations[o].height <= size; ++row)
            for (int column = 0; column + orientations[o].width <= size; ++column)
                made.placements.push_back({static_cast<uint8_t>(o), static_cast<uint8_t>(row + MARGIN),
                                           static_cast<uint8_t>(column + MARGIN), orientations[o].size});
    }
    for (const Placement& at : made.placements)
        made.at_border.push_back(sides_along(made.outside, at, orientations[at.orientation]));
    made.moves = static_cast<int>(made.placements.size());
    return made;
}

Tables make_tables() {
    Tables made{};
    for (int piece = 0; piece < PIECES; ++piece) {
        made.first_orientation[piece] = static_cast<uint8_t>(made.orientations.size());
        for (const Shape& shape : all_orientations(parsed(PIECE_ROWS[piece])))
            made.orientations.push_back(make_orientation(piece, shape));
        made.orientations_end[piece] = static_cast<uint8_t>(made.orientations.size());
        made.piece_size[piece] = made.orientations.back().size;
        made.pieces_of_size[made.piece_size[piece]] |= 1u << piece;
    }
    list_coverings(made);

    made.classic = make_geometry(20, made.orientations);
    int last = MARGIN + 19;
    made.classic.corner_cells = {cell_at(MARGIN, MARGIN), cell_at(MARGIN, last), cell_at(last, last),
                                 cell_at(last, MARGIN)};
    for (int colour = 0; colour < COLOURS; ++colour)
        made.classic.start_cells[colour] = {made.classic.corner_cells[colour]};

    made.duo = make_geometry(14, made.orientations);
    made.duo.start_cells[0] = {cell_at(MARGIN + 14 - 10, MARGIN + 4)};  // e10
    made.duo.start_cells[1] = {cell_at(MARGIN + 14 - 5, MARGIN + 9)};   // j5
    return made;
}

}  // namespace

int bit_around(int down, int right) {
    constexpr int FIRST[9] = {0, 1, 4, 9, 16, 25, 32, 37, 40};
    int reach = MARGIN - std::abs(down);
    return FIRST[down + MARGIN] + right + reach;
}

const Tables TABLES = make_tables();

}  // namespace blokus
