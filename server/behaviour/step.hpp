#pragma once

#include "protocol/create_room.hpp"
#include "protocol/error.hpp"
#include "protocol/room_requests.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/behaviour/write.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace mistward::rooms {

// The room's behaviour as pure functions: `step(room, command)` says what a command leads to and
// changes nothing. Clock and chance come in with the command.

/// A secret that a client has shown.
struct Token {
    std::string text;
};

/// Who commands: a client that listens, or whoever shows a token.
using Caller = std::variant<SubscriberId, Token>;

namespace command {

struct TakeSeat {
    protocol::TakeSeat request;
    TokenHash token{};                       ///< of the new seat
    std::optional<std::string> player = {};  ///< whose token it is; they have one seat of a room
    /// Only at a table that waits for such a game (see `waits_for`).
    std::optional<protocol::CreateRoom> table = {};
    std::int64_t now_ms = 0;
    bool invited = false;      ///< the player, by the owner: for them the room's word is not asked
    std::string network = {};  ///< from which whoever sits down comes
    bool founds = false;       ///< whoever sits down has just made the room
};

/// Needs the seat's own token, or the owner's.
struct LeaveSeat {
    std::string token;
    std::uint8_t seat = 0;
};

/// Needs the seat's token, which opens nothing any more afterwards.
struct HandOver {
    std::string token;
    std::uint8_t seat = 0;
    protocol::HandOver request;
    TokenHash new_token{};
};

/// Needs the owner's token. `patch` is a merge patch (RFC 7396) to the body that made the room.
struct Change {
    std::string token;
    protocol::Json patch;
    std::optional<RoomWord> word = {};  ///< that the patch sets
};

struct Start {
    std::string token;
    Seed seed{};
    std::int64_t now_ms = 0;
    std::optional<TileCatalogue> tiles = {};  ///< for games that begin now; nothing: the room's
};

struct Rematch {
    std::string token;
    protocol::Rematch request;
    Seed seed{};
    std::int64_t now_ms = 0;
    std::optional<TileCatalogue> tiles = {};  ///< for games that begin now; nothing: the room's
};

/// With a seat's token the newest is let in always: the oldest of too many makes place for it.
struct Attach {
    SubscriberId who{};
    protocol::Hello hello;
};

/// Listens to read the log. Needs a seat's or the owner's token if the room refuses spectators, and
/// with either makes place for itself like `Attach`.
struct Follow {
    SubscriberId who{};
    std::optional<std::string> token;
};

struct Detach {
    SubscriberId who{};
};

/// Gives a free seat to a companion, or frees a companion's; needs the owner's token, or in a game
/// of a team that of any seat.
struct SeatCompanion {
    std::string token;
    std::uint8_t seat = 0;
    bool sits = true;  ///< from now on, or not any more
};

/// Takes the word in the chat from whoever has a seat, or gives it back; needs the owner's token.
struct Silence {
    std::string token;
    std::uint8_t seat = 0;
    bool silenced = true;  ///< from now on, or not any more
};

/// What a companion decides at `seq`, if it is still to: see `next_alarm`.
struct StandIn {
    std::uint64_t seq = 0;
    std::string decision;
    std::int64_t now_ms = 0;
};

/// What waits for everybody who is there is carried out if nobody of them is waited for any more.
struct Settle {
    std::int64_t now_ms = 0;
};

/// Whoever has the seat is at this server's pages, though not in this room.
struct NoteThere {
    std::uint8_t seat = 0;
    std::int64_t now_ms = 0;
};

/// Time has passed, and somebody else may lead: see `next_lead`.
struct LeadOn {};

/// An administrator closes the room for good.
struct CloseRoom {
    std::string reason;
};

/// An administrator frees a seat that is taken.
struct FreeSeat {
    std::uint8_t seat = 0;
};

/// An administrator takes the word in the chat from whoever has a seat, if it is still theirs.
struct SilenceSeat {
    std::uint8_t seat = 0;
    std::string name;  ///< of the seat, as in the next
    std::optional<std::string> player = {};
};

/// An administrator tells everybody something, or takes it back.
struct Announce {
    std::optional<protocol::Announcement> announcement;
};

/// A player of the server has another secret from now on, or was forgotten: then their seat is free
/// and the room nobody's. Who listens with the old one watches or goes.
struct HeedPlayer {
    std::string player;
    std::optional<TokenHash> secret;  ///< nothing: they were forgotten
    /// Lines of the chat as they are stored now; those that the room does not have are left out.
    std::optional<std::vector<protocol::wire::Line>> chat = {};
    std::optional<std::string> name = {};  ///< of the room, as it is stored now
};

/// What an administrator commands.
using Oversee = std::variant<CloseRoom, FreeSeat, SilenceSeat, Announce>;

/// A seat's command in a game.
struct Act {
    Caller caller;
    protocol::Command command;
    std::int64_t now_ms = 0;
};

}  // namespace command

/// Send to one subscriber.
struct Deliver {
    SubscriberId to{};
    Frame frame;
};

/// Send to every subscriber but one.
struct Broadcast {
    Frame frame;
    std::optional<SubscriberId> except;
};

/// End the connection of a subscriber, whom the room has forgotten.
struct Dismiss {
    SubscriberId who{};
    std::string why;
};

using Effect = std::variant<Deliver, Broadcast, Dismiss>;

/// What a command leads to: first the write, then `next` is the room, then the effects in order,
/// then the reply. If the write fails, nothing of it happens.
template <class Reply>
struct Step {
    RoomState next;
    std::optional<Write> write;
    std::vector<Effect> effects;
    Reply reply{};
};

template <class Reply>
using Stepped = protocol::Result<Step<Reply>>;

/// Nothing to say but that it is done.
struct Done {};

/// The seat that was taken.
Stepped<std::uint8_t> step(const RoomState& room, const command::TakeSeat& command);
Stepped<Done> step(const RoomState& room, const command::LeaveSeat& command);
Stepped<Done> step(const RoomState& room, const command::HandOver& command);
Stepped<Done> step(const RoomState& room, const command::SeatCompanion& command);
Stepped<Done> step(const RoomState& room, const command::Silence& command);
Stepped<Done> step(const RoomState& room, const command::Change& command);
Stepped<Done> step(const RoomState& room, const command::Start& command);
Stepped<Done> step(const RoomState& room, const command::Rematch& command);
/// The seat that the token opened, or nothing for a spectator. Without a token
/// `too_many_spectators` beyond the limit, as of `Follow`.
Stepped<std::optional<std::uint8_t>> step(const RoomState& room, const command::Attach& command);
Stepped<Done> step(const RoomState& room, const command::Follow& command);
Stepped<Done> step(const RoomState& room, const command::Detach& command);
/// Nothing happens if the companion is not to decide there any more.
Stepped<Done> step(const RoomState& room, const command::StandIn& command);
/// Nothing happens if nothing waits, or somebody who is there is still to answer.
Stepped<Done> step(const RoomState& room, const command::Settle& command);
Stepped<Done> step(const RoomState& room, const command::NoteThere& command);
Stepped<Done> step(const RoomState& room, const command::LeadOn& command);
Stepped<Done> step(const RoomState& room, const command::Oversee& command);
/// Nothing happens if the player has nothing here, or the secret already.
Stepped<Done> step(const RoomState& room, const command::HeedPlayer& command);
/// The seq of the entry that the command made, or the newest if it made none.
Stepped<std::uint64_t> step(const RoomState& room, const command::Act& command);

}  // namespace mistward::rooms
