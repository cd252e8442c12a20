#include "server/record/deck.hpp"

#include "protocol/sha256.hpp"

#include <span>
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

}  // namespace mistward::rooms
