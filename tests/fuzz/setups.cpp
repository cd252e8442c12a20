#include "tests/fuzz/setups.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/rivals/tilesets.hpp"
#include "tests/fuzz/require.hpp"

#include <array>
#include <iterator>
#include <utility>

namespace mistward::fuzz {
namespace {

using Tables = std::shared_ptr<const rules::Tables>;

constexpr std::size_t kScoringColours = 3;

/// In the order of `Mode`.
std::array<Tables, 3> make_tables() {
    const auto mists = protocol::embedded_mists_tilesets().front();
    const auto base = protocol::embedded_base_tileset();
    const auto joined =
        std::make_shared<const rules::TileSet>(rules::join_tilesets(*base, *mists).value());
    return {std::make_shared<const rules::Tables>(mists),
            std::make_shared<const rules::Tables>(joined),
            std::make_shared<const rules::Tables>(base)};
}

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

void choose_rivals(rules::Setup& setup, Choices& choices) {
    setup.players = static_cast<std::uint8_t>(choices.below(5) + 2);
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

std::shared_ptr<const rules::Tables> tables(rules::Mode mode) {
    static const auto kTables = make_tables();
    return kTables.at(static_cast<std::size_t>(mode));
}

}  // namespace mistward::fuzz
