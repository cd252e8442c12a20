#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/timekeeping.hpp"

namespace mistward::rooms {

namespace {

/// Nobody of the seat is there, and it is not merely out of time.
bool is_deserted(const RoomState& room, std::uint8_t seat) {
    return room.seats[seat]->kind != protocol::SeatKind::Companion && !is_connected(room, seat);
}

}  // namespace

Stepped<Done> step(const RoomState& room, const command::StandIn& command) {
    const auto alarm = next_alarm(room);
    if (!alarm || *alarm > command.now_ms || seq(room) != command.seq) {
        return Step<Done>{room, {}, {}, {}};
    }
    const auto seat = static_cast<std::uint8_t>(room.game->point().decider()->value());
    const bool own = room.seats[seat]->kind == protocol::SeatKind::Companion;
    auto made = log_decision(room, {seat, std::nullopt, command.decision, command.now_ms,
                                    own ? protocol::Author::Player : protocol::Author::Companion});
    if (!made) return tl::unexpected(made.error());
    Step<Done> step{std::move(made->next), std::move(made->write), std::move(made->effects), {}};
    if (is_deserted(room, seat) && step.next.clocks.absent.insert(seat).second) {
        step.effects.push_back(room_changed(step.next));
    }
    return step;
}

/// `next_alarm` goes by what this notes.
Stepped<Done> step(const RoomState& room, const command::NoteThere& command) {
    Step<Done> step{room, {}, {}, {}};
    const auto seen = step.next.clocks.seen_ms.find(command.seat);
    if (seen == step.next.clocks.seen_ms.end()) return step;
    seen->second = command.now_ms;
    step.next.clocks.absent.erase(command.seat);
    return step;
}

/// Who leads is found out after every step.
Stepped<Done> step(const RoomState& room, const command::LeadOn& /*command*/) {
    return Step<Done>{room, {}, {}, {}};
}

}  // namespace mistward::rooms
