#pragma once

#include "clients/bot/player.hpp"
#include "protocol/server_url.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <cstdint>
#include <string>

namespace mistward::bot {

namespace asio = boost::asio;
using protocol::ServerUrl;

/// The seat that a session plays for.
struct Seat {
    std::string room;  ///< the room's id
    std::string name;  ///< of the bot, for its log and its command ids
    std::string token;
    std::uint64_t seed = 0;
};

/// How a session takes its time.
struct Pace {
    std::chrono::milliseconds think{0};  ///< before each decision
    std::chrono::seconds patience{60};   ///< with a server out of reach
};

/// Plays one seat until the game has ended, over as many connections as it takes. Throws `Refused`
/// if the server does not let it play, or was out of reach for longer than its patience.
asio::awaitable<Ending> play(ServerUrl server, Seat seat, Pace pace);

}  // namespace mistward::bot
