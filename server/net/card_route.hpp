#pragma once

#include "protocol/json.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"
#include "server/work/worker_pool.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::net {

/// `GET /api/v1/rooms/{room}/card.jpg`: the board as a picture, for those who show links. Workers
/// draw it; those drawn last are kept. Lobby and workers outlive the router.
void add_card_route(Router& router, rooms::Lobby& lobby, work::WorkerPool& workers);

/// The path under which the room has its picture now: another one after each move, for those who
/// show links keep what they have fetched. Nothing if there is no picture of this ROOM of the guide
/// at that seq.
std::optional<std::string> card_path(const protocol::Json& room, std::uint64_t seq);

}  // namespace mistward::net
