#pragma once

#include "protocol/version.hpp"
#include "protocol/wire/council.hpp"
#include "protocol/wire/patch.hpp"
#include "protocol/wire/plans.hpp"
#include "protocol/wire/room.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

// Messages of the server.

/// Who decided.
struct Actor {
    rules::Actor kind = rules::Actor::Chance;
    Omittable<std::size_t> player;
    Omittable<bool> companion;  ///< true, or left out
    Omittable<bool> planned;    ///< true, or left out
};
BOOST_DESCRIBE_STRUCT(Actor, (), (kind, player, companion, planned))

/// One entry of the log and what came of it.
struct Update {
    Literal<"update"> type;
    std::uint64_t seq = 0;
    Actor actor;
    Decision decision;
    std::vector<Event> events;
    Patch patch;  ///< from the STATE before to the one after
    Next next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Update, (), (type, seq, actor, decision, events, patch, next, legal))

/// Whoever is welcomed; without a seat a spectator.
struct You {
    std::optional<std::uint8_t> seat;
};
BOOST_DESCRIBE_STRUCT(You, (), (seat))

/// Since when a companion has decided for a seat: its first decision since the player's own last.
struct Away {
    std::uint64_t since_seq = 0;
};
BOOST_DESCRIBE_STRUCT(Away, (), (since_seq))

/// What an administrator tells everybody.
struct Announcement {
    std::string text;
    Time at;
    std::optional<Time> until = std::nullopt;  ///< nothing: until it is taken back
};
BOOST_DESCRIBE_STRUCT(Announcement, (), (text, at, until))

/// `welcome` when the updates that were missed follow.
struct Resumed {
    Literal<"welcome"> type;
    int protocol = kProtocolVersion;
    Room room;
    You you;
    bool resumed = true;
    std::uint64_t seq = 0;
    std::optional<UndoRequest> undo;
    std::vector<Proposal> proposals;
    std::optional<Announcement> announcement;
    std::optional<Away> away;
    std::vector<Line> chat;   ///< the newest lines, oldest first
    std::vector<Plan> plans;  ///< of the seat of whoever is welcomed
};
BOOST_DESCRIBE_STRUCT(Resumed, (),
                      (type, protocol, room, you, resumed, seq, undo, proposals, announcement, away,
                       chat, plans))

/// `welcome` with a snapshot: null and empty in a room that has not started.
struct Welcome : Resumed {
    Omittable<std::uint8_t> begun_by;  ///< the seat that has just begun the game
    std::optional<State> state;
    std::optional<Next> next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Welcome, (Resumed), (begun_by, state, next, legal))

/// Body of `GET .../state`.
struct Snapshot {
    std::uint64_t seq = 0;
    State state;
    Next next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Snapshot, (), (seq, state, next, legal))

struct RoomMessage {
    Literal<"room"> type;
    Room room;
};
BOOST_DESCRIBE_STRUCT(RoomMessage, (), (type, room))

struct UndoAsked {
    Literal<"undo_asked"> type;
    UndoRequest undo;
};
BOOST_DESCRIBE_STRUCT(UndoAsked, (), (type, undo))

struct UndoSettled {
    Literal<"undo_settled"> type;
    bool agreed = false;
};
BOOST_DESCRIBE_STRUCT(UndoSettled, (), (type, agreed))

struct Pointed {
    Literal<"pointed"> type;
    std::uint8_t seat = 0;
    int x = 0;
    int y = 0;
    std::optional<std::string> segment;
};
BOOST_DESCRIBE_STRUCT(Pointed, (), (type, seat, x, y, segment))

struct Proposed {
    Literal<"proposed"> type;
    Proposal proposal;
};
BOOST_DESCRIBE_STRUCT(Proposed, (), (type, proposal))

struct ProposalWithdrawn {
    Literal<"proposal_withdrawn"> type;
    std::uint64_t number = 0;
};
BOOST_DESCRIBE_STRUCT(ProposalWithdrawn, (), (type, number))

/// What a seat has planned, told to whoever listens with its token.
struct PlansMessage {
    Literal<"plans"> type;
    std::vector<Plan> plans;
};
BOOST_DESCRIBE_STRUCT(PlansMessage, (), (type, plans))

/// What begins a message that goes on as a document.
template <FixedText kType>
struct Typed {
    Literal<kType> type;
    BOOST_DESCRIBE_CLASS(Typed, (), (type), (), ())
};

struct Said : Typed<"said">, Line {};
BOOST_DESCRIBE_STRUCT(Said, (Typed<"said">, Line), ())

struct AnnouncementMessage {
    Literal<"announcement"> type;
    std::optional<Announcement> announcement;
};
BOOST_DESCRIBE_STRUCT(AnnouncementMessage, (), (type, announcement))

struct RoomClosed {
    Literal<"room_closed"> type;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(RoomClosed, (), (type, reason))

struct Ended {
    Literal<"ended"> type;
    std::uint64_t seq = 0;
    rules::Outcome outcome = rules::Outcome::Undecided;
    rules::EndReason reason = rules::EndReason::None;
    std::vector<rules::Colour> winners;
    std::string seed;
    std::string commitment;
    std::optional<std::string> deck;
};
BOOST_DESCRIBE_STRUCT(Ended, (), (type, seq, outcome, reason, winners, seed, commitment, deck))

struct Ok {
    Literal<"ok"> type;
    std::string id;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(Ok, (), (type, id, seq))

/// What is left of everybody's time.
struct Clock {
    Literal<"clock"> type;
    std::uint64_t seq = 0;
    TimerOption::Per per = TimerOption::Per::Turn;
    std::optional<std::uint8_t> running;     ///< the seat whose time runs; nothing while paused
    std::vector<std::int64_t> remaining_ms;  ///< of each seat, at the moment of the message
};
BOOST_DESCRIBE_STRUCT(Clock, (), (type, seq, per, running, remaining_ms))

}  // namespace mistward::protocol::wire
