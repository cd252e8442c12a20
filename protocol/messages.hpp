#pragma once

#include "protocol/error.hpp"
#include "protocol/wire/messages.hpp"
#include "rules/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol {

using wire::Announcement;

// Messages of the server, encoded once as the text of a WebSocket frame.

/// The answer to `hello` with a snapshot, for the seat that `head` names. `game` is null in a room
/// that has not started; `begun_by` is the seat that has just begun it.
std::string welcome_message(wire::Resumed head, const rules::Game* game,
                            std::optional<std::uint8_t> begun_by = {});

/// The answer to `hello` when the missed updates follow.
std::string resumed_message(const wire::Resumed& head);

/// The body that shows a game at a seq.
std::string snapshot_document(std::uint64_t seq, const rules::Game& game, rules::Viewer viewer);

/// The game around an entry of the log, with its STATEs as `viewer` sees them (kept by the room, so
/// that each is made once).
struct Around {
    std::uint64_t seq = 0;  ///< of the entry
    const rules::Game& before;
    const rules::Game& after;
    const wire::State& state_before;
    const wire::State& state_after;
    rules::Viewer viewer;
};

/// Who looks from a seat, or without one.
rules::Viewer viewer_of(std::optional<std::uint8_t> seat);

/// Who decided at a player's decision point, the player at once or by a plan that was made before.
enum class Author { Player, Companion, Plan };

/// One entry of the log.
std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author);

/// The entry by which `player` went back to the state at `to`.
std::string undo_message(const Around& around, std::uint8_t player, std::uint64_t to);

/// The same message, or the same lines of messages, with an empty `legal` for whoever does not
/// decide. It is the last field of those that have it.
std::string without_legal(std::string_view messages);

/// An undo that waits for consent, or how that ended.
std::string undo_asked_message(wire::UndoRequest request);
std::string undo_settled_message(bool agreed);

/// A seat shows a space or, with its name, a segment of the tile there.
std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment);

/// A seat proposes decisions, or what it proposed is gone.
std::string proposed_message(wire::Proposal proposal);
std::string proposal_withdrawn_message(std::uint64_t number);

/// What a seat has planned, for that seat alone.
std::string plans_message(std::vector<wire::Plan> plans);

/// A seat says a line of chat.
std::string said_message(const wire::Line& line);

/// Whatever changed in a room that is not the game.
std::string room_message(wire::Room room);

/// An announcement, or nothing: there is none any more.
std::string announcement_message(const std::optional<Announcement>& announcement);

/// An administrator closes the room for good.
std::string room_closed_message(std::string_view reason);

/// In a room with a timer.
std::string clock_message(const wire::Clock& clock);

/// What is published when a game is over.
struct Secrets {
    std::string seed;  ///< hex
    std::string commitment;
    std::optional<std::string> deck = {};  ///< of a fork: its faces, separated by commas
};

/// `game` is over.
std::string ended_message(std::uint64_t seq, const rules::Game& game, const Secrets& secrets);

/// The answer to the command `id`.
std::string ok_message(std::string_view id, std::uint64_t seq);

/// `id` is null in the message if the error answers no command.
std::string error_message(const std::optional<std::string>& id, const Error& error);

/// The body of an `application/problem+json` answer (RFC 9457).
std::string problem_document(const Error& error);

/// The refusal of a decision by the rules, with the clause it breaks; `game_over` after the end.
/// `before` is the game that refused.
Error illegal_decision(const rules::Game& before, std::string_view decision,
                       rules::Refusal refusal);

/// The refusal of a text that names no decision.
Error malformed_decision(std::string_view decision, const rules::NotationError& error);

}  // namespace mistward::protocol
