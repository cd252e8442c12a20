#include "tests/fuzz/setups.hpp"

#include "protocol/tileset_file.hpp"
#include "tests/fuzz/require.hpp"

#include <iterator>
#include <map>
#include <utility>

namespace mistward::fuzz {
namespace {

using Tables = std::shared_ptr<const rules::Tables>;

constexpr std::size_t kScoringColours = 3;
/// From this number of a byte on, a game has parts added: inputs seldom went so high before.
constexpr std::uint8_t kWithParts = 200;

/// In a team pink stays the last.
void shuffle_colours(rules::Setup& setup, Choices& choices) {
    const std::size_t dealt = setup.colours.size() - (setup.mode == rules::Mode::Mists ? 1 : 0);
    for (std::size_t i = dealt; i > 1; --i) {
        std::swap(setup.colours[i - 1], setup.colours[i - 1 - choices.below(i)]);
    }
}

rules::ColourSet choose_scoring(const rules::Setup& setup, Choices& choices) {
    rules::ColourSet colours = rules::colours_in_play(setup);
    if (colours.size() < kScoringColours) return {};
    while (colours.size() > kScoringColours) {
        const auto nth = static_cast<int>(choices.below(colours.size()));
        colours.erase(*std::next(colours.begin(), nth));
    }
    return colours;
}

void choose_team(rules::Setup& setup, Choices& choices) {
    setup.players = static_cast<std::uint8_t>(choices.below(5) + 1);
    setup.level = static_cast<std::uint8_t>(choices.below(6) + 1);
    shuffle_colours(setup, choices);
    if (setup.level == 6 && choices.flag()) setup.scoring = choose_scoring(setup, choices);
}

void choose_added(rules::Setup& setup, Choices& choices) {
    for (const rules::Part part : rules::kParts) {
        if (rules::kPartsToAdd.contains(part) && choices.flag()) setup.changed.insert(part);
    }
}

void choose_rivals(rules::Setup& setup, Choices& choices) {
    const std::uint8_t byte = choices.byte();
    setup.players = static_cast<std::uint8_t>(byte % 5 + 2);
    if (byte >= kWithParts) choose_added(setup, choices);
    if (setup.mode == rules::Mode::Ghosts) {
        for (const rules::Part part : rules::kParts) {
            if (rules::kPartsToLeaveOut.contains(part) && choices.flag()) {
                setup.changed.insert(part);
            }
        }
    }
    shuffle_colours(setup, choices);
}

}  // namespace

rules::Setup choose_setup(Choices& choices) {
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(choices.below(3));
    if (setup.mode == rules::Mode::Mists) {
        choose_team(setup, choices);
    } else {
        choose_rivals(setup, choices);
    }
    require_none(rules::check_setup(setup));
    return setup;
}

std::shared_ptr<const rules::Tables> tables(const rules::Setup& setup) {
    static std::map<rules::Boxes, Tables> made;
    const rules::Boxes boxes = rules::boxes_of(setup);
    Tables& tables = made[boxes];
    if (!tables) {
        const auto mists = protocol::embedded_mists_tilesets().front();
        tables = std::make_shared<const rules::Tables>(
            std::make_shared<const rules::TileSet>(protocol::tiles_of(boxes, *mists).value()));
    }
    return tables;
}

}  // namespace mistward::fuzz
