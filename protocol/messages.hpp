#pragma once

#include "protocol/documents.hpp"
#include "protocol/error.hpp"
#include "protocol/room_options.hpp"
#include "protocol/room_words.hpp"
#include "protocol/wire/state.hpp"
#include "rules/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol {

/// One seat as ROOM shows it.
struct SeatDocument {
    std::uint8_t seat = 0;
    std::optional<std::string> name = std::nullopt;  ///< nothing: the seat is free
    SeatKind kind = SeatKind::Human;
    bool connected = false;
    bool absent = false;  ///< a companion decides until somebody of the seat is back
    rules::ColourSet colours = {};
};

/// The game, and the seq of its log, that a forked game goes on from.
struct ForkOrigin {
    std::string game;
    std::uint64_t seq = 0;
};

/// The version of the rules that new games are played by.
inline constexpr std::string_view kRulesVersion = "3";

/// The version of the rules that a game is played by; part of its commitment.
std::string rules_version(const rules::Setup& setup);

/// The number of a version that games can still be played by; nothing of another.
std::optional<std::uint8_t> parse_rules_version(std::string_view text);

/// ROOM of the guide.
struct RoomDocument {
    std::string id;
    std::string name;
    RoomStatus status = RoomStatus::Open;
    Visibility visibility = Visibility::Listed;
    rules::Setup setup;  ///< `players` has no meaning before the start
    RoomOptions options = {};
    std::optional<std::uint8_t> lesson = {};  ///< which level it teaches
    bool paused = false;
    std::optional<std::string> game_id;
    std::optional<ForkOrigin> fork = {};
    std::vector<SeatDocument> seats;
    std::size_t spectators = 0;
    std::int64_t created_at_ms = 0;  ///< since the Unix epoch, UTC
    std::string tileset_name;
    std::string tileset_digest;
    std::string rules = std::string(kRulesVersion);  ///< of its game, else of the next
    std::optional<std::string> commitment;
    std::optional<std::string> seed;
};
Json encode(const RoomDocument& room);
/// The same as text.
std::string room_text(const RoomDocument& room);

// Server messages, encoded once as the text of a WebSocket frame.

/// What an administrator tells everybody.
struct Announcement {
    std::string text;
    std::int64_t at_ms = 0;                               ///< since the Unix epoch, UTC
    std::optional<std::int64_t> until_ms = std::nullopt;  ///< nothing: until it is taken back
};
/// Null if there is none.
Json encode(const std::optional<Announcement>& announcement);

/// What `welcome` says in each of its forms.
struct WelcomeHead {
    std::string room;                  ///< ROOM as text
    std::optional<std::uint8_t> seat;  ///< whoever is welcomed; nothing: a spectator
    std::uint64_t seq = 0;
    Json undo = nullptr;  ///< an undo that waits for consent
    Json proposals = Json::array();
    /// The first decision that a companion made for the seat since its player's own last one.
    std::optional<std::uint64_t> away_since = std::nullopt;
    Json chat = Json::array();  ///< the newest lines, oldest first
    std::optional<Announcement> announcement = std::nullopt;
};

/// The answer to `hello` with a snapshot. `game` is null in a room that has not started.
std::string welcome_message(const WelcomeHead& head, const rules::Game* game);

/// The answer to `hello` when the missed updates follow.
std::string resumed_message(const WelcomeHead& head);

/// The body that shows a game at a seq.
std::string snapshot_document(std::uint64_t seq, const rules::Game& game);

/// The game around an entry of the log, with its STATEs (kept by the room, so that each is made
/// once).
struct Around {
    std::uint64_t seq = 0;  ///< of the entry
    const rules::Game& before;
    const rules::Game& after;
    const wire::State& state_before;
    const wire::State& state_after;
};

/// Who decided at a player's decision point.
enum class Author { Player, Companion };

/// One entry of the log.
std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author);

/// The entry by which `player` went back to the state at `to`.
std::string undo_message(const Around& around, std::uint8_t player, std::uint64_t to);

/// The same message, or the same lines of messages, with an empty `legal` for whoever does not
/// decide. It is the last field of those that have it.
std::string without_legal(std::string_view messages);

/// An undo that waits for consent, or how that ended.
std::string undo_asked_message(const Json& request);
std::string undo_settled_message(bool agreed);

/// A seat shows a space or, with its name, a segment of the tile there.
std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment);

/// `proposal` is PROPOSAL of the guide.
std::string proposed_message(const Json& proposal);
std::string proposal_withdrawn_message(std::uint64_t number);

/// One line of a room's chat.
struct ChatLine {
    std::uint64_t number = 0;
    std::uint8_t seat = 0;
    std::string name;  ///< of the seat at that time
    std::string text;
    std::int64_t at_ms = 0;  ///< since the Unix epoch, UTC
};
/// LINE of the guide.
Json encode(const ChatLine& line);
std::string said_message(const ChatLine& line);

/// `room` is ROOM as text.
std::string room_message(std::string room);

/// An announcement, or nothing: there is none any more.
std::string announcement_message(const std::optional<Announcement>& announcement);

/// An administrator closes the room for good.
std::string room_closed_message(std::string_view reason);

/// What is left of everybody's time.
struct ClockDocument {
    std::uint64_t seq = 0;
    TimerOption::Per per = TimerOption::Per::Turn;
    std::optional<std::uint8_t> running;     ///< the seat whose time runs; nothing while paused
    std::vector<std::int64_t> remaining_ms;  ///< of each seat, at the moment of the message
};
std::string clock_message(const ClockDocument& clock);

/// What is published when a game is over.
struct Secrets {
    std::string seed;  ///< hex
    std::string commitment;
    std::optional<std::string> deck = {};  ///< of a fork: its faces, separated by commas
};

/// `game` is over.
std::string ended_message(std::uint64_t seq, const rules::Game& game, const Secrets& secrets);

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
