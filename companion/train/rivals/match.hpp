#pragma once

#include "companion/train/rivals/rival_play.hpp"

namespace mistward::companion::train {

/// One game: what the player of seat `seat` got of it who plays by `one`.
template <rivals::AnyState S>
double play_against(RivalPlayOf<S>& one, RivalPlayOf<S>& other, S state, std::size_t seat,
                    std::uint64_t seed) {
    Random random(seed);
    Deck deck(state, random);
    while (state.outcome == rules::Outcome::Undecided) {
        if (waits_for_player(state)) {
            (point(state).player.value() == seat ? one : other).take_turn(state);
        } else {
            one.draw(state, deck, random);
        }
    }
    return worth_of_end(state, rules::PlayerId(seat));
}

/// The part of such games for two that `network` wins against another, ties half, in pairs: decks
/// that no training uses, each played twice, with the seats changed. `first` is the first of them.
template <rivals::AnyState S>
double part_won(const rules::Tables& tables, const S& start, const Network& network,
                const Network& other, std::size_t games, std::size_t first = 0) {
    constexpr std::uint64_t kApart = 0x5EED'0FE8'A115'0001U;
    RivalPlayOf<S> one(tables, network);
    RivalPlayOf<S> two(tables, other);
    double won = 0;
    for (std::size_t game = first; game < first + games; ++game) {
        won += play_against(one, two, start, game % 2, kApart + game / 2);
    }
    return won / static_cast<double>(games);
}

}  // namespace mistward::companion::train
