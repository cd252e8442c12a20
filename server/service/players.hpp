#pragma once

#include "protocol/json.hpp"
#include "protocol/people.hpp"
#include "protocol/players.hpp"
#include "protocol/reports.hpp"
#include "server/service/door.hpp"
#include "server/service/exported_player.hpp"
#include "server/service/lobby.hpp"
#include "server/service/once.hpp"
#include "server/service/player_sight.hpp"
#include "server/service/services.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mistward::rooms {

class StoreLobby;

/// What is asked of the players of this server. `token` is a player's; one that is none, or has
/// ended, is refused with `unauthorized`.
namespace player {

/// Somebody new. PLAYER_TOKEN of the guide, like `Renew` and `NewBot`.
struct Come {
    protocol::PlayerName request;
    std::optional<Once> once = {};  ///< as of `Lobby`; of a new bot as well
};
struct Show {
    std::string token;
};
struct Rename {
    std::string token;
    protocol::PlayerName request;
};
/// The token that is shown ends at once, everywhere; the answer has the new one.
struct Renew {
    std::string token;
};
/// Everything that the server keeps of the player. `address` as of `Reader`.
struct Export {
    using Answer = std::shared_ptr<ExportedPlayer>;
    std::string token;
    std::string address = {};
};
/// The player and their bots are removed from everything that is kept.
struct Forget {
    std::string token;
};
struct NewBot {
    std::string token;
    protocol::PlayerName request;
    std::optional<Once> once = {};
};
struct Bots {
    std::string token;
};
/// A bot gets a new token, as by `Renew`: for one whose token was lost.
struct RenewBot {
    std::string token;
    std::string bot;
};
struct ForgetBot {
    std::string token;
    std::string bot;
};
/// PLAYER_GAMES of the guide. `address` as of `Reader`.
struct Games {
    std::string token;
    protocol::PlayerGamesQuery query = {};
    std::string address = {};
};
struct Invitations {
    std::string token;
};
/// An invitation is declined, if there is one; gives those that are left.
struct Decline {
    std::string token;
    std::string room;
};
/// The owner of a room, with their token of whatever kind, asks a player to play there; somebody
/// with whom they have played, if it is a player's.
struct Invite {
    std::string room;
    std::string token;
    protocol::InvitePlayer request;
    std::string address = {};  ///< as of `Reader`
};
/// The owner takes it back; gives those that are left, or `not_found`, whatever the player thinks
/// of them.
struct TakeBack {
    std::string room;
    std::string token;
    std::string player;
};
/// Whose token that is.
struct Who {
    using Answer = Claimant;
    std::string token;
};
/// What there is now: as many games as a page may have.
struct Look {
    using Answer = PlayerSight;
    std::string token;
    std::string address = {};
};
/// The figures of the player's rooms and of those named: one query. They are as of a moment before
/// any look that is asked for later.
struct Glance {
    using Answer = PlayerGlance;
    std::string token;
    std::vector<std::string> also = {};
};
/// One room of a player's; nothing if they have no seat there.
struct LookAt {
    using Answer = std::optional<SeenGame>;
    std::string player;
    std::string room;
    std::string address = {};
};

/// The invitations of a player.
struct LookForInvitations {
    using Answer = protocol::wire::Invitations;
    std::string player;
};

// What a player thinks of others: see `PlayerPeople`, which says what each refuses.

/// PEOPLE of the guide. `address` as of `Reader`.
struct People {
    std::string token;
    std::string address = {};
};
struct ChangePerson {
    std::string token;
    std::string person;
    protocol::ChangePerson request;
};
/// Whether those with whom the player has played see where they can be joined.
struct SetFindable {
    std::string token;
    protocol::Findable request;
};
/// Mutes whoever said a line.
struct Mute {
    std::string room;
    std::string token;
    protocol::MuteSpeaker request;
};
/// What of a room the player does not want to read.
struct Mutes {
    std::string room;
    std::string token;
};
/// Reports something to the administrator: anybody who may read the chat, with any token that lets
/// them, or none.
struct Report {
    std::string room;
    std::optional<std::string> token;
    protocol::ReportSomething request;
    std::string address = {};  ///< as of `Reader`
};

}  // namespace player

using PlayerRequest =
    std::variant<player::Come, player::Show, player::Rename, player::Renew, player::Export,
                 player::Forget, player::NewBot, player::Bots, player::RenewBot, player::ForgetBot,
                 player::Games, player::Invitations, player::Decline, player::Invite,
                 player::TakeBack, player::Who, player::Look, player::Glance, player::LookAt,
                 player::LookForInvitations, player::People, player::ChangePerson,
                 player::SetFindable, player::Mute, player::Mutes, player::Report>;
using PlayerAnswer =
    std::variant<protocol::Json, Claimant, PlayerSight, std::optional<SeenGame>,
                 protocol::wire::Invitations, std::shared_ptr<ExportedPlayer>, PlayerGlance>;

/// The players of this server. May be asked from any strand.
class Players : public Door<PlayerRequest, PlayerAnswer> {};

/// Both outlive it.
std::unique_ptr<Players> make_players(const Services& services, StoreLobby& lobby);

}  // namespace mistward::rooms
