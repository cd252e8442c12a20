#include "companion/train/rivals/rival_exam.hpp"

namespace mistward::companion::train {
namespace {

/// One game: what the player of seat `seat` got of it who plays by `one`.
double play_against(RivalPlay& one, RivalPlay& other, rules::rivals::State state, std::size_t seat,
                    std::uint64_t seed) {
    Random random(seed);
    const Deck deck(state, random);
    while (state.outcome == rules::Outcome::Undecided) {
        if (waits_for_player(state)) {
            (point(state).player.value() == seat ? one : other).take_turn(state);
        } else {
            one.draw(state, deck.next(state));
        }
    }
    return worth_of_end(state, rules::PlayerId(seat));
}

double match(const rules::Tables& tables, rules::Mode mode, const Network& network,
             const Network& other, std::size_t games) {
    constexpr std::uint64_t kApart = 0x5EED'0FE8'A115'0001U;
    RivalPlay one(tables, network);
    RivalPlay two(tables, other);
    const rules::rivals::State start = rules::rivals::start(tables, {.mode = mode, .players = 2});
    double won = 0;
    for (std::size_t game = 0; game < games; ++game) {
        won += play_against(one, two, start, game % 2, kApart + game / 2);
    }
    return won / static_cast<double>(games);
}

}  // namespace

RivalMarks examine_rivals(const rules::Tables& base, const rules::Tables& ghosts,
                          const Network& network, const Network& other, std::size_t games) {
    return {.base = match(base, rules::Mode::Base, network, other, games),
            .ghosts = match(ghosts, rules::Mode::Ghosts, network, other, games)};
}

}  // namespace mistward::companion::train
