#pragma once

#include "clients/bot/bot_options.hpp"
#include "clients/bot/player.hpp"

#include <boost/asio/awaitable.hpp>

#include <vector>

namespace mistward::bot {

/// Creates the room if asked to, takes the seats, starts the game if asked to, and plays every seat
/// until the game has ended. The value is how each seat saw it end. Throws `Refused`, or
/// `boost::system::system_error` if the server cannot be reached at the beginning.
boost::asio::awaitable<std::vector<Ending>> sit_and_play(BotOptions options);

}  // namespace mistward::bot
