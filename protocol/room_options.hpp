#pragma once

#include "protocol/json.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/words.hpp"
#include "rules/core/setup.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>

namespace mistward::protocol {

/// How long somebody may think: for each turn, or in the whole game.
struct TimerOption {
    enum class Per { Turn, Game };
    Per per = Per::Turn;
    wire::Integer<std::uint32_t, 10, 14 * 24 * 60 * 60> seconds;
    auto operator<=>(const TimerOption&) const = default;
    /// Who plays over days has not agreed to sit there: the clock runs on while nobody does.
    bool is_in_days() const { return seconds >= 24 * 60 * 60; }
};
BOOST_DESCRIBE_STRUCT(TimerOption, (), (per, seconds))
template <>
struct wire::Words<TimerOption::Per> : wire::WordList<TimerOption::Per, "turn", "game"> {};

/// What happens when a human's seat must decide and nobody is there.
enum class Absence { Companion, Wait };
template <>
struct wire::Words<Absence> : wire::WordList<Absence, "companion", "wait"> {};

/// How well the room's companions play; hints are of the best.
enum class Skill { Novice, Casual, Keen, Strong, Best };
template <>
struct wire::Words<Skill> : wire::WordList<Skill, "novice", "casual", "keen", "strong", "best"> {};

/// How far a decision can be taken back.
enum class UndoPolicy {
    Never,
    Turn,     ///< by whoever made it, until something was revealed
    Consent,  ///< further back, too, if everybody agrees
};
template <>
struct wire::Words<UndoPolicy> : wire::WordList<UndoPolicy, "never", "turn", "consent"> {};

/// What a room's word opens.
enum class WordFor {
    Seat,   ///< a seat
    Watch,  ///< a seat, and what is seen of the room and its game
};
template <>
struct wire::Words<WordFor> : wire::WordList<WordFor, "seat", "watch"> {};

/// What may help players to decide.
struct Aids {
    static constexpr bool kIsPartial = true;
    bool council = true;  ///< points and proposals
    bool hints = true;    ///< what a companion would do
    bool odds = false;    ///< how likely it is to win
    auto operator<=>(const Aids&) const = default;
};
BOOST_DESCRIBE_STRUCT(Aids, (), (council, hints, odds))

/// OPTIONS of the guide: what a room's owner chooses beyond the game itself. A client may leave out
/// each.
struct RoomOptions {
    static constexpr bool kIsPartial = true;
    std::optional<TimerOption> timer;
    Absence absence = Absence::Wait;
    /// Until the companion of an absent player decides.
    wire::Integer<std::uint32_t, 0, 24 * 60 * 60> grace_seconds = 180;
    /// Whether somebody may take the seat of a companion while the game runs.
    bool companions_yield = false;
    Skill skill = Skill::Best;
    UndoPolicy undo = UndoPolicy::Consent;
    bool spectators = true;  ///< whether people without a seat may watch while the game runs
    WordFor word_for = WordFor::Seat;  ///< if the room has a word
    bool chat = true;                  ///< whether those who have a seat may say something
    Aids aids;
    auto operator<=>(const RoomOptions&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoomOptions, (),
                      (timer, absence, grace_seconds, companions_yield, skill, undo, spectators,
                       word_for, chat, aids))

Json encode(const RoomOptions& options);

/// The options of a game if nobody says anything. A team has every help; those who play against
/// each other have none.
RoomOptions usual_options(rules::Mode mode);

/// The same at a table that strangers find: nobody who is there waits for one who has gone.
RoomOptions options_among_strangers(rules::Mode mode);

/// What `encode` has written; what is missing has its default.
RoomOptions parse_options(const Json& document);

}  // namespace mistward::protocol
