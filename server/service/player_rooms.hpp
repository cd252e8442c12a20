#pragma once

#include "protocol/players.hpp"
#include "server/service/door.hpp"
#include "server/service/player_sight.hpp"
#include "server/service/services.hpp"
#include "server/store/player_store.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

class StoreLobby;

/// What a player plays, or waits for, or has played; of the player it knows the id alone.
class PlayerRooms {
public:
    /// Both outlive it.
    PlayerRooms(const Services& services, StoreLobby& lobby);

    /// A page of those that are played or waited for, or of those that are over. `address` as of
    /// `Reader`, here and below.
    AsyncResult<protocol::wire::PlayerGames> games(std::string player,
                                                   protocol::PlayerGamesQuery query,
                                                   std::string address);
    /// What tells whether there would be something else to be seen, of those rooms and of `also`;
    /// nothing if nobody has that secret.
    store::AsyncResult<std::optional<PlayerGlance>> glance(store::TokenHash secret,
                                                           std::vector<std::string> also);
    /// What there is now, as many games as a page may have.
    AsyncResult<std::vector<SeenGame>> look(std::string player, std::string address);
    /// Those of these rooms in which the player has a seat.
    AsyncResult<std::vector<SeenGame>> look_at(std::string player, std::vector<std::string> rooms,
                                               std::string address);

private:
    AsyncResult<protocol::wire::PlayerGames> under_way(std::string player,
                                                       protocol::PlayerGamesQuery query,
                                                       std::string address);
    AsyncResult<protocol::wire::PlayerGames> over(std::string player,
                                                  protocol::PlayerGamesQuery query);

    store::PlayerStore& store_;
    StoreLobby& lobby_;
};

}  // namespace mistward::rooms
