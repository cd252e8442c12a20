#include "server/service/rooms_metrics.hpp"

#include "protocol/words.hpp"
#include "server/behaviour/room_state.hpp"

#include <cstddef>

namespace mistward::rooms {

RoomsMetrics::RoomsMetrics(metrics::Registry& registry)
    : loaded(registry.gauge("mistward_rooms_loaded", "Rooms that are in memory")),
      dismissed(registry.counter("mistward_dismissed_total",
                                 "Connections that rooms have ended, each by itself")),
      reports(registry.counter("mistward_reports_total",
                               "Lines and names that were reported to the administrator")),
      fold_bytes(
          registry.gauge("mistward_folds_bytes", "Memory that games take that were read lately")),
      thinking_seconds(registry.histogram(
          "mistward_companion_seconds", "From the wish for a companion's decision to the decision",
          metrics::seconds())) {
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        decisions_[mode] = counters(registry, protocol::word(protocol::kModeWords, mode));
    }
}

RoomsMetrics::Counters RoomsMetrics::counters(metrics::Registry& registry, std::string_view game) {
    const auto made_by = [&](const std::string& author) {
        return registry.counter("mistward_decisions_total", "Decisions that are on disk",
                                {{"game", std::string(game)}, {"by", author}});
    };
    Counters counters;
    counters[Author::Chance] = made_by("chance");
    counters[Author::Player] = made_by("player");
    counters[Author::Companion] = made_by("companion");
    return counters;
}

RoomsMetrics::Author RoomsMetrics::author(const RoomState& room, const store::Entry& entry) {
    if (!entry.player) return Author::Chance;
    const auto& seat = room.seats.at(*entry.player);
    const bool own = seat && seat->kind == protocol::SeatKind::Companion;
    return own || entry.author ? Author::Companion : Author::Player;
}

void RoomsMetrics::count(const RoomState& before, const RoomState& next) const {
    if (!next.game) return;
    const bool goes_on = before.game && before.game->terms().id == next.game->terms().id;
    const Counters& counters = decisions_[next.setup.mode];
    for (auto logged = goes_on ? seq(before) : 0; logged < seq(next); ++logged) {
        counters[author(next, next.game->entries()[logged])].add();
    }
}

}  // namespace mistward::rooms
