#include "server/behaviour/timekeeping.hpp"

#include "server/behaviour/effects.hpp"

#include <algorithm>
#include <cstdlib>

namespace mistward::rooms {

namespace {

using protocol::TimerOption;

bool is_running(const RoomState& room) { return room.game && !room.game->is_over(); }

bool is_persons(const std::optional<Seat>& seat) {
    return seat && seat->kind != protocol::SeatKind::Companion;
}

/// The seat that is to decide.
std::optional<std::uint8_t> deciding_seat(const RoomState& room) {
    if (!is_running(room)) return std::nullopt;
    const auto decider = room.game->point().decider();
    return decider ? std::optional(static_cast<std::uint8_t>(decider->value())) : std::nullopt;
}

bool is_same_game(const RoomState& a, const RoomState& b) {
    return a.game && b.game && a.game->terms().id == b.game->terms().id;
}

/// An entry, and who was to decide when it was made: an undo is not always theirs.
struct NewEntry {
    Entry entry;
    std::optional<std::uint8_t> decider;
};

/// Those that `next`'s log has and `before`'s has not.
std::vector<NewEntry> new_entries(const RoomState& before, const RoomState& next) {
    const auto& entries = next.game->entries();
    std::vector<NewEntry> added;
    for (std::size_t i = is_same_game(before, next) ? before.game->seq() : 0; i < entries.size();
         ++i) {
        added.push_back({entries[i], next.game->history().decider_at(i)});
    }
    return added;
}

bool is_same_turn(const RoomState& a, const RoomState& b) {
    return is_same_game(a, b) && a.game->turn() == b.game->turn();
}

void note_presence(const RoomState& before, const RoomState& next, std::int64_t now_ms,
                   Clocks& clocks) {
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        if (!is_persons(next.seats[i]) || is_connected(next, seat)) {
            clocks.seen_ms.erase(seat);
            clocks.absent.erase(seat);
        } else if (is_connected(before, seat)) {
            clocks.seen_ms[seat] = now_ms;
        } else {
            // Nobody has been there yet, so not since the decision that may be due from now on.
            clocks.seen_ms.try_emplace(seat, now_ms - 1);
        }
    }
}

void add_thought(const std::vector<NewEntry>& entries, Clocks& clocks) {
    for (const auto& [entry, decider] : entries) {
        if (decider) clocks.thought_ms.at(*decider) += entry.thought_ms.value_or(0);
    }
}

/// What was thought over the decision that `before` waits for.
void add_to_turn(const RoomState& before, const RoomState& next, std::int64_t thought,
                 Clocks& clocks) {
    if (!is_same_turn(before, next)) {
        std::ranges::fill(clocks.turn_ms, 0);
    } else if (const auto decider = deciding_seat(before)) {
        clocks.turn_ms.at(*decider) += thought;
    }
}

/// Whoever decides over HTTP is there as well; whoever had planned it need not be.
void note_deciders(const std::vector<NewEntry>& entries, std::int64_t now_ms, Clocks& clocks) {
    for (const auto& [entry, decider] : entries) {
        if (entry.player && !entry.author && !entry.planned &&
            clocks.seen_ms.contains(*entry.player)) {
            clocks.seen_ms[*entry.player] = now_ms;
            clocks.absent.erase(*entry.player);
        }
    }
}

bool changes_clocks(const RoomState& before, const RoomState& next) {
    return !is_same_game(before, next) || seq(before) != seq(next) ||
           before.paused != next.paused || before.options.timer != next.options.timer;
}

std::int64_t limit_ms(const TimerOption& timer) { return std::int64_t{timer.seconds} * 1000; }

/// What a seat has used of its time before the decision that it is to make.
std::int64_t used_ms(const RoomState& room, const TimerOption& timer, std::uint8_t seat) {
    const bool of_turn = timer.per == TimerOption::Per::Turn;
    return (of_turn ? room.clocks.turn_ms : room.clocks.thought_ms).at(seat);
}

/// Whether somebody of another seat has been there while this decision is due. A game does not go
/// on for nobody.
bool is_waited_for(const RoomState& room, std::uint8_t seat) {
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto other = static_cast<std::uint8_t>(i);
        if (other == seat || !is_persons(room.seats[i])) continue;
        const auto seen = room.clocks.seen_ms.find(other);
        if (seen == room.clocks.seen_ms.end() || seen->second >= room.clocks.since_ms) return true;
    }
    return false;
}

std::optional<std::int64_t> end_of_time(const RoomState& room, std::uint8_t seat) {
    const auto& timer = room.options.timer;
    if (!timer) return std::nullopt;
    const Clocks& clocks = room.clocks;
    return clocks.since_ms + limit_ms(*timer) - used_ms(room, *timer, seat) - clocks.carried_ms;
}

std::optional<std::int64_t> end_of_grace(const RoomState& room, std::uint8_t seat) {
    const auto seen = room.clocks.seen_ms.find(seat);
    if (room.options.absence != protocol::Absence::Companion || seen == room.clocks.seen_ms.end() ||
        !is_waited_for(room, seat)) {
        return std::nullopt;
    }
    return std::max(seen->second, room.clocks.since_ms) +
           std::int64_t{room.options.grace_seconds} * 1000;
}

/// What whoever is to decide has used of days since that moment, 0: of which nothing is known. A
/// server that was down for long leaves them the time to hear of it.
std::int64_t carried_over(const RoomState& room, std::int64_t since_ms, std::int64_t now_ms) {
    constexpr std::int64_t kLeastLeftMs = 60 * 60 * 1000;
    const auto seat = deciding_seat(room);
    const auto& timer = room.options.timer;
    if (!seat || !timer || !timer->is_in_days() || room.paused || since_ms == 0) return 0;
    const std::int64_t most = limit_ms(*timer) - used_ms(room, *timer, *seat) - kLeastLeftMs;
    return std::max<std::int64_t>(0, std::min(now_ms - since_ms, most));
}

constexpr std::int64_t kRecentMs = 60'000;

/// Whether the game goes on although nobody is there. One over days does when the time is up, and a
/// server does not wait for that.
bool goes_on_alone(const RoomState& room, std::int64_t now_ms) {
    const auto alarm = next_alarm(room);
    if (!alarm) return false;
    const auto& timer = room.options.timer;
    return !timer || !timer->is_in_days() || *alarm < now_ms + kRecentMs;
}

}  // namespace

void Clocks::shift(std::int64_t milliseconds) {
    since_ms += milliseconds;
    for (auto& [seat, seen] : seen_ms) seen += milliseconds;
}

Clocks clocks_after(const RoomState& before, const RoomState& next, std::int64_t now_ms) {
    if (!is_running(next)) return {};
    Clocks clocks = is_same_game(before, next) ? next.clocks : Clocks{};
    clocks.thought_ms.resize(next.seats.size());
    clocks.turn_ms.resize(next.seats.size());
    note_presence(before, next, now_ms, clocks);
    if (const auto entries = new_entries(before, next);
        !is_same_game(before, next) || !entries.empty()) {
        const std::int64_t thought = thinking_ms(before, now_ms);
        add_thought(entries, clocks);
        if (is_same_game(before, next)) note_deciders(entries, now_ms, clocks);
        add_to_turn(before, next, thought, clocks);
        clocks.carried_ms = 0;
        clocks.since_ms = now_ms;
    } else if (before.paused != next.paused) {
        clocks.carried_ms = thinking_ms(before, now_ms);
        clocks.since_ms = now_ms;
    }
    return clocks;
}

Clocks clocks_of_log(const RoomState& room, std::int64_t now_ms) {
    RoomState nobody = room;
    nobody.game.reset();
    RoomState read = room;
    read.clocks = clocks_after(nobody, room, now_ms);
    read.clocks.carried_ms = carried_over(read, room.clocks.since_ms, now_ms);
    return read.clocks;
}

std::optional<std::int64_t> next_alarm(const RoomState& room) {
    const auto seat = deciding_seat(room);
    if (!seat || room.paused || !room.seats[*seat]) return std::nullopt;
    if (!is_persons(room.seats[*seat]) || room.clocks.absent.contains(*seat)) {
        return room.clocks.since_ms;
    }
    const auto time = end_of_time(room, *seat);
    const auto grace = end_of_grace(room, *seat);
    return time && grace ? std::min(*time, *grace) : time ? time : grace;
}

std::optional<std::uint8_t> stood_in_for(const RoomState& room, std::int64_t now_ms) {
    const auto seat = deciding_seat(room);
    const auto alarm = next_alarm(room);
    if (!seat || !alarm || *alarm > now_ms || !is_persons(room.seats[*seat])) return std::nullopt;
    if (is_connected(room, *seat)) return std::nullopt;
    const auto time = end_of_time(room, *seat);
    if (time && *time <= now_ms) return std::nullopt;
    return seat;
}

std::int64_t thinking_ms(const RoomState& room, std::int64_t now_ms) {
    if (!deciding_seat(room)) return 0;
    const std::int64_t stretch = room.paused ? 0 : now_ms - room.clocks.since_ms;
    return room.clocks.carried_ms + std::max<std::int64_t>(0, stretch);
}

std::optional<protocol::wire::Clock> clock_document(const RoomState& room, std::int64_t now_ms) {
    if (!room.options.timer || !is_running(room)) return std::nullopt;
    const TimerOption& timer = *room.options.timer;
    const auto deciding = deciding_seat(room);
    protocol::wire::Clock document{
        {}, room.game->seq(), timer.per, room.paused ? std::nullopt : deciding, {}};
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        const bool decides = deciding == seat;
        const std::int64_t used =
            used_ms(room, timer, seat) + (decides ? thinking_ms(room, now_ms) : 0);
        document.remaining_ms.push_back(std::max<std::int64_t>(0, limit_ms(timer) - used));
    }
    return document;
}

std::vector<Effect> time_effects(const RoomState& before, const RoomState& next,
                                 std::int64_t now_ms) {
    std::vector<Effect> effects;
    const bool same_people = before.subscribers == next.subscribers;
    if (same_people && before.clocks.absent != next.clocks.absent && is_running(next)) {
        effects.push_back(room_changed(next));
    }
    const auto clock = clock_document(next, now_ms);
    if (!clock) return effects;
    const Frame message = frame(protocol::clock_message(*clock));
    if (changes_clocks(before, next)) {
        effects.push_back(Broadcast{message, {}});
        return effects;
    }
    for (const auto& [who, seat] : next.subscribers) {
        if (!before.subscribers.contains(who)) effects.push_back(Deliver{who, message});
    }
    return effects;
}

std::optional<std::uint64_t> away_since(const LoggedGame& game, std::uint8_t seat) {
    std::optional<std::uint64_t> since;
    for (std::uint64_t seq = game.seq(); seq > 0; --seq) {
        const Entry& entry = game.entries()[seq - 1];
        if (entry.player != seat || entry.planned) continue;
        if (!entry.author) break;
        since = seq;
    }
    return since;
}

bool is_being_played(const RoomState& room, std::int64_t now_ms) {
    if (!is_running(room) || room.paused || room.closed) return false;
    const bool is_connected = std::ranges::any_of(
        room.subscribers, [](const auto& subscriber) { return subscriber.second.has_value(); });
    const auto& entries = room.game->entries();
    const bool is_recent = !entries.empty() && std::abs(now_ms - entries.back().at_ms) < kRecentMs;
    return is_connected || is_recent || goes_on_alone(room, now_ms);
}

}  // namespace mistward::rooms
