#include "server/net/claimant.hpp"

#include "protocol/players.hpp"

#include <utility>

namespace mistward::net {

rooms::AsyncResult<std::optional<rooms::Claimant>> claimant_of(rooms::Players& players,
                                                               const Request& request) {
    auto token = request.bearer_token();
    if (!token || !protocol::is_player_token(*token)) co_return std::nullopt;
    rooms::player::Who who{std::move(*token)};
    auto found = co_await players.ask(std::move(who));
    if (!found) co_return tl::unexpected(std::move(found.error()));
    co_return std::optional(std::move(*found));
}

}  // namespace mistward::net
