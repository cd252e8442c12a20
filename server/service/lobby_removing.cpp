#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How the lobby keeps a room from being used while it is removed.

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

asio::awaitable<void> StoreLobby::let_in(std::string room) {
    return call_on(strand_,
                   [this, room = std::move(room)] { shut_out_.extract(room).mapped()->cancel(); });
}

}  // namespace mistward::rooms
