#include "server/rooms/effects.hpp"
#include "server/rooms/records.hpp"
#include "server/rooms/step.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;

// Starting

protocol::Result<void> check_start(const RoomState& room, const std::string& token) {
    if (!is_owner_token(room, token) && !seat_of_token(room, token)) {
        return tl::unexpected(
            refuse(ErrorCode::Unauthorized, "the token is neither the owner's nor that of a seat"));
    }
    if (room.game) {
        return tl::unexpected(refuse(ErrorCode::AlreadyStarted, "the game has started already"));
    }
    if (std::ranges::none_of(room.seats, [](const auto& seat) { return seat.has_value(); })) {
        return tl::unexpected(refuse(ErrorCode::NoPlayers, "nobody has taken a seat yet"));
    }
    return {};
}

/// What was agreed when the room was made must suit those who came (M-SET-5, G-SET-1).
protocol::Result<void> check_playable(const rules::Setup& setup) {
    const auto faults = rules::check_setup(setup);
    if (faults.empty()) {
        return {};
    }
    return tl::unexpected(refuse(ErrorCode::UnplayableSetup, faults.front(),
                                 {{"players", setup.players}, {"faults", faults}}));
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
    for (auto& [who, seat] : room.subscribers) {
        seat = seat ? std::optional(moved.at(*seat)) : std::nullopt;
    }
}

void broadcast(std::vector<Effect>& effects, const std::vector<Frame>& frames) {
    for (const Frame& frame : frames) {
        effects.push_back(Broadcast{frame, {}});
    }
}

/// Everybody is welcomed at seq 0, where the commitment is known and no tile is, and sees the
/// first draw as an update.
void announce_start(std::vector<Effect>& effects, const RoomState& undrawn,
                    const std::vector<Frame>& updates) {
    for (const auto& [who, seat] : undrawn.subscribers) {
        effects.push_back(welcome(undrawn, who));
    }
    broadcast(effects, updates);
}

// Deciding

protocol::Result<std::uint8_t> seat_of(const RoomState& room, SubscriberId who) {
    const auto found = room.subscribers.find(who);
    if (found == room.subscribers.end() || !found->second) {
        return tl::unexpected(refuse(ErrorCode::NotSeated, "spectators do not decide"));
    }
    return *found->second;
}

protocol::Error used_command_id() {
    return refuse(ErrorCode::InvalidMessage, "another decision was sent with that command id",
                  {{"field", "id"}, {"expected", "an id that was not used before"}});
}

protocol::Result<void> check_turn(const LoggedGame& game, std::uint8_t seat,
                                  std::uint64_t expect_seq) {
    if (game.is_over()) {
        return tl::unexpected(refuse(ErrorCode::GameOver, "the game is over"));
    }
    if (expect_seq != game.seq()) {
        return tl::unexpected(refuse(ErrorCode::StaleSeq, "the game is at another seq",
                                     {{"expect_seq", expect_seq}, {"seq", game.seq()}}));
    }
    const auto player = game.game().point().player.value();
    if (player != seat) {
        return tl::unexpected(refuse(ErrorCode::NotYourTurn, "another player decides now",
                                     {{"seat", seat}, {"player", player}}));
    }
    return {};
}

store::Append append(const RoomState& room, const LoggedGame& after,
                     std::vector<store::Entry> entries, std::int64_t now_ms) {
    store::Append append;
    append.room = room.id;
    append.game = after.terms().id;
    append.expected_seq = room.game->seq();
    append.entries = std::move(entries);
    if (after.is_over()) {
        append.end = game_end(after, now_ms);
        append.status = protocol::name(protocol::RoomStatus::Over);
    }
    return append;
}

Stepped<std::uint64_t> decide(const RoomState& room, const PlayerDecision& decision) {
    auto after = std::make_shared<LoggedGame>(*room.game);
    auto progress = after->decide(decision);
    if (!progress) {
        return tl::unexpected(progress.error());
    }
    Step<std::uint64_t> step{room, {}, {}, room.game->seq() + 1};
    step.write = append(room, *after, std::move(progress->entries), decision.now_ms);
    step.next.game = after;
    broadcast(step.effects, progress->updates);
    if (after->is_over()) {
        step.effects.push_back(Broadcast{ended_frame(*after), {}});
        step.effects.push_back(room_changed(step.next));
    }
    return step;
}

}  // namespace

Stepped<Done> step(const RoomState& room, const command::Start& command) {
    if (const auto allowed = check_start(room, command.token); !allowed) {
        return tl::unexpected(allowed.error());
    }
    Step<Done> step{room, {}, {}, {}};
    close_ranks(step.next);
    rules::Setup setup = room.setup;
    setup.players = static_cast<std::uint8_t>(step.next.seats.size());
    if (const auto playable = check_playable(setup); !playable) {
        return tl::unexpected(playable.error());
    }
    const auto terms = std::make_shared<const GameTerms>(
        agree(room.id, 1, setup, room.tiles, command.seed, command.now_ms));
    step.next.game = std::make_shared<const LoggedGame>(terms);
    const RoomState undrawn = step.next;
    auto game = std::make_shared<LoggedGame>(*undrawn.game);
    Progress progress = game->draw(command.now_ms);
    step.next.game = game;
    step.write = start_game(step.next, std::move(progress.entries));
    announce_start(step.effects, undrawn, progress.updates);
    return step;
}

Stepped<std::uint64_t> step(const RoomState& room, const command::Decide& command) {
    const auto seat = seat_of(room, command.who);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    if (!room.game) {
        return tl::unexpected(refuse(ErrorCode::NotStarted, "the game has not started"));
    }
    const protocol::Decide& decide_command = command.decide;
    if (const LoggedCommand* logged = room.game->find_command(*seat, decide_command.id)) {
        if (logged->decision != decide_command.decision) {
            return tl::unexpected(used_command_id());
        }
        return Step<std::uint64_t>{room, {}, {}, logged->seq};
    }
    if (const auto allowed = check_turn(*room.game, *seat, decide_command.expect_seq); !allowed) {
        return tl::unexpected(allowed.error());
    }
    return decide(room, {*seat, decide_command.id, decide_command.decision, command.now_ms});
}

}  // namespace mistward::rooms
