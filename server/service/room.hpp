#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/room_requests.hpp"
#include "server/behaviour/reading.hpp"
#include "server/behaviour/step.hpp"
#include "server/record/log_page.hpp"
#include "server/service/door.hpp"
#include "server/service/once.hpp"
#include "server/service/subscriber.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace mistward::rooms {

struct TakenSeat {
    std::uint8_t seat = 0;
    std::string token;  ///< empty: the player's, who knows it
    protocol::Json room;
};

/// Who reads a game, and for whom the work is done that it takes.
struct Reader {
    Reader() = default;
    Reader(std::optional<std::string> shown, std::string from = {})
        : token(std::move(shown)), address(std::move(from)) {}
    Reader(std::string shown) : token(std::move(shown)) {}

    std::optional<std::string> token;
    std::string address = {};  ///< or its network; addresses take turns with such work
};

/// What is asked of a room without changing it. What is made of a game is made by workers;
/// `rate_limited` if too much of such work waits.
namespace query {

/// ROOM.
struct Document {
    using Answer = protocol::Json;
};

/// The last seq of the log; 0 before the start. Answers `ping`.
struct Seq {
    using Answer = std::uint64_t;
};

/// The state at a seq, or the newest. Needs a seat's token if the room refuses spectators.
struct State {
    using Answer = StateSnapshot;
    std::optional<std::uint64_t> seq = {};
    Reader reader = {};
};

/// What everybody sees of the board's features at a seq, or the newest, as `{"seq", "features"}`;
/// the token as for `State`.
struct Features {
    using Answer = protocol::Json;
    std::optional<std::uint64_t> seq = {};
    Reader reader = {};
};

/// What decisions would lead to, as FORESIGHT of the guide; the token as for `State`.
struct Foresight {
    using Answer = protocol::Json;
    protocol::Foresee request;
    Reader reader = {};
};

/// The same of a turn of the seat that the token opens, if it began now with a tile.
struct Rehearsal {
    using Answer = protocol::Json;
    protocol::Rehearse request;
    Reader reader = {};
};

/// The first page of the updates after `since`; the token as for `State`.
struct Log {
    using Answer = LogPage;
    std::uint64_t since = 0;
    Reader reader = {};
};

/// The newest page of the chat, of the lines numbered below `before` if it is given, oldest first.
/// Needs a seat's or the owner's token if the room refuses spectators, at any time.
struct Chat {
    using Answer = protocol::Json;
    std::optional<std::uint64_t> before = {};
    std::optional<std::string> token = {};
};

/// `{"pass"}`, what the room's word gives, or null if the room has none; `wrong_word` otherwise.
struct Pass {
    using Answer = protocol::Json;
    protocol::Enter request;
    std::string address = {};  ///< as of `Reader`
};

/// What a companion would decide now, as HINT of the guide; needs the token of the seat that is to
/// decide. One at a time.
struct Hint {
    using Answer = protocol::Json;
    std::string token;
};

/// What the seat that the token opens has planned, as `{"plans": [PLAN, ...]}`.
struct Plans {
    using Answer = protocol::Json;
    std::string token;
};

/// How likely winning was at the end of each turn, as ODDS of the guide; the token as for `State`.
/// One at a time.
struct Odds {
    using Answer = protocol::Json;
    Reader reader = {};
};

}  // namespace query

/// What those ask who listen. Whoever has attached or follows is told everything until the room is
/// asked to detach them.
namespace listening {

/// Delivers `welcome` and whatever is missed, and from then on every message. The answer is the
/// seat that the token opens, or nothing for a spectator.
struct Attach {
    using Answer = std::optional<std::uint8_t>;
    std::shared_ptr<Subscriber> subscriber;
    protocol::Hello hello = {};
};

/// Delivers every message from now on, to somebody who reads the log as it grows; the token as for
/// `query::State`.
struct Follow {
    using Answer = Done;
    std::shared_ptr<Subscriber> subscriber;
    Reader reader = {};
};

/// Restarts a subscriber that has lost what it was delivered.
struct Refresh {
    using Answer = Done;
    std::shared_ptr<Subscriber> subscriber;
};

struct Detach {
    using Answer = Done;
    std::shared_ptr<Subscriber> subscriber;
};

}  // namespace listening

/// Who gives a command: a client that listens, or whoever shows the token of a seat.
using Speaker = std::variant<std::shared_ptr<Subscriber>, std::string>;

/// A seat's command. The answer is the seq of the entry that it made, or the newest. What it causes
/// is delivered to every subscriber before that.
struct SeatCommand {
    using Answer = std::uint64_t;
    Speaker speaker;
    protocol::Command command;
};

/// Somebody takes a seat, and may ask again: with `once` the answer is kept with the seat, as
/// TAKEN_SEAT of the guide with the fields of `besides` in it. What was done already is
/// `request_under_way`.
struct SitDown {
    using Answer = TakenSeat;
    command::TakeSeat command;
    std::optional<Once> once = {};
    protocol::Json besides = protocol::Json::object();
};

/// What a room can be asked. What chance and the clock add to a command, the room adds itself.
using Request =
    std::variant<query::Document, query::Seq, query::State, query::Features, query::Foresight,
                 query::Rehearsal, query::Log, query::Chat, query::Pass, query::Hint, query::Plans,
                 query::Odds, listening::Attach, listening::Follow, listening::Refresh,
                 listening::Detach, SeatCommand, SitDown, command::TakeSeat, command::LeaveSeat,
                 command::HandOver, command::SeatCompanion, command::Silence, command::Change,
                 command::Start, command::Rematch>;

/// Commands are answered with ROOM, or with the seat that they give.
template <>
struct Answered<command::TakeSeat> {
    using Type = TakenSeat;
};
template <>
struct Answered<command::HandOver> {
    using Type = TakenSeat;
};

/// Any answer of a room.
using Answer = std::variant<protocol::Json, std::uint64_t, StateSnapshot, LogPage, TakenSeat,
                            std::optional<std::uint8_t>, Done>;

/// One room. May be asked from any strand: each request is carried out on the room's own, one after
/// the other, and answered on the caller's. Nothing is answered before it is durable.
class Room : public Door<Request, Answer> {};

}  // namespace mistward::rooms
