#include "tests/companion/mists_look.hpp"

#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <array>
#include <sstream>
#include <stdexcept>

namespace mistward::companion::mists {
namespace {

/// The shipped set with these tiles only.
std::shared_ptr<const rules::Tables> small_box(std::string_view unseen, std::string_view state) {
    rules::TileSet box = *rules::mists_tiles();
    for (rules::Tile& tile : box.tiles) tile.copies = 0;
    const auto add = [&](std::string_view face) {
        INFO(std::string(face));
        const auto tile = find_face(box, face);
        REQUIRE(tile.has_value());
        ++box.tiles[tile->value()].copies;
    };
    std::istringstream words{std::string(unseen) + " " + std::string(state)};
    for (std::string word; words >> word;) {
        const bool is_word_of_state = word.find(':') != std::string::npos;
        const bool has_face = word.starts_with("tile:") || word.starts_with("drawn:") ||
                              word.starts_with("discarded:");
        if (has_face) word = word.substr(word.find(':') + 1);
        if (has_face || !is_word_of_state) add(word.substr(0, word.find('@')));
    }
    return std::make_shared<const rules::Tables>(std::make_shared<const rules::TileSet>(box));
}

rules::Game parsed(std::string_view unseen, std::string_view state) {
    auto game = rules::parse_state(small_box(unseen, state), state);
    INFO(std::string(state));
    if (!game) FAIL(game.error().what, " at byte ", game.error().offset);
    return *std::move(game);
}

const FeatureRow<Facts>& row(std::string_view feature) {
    for (const auto& row : rows()) {
        if (row.name == feature) return row;
    }
    throw std::out_of_range("no feature is called " + std::string(feature));
}

}  // namespace

Look::Look(std::string_view unseen, std::string_view state) : game_(parsed(unseen, state)) {}

float Look::operator[](std::string_view feature) const {
    Observer observer(game_.tables());
    std::array<float, Observer::kFeatures> values{};
    observer.observe(*game_.mists(), values);
    return values[static_cast<std::size_t>(&row(feature) - rows().data())];
}

std::optional<rules::Position> Look::place(std::string_view feature) const {
    Observer observer(game_.tables());
    const auto place = row(feature).place;
    return place == nullptr ? std::nullopt : place(observer.facts_of(*game_.mists()));
}

}  // namespace mistward::companion::mists
