#pragma once

#include "server/service/door.hpp"
#include "server/service/once.hpp"
#include "server/service/services.hpp"
#include "server/store/player_store.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

class StoreLobby;

/// Somebody, and the token that is shown this once.
struct NewSecret {
    store::PlayerRecord player;
    std::string token;
};

/// PLAYER_TOKEN of the guide.
protocol::Json with_token(const NewSecret& made);

/// The refusal of a token that no player has.
protocol::Error no_player_token();

/// Who somebody is: a name and a secret, and whose bot. Nothing here knows of games.
class PlayerIdentity {
public:
    /// Both outlive it.
    PlayerIdentity(const Services& services, StoreLobby& lobby);

    /// What the store knows a token by; `unauthorized` if it is none of a player's.
    static protocol::Result<store::TokenHash> secret_of(const std::string& token);
    /// The player with that token, who is noted to have been here; or `unauthorized`.
    AsyncResult<store::PlayerRecord> who(std::string token);
    /// Notes that a player is here, unless it was noted less than an hour ago.
    boost::asio::awaitable<void> note_seen(std::string player, std::int64_t seen_ms);

    /// Somebody new; a bot has an owner. Refused with `invalid_message` if the owner has as many
    /// bots as may be. `once` as of `Lobby`.
    AsyncResult<NewSecret> come(std::string name, std::optional<std::string> owner = {},
                                std::optional<Once> once = {});
    AsyncResult<store::PlayerRecord> rename(store::PlayerRecord player, std::string name);
    /// The token so far has ended when this is answered, everywhere at this server.
    AsyncResult<NewSecret> renew(store::PlayerRecord player);
    /// The player and their bots are removed from everything that is kept.
    AsyncResult<void> forget(store::PlayerRecord player);

    AsyncResult<std::vector<store::PlayerRecord>> bots(std::string owner);
    /// Or `not_found`.
    AsyncResult<store::PlayerRecord> bot(std::string owner, std::string id);

private:
    const Services services_;
    store::PlayerStore& store_;
    StoreLobby& lobby_;
};

}  // namespace mistward::rooms
