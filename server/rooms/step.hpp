#pragma once

#include "protocol/commands.hpp"
#include "protocol/error.hpp"
#include "server/rooms/room_state.hpp"
#include "server/store/store.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace mistward::rooms {

// The room's behaviour as pure functions: `step(room, command)` says what a command leads to and
// changes nothing. Clock and chance come in with the command.

namespace command {

struct TakeSeat {
    protocol::TakeSeat request;
    TokenHash token{};  ///< of the new seat
};

struct Start {
    std::string token;
    Seed seed{};
    std::int64_t now_ms = 0;
};

struct Attach {
    SubscriberId who{};
    protocol::Hello hello;
};

struct Detach {
    SubscriberId who{};
};

struct Decide {
    SubscriberId who{};
    protocol::Decide decide;
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

using Effect = std::variant<Deliver, Broadcast>;

/// What must be on disk before anything else happens.
using Write = std::variant<store::TakeSeat, store::StartGame, store::Append>;

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
Stepped<Done> step(const RoomState& room, const command::Start& command);
/// The seat that the token opened, or nothing for a spectator.
Stepped<std::optional<std::uint8_t>> step(const RoomState& room, const command::Attach& command);
Stepped<Done> step(const RoomState& room, const command::Detach& command);
/// The seq of the decision.
Stepped<std::uint64_t> step(const RoomState& room, const command::Decide& command);

}  // namespace mistward::rooms
