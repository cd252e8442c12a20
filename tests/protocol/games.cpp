#include "tests/protocol/games.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"

#include <sstream>
#include <stdexcept>
#include <utility>

namespace mistward::protocol {

rules::Setup level(std::uint8_t number, std::uint8_t players) {
    return {.level = number, .players = players};
}

rules::Game new_game(const rules::Setup& setup) {
    return rules::Game(embedded_mists_tileset(), setup);
}

rules::Game play(const rules::Setup& setup, const std::string& script) {
    rules::Game game = new_game(setup);
    std::istringstream words(script);
    for (std::string word; words >> word;) {
        if (!game.apply(rules::parse_decision(game, word).value())) {
            throw std::logic_error("the script is refused at " + word);
        }
    }
    return game;
}

std::vector<rules::TileId> shuffled_deck(const rules::Game& game, Dice& dice) {
    std::vector<rules::TileId> deck = game.deck();
    for (std::size_t k = deck.size() - 1; k > 0; --k) std::swap(deck[k], deck[dice.below(k + 1)]);
    return deck;
}

rules::Game play_random(const rules::Setup& setup, const std::vector<rules::TileId>& deck,
                        Dice dice, const std::function<void(const Step&)>& visit) {
    rules::Game game = new_game(setup);
    for (std::uint64_t seq = 1; game.point().actor != rules::Actor::Nobody; ++seq) {
        const rules::Game before = game;
        rules::Decision decision = rules::Pass{};
        if (game.point().actor == rules::Actor::Chance) {
            decision = rules::DrawTile{deck.at(game.drawn_count())};
        } else {
            const std::vector<rules::Decision> legal = game.legal();
            decision = legal[dice.below(legal.size())];
        }
        auto events = game.apply(decision);
        if (!events) throw std::logic_error("a legal decision was refused");
        visit({seq, before, game, decision, *std::move(events)});
    }
    return game;
}

rules::Game play_random(const rules::Setup& setup, std::uint64_t seed,
                        const std::function<void(const Step&)>& visit) {
    Dice dice(seed);
    const std::vector<rules::TileId> deck = shuffled_deck(new_game(setup), dice);
    return play_random(setup, deck, dice, visit);
}

std::string update_of(const Step& step) {
    return update_message(step.seq, step.before, step.after, step.decision, step.events,
                          state_document(step.before), state_document(step.after));
}

}  // namespace mistward::protocol
