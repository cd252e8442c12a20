#include "server/service/store_lobby.hpp"

#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/notices.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/work/hop.hpp"
#include "server/work/strand.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

protocol::Error not_ready(std::string_view reason, std::string message) {
    return {protocol::ErrorCode::NotReady, std::move(message), {{"reason", reason}}};
}

}  // namespace

StoreLobby::StoreLobby(asio::any_io_executor executor, const Services& services, TileShelf& tiles,
                       std::size_t rooms_in_memory)
    : executor_(std::move(executor)),
      strand_(strand_over(executor_)),
      services_(services),
      tiles_(tiles),
      shelf_(rooms_in_memory) {}

asio::awaitable<std::shared_ptr<RoomActor>> StoreLobby::find_in_memory(std::string id) {
    return call_on(strand_, [this, id = std::move(id)] { return shelf_.find(id); });
}

asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::all_in_memory() {
    return call_on(strand_, [this] { return shelf_.all(); });
}

// Readiness

AsyncResult<void> StoreLobby::ready() {
    const auto is_stopping = [this] { return stopping_; };
    const bool stopping = co_await call_on(strand_, is_stopping);
    if (stopping) co_return tl::unexpected(not_ready("stopping", "the server is stopping"));
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(not_ready("draining", "the server will stop soon"));
    }
    const auto probed = co_await services_.store.probe();
    if (probed) co_return protocol::Result<void>();
    co_return tl::unexpected(
        not_ready("storage", services_.store.fault().value_or("the log cannot be written")));
}

asio::awaitable<void> StoreLobby::wake_rooms() {
    const auto ids = co_await services_.store.restless_rooms();
    if (!ids) {
        log::error("the rooms with running clocks cannot be found: {}", name(ids.error()));
        co_return;
    }
    for (const std::string& id : *ids) co_await find(id);
    log::info("{} rooms go on by themselves", ids->size());
}

// Stopping

asio::awaitable<void> StoreLobby::shut_down() {
    const auto stop = [this] {
        stopping_ = true;
        return shelf_.all();
    };
    for (const auto& room : co_await call_on(strand_, stop)) {
        co_await room->close("the server is stopping");
    }
    const auto released = co_await services_.store.release_all();
    if (!released) log::info("other servers get the rooms a little later");
}

asio::awaitable<void> StoreLobby::step_aside() {
    const auto leave = [this] {
        aside_ = true;
        auto rooms = shelf_.all();
        shelf_.clear();
        return rooms;
    };
    const auto rooms = co_await call_on(strand_, leave);
    for (const auto& room : rooms) room->abandon("the room goes on at another server");
    log::warn("{} rooms are left to other servers", rooms.size());
}

asio::awaitable<bool> StoreLobby::come_back() {
    const auto released = co_await services_.store.release_all();
    if (!released) co_return false;
    const auto open_again = [this] { return std::exchange(aside_, false); };
    co_await call_on(strand_, open_again);
    co_await wake_rooms();
    co_return true;
}

asio::awaitable<std::size_t> StoreLobby::give_up_idle(std::size_t most) {
    const auto leave = [this, most] {
        auto left = shelf_.drop_idle(most);
        for (const std::string& room : left) release(room);
        return left.size();
    };
    co_return co_await call_on(strand_, leave);
}

}  // namespace mistward::rooms
