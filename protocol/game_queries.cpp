#include "protocol/game_queries.hpp"

#include "protocol/bounds.hpp"
#include "protocol/decoded.hpp"
#include "protocol/words.hpp"

#include <span>

namespace mistward::protocol {
namespace {

constexpr std::uint64_t kMostPlayers = 6;
constexpr std::uint64_t kLongestPage = 100;
/// An ended game is not undecided.
constexpr std::span kEndWords = std::span(kOutcomeWords).subspan<1>();

}  // namespace

Result<GameFilter> decode_game_filter(const Json& query) {
    FieldReader fields(query, {"game", "level", "players", "outcome", "before", "limit"});
    GameFilter filter;
    const auto number = [&](std::string_view field, std::uint64_t most) {
        return static_cast<std::uint8_t>(fields.integer(field, 1, most));
    };
    if (fields.has("game")) filter.game = kModeWords[fields.choice("game", kModeWords)];
    if (fields.has("level")) filter.level = number("level", kHighestLevel);
    if (fields.has("players")) filter.players = number("players", kMostPlayers);
    if (fields.has("outcome")) filter.outcome = kEndWords[fields.choice("outcome", kEndWords)];
    if (fields.has("before")) filter.before = fields.text("before", kLongestGameId);
    if (fields.has("limit")) filter.limit = number("limit", kLongestPage);
    return decoded(fields, std::move(filter));
}

}  // namespace mistward::protocol
