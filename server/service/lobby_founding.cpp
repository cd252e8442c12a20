#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"
#include "server/record/fork.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/service/chance.hpp"
#include "server/service/imported_room.hpp"
#include "server/service/notices.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/work/clock.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How rooms come to be: new, from another room's game, or from a file.

namespace {

using protocol::Error;
using protocol::ErrorCode;

RoomState new_room(const protocol::CreateRoom& request, const GameTiles& tiles,
                   std::int64_t now_ms) {
    RoomState room;
    room.id = new_room_id();
    room.name = request.name;
    room.setup = request.setup;
    room.visibility = request.visibility;
    room.options = request.options;
    room.lesson = request.lesson;
    room.created_ms = now_ms;
    room.tiles = tiles;
    room.seats.resize(request.seats);
    return room;
}

/// A room with free seats, whose game goes on from another's.
RoomState new_fork(const RoomState& original, const protocol::Fork& request, std::int64_t now_ms) {
    const LoggedGame& game = *original.game;
    rules::Setup setup = game.terms().setup;
    const std::uint8_t players = std::exchange(setup.players, std::uint8_t{1});
    setup.rules = rules::kNewestRules;  // of the next game; this one keeps its own
    RoomState room = new_room({request.name.value_or(original.name), setup, players,
                               request.visibility, original.options},
                              original.tiles, now_ms);
    room.game = std::make_shared<const LoggedGame>(
        fork(game, {room.id, request.seq.value_or(game.seq()), request.deck, new_seed(), now_ms}));
    return room;
}

Error unplayable(const std::string& game, const std::string& fault) {
    return {ErrorCode::InvalidGameFile,
            "the file is not a game that can be played here: " + fault,
            {{"game_id", game}, {"fault", fault}}};
}

protocol::Result<void> check_fork(const RoomState& original, const protocol::Fork& request) {
    if (!original.game) return tl::unexpected(not_started());
    const LoggedGame& game = *original.game;
    const std::uint64_t seq = request.seq.value_or(game.seq());
    if (seq > game.seq()) return tl::unexpected(beyond_log(game.seq()));
    if (game.at(seq).outcome() != rules::Outcome::Undecided) {
        return tl::unexpected(Error{ErrorCode::GameOver, "the game is over at that seq"});
    }
    if (seq > protocol::kMostEntriesToGoOn) {
        return tl::unexpected(
            Error{ErrorCode::InvalidMessage,
                  "a log of so many entries is too long to go on",
                  {{"field", "seq"},
                   {"expected", "0 to " + std::to_string(protocol::kMostEntriesToGoOn)}}});
    }
    if (request.deck == ForkDeck::Same && !game.is_over()) {
        return tl::unexpected(Error{
            ErrorCode::NotOver, "the same deck would show the tiles of a game that still runs"});
    }
    return {};
}

}  // namespace

AsyncResult<CreatedRoom> StoreLobby::create(protocol::CreateRoom request, std::string maker) {
    const auto plan = [&]() -> AsyncResult<RoomState> {
        auto room = new_room(request, catalogue_[request.setup.mode], services_.clock.now_ms());
        room.maker = maker;
        co_return room;
    };
    co_return co_await found(plan);
}

AsyncResult<CreatedRoom> StoreLobby::fork(std::string room, protocol::Fork request, Reader reader) {
    const work::Key key(reader.address, room);
    const auto actor = co_await find_actor(std::move(room), std::move(reader.address));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState original = co_await (*actor)->state();
    const auto allowed = check_reader(original, reader.token);
    if (!allowed) co_return tl::unexpected(allowed.error());
    const auto copy = [&]() -> protocol::Result<RoomState> {
        return check_fork(original, request).map([&] {
            RoomState made = new_fork(original, request, services_.clock.now_ms());
            made.maker = key.address;
            return made;
        });
    };
    const auto plan = [&] { return on_worker(services_.workers, key, copy); };
    co_return co_await found(plan);
}

AsyncResult<CreatedRoom> StoreLobby::import_game(std::string file, std::string address) {
    const work::Key key(std::move(address), {});
    const auto replay = [this, &file, &key] {
        return import_room(file).map([&key](RoomState made) {
            made.maker = key.address;
            return made;
        });
    };
    const auto plan = [&] { return on_worker(services_.workers, key, replay); };
    co_return co_await found(plan);
}

protocol::Result<RoomState> StoreLobby::import_room(const std::string& text) const {
    return protocol::decode_game_file(text).and_then([this](const auto& file) {
        return replay_file(file, catalogue_)
            .map_error(
                [&file](const std::string& fault) { return unplayable(file.game_id, fault); })
            .map([this, &file](const auto& game) {
                return imported_room(file, game, new_room_id(), services_.clock.now_ms());
            });
    });
}

template <class Plan>
AsyncResult<CreatedRoom> StoreLobby::found(Plan plan) {
    if (services_.notices.is_draining()) co_return tl::unexpected(draining());
    std::string owner_token = new_token();
    RoomState state;
    store::Result<void> stored;
    do {
        auto planned = co_await plan();
        if (!planned) co_return tl::unexpected(planned.error());
        state = std::move(*planned);
        state.owner_token = token_hash(owner_token);
        stored = co_await store_new(state);
    } while (!stored && stored.error() == store::Failure::Conflict);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    CreatedRoom created{room_document(state), std::move(owner_token)};
    auto actor = std::make_shared<RoomActor>(executor_, services_, std::move(state));
    const auto put = [this, actor = std::move(actor)] { return shelve(actor); };
    const auto shelved = co_await call_on(strand_, put);
    co_return shelved.map([&created](const auto&) { return std::move(created); });
}

asio::awaitable<store::Result<void>> StoreLobby::store_new(const RoomState& room) {
    if (!room.game) co_return co_await services_.store.create_room(room_record(room));
    store::StartGame start = start_game(room, room.game->entries().all());
    if (room.game->is_over()) start.end = game_end(*room.game, services_.clock.now_ms());
    store::CreatePlayingRoom request{room_record(room), std::move(start)};
    co_return co_await services_.store.create_playing_room(std::move(request));
}

}  // namespace mistward::rooms
