#pragma once

#include "clients/bot/room_api.hpp"
#include "clients/bot/seat.hpp"
#include "clients/bot/thinker.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <memory>

namespace mistward::bot {

/// The thinker of a seat, kept up with the room by what the server says. Its thoughts run on
/// threads of their own, so that the connection stays alive meanwhile. One coroutine uses it.
class ThinkingSeat {
public:
    ThinkingSeat(std::shared_ptr<Thinker> thinker, asio::any_io_executor threads)
        : thinker_(std::move(thinker)), threads_(std::move(threads)) {}

    /// Tells the thinker what a message of the server says of the game, after the seat's `Player`
    /// has taken it and knows the seat's number; reads the log if the beginning was missed. Throws
    /// `Refused` if the game cannot be followed.
    asio::awaitable<void> keep_up(Server server, Seat seat, std::uint64_t number,
                                  const Json& message);

    /// What the thinker decides now, as the id of the decision.
    asio::awaitable<std::string> decide();

    /// The game is over.
    asio::awaitable<void> end();

private:
    asio::awaitable<void> begin(Server server, Seat seat, std::uint64_t number, Json welcome);
    asio::awaitable<void> follow(std::string decision);

    std::shared_ptr<Thinker> thinker_;
    asio::any_io_executor threads_;
    std::string game_id_;  ///< of the game that the thinker follows
};

}  // namespace mistward::bot
