#include "server/service/store_lobby.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How the lobby keeps a room from being used while it is removed.

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

}  // namespace mistward::rooms
