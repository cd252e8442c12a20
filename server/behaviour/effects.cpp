#include "server/behaviour/effects.hpp"

#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/record/fork.hpp"

namespace mistward::rooms {

namespace {

/// A token that is shown must be that of a seat or the owner's, or the pass of the room's word.
/// `refused(knows_word)` says why the others cannot read, if so.
template <class Refused>
protocol::Result<void> check_shown(const RoomState& room, const std::optional<std::string>& token,
                                   const Refused& refused) {
    if (token && (seat_of_token(room, *token) || is_owner_token(room, *token))) return {};
    const bool knows_word = token && is_pass(room, *token);
    if (token && !knows_word) return tl::unexpected(foreign_token());
    if (auto why = refused(knows_word)) return tl::unexpected(std::move(*why));
    return {};
}

}  // namespace

Frame frame(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

Broadcast room_changed(const RoomState& room, std::optional<SubscriberId> except) {
    return {frame(protocol::room_message(describe(room))), except};
}

void tell(std::vector<Effect>& effects, const RoomState& room, const Told& update) {
    if (update.is_for_all()) {
        effects.push_back(Broadcast{update.to(std::nullopt), {}});
        return;
    }
    for (const auto& [who, seat] : room.subscribers) {
        effects.push_back(Deliver{who, update.to(seat)});
    }
}

Deliver welcome(const RoomState& room, SubscriberId to, std::optional<std::uint8_t> begun_by) {
    const auto game = room.game ? std::optional(room.game->game()) : std::nullopt;
    return {to, frame(protocol::welcome_message(welcome_head(room, to, seq(room)),
                                                game ? &*game : nullptr, begun_by))};
}

protocol::wire::Resumed welcome_head(const RoomState& room, SubscriberId to, std::uint64_t seq) {
    const auto seat = room.subscribers.at(to);
    const auto away = seat && room.game ? away_since(*room.game, *seat) : std::nullopt;
    protocol::wire::Resumed head;
    head.room = describe(room);
    head.you.seat = seat;
    head.seq = seq;
    if (room.undo) head.undo = undo_document(*room.undo);
    for (const Proposal& proposal : room.proposals) head.proposals.push_back(proposal.document);
    head.announcement = room.announcement;
    if (away) head.away = protocol::wire::Away{*away};
    if (seat && room.seats[*seat]) head.plans = plans_document(*room.seats[*seat]->plans);
    if (may_hear(room, seat)) head.chat = *room.chat;
    return head;
}

protocol::wire::UndoRequest undo_document(const UndoRequest& undo) {
    return {undo.seat, undo.seq, {undo.agreed.begin(), undo.agreed.end()}};
}

protocol::Json chat_document(const std::vector<protocol::wire::Line>& lines) {
    return protocol::wire::json_of(lines);
}

Frame ended_frame(const LoggedGame& game) {
    const GameTerms& terms = game.terms();
    protocol::Secrets secrets{protocol::hex(terms.seed), terms.commitment};
    if (terms.deck_committed) secrets.deck = deck_text(terms);
    return frame(protocol::ended_message(game.seq(), game.game(), secrets));
}

protocol::Error not_started() {
    return {protocol::ErrorCode::NotStarted, "the game has not started"};
}

protocol::Error no_spectators() {
    return {protocol::ErrorCode::SpectatorsRefused,
            "only those who have a seat may see this game while it runs"};
}

protocol::Error too_many_spectators(std::size_t limit) {
    return {protocol::ErrorCode::TooManySpectators,
            "as many watch this room as may; come back when one of them has gone",
            {{"limit", limit}}};
}

protocol::Error too_many_listeners() {
    return {protocol::ErrorCode::TooManyConnections,
            "a newer connection with the same token has taken the place of this one",
            {{"limit", kListenersPerToken}}};
}

protocol::Error foreign_token() {
    return {protocol::ErrorCode::Unauthorized,
            "the token opens nothing in this room; without one you read as everybody does"};
}

protocol::Error word_needed(const std::string& room) {
    return {protocol::ErrorCode::WordNeeded,
            "this room has a word: exchange it at POST /api/v1/rooms/" + room +
                "/pass for a pass, and show that"};
}

protocol::Error wrong_word() {
    return {protocol::ErrorCode::WrongWord,
            "that is not the room's word, or the pass of one that it does not have any more"};
}

std::optional<protocol::Error> refused_to_watch(const RoomState& room, bool knows_word) {
    if (is_word_to_watch(room) && !knows_word) return word_needed(room.id);
    if (!may_watch(room)) return no_spectators();
    return std::nullopt;
}

protocol::Result<void> check_reader(const RoomState& room,
                                    const std::optional<std::string>& token) {
    return check_shown(room, token,
                       [&room](bool knows_word) { return refused_to_watch(room, knows_word); });
}

Seated viewer_of(const RoomState& room, const std::optional<std::string>& token) {
    return token ? seat_of_token(room, *token) : std::nullopt;
}

protocol::Result<void> check_chat_reader(const RoomState& room,
                                         const std::optional<std::string>& token) {
    const auto refused = [&room](bool knows_word) -> std::optional<protocol::Error> {
        if (is_word_to_watch(room) && !knows_word) return word_needed(room.id);
        if (room.options.spectators) return std::nullopt;
        return protocol::Error{protocol::ErrorCode::SpectatorsRefused,
                               "only those who have a seat may read the chat of this room"};
    };
    return check_shown(room, token, refused);
}

bool may_hear(const RoomState& room, std::optional<std::uint8_t> seat) {
    return room.options.spectators || seat.has_value();
}

}  // namespace mistward::rooms
