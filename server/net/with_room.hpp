#pragma once

#include "server/net/request_reading.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

#include <string>
#include <utility>

namespace mistward::net {

/// Finds the room that the path names, then lets `answer` speak for it.
template <class Speak>
Answer with_room(rooms::Lobby& lobby, std::string id, const Request& request, Speak answer) {
    const auto room = co_await lobby.find(std::move(id), reader_of(request).address);
    if (!room) co_return tl::unexpected(room.error());
    co_return co_await answer(*room);
}

}  // namespace mistward::net
