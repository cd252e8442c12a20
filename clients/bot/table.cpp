#include "clients/bot/table.hpp"

#include "clients/bot/game_session.hpp"
#include "clients/bot/room_api.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <random>

namespace mistward::bot {
namespace {

std::string seat_name(const BotOptions& options, unsigned index) {
    return options.bots == 1 ? options.name : options.name + " " + std::to_string(index + 1);
}

asio::awaitable<std::vector<Seat>> take_seats(const BotOptions& options, const std::string& room) {
    std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
    std::vector<Seat> seats;
    for (unsigned i = 0; i < options.bots; ++i) {
        Seat seat{.room = room, .name = seat_name(options, i), .token = {}, .seed = seed++};
        seat.token = co_await take_seat(options.server, room, seat.name);
        spdlog::info("{} sits in room {}", seat.name, room);
        seats.push_back(std::move(seat));
    }
    co_return seats;
}

/// Plays all seats at once; the first that cannot be played ends the others.
asio::awaitable<std::vector<Ending>> play_all(const BotOptions& options, std::vector<Seat> seats) {
    const auto executor = co_await asio::this_coro::executor;
    const auto one = [&](Seat seat) {
        return asio::co_spawn(
            executor, play(options.server, std::move(seat), Pace{options.think, options.patience}),
            asio::deferred);
    };
    std::vector<decltype(one(Seat{}))> games;
    for (Seat& seat : seats) games.push_back(one(std::move(seat)));
    auto [order, errors, endings] =
        co_await asio::experimental::make_parallel_group(std::move(games))
            .async_wait(asio::experimental::wait_for_one_error(), asio::use_awaitable);
    for (const std::size_t index : order) {
        if (errors[index]) std::rethrow_exception(errors[index]);
    }
    co_return endings;
}

}  // namespace

asio::awaitable<std::vector<Ending>> sit_and_play(BotOptions options) {
    std::string room = options.room;
    if (options.create) {
        const unsigned seats = options.seats.value_or(options.bots);
        const CreatedRoom created =
            co_await create_room(options.server, options.name, options.level, seats);
        room = created.id;
        spdlog::info("created room {}", room);
    }
    std::vector<Seat> seats = co_await take_seats(options, room);
    if (options.start) co_await start(options.server, room, seats.front().token);
    co_return co_await play_all(options, std::move(seats));
}

}  // namespace mistward::bot
