#include "rules/mists/setup.hpp"

#include "rules/mists/state.hpp"

#include <algorithm>

namespace mistward::rules::mists {

std::optional<Level> level(std::uint8_t number) {
    if (number != 1) return std::nullopt;
    return Level{.ghosts = 15, .goal = 50, .castles = false, .cemeteries = false};
}

ColourSet colour_set(const Setup& setup, PlayerId player) {
    const std::size_t each = setup.players == 1 ? 4U : setup.players == 2 ? 2U : 1U;
    ColourSet colours;
    for (std::size_t i = 0; i < each; ++i) colours.insert(kColours[player.value() * each + i]);
    return colours;
}

std::vector<Colour> colours_of(const Setup& setup, PlayerId player) {
    const ColourSet set = colour_set(setup, player);
    std::vector<Colour> colours;
    for (const Colour colour : kColours) {
        if (set.contains(colour)) colours.push_back(colour);
    }
    return colours;
}

std::uint8_t meeples_per_colour(const Setup& setup) { return setup.players >= 3 ? 5 : 3; }

Colour scoring_colour(const Setup&) { return Colour::Pink; }

std::vector<std::string> check_capacity(const TileSet& set) {
    std::size_t tiles = set.start.size();
    std::size_t segments = 0;
    for (const Tile& tile : set.tiles) {
        const std::size_t copies = std::max<std::size_t>(tile.copies, 1);
        const auto& all = tile.layout.segments;
        const auto tracked = std::count_if(all.begin(), all.end(), [](const Segment& segment) {
            return segment.kind == FeatureKind::City || segment.kind == FeatureKind::Road ||
                   segment.kind == FeatureKind::Mist;
        });
        tiles += tile.copies;
        segments += copies * static_cast<std::size_t>(tracked);
    }
    std::vector<std::string> errors;
    const auto limit = [&](std::size_t count, std::size_t most, const std::string& what) {
        if (count <= most) return;
        errors.push_back("the set has " + std::to_string(count) + " " + what + ", at most " +
                         std::to_string(most) + " can be played with");
    };
    limit(set.tiles.size(), Limits::kFaces, "faces");
    limit(tiles, Limits::kTiles, "tiles");
    limit(segments, Limits::kSegments, "city, road and mist segments");
    return errors;
}

}  // namespace mistward::rules::mists
