#include "server/service/room_odds.hpp"

#include "companion/companion.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/record/logged_turns.hpp"
#include "server/service/advice.hpp"
#include "server/service/thinking.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::wire::TurnOdds;
using SharedGame = std::shared_ptr<const LoggedGame>;

protocol::Result<SharedGame> game_with_odds(const RoomState& room,
                                            const std::optional<std::string>& token) {
    return check_reader(room, token).and_then([&]() -> protocol::Result<SharedGame> {
        if (!room.options.aids.odds) {
            return tl::unexpected(protocol::Error{protocol::ErrorCode::AidRefused,
                                                  "this room's options tell no odds",
                                                  {{"aid", "odds"}}});
        }
        if (!room.game) return tl::unexpected(not_started());
        return room.game;
    });
}

/// The seqs at which odds are told: the start, and the end of each turn that is over.
std::vector<std::uint64_t> moments_of(const LoggedGame& game) {
    std::vector<std::uint64_t> moments = turn_ends(game);
    moments.insert(moments.begin(), 0);
    return moments;
}

TurnOdds estimated(const LoggedGame& game, std::uint64_t seq, std::stop_token stop) {
    const rules::Game then = game.at(seq);
    const auto chances = companion::win_chances(
        companion::Mind::built_in(), then.as_seen_by(std::nullopt), kOddsStrength, std::move(stop));
    // The game may have ended because no further turn can begin, which counts.
    const int turn = seq == 0 ? 0 : game.at(seq - 1).turn();
    return {seq, turn, chances_document(chances)};
}

}  // namespace

const TurnOdds* RoomOdds::find(std::uint64_t seq) const {
    const auto at = std::ranges::lower_bound(known_, seq, {}, &TurnOdds::seq);
    return at != known_.end() && at->seq == seq ? &*at : nullptr;
}

AsyncResult<protocol::Json> RoomOdds::tell(companion::CompanionPool& companions,
                                           const RoomState& room, std::optional<std::string> token,
                                           work::Key whose) {
    const auto readable = game_with_odds(room, token);
    if (!readable) co_return tl::unexpected(readable.error());
    const SharedGame game = *readable;
    const auto turn = co_await turnstile_.enter();
    if (game_ != game->terms().id) known_.clear();
    game_ = game->terms().id;
    protocol::wire::Odds document;
    const auto moments = moments_of(*game);
    for (const std::uint64_t seq : moments) {
        if (const TurnOdds* const known = find(seq)) {
            document.odds.push_back(*known);
            continue;
        }
        const auto estimate = [game, seq](std::stop_token stop) {
            return estimated(*game, seq, std::move(stop));
        };
        const auto odds = co_await think(companions, whose, estimate);
        if (!odds) co_return tl::unexpected(odds.error());
        known_.insert(std::ranges::upper_bound(known_, seq, {}, &TurnOdds::seq), *odds);
        document.odds.push_back(*odds);
    }
    co_return protocol::wire::json_of(document);
}

}  // namespace mistward::rooms
