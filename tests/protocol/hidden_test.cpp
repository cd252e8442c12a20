#include "protocol/messages.hpp"
#include "tests/protocol/games.hpp"
#include "tests/protocol/sample_rooms.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace mistward::protocol {
namespace {

/// Everything that can be said about a game along the way, until so many tiles are drawn.
std::vector<std::string> told(const std::vector<rules::TileId>& deck, std::size_t draws) {
    std::vector<std::string> texts;
    std::size_t drawn = 0;
    play_random(level(1, 2), deck, Dice(11), [&](const Step& step) {
        if (std::holds_alternative<rules::DrawTile>(step.decision)) ++drawn;
        if (drawn > draws) return;
        texts.push_back(update_of(step));
        texts.push_back(welcome_message(head_of(sample_room(), 0, step.seq), &step.after));
    });
    return texts;
}

}  // namespace

TEST_CASE("X-2: games that differ only in the order of the tiles to come sound alike") {
    constexpr std::size_t kSeen = 6;
    Dice dice(5);
    const std::vector<rules::TileId> deck = shuffled_deck(new_game(level(1, 2)), dice);
    std::vector<rules::TileId> other = deck;
    std::reverse(other.begin() + kSeen, other.end());
    REQUIRE(deck != other);

    const auto told_of_one = told(deck, kSeen);
    CHECK(told_of_one.size() > 2 * kSeen);
    CHECK(told_of_one == told(other, kSeen));
    CHECK(told(deck, kSeen + 1) != told(other, kSeen + 1));
}

}  // namespace mistward::protocol
