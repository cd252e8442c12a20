#include "tests/companion/ghosts_look.hpp"

#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <stdexcept>

namespace mistward::companion::rivals {
namespace {

/// The set of that game with these tiles only.
std::shared_ptr<const rules::Tables> few_tiles(std::string_view unseen, std::string_view state) {
    const auto setup = rules::parse_setup_words(state);
    REQUIRE(setup.has_value());
    rules::TileSet box = rules::tables_for(*setup)->tileset();
    for (rules::Tile& tile : box.tiles) tile.copies = 0;
    std::istringstream words{std::string(unseen) + " " + std::string(state)};
    for (std::string word; words >> word;) {
        const bool lies = word.starts_with("tile:") || word.starts_with("drawn:");
        if (lies) word = word.substr(word.find(':') + 1);
        if (!lies && word.find('.') == std::string::npos) continue;
        const auto tile = find_face(box, word.substr(0, word.find('@')));
        INFO(word);
        REQUIRE(tile.has_value());
        ++box.tiles[tile->value()].copies;
    }
    return std::make_shared<const rules::Tables>(std::make_shared<const rules::TileSet>(box));
}

rules::Game read(std::string_view unseen, std::string_view state) {
    auto game = rules::parse_state(few_tiles(unseen, state), state);
    INFO(std::string(state));
    if (!game) FAIL(game.error().what, " at byte ", game.error().offset);
    return *std::move(game);
}

std::set<std::string, std::less<>>& asked_features() {
    static std::set<std::string, std::less<>> asked;
    return asked;
}

}  // namespace

RivalLook::RivalLook(std::string_view unseen, std::string_view state, std::size_t player)
    : game_(read(unseen, state)), player_(player) {}

float RivalLook::operator[](std::string_view feature) const {
    return game_.visit([&]<class State>(const State& state) -> float {
        if constexpr (AnyState<State>) {
            const auto named = [&](const Row& row) { return row.name == feature; };
            const auto found = std::ranges::find_if(rows<State>(), named);
            if (found == rows<State>().end()) throw std::out_of_range(std::string(feature));
            asked_features().emplace(feature);
            ObserverOf<State> observer(game_.tables());
            std::array<float, ObserverOf<State>::kFeatures> values{};
            observer.begin_turn(state, player_);
            observer.observe(state, values);
            return values[static_cast<std::size_t>(found - rows<State>().begin())];
        } else {
            throw std::logic_error("a team has no rivals");
        }
    });
}

const std::set<std::string, std::less<>>& RivalLook::asked() { return asked_features(); }

}  // namespace mistward::companion::rivals
