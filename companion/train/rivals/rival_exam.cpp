#include "companion/train/rivals/rival_exam.hpp"

#include "companion/train/rivals/match.hpp"

namespace mistward::companion::train {
namespace {

double match(const rules::Tables& tables, rules::Mode mode, const Network& network,
             const Network& other, std::size_t games) {
    const auto start = rules::rivals::start(tables, {.mode = mode, .players = 2});
    return part_won(tables, start, network, other, games);
}

}  // namespace

RivalMarks examine_rivals(const rules::Tables& base, const rules::Tables& ghosts,
                          const Network& network, const Network& other, std::size_t games) {
    return {.base = match(base, rules::Mode::Base, network, other, games),
            .ghosts = match(ghosts, rules::Mode::Ghosts, network, other, games)};
}

}  // namespace mistward::companion::train
