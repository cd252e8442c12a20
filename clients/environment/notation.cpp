#include "clients/environment/notation.hpp"

#include "clients/environment/failure.hpp"
#include "rules/text/setup_words.hpp"

namespace mistward::environment {
namespace {

std::string expected(const rules::NotationError& error) {
    return "expected " + error.what + " at byte " + std::to_string(error.offset);
}

/// Actions and observations have no room for what parts bring that players cannot choose.
void refuse_parts(const rules::Setup& setup) {
    for (const rules::Part part : rules::kParts) {
        const bool offered = rules::kOfferedParts.contains(part);
        if (offered || !(setup.changed & rules::kPartsToAdd).contains(part)) continue;
        throw Failure(MISTWARD_BAD_SETUP,
                      "no match has the part " + std::string(rules::name(part)) + " yet");
    }
}

}  // namespace

rules::Setup read_setup(std::string_view words) {
    const rules::TileSet no_tiles;
    rules::NotationReader reader(
        no_tiles, [](rules::Position) { return std::nullopt; }, words);
    const rules::Setup setup = rules::read_setup_words(reader);
    reader.in.expect_end();
    const auto& error = reader.in.error();
    if (error) throw Failure(MISTWARD_BAD_SETUP, expected(*error));
    const auto faults = rules::check_setup(setup);
    if (!faults.empty()) throw Failure(MISTWARD_BAD_SETUP, faults.front());
    refuse_parts(setup);
    return setup;
}

std::size_t find_decision(const Match& match, std::string_view text) {
    const auto decision = rules::parse_decision(match.game(), text);
    if (!decision) throw Failure(MISTWARD_BAD_TEXT, expected(decision.error()));
    for (std::size_t i = 0; i < match.legal_count(); ++i) {
        if (match.legal(i) == *decision) return i;
    }
    if (match.over()) throw Failure(MISTWARD_GAME_OVER, "the game is over");
    throw Failure(MISTWARD_ILLEGAL, std::string(text) + " is not legal now");
}

protocol::Seed seed_of(std::uint64_t number) {
    protocol::Seed seed{};
    for (std::size_t i = 0; i < 8; ++i) {
        seed[seed.size() - 1 - i] = static_cast<std::uint8_t>(number >> (8 * i) & 0xFFU);
    }
    return seed;
}

}  // namespace mistward::environment
