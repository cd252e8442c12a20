#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/room_elsewhere.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/unreadable.hpp"
#include "server/work/begin.hpp"
#include "server/work/hop.hpp"
#include "server/work/wait.hpp"

namespace mistward::rooms {

// How the lobby finds a room: on its shelf, or by loading it from its log.

namespace {

using protocol::ErrorCode;

protocol::Error stopping_error() {
    return {ErrorCode::StorageUnavailable, "the server is stopping; nothing changed"};
}

protocol::Result<store::StoredRoom> check_open(store::StoredRoom stored) {
    const store::RoomRecord& room = stored.summary.room;
    if (room.status != protocol::name(protocol::RoomStatus::Closed)) return stored;
    return tl::unexpected(room_closed(room.id));
}

protocol::Error aside_error() {
    return {ErrorCode::StorageUnavailable,
            "this server has lost touch with the database; nothing changed"};
}

protocol::Error not_loaded(const std::string& id) {
    return {ErrorCode::Internal, "the room cannot be read from its log", {{"room", id}}};
}

std::optional<std::string> game_of(const store::StoredRoom& stored) {
    return stored.summary.game ? std::optional(stored.summary.game->id) : std::nullopt;
}

/// For whoever asks, and for the host.
protocol::Error told_unreadable(const store::StoredRoom& stored, const Fault& fault) {
    const std::string& id = stored.summary.room.id;
    log::error("room {} cannot be read from its log: {}", id, fault.why);
    return unreadable(fault, game_of(stored), id);
}

protocol::Result<void> check_own(const store::Result<store::Lease>& lease, const std::string& id) {
    if (!lease) return tl::unexpected(storage_error(lease.error()));
    if (!lease->is_of_a_room) return tl::unexpected(room_not_found(id));
    if (!lease->own) return tl::unexpected(room_elsewhere(id));
    return {};
}

}  // namespace

protocol::Error room_not_found(const std::string& id) {
    return {ErrorCode::RoomNotFound, "no room has the id \"" + id + "\"", {{"room", id}}};
}

StoreLobby::Load::Load(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

AsyncResult<std::shared_ptr<Room>> StoreLobby::find(std::string id, std::string address) {
    auto found = co_await find_actor(std::move(id), std::move(address));
    co_return std::move(found);
}

asio::awaitable<StoreLobby::Found> StoreLobby::find_actor(std::string id, std::string address) {
    return on(strand_, finding(std::move(id), std::move(address)));
}

asio::awaitable<StoreLobby::Found> StoreLobby::finding(std::string id, std::string address) {
    for (auto shut = shut_out_.find(id); shut != shut_out_.end(); shut = shut_out_.find(id)) {
        const auto let_in = shut->second;
        co_await work::wait(*let_in);
    }
    if (const auto open = check_open_to_all(); !open) co_return tl::unexpected(open.error());
    if (auto room = shelf_.find(id)) co_return room;
    if (const auto under_way = loads_.find(id); under_way != loads_.end()) {
        const auto load = under_way->second;
        co_await work::wait(load->done);
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
        if (const auto claimed = co_await claim(id); !claimed) {
            co_return tl::unexpected(claimed.error());
        }
        const std::uint64_t secrets = secrets_ended_;
        auto state = co_await restore_room(id, std::move(address));
        Found room = std::move(state).and_then([this](RoomState restored) {
            return shelve(std::make_shared<RoomActor>(executor_, services_, std::move(restored)));
        });
        if (room && secrets != secrets_ended_) co_await heed_in(*room);
        co_return room;
    } catch (const std::exception& error) {
        log::error("room {} cannot be read from its log: {}", id, error.what());
    }
    co_return tl::unexpected(not_loaded(id));
}

AsyncResult<RoomState> StoreLobby::restore_room(std::string id, std::string address) {
    auto stored = co_await services_.store.find_room(id);
    auto open = looked_up(std::move(stored), room_not_found(id)).and_then(check_open);
    if (!open) co_return tl::unexpected(open.error());
    work::Key key(std::move(address), id);
    const auto tiles = co_await tiles_of(*open, key);
    if (!tiles) co_return tl::unexpected(tiles.error());
    const auto restore_it = [this, &room = *open, &tiles = *tiles] {
        return restored(room, tiles);
    };
    co_return co_await on_worker(services_.workers, std::move(key), restore_it);
}

AsyncResult<std::optional<GameTiles>> StoreLobby::tiles_of(const store::StoredRoom& stored,
                                                           work::Key key) {
    const auto& game = stored.summary.game;
    const auto wanted = game ? wanted_tiles(*game) : std::nullopt;
    if (!wanted) co_return std::nullopt;
    auto found = co_await find_tiles(services_, tiles_, *wanted, std::move(key));
    const auto fault = found ? std::nullopt : fault_of_tiles(found.error());
    if (!fault) co_return std::move(found);
    co_return tl::unexpected(told_unreadable(stored, *fault));
}

protocol::Result<RoomState> StoreLobby::restored(const store::StoredRoom& stored,
                                                 const std::optional<GameTiles>& tiles) const {
    return restore(stored, *tiles_.catalogue(), tiles).map_error([&stored](const Fault& fault) {
        return told_unreadable(stored, fault);
    });
}

/// Looks before it claims, which is a write.
AsyncResult<void> StoreLobby::claim(const std::string& id) {
    const auto seen = co_await services_.store.lease(id);
    if (const auto own = check_own(seen, id); !own) co_return own;
    const auto lease = co_await services_.store.claim(id);
    co_return check_own(lease, id);
}

void StoreLobby::release(std::string id) {
    if (!services_.store.is_shared()) return;
    work::begin(strand_, services_.store.release(std::move(id)));
}

protocol::Result<void> StoreLobby::check_open_to_all() const {
    if (stopping_) return tl::unexpected(stopping_error());
    if (aside_ || !services_.store.tenure().lasts()) return tl::unexpected(aside_error());
    return {};
}

StoreLobby::Found StoreLobby::shelve(std::shared_ptr<RoomActor> room) {
    if (const auto open = check_open_to_all(); !open) return tl::unexpected(open.error());
    for (std::string& left : shelf_.put(room->id(), room)) release(std::move(left));
    room->wake();
    return room;
}

}  // namespace mistward::rooms
