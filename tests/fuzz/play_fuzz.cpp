// Plays the decisions that the bytes choose, in any game: the first bytes choose the setup. After
// each decision the state holds together; a text that is no legal decision is refused and changes
// nothing.
#include "protocol/tileset_file.hpp"
#include "rules/game.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

using namespace mistward;

namespace {

constexpr std::size_t kSetupBytes = 4;

using Tables = std::shared_ptr<const rules::Tables>;

/// The tables of each game, in the order of `Mode`.
const std::array<Tables, 3>& tables() {
    static const auto kTables = [] {
        const auto mists = protocol::embedded_mists_tileset();
        const auto base = protocol::embedded_base_tileset();
        const auto joined =
            std::make_shared<const rules::TileSet>(rules::join_tilesets(*base, *mists).value());
        return std::array{std::make_shared<const rules::Tables>(mists),
                          std::make_shared<const rules::Tables>(joined),
                          std::make_shared<const rules::Tables>(base)};
    }();
    return kTables;
}

/// Three of the colours in play; which, the byte says.
rules::ColourSet scoring(const rules::Setup& setup, std::uint8_t byte) {
    rules::ColourSet colours = rules::colours_in_play(setup);
    while (colours.size() > 3) {
        colours.erase(byte % 2 == 0 ? colours.first() : *std::next(colours.begin()));
        byte /= 2;
    }
    return colours;
}

/// An order of the colours: each is taken from those that are left.
std::array<rules::Colour, rules::kColourCount> dealt(unsigned number) {
    auto colours = rules::kColours;
    for (std::size_t left = colours.size(); left > 1; --left) {
        std::swap(colours[left - 1], colours[number % left]);
        number /= 2;
    }
    return colours;
}

rules::Setup setup(const std::uint8_t* bytes) {
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(bytes[0] % 3);
    const bool team = setup.mode == rules::Mode::Mists;
    setup.players = static_cast<std::uint8_t>(team ? bytes[1] % 5 + 1 : bytes[1] % 5 + 2);
    setup.colours = dealt(bytes[3]);
    if (team) setup.level = static_cast<std::uint8_t>(bytes[2] % 6 + 1);
    if (setup.level == 6) setup.scoring = scoring(setup, static_cast<std::uint8_t>(bytes[2] / 6));
    if (setup.mode == rules::Mode::Ghosts) {
        setup.modules = {(bytes[2] & 1U) == 0, (bytes[2] & 2U) == 0, (bytes[2] & 4U) == 0};
    }
    return setup;
}

void try_text(rules::Game& game, std::string_view text) {
    const auto decision = rules::parse_decision(game, text);
    if (!decision) return;
    const auto legal = game.legal();
    const bool is_legal = std::find(legal.begin(), legal.end(), *decision) != legal.end();
    rules::Game copy = game;
    if (copy.apply(*decision).has_value() != is_legal) std::abort();
    if (!is_legal && !(copy == game)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < kSetupBytes) return 0;
    const rules::Setup chosen = setup(data);
    rules::Game game(tables().at(static_cast<std::size_t>(chosen.mode)), chosen);
    for (std::size_t i = kSetupBytes; i < size; ++i) {
        const auto legal = game.legal();
        if (legal.empty()) break;
        try_text(game,
                 {reinterpret_cast<const char*>(data) + i, std::min<std::size_t>(size - i, 24)});
        if (!game.apply(legal[data[i] % legal.size()])) std::abort();
        if (!game.check().empty()) std::abort();
    }
    return 0;
}
