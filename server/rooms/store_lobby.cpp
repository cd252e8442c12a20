#include "server/rooms/store_lobby.hpp"

#include "server/rooms/clock.hpp"
#include "server/rooms/effects.hpp"
#include "server/rooms/hop.hpp"
#include "server/rooms/records.hpp"
#include "server/rooms/storage_error.hpp"

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

protocol::Error not_found(const std::string& id) {
    return refuse(ErrorCode::RoomNotFound, "no room has the id \"" + id + "\"", {{"room", id}});
}

protocol::Error unreadable(const std::string& id) {
    return refuse(ErrorCode::Internal, "the room cannot be read from its log", {{"room", id}});
}

RoomState new_room(const protocol::CreateRoom& request, const std::string& owner_token,
                   const GameTiles& tiles) {
    RoomState room;
    room.id = new_room_id();
    room.name = request.name;
    room.setup = request.setup;
    room.visibility = request.visibility;
    room.owner_token = token_hash(owner_token);
    room.created_ms = now_ms();
    room.tiles = tiles;
    room.seats.resize(request.seats);
    return room;
}

}  // namespace

StoreLobby::Load::Load(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

StoreLobby::StoreLobby(asio::any_io_executor executor, store::Store& store, TileCatalogue catalogue,
                       std::size_t rooms_in_memory)
    : executor_(std::move(executor)),
      strand_(asio::make_strand(executor_)),
      store_(store),
      catalogue_(std::move(catalogue)),
      shelf_(rooms_in_memory) {}

// Creating

AsyncResult<CreatedRoom> StoreLobby::create(protocol::CreateRoom request) {
    std::string owner_token = new_token();
    auto state = co_await store_new_room(std::move(request), owner_token);
    if (!state) {
        co_return tl::unexpected(state.error());
    }
    const std::string id = state->id;
    protocol::Json document = room_document(*state);
    auto actor = std::make_shared<RoomActor>(executor_, store_, std::move(*state));
    const auto shelved = co_await on(strand_, shelve(id, std::move(actor)));
    if (!shelved) {
        co_return tl::unexpected(shelved.error());
    }
    co_return CreatedRoom{std::move(document), std::move(owner_token)};
}

AsyncResult<RoomState> StoreLobby::store_new_room(protocol::CreateRoom request,
                                                  std::string owner_token) {
    for (;;) {
        RoomState state = new_room(request, owner_token, catalogue_[request.setup.mode]);
        const auto stored = co_await store_.create_room(room_record(state));
        if (stored) {
            co_return state;
        }
        if (stored.error() != store::Failure::Conflict) {
            co_return tl::unexpected(storage_error(stored.error()));
        }
    }
}

asio::awaitable<StoreLobby::Found> StoreLobby::shelve(std::string id,
                                                      std::shared_ptr<RoomActor> room) {
    if (stopping_) {
        co_return tl::unexpected(stopping_error());
    }
    shelf_.put(id, room);
    co_return room;
}

// Listing

AsyncResult<protocol::Json> StoreLobby::list() {
    const auto rooms = co_await store_.listed_rooms(kListedRooms);
    if (!rooms) {
        co_return tl::unexpected(storage_error(rooms.error()));
    }
    protocol::Json documents = protocol::Json::array();
    for (const store::RoomSummary& summary : *rooms) {
        const auto room = co_await on(strand_, in_memory(summary.room.id));
        if (room) {
            documents.push_back(co_await room->document());
        } else {
            documents.push_back(stored_document(summary, catalogue_));
        }
    }
    co_return documents;
}

asio::awaitable<std::shared_ptr<RoomActor>> StoreLobby::in_memory(std::string id) {
    co_return shelf_.find(id);
}

// Finding

AsyncResult<std::shared_ptr<Room>> StoreLobby::find(std::string id) {
    auto found = co_await on(strand_, finding(std::move(id)));
    if (!found) {
        co_return tl::unexpected(found.error());
    }
    co_return std::shared_ptr<Room>(std::move(*found));
}

asio::awaitable<StoreLobby::Found> StoreLobby::finding(std::string id) {
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
    load->found = co_await this->load(id);
    loads_.erase(id);
    load->done.cancel();
    co_return load->found;
}

asio::awaitable<StoreLobby::Found> StoreLobby::load(std::string id) {
    // The fold takes its time, so it does not run on the lobby's strand.
    auto state = co_await on(executor_, restore_room(id));
    if (!state) {
        co_return tl::unexpected(state.error());
    }
    auto room = std::make_shared<RoomActor>(executor_, store_, std::move(*state));
    co_return co_await shelve(id, std::move(room));
}

AsyncResult<RoomState> StoreLobby::restore_room(std::string id) {
    try {
        const auto stored = co_await store_.find_room(id);
        if (!stored) {
            co_return tl::unexpected(storage_error(stored.error()));
        }
        if (!*stored) {
            co_return tl::unexpected(not_found(id));
        }
        auto state = restore(**stored, catalogue_);
        if (state) {
            co_return std::move(*state);
        }
        spdlog::error("room {} cannot be read from its log: {}", id, state.error());
    } catch (const std::exception& error) {
        spdlog::error("room {} cannot be read from its log: {}", id, error.what());
    }
    co_return tl::unexpected(unreadable(id));
}

// Readiness

AsyncResult<void> StoreLobby::ready() {
    const bool stopping = co_await on(strand_, is_stopping());
    if (stopping) {
        co_return tl::unexpected(not_ready("stopping", "the server is stopping"));
    }
    const auto probed = co_await store_.probe();
    if (!probed) {
        co_return tl::unexpected(not_ready("storage", "the log cannot be written"));
    }
    co_return protocol::Result<void>();
}

asio::awaitable<bool> StoreLobby::is_stopping() { co_return stopping_; }

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

std::unique_ptr<Lobby> make_lobby(asio::any_io_executor executor, store::Store& store,
                                  TileCatalogue catalogue, std::size_t rooms_in_memory) {
    return std::make_unique<StoreLobby>(std::move(executor), store, std::move(catalogue),
                                        rooms_in_memory);
}

}  // namespace mistward::rooms
