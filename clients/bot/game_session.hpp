#pragma once

#include "clients/bot/player.hpp"
#include "clients/bot/seat.hpp"
#include "clients/bot/thinking_seat.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>

namespace mistward::bot {

namespace asio = boost::asio;

/// How a session takes its time.
struct Pace {
    std::chrono::milliseconds think{0};  ///< before each decision
    std::chrono::seconds patience{60};   ///< with a server out of reach
};

/// Who thinks for a seat, and on which threads; nobody: it decides at random.
struct Thinking {
    std::shared_ptr<Thinker> thinker = nullptr;
    asio::any_io_executor threads = {};
};

/// Plays one seat until the game has ended, over as many connections as it takes. Throws `Refused`
/// if the server does not let it play, if whoever thinks cannot go on, or if the server was out of
/// reach for longer than its patience.
asio::awaitable<Ending> play(Server server, Seat seat, Pace pace, Thinking thinking = {});

}  // namespace mistward::bot
