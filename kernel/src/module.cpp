// The Python bindings of the kernel; src/blockcade/_kernel.pyi describes them in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <type_traits>

#include "batch.hpp"
#include "cpu.hpp"
#include "finding.hpp"
#include "playout.hpp"
#include "position.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace blokus;

namespace {

using WeightArray = nb::ndarray<const float, nb::shape<PHASES, FEATURES>, nb::c_contig, nb::device::cpu>;

constexpr size_t NETWORK_FLOATS = sizeof(Network) / sizeof(float);
static_assert(std::is_trivially_copyable_v<Network> && NETWORK_FLOATS == INPUTS * HIDDEN + HIDDEN + HIDDEN + 1,
              "a network is its numbers one after another, which is how Python holds it");
using NetworkArray = nb::ndarray<const float, nb::shape<NETWORK_FLOATS>, nb::c_contig, nb::device::cpu>;

Network network_or_default(const std::optional<NetworkArray>& given) {
    Network network = default_network();
    if (given) std::memcpy(&network, given->data(), sizeof network);
    return network;
}

std::string input_name(int input) {
    struct Group {
        int begin, length;
        const char* name;
    };
    static constexpr Group GROUPS[] = {
        {REACH, STEPS, "reach"}, {SOONER, STEPS, "sooner"}, {TIED, STEPS, "tied"},
        {HAND, MAX_CELLS, "hand"}, {LATER, COLOURS, "later"}, {LAID, 1, "laid"},
        {PLY, 1, "ply"}, {OTHERS_REACH, 1, "others_reach"}, {PARTNER, 1, "partner"},
    };
    for (const auto& [begin, length, name] : GROUPS)
        if (input >= begin && input < begin + length)
            return length == 1 ? name : name + ("_" + std::to_string(input - begin + (begin == HAND ? 1 : 0)));
    return "input_" + std::to_string(input);
}

std::vector<float> first(const std::array<float, COLOURS>& values, int count) {
    return {values.begin(), values.begin() + count};
}

nb::tuple tuple_of(const std::vector<int>& values) {
    nb::list list;
    for (int value : values) list.append(value);
    return nb::tuple(list);
}

Move checked(const Geometry& geometry, int move) {
    if (move < 0 || move >= geometry.moves) throw std::invalid_argument("no move " + std::to_string(move));
    return static_cast<Move>(move);
}

struct PyCandidate {
    int move;
    uint32_t visits;
    float prior;
    std::vector<float> win, points;
    float value;
};

struct PyThought {
    int move;
    uint64_t playouts, reused;
    double seconds, cpu_seconds;
    bool exact;
    std::vector<float> win, points;
    std::vector<PyCandidate> candidates;
    std::vector<int> line;
};

// A search that remembers its root, so that the next search can reuse the tree.
class PySearch {
public:
    PySearch(int threads, int memory_mb, uint64_t seed, const std::optional<WeightArray>& weights,
             const std::optional<NetworkArray>& network, const std::optional<std::map<std::string, float>>& settings)
        : search_(make(threads, memory_mb, seed, weights, network, settings)) {}

    PyThought think(const Position& asked, double seconds, uint64_t playouts, bool early_stop, bool cpu_clock) {
        if (asked.board().turn == NOBODY) throw std::invalid_argument("the game is over");
        if (seconds < 0 || (seconds == 0 && playouts == 0))
            throw std::invalid_argument("a search needs a limit: seconds or playouts");
        if (busy_.exchange(true)) throw std::runtime_error("this search is thinking already");
        Thought thought;
        {
            nb::gil_scoped_release release;
            std::optional<std::vector<Move>> moves;
            if (root_) moves = Position::path(*root_, asked);
            if (moves) {
                for (Move move : *moves) root_->play_as(root_->board().turn, move);  // knows which pieces came last
            } else {
                root_ = asked;
            }
            thought = search_->think(root_->board(), moves, {seconds, playouts, cpu_clock, early_stop});
        }
        busy_ = false;
        return translated(thought, asked.terms());
    }
    void stop() { search_->stop(); }
    void forget() { root_.reset(), search_->forget(); }
    size_t memory_bytes() const { return search_->memory_bytes(); }

private:
    static std::unique_ptr<Search> make(int threads, int memory_mb, uint64_t seed, const std::optional<WeightArray>& weights,
                                        const std::optional<NetworkArray>& network,
                                        const std::optional<std::map<std::string, float>>& settings) {
        if (threads < 1 || threads > 256) throw std::invalid_argument("threads must be 1 to 256");
        if (memory_mb < 1) throw std::invalid_argument("memory_mb must be at least 1");
        Settings tuned;
        if (settings)
            for (const auto& [name, value] : *settings)
                if (!tuned.set(name, value)) throw std::invalid_argument("no setting '" + name + "'");
        std::optional<Weights> known;
        if (weights) std::copy_n(weights->data(), PHASES * FEATURES, &known.emplace()[0][0]);
        return std::make_unique<Search>(threads, static_cast<size_t>(memory_mb) << 20, seed, known,
                                        network_or_default(network), tuned);
    }

    static PyThought translated(const Thought& from, const Terms& terms) {
        PyThought made{from.candidates[0].move, from.playouts, from.reused, from.seconds, from.cpu_seconds, from.exact,
                       first(from.win, terms.players), first(from.points, terms.colours), {}, {}};
        for (const Candidate& one : from.candidates)
            made.candidates.push_back({one.move, one.visits, one.prior, first(one.win, terms.players),
                                       first(one.points, terms.colours), one.value});
        made.line.assign(from.line.begin(), from.line.end());
        return made;
    }

    std::unique_ptr<Search> search_;
    std::optional<Position> root_;
    std::atomic<bool> busy_{false};
};

// The content of a pickled position: its beginning, and the moves since.
using Began = std::tuple<nb::bytes, int, int, std::vector<int>, std::vector<int>, std::vector<int>, int, int, int, int, int>;
using Kept = std::tuple<std::string, bool, std::optional<Began>, std::vector<std::pair<int, int>>>;

Kept kept(const Position& position) {
    std::optional<Began> began;
    if (const Any* any = position.began())
        began.emplace(nb::bytes(any->cells.data(), any->cells.size()), any->turn, any->seat, any->owners, any->order,
                      any->seat_turns, any->shared_turns, any->gone, any->last_small, any->all_bonus, any->small_bonus);
    std::vector<std::pair<int, int>> played;
    for (const auto& [colour, move] : position.played()) played.emplace_back(colour, move);
    return {position.variant(), position.terms().fixed_corners, began, played};
}

Position restored(const Kept& kept) {
    const auto& [variant, fixed_corners, told, moves] = kept;
    std::optional<Any> began;
    if (told)
        began = std::apply(
            [](const nb::bytes& cells, auto... rest) { return Any{std::string(cells.c_str(), cells.size()), rest...}; }, *told);
    std::vector<Laid> played;
    for (const auto& [colour, move] : moves) played.push_back({colour, move});
    return Position::again(variant, fixed_corners, began ? &*began : nullptr, played);
}

nb::tuple described(const Position& position) {
    std::vector<Described> found;
    if (position.board().turn != NOBODY) Eye().describe(position.board(), found);
    std::sort(found.begin(), found.end(), [](const Described& a, const Described& b) { return a.move < b.move; });
    nb::list moves;
    auto* data = new float[found.size() * FEATURES];
    for (size_t i = 0; i < found.size(); ++i) {
        moves.append(static_cast<int>(found[i].move));
        std::copy(found[i].features.begin(), found[i].features.end(), data + i * FEATURES);
    }
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<float*>(p); });
    nb::ndarray<nb::numpy, float, nb::ndim<2>> array(data, {found.size(), static_cast<size_t>(FEATURES)}, owner);
    return nb::make_tuple(moves, array);
}

// Mean points by colour over playouts to the end of the game: for measuring their speed.
std::vector<double> played_out(const Position& position, int count, uint64_t seed) {
    if (count < 1) throw std::invalid_argument("a mean needs at least one playout");
    Playout playout(Settings{}, seed);
    Trace trace;
    std::vector<double> points(static_cast<size_t>(position.terms().colours));
    Board start = position.board();
    start.tidy();
    for (int i = 0; i < count; ++i) {
        Board board = start;
        trace.count = 0;
        playout.run(board, trace, COLOURS * PIECES);
        for (size_t colour = 0; colour < points.size(); ++colour) points[colour] += board.points_of(static_cast<int>(colour));
    }
    for (double& of_colour : points) of_colour /= count;
    return points;
}

nb::ndarray<nb::numpy, float, nb::ndim<2>> outlook(const Position& position) {
    std::array<Inputs, COLOURS> inputs;
    describe(position.board(), inputs);
    const size_t colours = position.terms().colours;
    auto* data = new float[colours * INPUTS];
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<float*>(p); });
    for (size_t colour = 0; colour < colours; ++colour)
        std::copy(inputs[colour].begin(), inputs[colour].end(), data + colour * INPUTS);
    return {data, {colours, static_cast<size_t>(INPUTS)}, owner};
}

using Actions = nb::ndarray<const int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array over a buffer of a batch, which lives at least as long as the array.
template <class T>
auto over(nb::handle batch, std::vector<T>& buffer, std::vector<size_t> shape) {
    return nb::ndarray<nb::numpy, T>(buffer.data(), shape.size(), shape.data(), batch);
}

constexpr auto SHARED = nb::rv_policy::reference;  // the array names its owner itself

void check_rows(const Batch& batch, size_t rows) {
    if (rows != static_cast<size_t>(batch.games()))
        throw std::invalid_argument(std::to_string(batch.games()) + " games need as many actions, not " + std::to_string(rows));
}

int checked_game(const Batch& batch, int game) {
    if (game < 0 || game >= batch.games()) throw std::invalid_argument("no game " + std::to_string(game));
    return game;
}

}  // namespace

NB_MODULE(KERNEL_MODULE, m) {
    m.def("has_avx2", &blockcade::has_avx2, "Whether this machine may load the faster build.");

    nb::list names;
    for (int feature = 0; feature < FEATURES; ++feature) {
        const std::string name = feature_name(feature);
        names.append(nb::str(name.data(), name.size()));
    }
    m.attr("FEATURES") = nb::tuple(names);
    m.attr("PHASES") = PHASES;
    nb::list inputs;
    for (int input = 0; input < INPUTS; ++input) inputs.append(input_name(input));
    m.attr("INPUTS") = nb::tuple(inputs);
    m.attr("HIDDEN") = HIDDEN;
    nb::dict settings;
#define X(name, value, meaning) settings[#name] = value;
    BLOKUS_SETTINGS(X)
#undef X
    m.attr("SETTINGS") = settings;
    m.def("built_in_weights", [](const std::string& variant) {
        nb::list rows;
        const Position position(variant, true);
        for (const FeatureRow& row : default_weights(position.terms())) rows.append(std::vector<float>(row.begin(), row.end()));
        return rows;
    }, "variant"_a = "classic");
    m.def("built_in_network", [] {
        std::vector<float> numbers(NETWORK_FLOATS);
        std::memcpy(numbers.data(), &default_network(), sizeof(Network));
        return numbers;
    });

    nb::class_<Position>(m, "Position")
        .def(nb::init<const std::string&, bool>(), "variant"_a, nb::kw_only(), "fixed_corners"_a = true)
        .def_static(
            "of",
            [](const std::string& variant, bool fixed_corners, nb::bytes cells, int turn, std::vector<int> owners,
               std::vector<int> order, int seat, int shared_turns, std::vector<int> seat_turns, int gone, int last_small,
               int all_bonus, int small_bonus) {
                return Position::of(variant, fixed_corners,
                                    {std::string(cells.c_str(), cells.size()), turn, seat, std::move(owners), std::move(order),
                                     std::move(seat_turns), shared_turns, gone, last_small, all_bonus, small_bonus});
            },
            "variant"_a, nb::kw_only(), "fixed_corners"_a, "cells"_a, "turn"_a, "owners"_a, "order"_a, "seat"_a = -1,
            "shared_turns"_a = 0, "seat_turns"_a = std::vector<int>(), "gone"_a = 0, "last_small"_a = 0,
            "all_bonus"_a = 15, "small_bonus"_a = 5)
        .def("copy", [](const Position& self) { return Position(self); })
        .def("__copy__", [](const Position& self) { return Position(self); })
        .def("__deepcopy__", [](const Position& self, nb::dict) { return Position(self); }, "memo"_a)
        .def("__getstate__", &kept)
        .def("__setstate__", [](Position& self, const Kept& state) { new (&self) Position(restored(state)); })
        .def_prop_ro("variant", &Position::variant)
        .def_prop_ro("size", [](const Position& self) { return self.terms().geometry->size; })
        .def_prop_ro("players", [](const Position& self) { return self.terms().players; })
        .def_prop_ro("colours", [](const Position& self) { return self.terms().colours; })
        .def_prop_ro("owners",
                     [](const Position& self) {
                         const auto& owners = self.terms().owners;
                         return tuple_of({owners.begin(), owners.begin() + self.terms().colours});
                     })
        .def_prop_ro("turn", [](const Position& self) { return static_cast<int>(self.board().turn); })
        .def_prop_ro("seat", [](const Position& self) { return static_cast<int>(self.board().seat); })
        .def_prop_ro("ply", [](const Position& self) { return static_cast<int>(self.board().ply); })
        .def_prop_ro("hands",
                     [](const Position& self) {
                         const auto& hands = self.board().hands;
                         return tuple_of({hands.begin(), hands.begin() + self.terms().colours});
                     })
        .def_prop_ro("out", [](const Position& self) { return static_cast<int>(self.board().out); })
        .def_prop_ro("fixed_corners", [](const Position& self) {
            return self.terms().fixed_corners || self.terms().geometry->corner_cells.empty();
        })
        .def_prop_ro("cells", [](const Position& self) { return nb::bytes(self.cells().data(), self.cells().size()); })
        .def("legal",
             [](const Position& self) {
                 return self.board().turn == NOBODY ? std::vector<Move>() : self.legal_of(self.board().turn);
             })
        .def("legal_of", &Position::legal_of, "colour"_a)
        .def("play",
             [](Position& self, int move) {
                 if (self.board().turn == NOBODY) throw std::invalid_argument("the game is over");
                 self.play_as(self.board().turn, move);
             },
             "move"_a)
        .def("play_as", &Position::play_as, "colour"_a, "move"_a)
        .def("undo", &Position::undo)
        .def("points",
             [](const Position& self) {
                 std::vector<int> points;
                 for (int colour = 0; colour < self.terms().colours; ++colour)
                     points.push_back(self.board().points_of(colour));
                 return points;
             })
        .def("seat_points",
             [](const Position& self) {
                 std::vector<int> points;
                 for (int seat = 0; seat < self.terms().players; ++seat) points.push_back(self.board().points_of_seat(seat));
                 return points;
             })
        .def("perft", &Position::perft, "depth"_a, nb::call_guard<nb::gil_scoped_release>())
        .def("key", &Position::key);

    m.def("cells_of", [](const std::string& variant, int move) {
        const Geometry& geometry = geometry_of(variant);
        return tuple_of(cells_of(geometry, checked(geometry, move)));
    }, "variant"_a, "move"_a);
    m.def("piece_of", [](const std::string& variant, int move) {
        const Geometry& geometry = geometry_of(variant);
        return static_cast<int>(TABLES.orientations[geometry.placements[checked(geometry, move)].orientation].piece);
    }, "variant"_a, "move"_a);
    m.def("move_of", [](const std::string& variant, std::vector<int> cells) {
        const auto move = move_of(geometry_of(variant), std::move(cells));
        return move ? static_cast<int>(*move) : -1;
    }, "variant"_a, "cells"_a);
    m.def("find_placements", [](const std::string& variant, nb::bytes attach, nb::bytes forbidden, uint32_t hand) {
        return find_placements(geometry_of(variant), {{attach.c_str(), attach.size()}, {forbidden.c_str(), forbidden.size()}, hand});
    }, "variant"_a, "attach"_a, "forbidden"_a, "hand"_a);
    m.def("has_placement", [](const std::string& variant, nb::bytes attach, nb::bytes forbidden, uint32_t hand) {
        return has_placement(geometry_of(variant), {{attach.c_str(), attach.size()}, {forbidden.c_str(), forbidden.size()}, hand});
    }, "variant"_a, "attach"_a, "forbidden"_a, "hand"_a);
    m.def("move_count", [](const std::string& variant) { return geometry_of(variant).moves; }, "variant"_a);
    m.def("features", &described, "position"_a);
    m.def("playouts", &played_out, "position"_a, "count"_a, "seed"_a = 0, nb::call_guard<nb::gil_scoped_release>());
    m.def("phase_of", [](const Position& position) {
        if (position.board().turn == NOBODY) throw std::invalid_argument("the game is over");
        return phase_of(position.board());
    }, "position"_a);
    m.def("outlook", &outlook, "position"_a);
    m.def("expected_points", [](const Position& position, const std::optional<NetworkArray>& network) {
        return first(expected_points(position.board(), network_or_default(network)), position.terms().colours);
    }, "position"_a, "network"_a = nb::none());

    nb::class_<PyCandidate>(m, "Candidate")
        .def_ro("move", &PyCandidate::move)
        .def_ro("visits", &PyCandidate::visits)
        .def_ro("prior", &PyCandidate::prior)
        .def_ro("win", &PyCandidate::win)
        .def_ro("points", &PyCandidate::points)
        .def_ro("value", &PyCandidate::value);
    nb::class_<PyThought>(m, "Thought")
        .def_ro("move", &PyThought::move)
        .def_ro("playouts", &PyThought::playouts)
        .def_ro("reused", &PyThought::reused)
        .def_ro("seconds", &PyThought::seconds)
        .def_ro("cpu_seconds", &PyThought::cpu_seconds)
        .def_ro("exact", &PyThought::exact)
        .def_ro("win", &PyThought::win)
        .def_ro("points", &PyThought::points)
        .def_ro("candidates", &PyThought::candidates)
        .def_ro("line", &PyThought::line);
    nb::class_<PySearch>(m, "Search")
        .def(nb::init<int, int, uint64_t, const std::optional<WeightArray>&, const std::optional<NetworkArray>&,
                      const std::optional<std::map<std::string, float>>&>(),
             nb::kw_only(), "threads"_a = 1, "memory_mb"_a = 256, "seed"_a = 0, "weights"_a = nb::none(),
             "network"_a = nb::none(), "settings"_a = nb::none())
        .def("think", &PySearch::think, "position"_a, nb::kw_only(), "seconds"_a = 0.0, "playouts"_a = 0,
             "early_stop"_a = true, "cpu_clock"_a = false)
        .def("stop", &PySearch::stop)
        .def("forget", &PySearch::forget)
        .def_prop_ro("memory_bytes", &PySearch::memory_bytes);

    nb::class_<Batch>(m, "Batch")
        .def(
            "__init__",
            [](Batch* self, const std::string& variant, int games, uint64_t seed, bool fixed_corners, bool advanced, bool dense,
               bool planes, int threads) {
                if (games < 1 || games > 1 << 20) throw std::invalid_argument("a batch has 1 to 1048576 games");
                if (threads < 1 || threads > 256) throw std::invalid_argument("threads must be 1 to 256");
                new (self) Batch(variant, games, seed, {fixed_corners, advanced, dense, planes, threads});
            },
            "variant"_a, "games"_a, nb::kw_only(), "seed"_a = 0, "fixed_corners"_a = true, "advanced"_a = false,
            "dense"_a = false, "planes"_a = true, "threads"_a = 1)
        .def(
            "step",
            [](Batch& self, const Actions& actions) {
                check_rows(self, actions.shape(0));
                const int32_t* data = actions.data();
                nb::gil_scoped_release release;
                self.step(data);
            },
            "actions"_a)
        .def("reset", &Batch::reset, nb::call_guard<nb::gil_scoped_release>())
        .def("set_game", [](Batch& self, int game, const std::vector<int>& moves) { self.set_game(checked_game(self, game), moves); },
             "game"_a, "moves"_a)
        .def("refresh", &Batch::refresh, nb::call_guard<nb::gil_scoped_release>())
        .def("sample",
             [](Batch& self) {
                 auto* data = new int32_t[static_cast<size_t>(self.games())];
                 nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<int32_t*>(p); });
                 self.sample(data);
                 return nb::ndarray<nb::numpy, int32_t, nb::ndim<1>>(data, {static_cast<size_t>(self.games())}, owner);
             })
        .def("moves", [](const Batch& self, int game) { return self.moves_of(checked_game(self, game)); }, "game"_a)
        .def_prop_rw("luck", &Batch::luck, &Batch::set_luck)
        .def_prop_ro("players", [](const Batch& self) { return self.terms().players; })
        .def_prop_ro("colours", [](const Batch& self) { return self.terms().colours; })
        .def_prop_ro("size", [](const Batch& self) { return self.terms().geometry->size; })
        .def_prop_ro("actions", [](const Batch& self) { return self.terms().geometry->moves; })
        .def_prop_ro("planes",
                     [](nb::handle batch) {
                         auto& self = nb::cast<Batch&>(batch);
                         const auto size = static_cast<size_t>(self.terms().geometry->size);
                         const size_t rows = self.planes.empty() ? 0 : static_cast<size_t>(self.games());
                         return over(batch, self.planes, {rows, static_cast<size_t>(self.plane_count()), size, size});
                     }, SHARED)
        .def_prop_ro("hands",
                     [](nb::handle batch) {
                         auto& self = nb::cast<Batch&>(batch);
                         const size_t rows = self.hands.empty() ? 0 : static_cast<size_t>(self.games());
                         return over(batch, self.hands, {rows, static_cast<size_t>(self.terms().colours), PIECES});
                     }, SHARED)
        .def_prop_ro("last",
                     [](nb::handle batch) {
                         auto& self = nb::cast<Batch&>(batch);
                         const size_t rows = self.last.empty() ? 0 : static_cast<size_t>(self.games());
                         return over(batch, self.last, {rows, static_cast<size_t>(self.terms().colours)});
                     }, SHARED)
        .def_prop_ro("mask",
                     [](nb::handle batch) {
                         auto& self = nb::cast<Batch&>(batch);
                         const size_t rows = self.mask.empty() ? 0 : static_cast<size_t>(self.games());
                         return over(batch, self.mask, {rows, static_cast<size_t>(self.terms().geometry->moves)});
                     }, SHARED)
        .def_prop_ro("legal",
                     [](nb::handle batch) {
                         auto& self = nb::cast<Batch&>(batch);
                         using Kept = std::shared_ptr<std::vector<int32_t>>;  // a longer list gets a new buffer
                         nb::capsule owner(new Kept(self.legal), [](void* p) noexcept { delete static_cast<Kept*>(p); });
                         const auto count = static_cast<size_t>(self.legal_count());
                         return nb::ndarray<nb::numpy, int32_t>(self.legal->data(), 1, &count, owner);
                     }, SHARED)
        .def_prop_ro("offsets", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.offsets(), {static_cast<size_t>(self.games()) + 1});
        }, SHARED)
        .def_prop_ro("colour", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.colour, {static_cast<size_t>(self.games())});
        }, SHARED)
        .def_prop_ro("seat", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.seat, {static_cast<size_t>(self.games())});
        }, SHARED)
        .def_prop_ro("rewards", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.rewards, {static_cast<size_t>(self.games()), static_cast<size_t>(self.terms().players)});
        }, SHARED)
        .def_prop_ro("points", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.points, {static_cast<size_t>(self.games()), static_cast<size_t>(self.terms().players)});
        }, SHARED)
        .def_prop_ro("ended", [](nb::handle batch) {
            auto& self = nb::cast<Batch&>(batch);
            return over(batch, self.ended, {static_cast<size_t>(self.games())});
        }, SHARED);
}
