#include "tests/rooms/council.hpp"

#include "rules/notation.hpp"

#include <stdexcept>

namespace mistward::test {

Council::Council(const rules::Setup& setup, std::uint8_t seed) : Scene(2, setup) {
    seat("Ana");
    seat("Ben");
    attach(0, "Ana");
    attach(1, "Ben");
    attach(2);
    start(seed);
}

std::vector<std::string> Council::plan(std::uint64_t choice, std::size_t most) const {
    rules::Game game = room.game->game();
    std::vector<std::string> decisions;
    while (game.point().actor == rules::Actor::Player && decisions.size() < most) {
        const auto legal = game.legal();
        const rules::Decision& decision = legal[choice % legal.size()];
        decisions.push_back(rules::decision_text(game, decision));
        if (!game.apply(decision)) throw std::logic_error("a legal decision is refused");
    }
    return decisions;
}

rooms::Stepped<std::uint64_t> Council::propose(int who, const std::vector<std::string>& decisions,
                                               const std::string& id) const {
    return act(who, protocol::Propose{id, seq(), decisions});
}

rooms::Stepped<std::uint64_t> Council::adopt(int who, std::uint64_t number,
                                             const std::string& id) const {
    return act(who, protocol::Adopt{id, seq(), number});
}

protocol::Json Council::newest_proposal() const {
    return clients.at(2).newest("proposed").at("proposal");
}

}  // namespace mistward::test
