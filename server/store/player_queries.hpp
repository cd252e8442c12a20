#pragma once

#include "server/store/connection.hpp"
#include "server/store/player_store.hpp"

namespace mistward::store {

// What the store knows of players, as SQL on one connection; as in queries.hpp.

Result<void> create_player(Connection& connection, const NewPlayer& request);
Result<void> change_player(Connection& connection, const ChangePlayer& request);
Result<std::vector<ForgottenPlayer>> forget_player(Connection& connection,
                                                   const ForgetPlayer& request);
Result<std::optional<PlayerRecord>> find_player(Connection& connection, const std::string& id);
Result<std::optional<PlayerRecord>> find_player_by_secret(Connection& connection,
                                                          const TokenHash& secret);
Result<std::vector<PlayerRecord>> bots_of(Connection& connection, const std::string& owner);
Result<std::vector<PlayerSecret>> player_secrets(Connection& connection,
                                                 const std::vector<std::string>& players);
Result<std::int64_t> secrets_ended(Connection& connection);

Result<std::vector<std::string>> rooms_with(Connection& connection, const RoomsWith& query);
Result<std::optional<PlayerGlance>> glance(Connection& connection, const GlanceQuery& query);
Result<RoomIdPage> rooms_of(Connection& connection, const PlayerRooms& query);
Result<PlayedPage> ended_games_of(Connection& connection, const PlayerGames& query);
Result<std::vector<SaidLine>> said_by(Connection& connection, const SaidLines& query);
Result<std::vector<PlannedSeat>> planned_by(Connection& connection, const PlannedSeats& query);

Result<void> invite(Connection& connection, const Invite& request);
Result<bool> is_invited(Connection& connection, const Invited& query);
Result<bool> uninvite(Connection& connection, const std::string& room, const std::string& player);
Result<std::vector<InvitationRecord>> invitations_of(Connection& connection,
                                                     const std::string& player);
Result<std::vector<InvitationRecord>> invitations_to(Connection& connection,
                                                     const std::string& room);

}  // namespace mistward::store
