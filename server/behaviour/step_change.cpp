#include "protocol/create_room.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/step.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

/// The body that would make the room as it is.
protocol::CreateRoom body_of(const RoomState& room) {
    return {room.name,       room.setup,   static_cast<std::uint8_t>(room.seats.size()),
            room.visibility, room.options, room.lesson};
}

protocol::Result<protocol::CreateRoom> patched(const RoomState& room, const Json& patch) {
    if (!patch.is_object()) {
        return tl::unexpected(Error{ErrorCode::InvalidMessage,
                                    "the body must be an object",
                                    {{"field", ""}, {"expected", "an object"}}});
    }
    Json body = protocol::encode(body_of(room));
    body.merge_patch(patch);
    return protocol::read_create_room(
        body, rules::kOfferedParts | (room.setup.changed & rules::kPartsToAdd));
}

protocol::Error invalid(std::string_view field, std::string expected) {
    return {ErrorCode::InvalidMessage,
            "\"" + std::string(field) + "\" must be " + expected,
            {{"field", field}, {"expected", std::move(expected)}}};
}

/// While a game runs, what it was agreed to be stays.
protocol::Result<void> check_while_playing(const RoomState& room,
                                           const protocol::CreateRoom& wanted) {
    if (status(room) != protocol::RoomStatus::Playing) return {};
    if (wanted.setup != room.setup || wanted.seats != room.seats.size()) {
        return tl::unexpected(
            Error{ErrorCode::AlreadyStarted, "the game and its seats stay as they are now"});
    }
    return {};
}

/// A seat that somebody has does not go away.
protocol::Result<void> check_seats(const RoomState& room, const protocol::CreateRoom& wanted) {
    const auto last = std::find_if(room.seats.rbegin(), room.seats.rend(),
                                   [](const auto& seat) { return seat.has_value(); });
    const auto needed = static_cast<std::size_t>(room.seats.rend() - last);
    if (wanted.seats < needed) {
        return tl::unexpected(
            invalid("seats", "at least " + std::to_string(needed) + ", those that are taken"));
    }
    return {};
}

protocol::Result<void> check_tiles(const RoomState& room, const protocol::CreateRoom& wanted) {
    if (wanted.setup.mode != room.setup.mode) {
        return tl::unexpected(invalid("game", "as it was; make another room for another game"));
    }
    return {};
}

/// The word is none of what is kept of the room, so the patch alone says whether it changes.
std::optional<RoomWord> changed_word(const RoomState& room, const command::Change& command) {
    return command.patch.contains("word") ? command.word : room.word;
}

/// Whoever watches came before the word was needed for that, or with another one.
void send_strangers_away(Step<Done>& step, const RoomState& before) {
    const bool as_before = before.word == step.next.word && is_word_to_watch(before);
    if (as_before || !is_word_to_watch(step.next)) return;
    std::erase_if(step.next.subscribers, [&step](const auto& subscriber) {
        const auto& [who, seat] = subscriber;
        const bool goes = !seat && !step.next.owners.contains(who);
        if (goes) step.effects.push_back(Dismiss{who, word_needed(step.next.id).message});
        return goes;
    });
}

}  // namespace

Stepped<Done> step(const RoomState& room, const command::Change& command) {
    if (!is_owner_token(room, command.token)) {
        return tl::unexpected(
            Error{ErrorCode::Unauthorized, "only the owner's token changes the room"});
    }
    const auto wanted = patched(room, command.patch);
    if (!wanted) return tl::unexpected(wanted.error());
    const auto allowed = check_tiles(room, *wanted)
                             .and_then([&] { return check_while_playing(room, *wanted); })
                             .and_then([&] { return check_seats(room, *wanted); });
    if (!allowed) return tl::unexpected(allowed.error());
    Step<Done> step{room, {}, {}, {}};
    step.next.name = wanted->name;
    step.next.setup = wanted->setup;
    step.next.seats.resize(wanted->seats);
    step.next.visibility = wanted->visibility;
    step.next.options = wanted->options;
    step.next.lesson = wanted->lesson;
    step.next.word = changed_word(room, command);
    if (!wanted->options.aids.council) step.next.proposals.clear();
    step.write = write::Room{};
    send_strangers_away(step, room);
    step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
