#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/silences.hpp"
#include "server/behaviour/step.hpp"
#include "server/behaviour/undo_rules.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

/// A companion makes room for a human or a bot: while a game runs, only if the owner wants that.
bool can_be_taken(const RoomState& room, const std::optional<Seat>& seat) {
    if (!seat) return true;
    const bool yields =
        room.options.companions_yield || status(room) != protocol::RoomStatus::Playing;
    return yields && seat->kind == protocol::SeatKind::Companion;
}

protocol::Result<std::uint8_t> chosen_seat(const RoomState& room, std::uint8_t seat) {
    if (const auto checked = check_seat(room, seat); !checked) {
        return tl::unexpected(checked.error());
    }
    if (!can_be_taken(room, room.seats[seat])) {
        return tl::unexpected(
            Error{ErrorCode::SeatTaken, "somebody has that seat", {{"seat", seat}}});
    }
    return seat;
}

/// A seat that nobody has, else the first companion's.
protocol::Result<std::uint8_t> first_free_seat(const RoomState& room) {
    auto free = std::ranges::find_if(room.seats, [](const auto& seat) { return !seat; });
    if (free == room.seats.end()) {
        free = std::ranges::find_if(room.seats,
                                    [&room](const auto& seat) { return can_be_taken(room, seat); });
    }
    if (free == room.seats.end()) {
        return tl::unexpected(
            Error{ErrorCode::RoomFull, "every seat is taken", {{"seats", room.seats.size()}}});
    }
    return static_cast<std::uint8_t>(free - room.seats.begin());
}

/// One token opens one seat of a room.
protocol::Result<void> check_has_no_seat(const RoomState& room, const command::TakeSeat& command) {
    const auto seat = command.player ? seat_of_player(room, *command.player) : std::nullopt;
    if (!seat) return {};
    return tl::unexpected(
        Error{ErrorCode::SeatTaken, "you have a seat of this room already", {{"seat", *seat}}});
}

/// Seats are for those who know the room's word or are invited, and for whoever somebody in the
/// room lets in with a token of theirs.
protocol::Result<void> check_pass(const RoomState& room, const command::TakeSeat& command) {
    const bool owns = command.player && command.player == room.owner;
    if (!room.word || owns || command.invited) return {};
    const auto& pass = command.request.pass;
    if (!pass) return tl::unexpected(word_needed(room.id));
    if (is_pass(room, *pass) || is_owner_token(room, *pass) || seat_of_token(room, *pass)) {
        return {};
    }
    return tl::unexpected(wrong_word());
}

/// Whether whoever sits down is known to own the room.
bool is_owners(const RoomState& room, const command::TakeSeat& command) {
    const auto& pass = command.request.pass;
    return command.founds || (command.player && command.player == room.owner) ||
           (pass && is_owner_token(room, *pass));
}

/// Why somebody who has no seat any more cannot stay to watch, if so.
std::optional<protocol::Error> refused_to_stay(const RoomState& room) {
    if (const auto why = refused_to_watch(room, false)) return why;
    if (!room.limits.has_place_beside(guests(room) - 1)) {
        return too_many_spectators(room.limits.spectators);
    }
    return std::nullopt;
}

}  // namespace

protocol::Result<void> check_seat(const RoomState& room, std::uint8_t seat) {
    if (seat >= room.seats.size()) {
        return tl::unexpected(Error{
            ErrorCode::InvalidMessage,
            "the room has no such seat",
            {{"field", "seat"}, {"expected", "0 to " + std::to_string(room.seats.size() - 1)}}});
    }
    return {};
}

protocol::Result<void> check_taken(const RoomState& room, std::uint8_t seat) {
    if (const auto checked = check_seat(room, seat); !checked) return checked;
    if (!room.seats[seat]) {
        return tl::unexpected(Error{ErrorCode::SeatFree, "nobody has that seat", {{"seat", seat}}});
    }
    return {};
}

bool waits_for(const RoomState& room, const protocol::CreateRoom& table, std::int64_t now_ms) {
    const auto is_companion = [](const auto& seat) {
        return seat && seat->kind == protocol::SeatKind::Companion;
    };
    const auto is_there = [](const auto& subscriber) { return subscriber.second.has_value(); };
    const bool is_open = status(room) == protocol::RoomStatus::Open && !room.lesson && !room.word &&
                         room.visibility == protocol::Visibility::Listed;
    rules::Setup setup = room.setup;
    setup.colours = table.setup.colours;  // nobody waits for those
    const bool is_such = setup == table.setup && room.seats.size() == table.seats;
    return is_open && is_such && std::ranges::none_of(room.seats, is_companion) &&
           (std::ranges::any_of(room.subscribers, is_there) ||
            now_ms - room.created_ms < kTableWaitsMs);
}

void unseat_listeners(Step<Done>& step, std::uint8_t seat) {
    std::vector<SubscriberId> unseated;
    for (auto& [who, listens] : step.next.subscribers) {
        if (listens == seat) {
            listens.reset();
            unseated.push_back(who);
        }
    }
    for (const SubscriberId who : unseated) {
        if (const auto refused = refused_to_stay(step.next)) {
            step.next.subscribers.erase(who);
            step.effects.push_back(Dismiss{who, refused->message});
        } else {
            step.effects.push_back(welcome(step.next, who));
        }
    }
}

void send_off(Step<Done>& step, std::uint8_t seat) {
    if (withdraw_consent(step.next, seat)) {
        step.effects.push_back(Broadcast{frame(protocol::undo_settled_message(false)), {}});
    }
    note_left(step.next, seat);
}

Stepped<Done> free_seat(const RoomState& room, std::uint8_t seat) {
    if (const auto taken = check_taken(room, seat); !taken) return tl::unexpected(taken.error());
    Step<Done> step{room, {}, {}, {}};
    send_off(step, seat);
    step.next.seats[seat].reset();
    step.write = write::FreedSeat{seat};
    unseat_listeners(step, seat);
    step.effects.push_back(room_changed(step.next));
    return step;
}

Stepped<std::uint8_t> step(const RoomState& room, const command::TakeSeat& command) {
    if (command.table && !waits_for(room, *command.table, command.now_ms)) {
        return tl::unexpected(
            Error{ErrorCode::AlreadyStarted, "the table does not wait for such a game any more"});
    }
    if (const auto allowed = check_has_no_seat(room, command); !allowed) {
        return tl::unexpected(allowed.error());
    }
    if (const auto knows = check_pass(room, command); !knows) return tl::unexpected(knows.error());
    const auto seat =
        command.request.seat ? chosen_seat(room, *command.request.seat) : first_free_seat(room);
    if (!seat) return tl::unexpected(seat.error());
    Step<std::uint8_t> step{room, {}, {}, *seat};
    auto& taken = step.next.seats[*seat];
    const bool replaces = taken.has_value();
    taken = Seat{command.request.name, command.request.kind, command.token, {}, command.player};
    taken->network = network_digest(room.id, command.network);
    taken->silenced = has_no_word(room, *taken);
    if (is_owners(room, command)) step.next.lead.owner_seat = *seat;
    step.write = replaces ? Write(write::ReplacedSeat{*seat}) : Write(write::TakenSeat{*seat});
    step.effects.push_back(room_changed(step.next));
    return step;
}

Stepped<Done> step(const RoomState& room, const command::LeaveSeat& command) {
    if (const auto taken = check_taken(room, command.seat); !taken) {
        return tl::unexpected(taken.error());
    }
    if (!is_owner_token(room, command.token) &&
        seat_of_token(room, command.token) != command.seat) {
        return tl::unexpected(Error{ErrorCode::Unauthorized,
                                    "the token is neither the owner's nor that of the seat"});
    }
    return free_seat(room, command.seat);
}

Stepped<Done> step(const RoomState& room, const command::HandOver& command) {
    if (const auto taken = check_taken(room, command.seat); !taken) {
        return tl::unexpected(taken.error());
    }
    if (seat_of_token(room, command.token) != command.seat) {
        return tl::unexpected(Error{ErrorCode::Unauthorized, "the token is not that of the seat"});
    }
    Step<Done> step{room, {}, {}, {}};
    send_off(step, command.seat);
    Seat& seat = *step.next.seats[command.seat];
    seat.name = command.request.name.value_or(seat.name);
    seat.token = command.new_token;
    seat.player.reset();
    seat.plans = SeatPlans{};
    step.write = write::ReplacedSeat{command.seat};
    unseat_listeners(step, command.seat);
    step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
