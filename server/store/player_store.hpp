#pragma once

#include "server/store/failure.hpp"
#include "server/store/player_records.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// The players of this server, and what is theirs. As of `Store`, of which it is a part.
class PlayerStore {
public:
    virtual ~PlayerStore() = default;

    /// Conflict: somebody has that id or that secret, or the owner has as many bots as may be.
    virtual AsyncResult<void> create(NewPlayer player) = 0;
    /// Nothing happens to a player who is not there.
    virtual AsyncResult<void> change(ChangePlayer change) = 0;
    /// Removes the player and their bots from everything that is stored, in one transaction: what
    /// is written of them later is refused as `Forgotten`. Gives the player, then the bots.
    virtual AsyncResult<std::vector<ForgottenPlayer>> forget(ForgetPlayer player) = 0;

    virtual AsyncResult<std::optional<PlayerRecord>> find(std::string id) = 0;
    virtual AsyncResult<std::optional<PlayerRecord>> find_by_secret(TokenHash secret) = 0;
    /// A player's bots, by id.
    virtual AsyncResult<std::vector<PlayerRecord>> bots(std::string owner) = 0;
    /// The secrets of those of these players who are there.
    virtual AsyncResult<std::vector<PlayerSecret>> secrets(std::vector<std::string> players) = 0;
    /// Another number whenever secrets have ended since at any of the servers that share the
    /// database; always 0 for one that is alone.
    virtual AsyncResult<std::int64_t> secrets_ended() = 0;

    /// A page of the rooms that a player has a seat in, owns or has said something in, by id.
    virtual AsyncResult<std::vector<std::string>> rooms_with(RoomsWith query) = 0;
    virtual AsyncResult<RoomIdPage> rooms(PlayerRooms query) = 0;
    /// In one statement. Nothing: nobody has that secret.
    virtual AsyncResult<std::optional<PlayerGlance>> glance(GlanceQuery query) = 0;
    virtual AsyncResult<PlayedPage> ended_games(PlayerGames query) = 0;
    virtual AsyncResult<std::vector<SaidLine>> said(SaidLines query) = 0;
    virtual AsyncResult<std::vector<PlannedSeat>> planned(PlannedSeats query) = 0;

    /// Conflict: the room has invited too many. Who is invited already stays so.
    virtual AsyncResult<void> invite(Invite invitation) = 0;
    /// An invitation is taken back, or declined; whether it was there.
    virtual AsyncResult<bool> uninvite(std::string room, std::string player) = 0;
    virtual AsyncResult<bool> is_invited(Invited query) = 0;
    /// Those of a player to rooms that are there, the oldest first.
    virtual AsyncResult<std::vector<InvitationRecord>> invitations_of(std::string player) = 0;
    /// Those to a room, by player.
    virtual AsyncResult<std::vector<InvitationRecord>> invitations_to(std::string room) = 0;
};

}  // namespace mistward::store
