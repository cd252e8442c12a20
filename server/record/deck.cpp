#include "server/record/deck.hpp"

#include "protocol/sha256.hpp"

#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mistward::rooms {

namespace {

std::string_view text(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::string commitment(const CommitmentTerms& terms, const Seed& seed) {
    std::vector<std::string_view> parts{terms.game_id, terms.rules_version, terms.tileset_digest};
    if (!terms.deck.empty()) parts.push_back(terms.deck);
    parts.push_back(text(seed));
    std::string input = terms.deck.empty() ? "mistward-deck-v1" : "mistward-fork-v1";
    for (const std::string_view part : parts) {
        input.push_back('\0');
        input += part;
    }
    return protocol::hex(protocol::sha256(input));
}

Deck order_from(const rules::Game& game, Deck tiles, const Seed& seed) {
    return game.holds_back()
               ? protocol::shuffled_for_volcano(std::move(tiles), game.tileset(), seed)
               : shuffled(std::move(tiles), seed);
}

std::optional<Deck> without(const Deck& tiles, const Deck& taken) {
    std::unordered_map<std::size_t, std::size_t> to_take;
    for (const rules::TileId tile : taken) ++to_take[tile.value()];
    Deck left;
    for (const rules::TileId tile : tiles) {
        const auto found = to_take.find(tile.value());
        if (found == to_take.end() || found->second == 0) {
            left.push_back(tile);
        } else {
            --found->second;
        }
    }
    return left.size() + taken.size() == tiles.size() ? std::optional(left) : std::nullopt;
}

}  // namespace mistward::rooms
