#include "server/service/store_lobby.hpp"

#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/notices.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/work/hop.hpp"
#include "server/work/strand.hpp"

namespace mistward::rooms {

namespace {

protocol::Error not_ready(std::string_view reason, std::string message) {
    return {protocol::ErrorCode::NotReady, std::move(message), {{"reason", reason}}};
}

}  // namespace

StoreLobby::StoreLobby(asio::any_io_executor executor, const Services& services,
                       TileCatalogue catalogue, std::size_t rooms_in_memory)
    : executor_(std::move(executor)),
      strand_(strand_over(executor_)),
      services_(services),
      catalogue_(std::move(catalogue)),
      shelf_(rooms_in_memory) {}

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

// Readiness

AsyncResult<void> StoreLobby::ready() {
    const bool stopping = co_await on(strand_, is_stopping());
    if (stopping) co_return tl::unexpected(not_ready("stopping", "the server is stopping"));
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(not_ready("draining", "the server will stop soon"));
    }
    const auto probed = co_await services_.store.probe();
    if (!probed) co_return tl::unexpected(not_ready("storage", "the log cannot be written"));
    co_return protocol::Result<void>();
}

asio::awaitable<bool> StoreLobby::is_stopping() { co_return stopping_; }

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
    for (const auto& room : co_await on(strand_, stop())) {
        co_await room->close("the server is stopping");
    }
}

asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::stop() {
    stopping_ = true;
    co_return shelf_.all();
}

}  // namespace mistward::rooms
