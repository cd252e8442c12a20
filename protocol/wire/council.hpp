#pragma once

#include "protocol/wire/event.hpp"
#include "protocol/wire/state.hpp"
#include "protocol/wire/time.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

// What seats say to each other, and what they ask of each other.

/// LINE of the guide, one line of a room's chat.
struct Line {
    std::uint64_t number = 0;
    std::uint8_t seat = 0;
    std::string name;  ///< of the seat at that time
    std::string text;
    Time at;
};
BOOST_DESCRIBE_STRUCT(Line, (), (number, seat, name, text, at))

/// An undo that waits for consent.
struct UndoRequest {
    std::uint8_t seat = 0;  ///< who asked
    std::uint64_t seq = 0;  ///< to go back to
    std::vector<std::uint8_t> agreed;
};
BOOST_DESCRIBE_STRUCT(UndoRequest, (), (seat, seq, agreed))

/// CONSEQUENCES of the guide.
struct Consequences {
    std::vector<Points> points;  ///< what each colour's total changes by, if it does
    int ghosts_added = 0;
    int ghosts_removed = 0;
    std::vector<std::string> features_completed;
    std::vector<std::string> banks_completed;
    rules::Outcome outcome = rules::Outcome::Undecided;
};
BOOST_DESCRIBE_STRUCT(Consequences, (),
                      (points, ghosts_added, ghosts_removed, features_completed, banks_completed,
                       outcome))

/// What decisions lead to.
struct Foreseen {
    std::vector<LegalDecision> decisions;
    std::vector<Event> events;
    Consequences consequences;
};
BOOST_DESCRIBE_STRUCT(Foreseen, (), (decisions, events, consequences))

/// Which proposal it is, and whose.
struct Proposer {
    std::uint64_t number = 0;  ///< counts from 1 for as long as the room is in memory
    std::uint8_t seat = 0;
    std::uint64_t seq = 0;  ///< at which it was made
};
BOOST_DESCRIBE_STRUCT(Proposer, (), (number, seat, seq))

/// PROPOSAL of the guide.
struct Proposal : Proposer, Foreseen {};
BOOST_DESCRIBE_STRUCT(Proposal, (Proposer, Foreseen), ())

/// The moment that foreseen decisions begin at, and what may follow them.
struct Outlook {
    std::uint64_t seq = 0;
    Next next;
    std::vector<LegalDecision> legal;
};
BOOST_DESCRIBE_STRUCT(Outlook, (), (seq, next, legal))

/// FORESIGHT of the guide.
struct Foresight : Outlook, Foreseen {};
BOOST_DESCRIBE_STRUCT(Foresight, (Outlook, Foreseen), ())

}  // namespace mistward::protocol::wire
