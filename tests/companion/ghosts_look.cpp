#include "tests/companion/ghosts_look.hpp"

#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <stdexcept>

namespace mistward::companion::rivals {
namespace {

/// The set of that game with these tiles only.
std::shared_ptr<const rules::Tables> few_tiles(std::string_view unseen, std::string_view state) {
    const bool base = state.starts_with("base");
    rules::TileSet box = base ? *rules::base_tiles() : *rules::ghosts_tiles();
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
    const auto found = std::find_if(rows().begin(), rows().end(),
                                    [&](const Row& row) { return row.name == feature; });
    if (found == rows().end()) throw std::out_of_range(std::string(feature));
    asked_features().emplace(feature);
    Observer observer(game_.tables());
    std::array<float, Observer::kFeatures> values{};
    observer.begin_turn(*game_.rivals(), player_);
    observer.observe(*game_.rivals(), values);
    return values[static_cast<std::size_t>(found - rows().begin())];
}

const std::set<std::string, std::less<>>& RivalLook::asked() { return asked_features(); }

}  // namespace mistward::companion::rivals
