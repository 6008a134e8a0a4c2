// Every number that tunes the search. docs/engine-log.md has the measurements.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace blokus {

// name, value, meaning
#define BLOKUS_SETTINGS(X)                                                                                           \
    X(exploration, 0.45f, "weight of prior and uncertainty against value")                                           \
    X(first_value, 0.1f, "how much worse than its parent a move is thought to be before it was tried")               \
    X(rave, 300.0f, "visits at which a move's own value weighs three times its value as a later move; 0: off")       \
    X(rave_many, 0.0f, "the same with three or four players")                                                        \
    X(rave_first, 1.0f, "weight of the value as a later move before the first visit")                                \
    X(prior_heat, 1.0f, "temperature of the prior; above 1 it is flatter")                                           \
    X(expand_at, 2.0f, "visits before a leaf gets children")                                                         \
    X(width, 24.0f, "moves looked at from the first visit on, best prior first")                                     \
    X(width_growth, 1.0f, "further moves by root of visits")                                                         \
    X(width_two, 40.0f, "moves looked at from the first visit on, with two players of two colours each")             \
    X(width_growth_two, 2.0f, "further moves by root of visits, with two players of two colours each")               \
    X(win_weight, 0.7f, "of winning, in what is maximised")                                                          \
    X(place_weight, 0.0f, "of the place among four, in what is maximised")                                           \
    X(margin_scale, 15.0f, "points by which the rest of what is maximised rises to three quarters")                  \
    X(guess_weight, 0.5f, "of the network's guess against a playout's result; 1: no playouts")                       \
    X(guess_end, 400.0f, "ply at which the network's weight would reach zero, falling evenly from the first move")   \
    X(guess_spread, 14.0f, "points by which a guessed margin may be wrong early in a game")                          \
    X(playout_plies, 16.0f, "moves of a playout before the network guesses its end")                                 \
    X(playout_block, 0.8f, "in playouts: logarithm of the weight of each enemy corner covered")                      \
    X(playout_replies, 1.0f, "in playouts: 1: what was good against the same last move is played again; 0: not")     \
    X(playout_choices, 40.0f, "in playouts: moves found before one is drawn")

struct Settings {
#define X(name, value, meaning) float name = value;
    BLOKUS_SETTINGS(X)
#undef X

    // False if there is no such setting.
    bool set(std::string_view key, float to) {
#define X(name, value, meaning) \
    if (key == #name) {         \
        name = to;              \
        return true;            \
    }
        BLOKUS_SETTINGS(X)
#undef X
        return false;
    }
};

}  // namespace blokus
