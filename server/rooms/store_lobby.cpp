#include "server/rooms/store_lobby.hpp"

#include "server/rooms/clock.hpp"
#include "server/rooms/effects.hpp"
#include "server/rooms/fork.hpp"
#include "server/rooms/game_file.hpp"
#include "server/rooms/hop.hpp"
#include "server/rooms/notices.hpp"
#include "server/rooms/on_worker.hpp"
#include "server/rooms/records.hpp"
#include "server/rooms/storage_error.hpp"
#include "server/rooms/unknown_cursor.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/strand.hpp>

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;

constexpr std::size_t kListedRooms = 100;

protocol::Error stopping_error() {
    return refuse(ErrorCode::StorageUnavailable, "the server is stopping; nothing changed");
}

protocol::Error not_ready(std::string_view reason, std::string message) {
    return refuse(ErrorCode::NotReady, std::move(message), {{"reason", reason}});
}

protocol::Error unreadable(const std::string& id) {
    return refuse(ErrorCode::Internal, "the room cannot be read from its log", {{"room", id}});
}

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
    const auto deck = request.same_deck ? ForkDeck::Same : ForkDeck::Fresh;
    room.game = std::make_shared<const LoggedGame>(
        fork(game, {room.id, request.seq.value_or(game.seq()), deck, new_seed(), now_ms}));
    return room;
}

protocol::Result<void> check_fork(const RoomState& original, const protocol::Fork& request) {
    if (!original.game) {
        return tl::unexpected(refuse(ErrorCode::NotStarted, "the game has not started"));
    }
    const LoggedGame& game = *original.game;
    const std::uint64_t seq = request.seq.value_or(game.seq());
    if (seq > game.seq()) {
        return tl::unexpected(
            refuse(ErrorCode::InvalidMessage, "the log does not reach that seq yet",
                   {{"field", "seq"}, {"expected", "0 to " + std::to_string(game.seq())}}));
    }
    if (game.at(seq).outcome() != rules::Outcome::Undecided) {
        return tl::unexpected(refuse(ErrorCode::GameOver, "the game is over at that seq"));
    }
    if (request.same_deck && !game.is_over()) {
        return tl::unexpected(refuse(
            ErrorCode::NotOver, "the same deck would show the tiles of a game that still runs"));
    }
    return {};
}

}  // namespace

protocol::Error room_not_found(const std::string& id) {
    return refuse(ErrorCode::RoomNotFound, "no room has the id \"" + id + "\"", {{"room", id}});
}

StoreLobby::Load::Load(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

StoreLobby::StoreLobby(asio::any_io_executor executor, const Services& services,
                       TileCatalogue catalogue, std::size_t rooms_in_memory)
    : executor_(std::move(executor)),
      strand_(asio::make_strand(executor_)),
      services_(services),
      catalogue_(std::move(catalogue)),
      archive_(make_archive(services_, catalogue_)),
      oversight_(*this, services_),
      shelf_(rooms_in_memory) {}

// Creating

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
    if (!actor) {
        co_return tl::unexpected(actor.error());
    }
    const RoomState original = co_await (*actor)->state();
    if (const auto allowed = check_reader(original, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    const auto make = [&]() -> protocol::Result<RoomState> {
        return check_fork(original, request).map([&] {
            return new_fork(original, request, services_.clock.now_ms());
        });
    };
    const auto plan = [&] { return on_worker(services_.workers, key, make); };
    co_return co_await found(plan);
}

AsyncResult<CreatedRoom> StoreLobby::import_game(std::string file, std::string address) {
    const work::Key key(std::move(address), {});
    const auto make = [this, &file] { return import_room(file); };
    const auto plan = [&] { return on_worker(services_.workers, key, make); };
    co_return co_await found(plan);
}

protocol::Result<RoomState> StoreLobby::import_room(const std::string& text) const {
    const auto file = protocol::decode_game_file(text);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const auto game = replay_file(*file, catalogue_);
    if (!game) {
        return tl::unexpected(
            refuse(ErrorCode::InvalidGameFile,
                   "the file is not a game that can be played here: " + game.error(),
                   {{"game_id", file->game}, {"fault", game.error()}}));
    }
    return imported_room(*file, *game, new_room_id(), services_.clock.now_ms());
}

template <class Plan>
AsyncResult<CreatedRoom> StoreLobby::found(Plan plan) {
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(draining());
    }
    std::string owner_token = new_token();
    RoomState state;
    store::Result<void> stored;
    do {
        auto planned = co_await plan();
        if (!planned) {
            co_return tl::unexpected(planned.error());
        }
        state = std::move(*planned);
        state.owner_token = token_hash(owner_token);
        stored = co_await store_new(state);
    } while (!stored && stored.error() == store::Failure::Conflict);
    if (!stored) {
        co_return tl::unexpected(storage_error(stored.error()));
    }
    const std::string id = state.id;
    protocol::Json document = room_document(state);
    auto actor = std::make_shared<RoomActor>(executor_, services_, std::move(state));
    const auto shelved = co_await on(strand_, shelve(id, std::move(actor)));
    if (!shelved) {
        co_return tl::unexpected(shelved.error());
    }
    co_return CreatedRoom{std::move(document), std::move(owner_token)};
}

asio::awaitable<store::Result<void>> StoreLobby::store_new(const RoomState& room) {
    if (!room.game) {
        co_return co_await services_.store.create_room(room_record(room));
    }
    store::StartGame start = start_game(room, room.game->entries().all());
    if (room.game->is_over()) {
        start.end = game_end(*room.game, services_.clock.now_ms());
    }
    store::CreatePlayingRoom request{room_record(room), std::move(start)};
    co_return co_await services_.store.create_playing_room(std::move(request));
}

asio::awaitable<StoreLobby::Found> StoreLobby::shelve(std::string id,
                                                      std::shared_ptr<RoomActor> room) {
    if (stopping_) {
        co_return tl::unexpected(stopping_error());
    }
    shelf_.put(id, room);
    room->wake();
    co_return room;
}

// Listing

AsyncResult<protocol::Json> StoreLobby::list(protocol::RoomFilter filter) {
    return list_rooms(std::move(filter), Listed::Open);
}

AsyncResult<protocol::Json> StoreLobby::list_rooms(protocol::RoomFilter filter, Listed listed) {
    store::RoomFilter wanted{filter.status,           filter.game,   filter.level, filter.free,
                             listed == Listed::Every, filter.before, kListedRooms};
    const auto rooms = co_await services_.store.listed_rooms(std::move(wanted));
    if (!rooms) {
        co_return tl::unexpected(storage_error(rooms.error()));
    }
    if (rooms->empty() && filter.before) {
        if (const auto known = co_await check_cursor(*filter.before); !known) {
            co_return tl::unexpected(known.error());
        }
    }
    protocol::Json documents = protocol::Json::array();
    for (const store::RoomSummary& summary : *rooms) {
        const auto room = co_await find_in_memory(summary.room.id);
        if (room) {
            documents.push_back(co_await room->document());
        } else {
            documents.push_back(document(summary));
        }
    }
    co_return documents;
}

/// After a room that never was there is no page; an empty one would seem to be the last.
AsyncResult<void> StoreLobby::check_cursor(std::string id) const {
    const auto room = co_await services_.store.find_room(id);
    if (!room) {
        co_return tl::unexpected(storage_error(room.error()));
    }
    if (!*room) {
        co_return tl::unexpected(unknown_cursor("the id of a room"));
    }
    co_return protocol::Result<void>();
}

protocol::Json StoreLobby::document(const store::RoomSummary& summary) const {
    return stored_document(summary, catalogue_);
}

asio::awaitable<std::shared_ptr<RoomActor>> StoreLobby::find_in_memory(std::string id) {
    return on(strand_, in_memory(std::move(id)));
}

asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::all_in_memory() {
    return on(strand_, all());
}

asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::all() {
    co_return shelf_.all();
}

asio::awaitable<std::shared_ptr<RoomActor>> StoreLobby::in_memory(std::string id) {
    co_return shelf_.find(id);
}

// Finding

AsyncResult<std::shared_ptr<Room>> StoreLobby::find(std::string id, std::string address) {
    auto found = co_await find_actor(std::move(id), std::move(address));
    if (!found) {
        co_return tl::unexpected(found.error());
    }
    co_return std::shared_ptr<Room>(std::move(*found));
}

asio::awaitable<StoreLobby::Found> StoreLobby::find_actor(std::string id, std::string address) {
    return on(strand_, finding(std::move(id), std::move(address)));
}

asio::awaitable<StoreLobby::Found> StoreLobby::finding(std::string id, std::string address) {
    for (auto shut = shut_out_.find(id); shut != shut_out_.end(); shut = shut_out_.find(id)) {
        const auto let_in = shut->second;
        co_await let_in->async_wait(asio::as_tuple(asio::use_awaitable));
    }
    if (stopping_) {
        co_return tl::unexpected(stopping_error());
    }
    if (auto room = shelf_.find(id)) {
        co_return room;
    }
    if (const auto under_way = loads_.find(id); under_way != loads_.end()) {
        const auto load = under_way->second;
        co_await load->done.async_wait(asio::as_tuple(asio::use_awaitable));
        co_return load->found;
    }
    const auto load = std::make_shared<Load>(strand_);
    loads_.emplace(id, load);
    load->found = co_await this->load(id, std::move(address));
    loads_.erase(id);
    load->done.cancel();
    co_return load->found;
}

asio::awaitable<StoreLobby::Found> StoreLobby::load(std::string id, std::string address) {
    auto state = co_await restore_room(std::move(id), std::move(address));
    if (!state) {
        co_return tl::unexpected(state.error());
    }
    auto room = std::make_shared<RoomActor>(executor_, services_, std::move(*state));
    std::string name = room->id();
    co_return co_await shelve(std::move(name), std::move(room));
}

AsyncResult<RoomState> StoreLobby::restore_room(std::string id, std::string address) {
    try {
        auto found = co_await services_.store.find_room(id);
        if (!found) {
            co_return tl::unexpected(storage_error(found.error()));
        }
        if (!*found) {
            co_return tl::unexpected(room_not_found(id));
        }
        if ((*found)->summary.room.status == protocol::name(protocol::RoomStatus::Closed)) {
            co_return tl::unexpected(room_closed(id));
        }
        const auto make = [this, stored = std::move(**found)] { return restored(stored); };
        work::Key key(std::move(address), id);
        co_return co_await on_worker(services_.workers, std::move(key), make);
    } catch (const std::exception& error) {
        spdlog::error("room {} cannot be read from its log: {}", id, error.what());
    }
    co_return tl::unexpected(unreadable(id));
}

protocol::Result<RoomState> StoreLobby::restored(const store::StoredRoom& stored) const {
    auto state = restore(stored, catalogue_);
    if (state) {
        return std::move(*state);
    }
    const std::string& id = stored.summary.room.id;
    spdlog::error("room {} cannot be read from its log: {}", id, state.error());
    return tl::unexpected(unreadable(id));
}

// Removing

asio::awaitable<bool> StoreLobby::shut_out(std::string room) {
    return on(strand_, shutting_out(std::move(room)));
}

asio::awaitable<void> StoreLobby::let_in(std::string room) {
    co_await on(strand_, letting_in(std::move(room)));
}

asio::awaitable<bool> StoreLobby::shutting_out(std::string room) {
    if (stopping_ || loads_.contains(room) || shut_out_.contains(room) || !shelf_.drop(room)) {
        co_return false;
    }
    shut_out_.emplace(
        room, std::make_shared<asio::steady_timer>(strand_, asio::steady_timer::time_point::max()));
    co_return true;
}

asio::awaitable<bool> StoreLobby::letting_in(std::string room) {
    shut_out_.extract(room).mapped()->cancel();
    co_return true;
}

// Readiness

AsyncResult<void> StoreLobby::ready() {
    const bool stopping = co_await on(strand_, is_stopping());
    if (stopping) {
        co_return tl::unexpected(not_ready("stopping", "the server is stopping"));
    }
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(not_ready("draining", "the server will stop soon"));
    }
    const auto probed = co_await services_.store.probe();
    if (!probed) {
        co_return tl::unexpected(not_ready("storage", "the log cannot be written"));
    }
    co_return protocol::Result<void>();
}

asio::awaitable<bool> StoreLobby::is_stopping() { co_return stopping_; }

asio::awaitable<void> StoreLobby::wake_rooms() {
    const auto ids = co_await services_.store.restless_rooms();
    if (!ids) {
        spdlog::error("the rooms with running clocks cannot be found: {}", name(ids.error()));
        co_return;
    }
    for (const std::string& id : *ids) {
        co_await find(id);
    }
    spdlog::info("{} rooms go on by themselves", ids->size());
}

// Stopping

asio::awaitable<void> StoreLobby::shut_down() {
    for (const auto& room : co_await on(strand_, stop())) {
        co_await room->close("the server is stopping");
    }
}

asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::stop() {
    stopping_ = true;
    co_return shelf_.all();
}

std::unique_ptr<Lobby> make_lobby(asio::any_io_executor executor, const Services& services,
                                  TileCatalogue catalogue, std::size_t rooms_in_memory) {
    return std::make_unique<StoreLobby>(std::move(executor), services, std::move(catalogue),
                                        rooms_in_memory);
}

}  // namespace mistward::rooms
