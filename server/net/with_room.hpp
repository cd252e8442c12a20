#pragma once

#include "server/net/request_reading.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

#include <string>
#include <utility>

namespace mistward::net {

inline Outcome refuse(const protocol::Error& error) { return problem_response(error); }

/// Finds the room that the path names, then lets `answer` speak for it.
template <class Answer>
asio::awaitable<Outcome> with_room(rooms::Lobby& lobby, std::string id, const Request& request,
                                   Answer answer) {
    const auto room = co_await lobby.find(std::move(id), reader_of(request).address);
    if (!room) co_return refuse(room.error());
    co_return co_await answer(*room);
}

}  // namespace mistward::net
