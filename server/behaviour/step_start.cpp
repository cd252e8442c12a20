#include "rules/game.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/step.hpp"
#include "server/record/lessons.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

/// A team begins when one of it says so; of rivals, one who has just come from the list could begin
/// before the others have, so that is the owner's, or that of whoever leads while they are away.
protocol::Result<void> check_may_start(const RoomState& room, const std::string& token) {
    const bool team = room.setup.mode == rules::Mode::Mists;
    if (may_lead(room, token) || (team && seat_of_token(room, token))) return {};
    return tl::unexpected(
        Error{ErrorCode::Unauthorized,
              team ? "the token is neither the owner's nor that of a seat"
                   : "only the owner's token begins a game here, or while the owner is away that "
                     "of the seat which ROOM calls the leader"});
}

protocol::Result<void> check_players(const RoomState& room) {
    if (std::ranges::none_of(room.seats, [](const auto& seat) { return seat.has_value(); })) {
        return tl::unexpected(Error{ErrorCode::NoPlayers, "nobody has taken a seat yet"});
    }
    return {};
}

/// What was agreed when the room was made must suit those who came (M-SET-5, G-SET-1).
protocol::Result<void> check_playable(const rules::Setup& setup) {
    const auto faults = rules::check_setup(setup);
    if (faults.empty()) return {};
    return tl::unexpected(Error{ErrorCode::UnplayableSetup,
                                faults.front(),
                                {{"players", setup.players}, {"faults", faults}}});
}

/// Empty seats fall away; whoever sits moves up, and so do those who listen with a seat's token.
void close_ranks(RoomState& room) {
    std::map<std::uint8_t, std::uint8_t> moved;
    std::vector<std::optional<Seat>> taken;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        if (room.seats[i]) {
            moved[static_cast<std::uint8_t>(i)] = static_cast<std::uint8_t>(taken.size());
            taken.push_back(std::move(room.seats[i]));
        }
    }
    room.seats = std::move(taken);
    const auto moves = [&moved](std::optional<std::uint8_t>& seat) {
        const auto found = seat ? moved.find(*seat) : moved.end();
        seat = found == moved.end() ? std::nullopt : std::optional(found->second);
    };
    moves(room.lead.owner_seat);
    moves(room.lead.leader);
    for (auto& [who, seat] : room.subscribers) {
        seat = seat ? std::optional(moved.at(*seat)) : std::nullopt;
    }
}

/// Whoever learns a game of several plays against a companion.
void seat_rival(RoomState& room, std::size_t seats) {
    while (room.seats.size() < seats) room.seats.emplace_back(companion());
}

/// Those who must not watch any more lose their connections.
void send_watchers_away(Step<Done>& step) {
    if (may_watch(step.next)) return;
    std::erase_if(step.next.subscribers, [&step](const auto& subscriber) {
        const auto& [who, seat] = subscriber;
        const bool goes = !seat && !step.next.owners.contains(who);
        if (goes) step.effects.push_back(Dismiss{who, no_spectators().message});
        return goes;
    });
}

/// Everybody is welcomed at seq 0, where the commitment is known and no tile is, and sees the
/// first draw as an update.
void announce_start(Step<Done>& step, const RoomState& undrawn, const Progress& progress,
                    std::optional<std::uint8_t> begun_by) {
    for (const auto& [who, seat] : undrawn.subscribers) {
        step.effects.push_back(welcome(undrawn, who, begun_by));
    }
    for (const Told& update : progress.updates) tell(step.effects, undrawn, update);
}

struct Beginning {
    const std::string& token;  ///< of whoever begins it
    std::uint32_t number = 1;
    Seed seed{};
    std::int64_t now_ms = 0;
    const std::optional<TileCatalogue>& tiles;  ///< as of `command::Start`
};

/// Begins a game of `room.setup` with those who sit there.
Stepped<Done> begin(const RoomState& room, const Beginning& beginning) {
    if (const auto players = check_players(room); !players) return tl::unexpected(players.error());
    Step<Done> step{room, {}, {}, {}};
    close_ranks(step.next);
    if (room.lesson) seat_rival(step.next, room.seats.size());
    if (beginning.tiles) step.next.tiles = *beginning.tiles;
    rules::Setup setup = room.setup;
    setup.players = static_cast<std::uint8_t>(step.next.seats.size());
    if (const auto playable = check_playable(setup); !playable) {
        return tl::unexpected(playable.error());
    }
    GameTerms terms = agree(room.id, beginning.number, setup, tiles_of_next_game(step.next),
                            beginning.seed, beginning.now_ms);
    if (room.lesson) take_lesson(terms, *room.lesson);
    step.next.game =
        std::make_shared<const LoggedGame>(std::make_shared<const GameTerms>(std::move(terms)));
    step.next.proposals.clear();
    step.next.undo.reset();
    send_watchers_away(step);
    const RoomState undrawn = step.next;
    auto game = std::make_shared<LoggedGame>(*undrawn.game);
    const Progress progress = room.lesson ? open_lesson(*game, *room.lesson, beginning.now_ms)
                                          : game->draw(beginning.now_ms);
    step.next.game = game;
    step.write = write::Game{};
    announce_start(step, undrawn, progress, seat_of_token(undrawn, beginning.token));
    return step;
}

}  // namespace

Stepped<Done> step(const RoomState& room, const command::Start& command) {
    if (const auto allowed = check_may_start(room, command.token); !allowed) {
        return tl::unexpected(allowed.error());
    }
    if (room.game) {
        return tl::unexpected(Error{ErrorCode::AlreadyStarted, "the game has started already"});
    }
    return begin(room, {command.token, 1, command.seed, command.now_ms, command.tiles});
}

Stepped<Done> step(const RoomState& room, const command::Rematch& command) {
    if (const auto allowed = check_may_start(room, command.token); !allowed) {
        return tl::unexpected(allowed.error());
    }
    if (!room.game || !room.game->is_over()) {
        return tl::unexpected(Error{ErrorCode::NotOver, "the room's game is not over"});
    }
    RoomState again = room;
    if (command.request.level) {
        if (room.setup.mode != rules::Mode::Mists) {
            return tl::unexpected(
                Error{ErrorCode::InvalidMessage,
                      "only mists has levels",
                      {{"field", "level"}, {"expected", "left out: only mists has levels"}}});
        }
        again.setup.level = *command.request.level;
        again.setup.scoring = {};
        again.lesson.reset();
    }
    return begin(again, {command.token, room.game->terms().number + 1, command.seed, command.now_ms,
                         command.tiles});
}

}  // namespace mistward::rooms
