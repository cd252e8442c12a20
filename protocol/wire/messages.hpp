#pragma once

#include "protocol/wire/event.hpp"

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
};
BOOST_DESCRIBE_STRUCT(Actor, (), (kind, player, companion))

/// One entry of the log and what came of it.
struct Update {
    Literal<"update"> type;
    std::uint64_t seq = 0;
    Actor actor;
    Decision decision;
    std::vector<Event> events;
    Raw patch;  ///< from the STATE before to the one after
    Next next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Update, (), (type, seq, actor, decision, events, patch, next, legal))

/// Whoever is welcomed.
struct You {
    std::optional<int> seat;
};
BOOST_DESCRIBE_STRUCT(You, (), (seat))

/// Since when a companion has decided for a seat.
struct Away {
    std::uint64_t since_seq = 0;
};
BOOST_DESCRIBE_STRUCT(Away, (), (since_seq))

/// `welcome` when the updates that were missed follow.
struct Resumed {
    Literal<"welcome"> type;
    int protocol = 0;
    Raw room;
    You you;
    bool resumed = true;
    std::uint64_t seq = 0;
    Raw undo;
    Raw proposals;
    Raw announcement;
    std::optional<Away> away;
    Raw chat;
};
BOOST_DESCRIBE_STRUCT(Resumed, (),
                      (type, protocol, room, you, resumed, seq, undo, proposals, announcement, away,
                       chat))

/// `welcome` with a snapshot: null and empty in a room that has not started.
struct Welcome : Resumed {
    std::optional<State> state;
    std::optional<Next> next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Welcome, (Resumed), (state, next, legal))

struct Ok {
    Literal<"ok"> type;
    std::string id;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(Ok, (), (type, id, seq))

struct Clock {
    Literal<"clock"> type;
    std::uint64_t seq = 0;
    std::string per;
    std::optional<int> running;
    std::vector<std::int64_t> remaining_ms;
};
BOOST_DESCRIBE_STRUCT(Clock, (), (type, seq, per, running, remaining_ms))

}  // namespace mistward::protocol::wire
