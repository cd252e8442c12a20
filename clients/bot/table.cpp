#include "clients/bot/table.hpp"

#include "clients/bot/room_api.hpp"
#include "clients/bot/thinking_thread.hpp"
#include "companion/players/make_player.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>

#include <exception>
#include <random>

namespace mistward::bot {
namespace {

std::string seat_name(const BotOptions& options, unsigned index) {
    return options.bots == 1 ? options.name : options.name + " " + std::to_string(index + 1);
}

asio::awaitable<std::vector<Guest>> take_seats(const BotOptions& options, Server server,
                                               const std::string& room) {
    std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
    std::vector<Guest> guests;
    for (unsigned i = 0; i < options.bots; ++i) {
        Seat seat{.room = room, .name = seat_name(options, i), .token = {}, .seed = seed++};
        seat.token = co_await take_seat(server, room, seat.name);
        spdlog::info("{} sits in room {}", seat.name, room);
        guests.push_back({std::move(seat), options.play});
    }
    co_return guests;
}

std::shared_ptr<Thinker> thinker_of(const players::Recipe& recipe) {
    auto player = players::make_player(recipe, {});
    if (!player) throw Refused(player.error());
    return std::make_shared<Thinker>(std::move(*player));
}

asio::awaitable<Ending> play_one(Server server, Guest guest, Pace pace,
                                 asio::any_io_executor threads) {
    Thinking thinking{.thinker = nullptr, .threads = threads};
    // Who decides at random needs no game to think about: what is legal is told.
    if (guest.player.kind != players::PlayerKind::Random) {
        auto work = [recipe = guest.player] { return thinker_of(recipe); };
        thinking.thinker = co_await on_thread(threads, std::move(work));
    }
    co_return co_await play(std::move(server), std::move(guest.seat), pace, std::move(thinking));
}

[[noreturn]] void throw_failed(std::size_t seat, const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const Refused& error) {
        throw SeatFailed(seat, error.what());
    }
}

}  // namespace

asio::awaitable<std::vector<Ending>> play_all(Server server, std::vector<Guest> guests, Pace pace,
                                              asio::any_io_executor threads) {
    const auto executor = co_await asio::this_coro::executor;
    const auto one = [&](Guest guest) {
        return asio::co_spawn(executor, play_one(server, std::move(guest), pace, threads),
                              asio::deferred);
    };
    std::vector<decltype(one(Guest{}))> games;
    for (Guest& guest : guests) games.push_back(one(std::move(guest)));
    auto [order, errors, endings] =
        co_await asio::experimental::make_parallel_group(std::move(games))
            .async_wait(asio::experimental::wait_for_one_error(), asio::use_awaitable);
    for (const std::size_t index : order) {
        if (errors[index]) throw_failed(index, errors[index]);
    }
    co_return endings;
}

asio::awaitable<std::vector<Ending>> sit_and_play(BotOptions options, Server server,
                                                  asio::any_io_executor threads) {
    std::string room = options.room;
    if (options.create) {
        Json wish{{"name", options.name},
                  {"game", "mists"},
                  {"level", options.level},
                  {"seats", options.seats.value_or(options.bots)}};
        const CreatedRoom created = co_await create_room(server, std::move(wish));
        room = created.id;
        spdlog::info("created room {}", room);
    }
    std::vector<Guest> guests = co_await take_seats(options, server, room);
    if (options.start) co_await start(server, room, guests.front().seat.token);
    const Pace pace{options.think, options.patience};
    co_return co_await play_all(server, std::move(guests), pace, threads);
}

}  // namespace mistward::bot
