#include "server/service/lobby_board.hpp"
#include "server/service/room_write.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How the lobby keeps a room from being used while it is removed, and removes one that nobody can
// use.

asio::awaitable<bool> StoreLobby::shut_out(std::string room) {
    const auto take_out = [this, room] {
        if (stopping_ || loads_.contains(room) || shut_out_.contains(room) || !shelf_.drop(room)) {
            return false;
        }
        constexpr auto kNever = asio::steady_timer::time_point::max();
        shut_out_.emplace(room, std::make_shared<asio::steady_timer>(strand_, kNever));
        return true;
    };
    const bool is_out = co_await call_on(strand_, take_out);
    if (!is_out) co_return false;
    const auto lease = co_await services_.store.claim(room);
    if (lease && lease->own) co_return true;
    co_await let_in(std::move(room));
    co_return false;
}

AsyncResult<protocol::Json> StoreLobby::close_unreadable(std::string id) {
    const auto claimed = co_await claim(id);
    if (!claimed) co_return tl::unexpected(claimed.error());
    auto found = co_await services_.store.find_room(id);
    auto stored = looked_up(std::move(found), room_not_found(id));
    if (!stored) co_return tl::unexpected(stored.error());
    store::RoomSummary& summary = stored->summary;
    summary.room.status = protocol::name(protocol::RoomStatus::Closed);
    StoreRequest row = summary.room;
    const auto written = co_await write_rows(services_, std::move(row));
    if (!written) co_return tl::unexpected(written.error());
    release(id);
    if (services_.board) services_.board->touch();
    co_return document(summary);
}

asio::awaitable<void> StoreLobby::let_in(std::string room) {
    return call_on(strand_, [this, room = std::move(room)] {
        // It is at work nowhere, so no node is to count it.
        release(room);
        shut_out_.extract(room).mapped()->cancel();
    });
}

}  // namespace mistward::rooms
