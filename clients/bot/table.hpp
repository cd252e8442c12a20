#pragma once

#include "clients/bot/bot_options.hpp"
#include "clients/bot/game_session.hpp"

#include <boost/asio/awaitable.hpp>

#include <vector>

namespace mistward::bot {

/// A seat that could not be played to the end, and why.
class SeatFailed : public Refused {
public:
    SeatFailed(std::size_t seat, const std::string& why) : Refused(why), seat_(seat) {}

    /// Its index among those that were played.
    std::size_t seat() const { return seat_; }

private:
    std::size_t seat_;
};

/// A seat, and who plays it.
struct Guest {
    Seat seat;
    players::Recipe player;
};

/// Plays all seats at once; the first that cannot be played ends the others. Engines think on
/// `threads`. Throws `SeatFailed`.
asio::awaitable<std::vector<Ending>> play_all(Server server, std::vector<Guest> guests, Pace pace,
                                              asio::any_io_executor threads);

/// Creates the room if asked to, takes the seats, starts the game if asked to, and plays every seat
/// until the game has ended. The value is how each seat saw it end. Throws `Refused`, or
/// `boost::system::system_error` if the server cannot be reached at the beginning.
asio::awaitable<std::vector<Ending>> sit_and_play(BotOptions options, Server server,
                                                  asio::any_io_executor threads);

}  // namespace mistward::bot
