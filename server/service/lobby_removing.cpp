#include "server/service/store_lobby.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How the lobby keeps a room from being used while it is removed.

asio::awaitable<bool> StoreLobby::shut_out(std::string room) {
    return call_on(strand_, [this, room = std::move(room)] {
        if (stopping_ || loads_.contains(room) || shut_out_.contains(room) || !shelf_.drop(room)) {
            return false;
        }
        constexpr auto kNever = asio::steady_timer::time_point::max();
        shut_out_.emplace(room, std::make_shared<asio::steady_timer>(strand_, kNever));
        return true;
    });
}

asio::awaitable<void> StoreLobby::let_in(std::string room) {
    return call_on(strand_,
                   [this, room = std::move(room)] { shut_out_.extract(room).mapped()->cancel(); });
}

}  // namespace mistward::rooms
