// Plays the decisions that the bytes choose. After each one the state holds together; a text that
// is no legal decision is refused and changes nothing.
#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace mistward;

namespace {

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
    if (size == 0) return 0;
    static const auto kTiles = protocol::embedded_mists_tileset();
    rules::Game game(kTiles, {.level = 1, .players = static_cast<std::uint8_t>(data[0] % 5 + 1)});
    for (std::size_t i = 1; i < size; ++i) {
        const auto legal = game.legal();
        if (legal.empty()) break;
        try_text(game,
                 {reinterpret_cast<const char*>(data) + i, std::min<std::size_t>(size - i, 24)});
        if (!game.apply(legal[data[i] % legal.size()])) std::abort();
        if (!rules::mists::check(game.tables(), game.state()).empty()) std::abort();
    }
    return 0;
}
