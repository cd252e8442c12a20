#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/work/hop.hpp"

#include <boost/asio/as_tuple.hpp>

namespace mistward::rooms {

// How the lobby finds a room: on its shelf, or by loading it from its log.

namespace {

using protocol::ErrorCode;

protocol::Error stopping_error() {
    return {ErrorCode::StorageUnavailable, "the server is stopping; nothing changed"};
}

protocol::Error unreadable(const std::string& id) {
    return {ErrorCode::Internal, "the room cannot be read from its log", {{"room", id}}};
}

}  // namespace

protocol::Error room_not_found(const std::string& id) {
    return {ErrorCode::RoomNotFound, "no room has the id \"" + id + "\"", {{"room", id}}};
}

StoreLobby::Load::Load(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

AsyncResult<std::shared_ptr<Room>> StoreLobby::find(std::string id, std::string address) {
    auto found = co_await find_actor(std::move(id), std::move(address));
    if (!found) co_return tl::unexpected(found.error());
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
    if (stopping_) co_return tl::unexpected(stopping_error());
    if (auto room = shelf_.find(id)) co_return room;
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

// Whatever is thrown on the way is an answer: others wait for this load.
asio::awaitable<StoreLobby::Found> StoreLobby::load(std::string id, std::string address) {
    try {
        auto state = co_await restore_room(id, std::move(address));
        if (!state) co_return tl::unexpected(state.error());
        auto room = std::make_shared<RoomActor>(executor_, services_, std::move(*state));
        co_return co_await shelve(id, std::move(room));
    } catch (const std::exception& error) {
        log::error("room {} cannot be read from its log: {}", id, error.what());
    }
    co_return tl::unexpected(unreadable(id));
}

AsyncResult<RoomState> StoreLobby::restore_room(std::string id, std::string address) {
    auto found = co_await services_.store.find_room(id);
    if (!found) co_return tl::unexpected(storage_error(found.error()));
    if (!*found) co_return tl::unexpected(room_not_found(id));
    if ((*found)->summary.room.status == protocol::name(protocol::RoomStatus::Closed)) {
        co_return tl::unexpected(room_closed(id));
    }
    const auto make = [this, stored = std::move(**found)] { return restored(stored); };
    work::Key key(std::move(address), id);
    co_return co_await on_worker(services_.workers, std::move(key), make);
}

protocol::Result<RoomState> StoreLobby::restored(const store::StoredRoom& stored) const {
    auto state = restore(stored, catalogue_);
    if (state) return std::move(*state);
    const std::string& id = stored.summary.room.id;
    log::error("room {} cannot be read from its log: {}", id, state.error());
    return tl::unexpected(unreadable(id));
}

asio::awaitable<StoreLobby::Found> StoreLobby::shelve(std::string id,
                                                      std::shared_ptr<RoomActor> room) {
    if (stopping_) co_return tl::unexpected(stopping_error());
    shelf_.put(id, room);
    room->wake();
    co_return room;
}

}  // namespace mistward::rooms
