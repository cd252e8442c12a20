#include "tests/protocol/games.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"
#include "rules/rivals/tilesets.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace mistward::protocol {

namespace {

std::shared_ptr<const rules::Tables> new_tables(rules::Mode mode) {
    const auto mists = embedded_mists_tilesets().front();
    const auto base = embedded_base_tileset();
    if (mode == rules::Mode::Mists) return std::make_shared<const rules::Tables>(mists);
    if (mode == rules::Mode::Base) return std::make_shared<const rules::Tables>(base);
    auto joined = rules::join_tilesets(*base, *mists).value();
    return std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(joined)));
}

std::shared_ptr<const rules::Tables> tables(rules::Mode mode) {
    static const std::array kTables{new_tables(rules::Mode::Mists), new_tables(rules::Mode::Ghosts),
                                    new_tables(rules::Mode::Base)};
    return kTables.at(static_cast<std::size_t>(mode));
}

}  // namespace

rules::Setup level(std::uint8_t number, std::uint8_t players) {
    return {.level = number, .players = players};
}

std::vector<rules::Setup> every_kind_of_game() {
    std::vector<rules::Setup> setups;
    for (std::uint8_t players = 1; players <= 5; ++players) {
        for (std::uint8_t number = 1; number <= rules::kHighestLevel; ++number) {
            setups.push_back(level(number, players));
        }
    }
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{6}}) {
        setups.push_back({.mode = rules::Mode::Ghosts, .players = players});
        setups.push_back({.mode = rules::Mode::Base, .players = players});
    }
    for (std::size_t i = 0; i < setups.size(); ++i) {
        auto& colours = setups[i].colours;
        std::rotate(colours.begin(), colours.begin() + static_cast<int>(i % colours.size()),
                    colours.end());
    }
    return setups;
}

rules::Game new_game(const rules::Setup& setup) { return rules::Game(tables(setup.mode), setup); }

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
        if (game.point().kind == rules::DecisionKind::DrawTile) {
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

std::string update_of(const Step& step, rules::Viewer viewer) {
    const auto state_before = wire::state(step.before, viewer);
    const auto state_after = wire::state(step.after, viewer);
    return update_message({step.seq, step.before, step.after, state_before, state_after, viewer},
                          step.decision, step.events, Author::Player);
}

}  // namespace mistward::protocol
