#include "tests/fuzz/fuzzed_room.hpp"

#include "server/record/fold.hpp"
#include "server/service/records.hpp"
#include "tests/fuzz/setups.hpp"
#include "tests/rooms/catalogue.hpp"

#include <type_traits>

namespace mistward::fuzz {
namespace {

/// Folding a log costs as much as its length, so it is not done after each step.
constexpr std::uint64_t kStepsBetweenFolds = 16;

protocol::RoomOptions choose_options(Choices& choices) {
    protocol::RoomOptions options;
    options.undo = static_cast<protocol::UndoPolicy>(choices.below(3));
    options.absence = choices.flag() ? protocol::Absence::Wait : protocol::Absence::Companion;
    if (choices.flag()) {
        options.timer = {static_cast<protocol::TimerOption::Per>(choices.below(2)), 30};
    }
    options.spectators = !choices.flag();
    options.aids.council = !choices.flag();
    return options;
}

bool is_json(const rooms::Frame& frame) { return protocol::Json::accept(*frame); }

}  // namespace

FuzzedRoom::FuzzedRoom(Choices& choices) {
    room_.id = "k7m2qx9d4t";
    room_.name = "Friday mist";
    room_.owner_token = rooms::token_hash(token(0));
    room_.created_ms = now_ms_;
    room_.setup = choose_setup(choices);
    room_.tiles = test::catalogue();
    room_.seats.resize(room_.setup.players);
    room_.setup.players = rules::Setup{}.players;
    room_.options = choose_options(choices);
}

void FuzzedRoom::note(const rooms::StoreRequest& request) {
    if (const auto* start = std::get_if<store::StartGame>(&request)) {
        game_ = start->game;
        log_ = start->entries;
    }
    if (const auto* append = std::get_if<store::Append>(&request)) {
        log_.insert(log_.end(), append->entries.begin(), append->entries.end());
        if (append->end) game_->end = append->end;
    }
}

void FuzzedRoom::move_on(rooms::RoomState next) {
    next.clocks = rooms::clocks_after(room_, next, now_ms_);
    check_effects(next, rooms::time_effects(room_, next, now_ms_));
    room_ = std::move(next);
    check_state();
    if (++steps_ % kStepsBetweenFolds == 0) check_log();
}

void FuzzedRoom::check_effects(const rooms::RoomState& next,
                               const std::vector<rooms::Effect>& effects) const {
    for (const rooms::Effect& effect : effects) {
        if (const auto* deliver = std::get_if<rooms::Deliver>(&effect)) {
            require(
                next.subscribers.contains(deliver->to) || room_.subscribers.contains(deliver->to),
                "a message is for somebody who listens");
            require(is_json(deliver->frame), "a message is JSON");
        } else if (const auto* broadcast = std::get_if<rooms::Broadcast>(&effect)) {
            require(is_json(broadcast->frame), "a message is JSON");
        }
    }
}

void FuzzedRoom::check_state() const {
    for (const auto& [who, seat] : room_.subscribers) {
        require(!seat || (*seat < room_.seats.size() && room_.seats[*seat]),
                "who listens for a seat listens for one that is taken");
    }
    const auto document = rooms::describe(room_);
    rooms::next_alarm(room_);
    if (!room_.game) return;
    for (const auto& seat : document.seats) {
        const bool plays = seat.seat < room_.game->terms().setup.players;
        require(plays != seat.colours.empty(), "who plays has colours, and nobody else");
    }
    require(room_.game->entries().all() == log_, "what a room knows is what it wrote");
    require(room_.seats.size() == room_.game->terms().setup.players || room_.game->is_over(),
            "while a game runs it has its seats");
}

void FuzzedRoom::check_log() const {
    if (!room_.game) return;
    require_none(room_.game->game().check());
    const auto game = rooms::fold(room_.game->shared_terms(), log_);
    require(game.has_value(), "a log folds: " + (game ? "" : game.error()));
    require(game->game() == room_.game->game(), "a log folds to the game");
    check_restored();
}

void FuzzedRoom::check_restored() const {
    store::StoredRoom rows;
    rows.summary.room = rooms::room_record(room_);
    for (std::size_t i = 0; i < room_.seats.size(); ++i) {
        if (room_.seats[i]) {
            rows.summary.seats.push_back(
                rooms::seat_record(static_cast<std::uint8_t>(i), *room_.seats[i]));
        }
    }
    rows.summary.game = game_;
    rows.entries = log_;
    const auto tiles = game_ ? test::known_tiles(*game_) : std::nullopt;
    const auto restored = rooms::restore(rows, test::catalogue(), tiles);
    require(restored.has_value(), "rows lead to a room: " + (restored ? "" : restored.error().why));
    require(restored->game->game() == room_.game->game(), "rows lead to the room's game");
    require(restored->setup == room_.setup, "rows lead to the room's setup");
}

}  // namespace mistward::fuzz
