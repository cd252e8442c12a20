#include "server/companion/pool.hpp"
#include "server/service/notices.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"
#include "server/work/worker_pool.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;

namespace asio = boost::asio;

namespace {

constexpr std::size_t kThreads = 4;
constexpr int kRooms = 12;
constexpr int kDecisions = 15;

class CountingSubscriber final : public rooms::Subscriber {
public:
    void deliver(rooms::Frame) override { ++frames; }
    void close(rooms::Goodbye, const std::string&) override { ++closed; }
    std::atomic<int> frames = 0;
    std::atomic<int> closed = 0;
};

asio::awaitable<std::shared_ptr<CountingSubscriber>> watch(rooms::Room& room, std::string token) {
    auto subscriber = std::make_shared<CountingSubscriber>();
    protocol::Hello hello;
    if (!token.empty()) hello.token = token;
    const rooms::listening::Attach attach{subscriber, hello};
    const auto attached = co_await room.ask(attach);
    CHECK(attached.has_value());
    co_return subscriber;
}

/// Plays alone, with a spectator coming and going; the last seq.
asio::awaitable<std::uint64_t> play(rooms::Lobby& lobby, std::string id, std::string token) {
    for (int i = 0; i < kDecisions; ++i) {
        const auto room = (co_await lobby.find(id)).value();
        const auto player = co_await watch(*room, token);
        const auto spectator = co_await watch(*room, "");
        const rooms::query::State state;
        const auto now = (co_await room->ask(state)).value();
        const Json legal = Json::parse(now.text).at("legal");
        if (legal.empty()) co_return now.seq;
        protocol::Decide decide;
        decide.id = "c" + std::to_string(i);
        decide.expect_seq = now.seq;
        decide.decision =
            legal.at(static_cast<std::size_t>(i * 5) % legal.size()).at("id").get<std::string>();
        const int before = spectator->frames;
        const rooms::SeatCommand command{player, decide};
        const auto seq = co_await room->ask(command);
        CHECK(seq.value() == now.seq + 1);
        CHECK(spectator->frames > before);
        for (const auto& listener : {spectator, player}) {
            const rooms::listening::Detach detach{listener};
            co_await room->ask(detach);
        }
    }
    const auto room = (co_await lobby.find(id)).value();
    const rooms::query::Seq query;
    co_return (co_await room->ask(query)).value();
}

asio::awaitable<void> open_and_play(rooms::Lobby& lobby) {
    protocol::CreateRoom request;
    request.name = "Busy";
    const auto created = (co_await lobby.create(request)).value();
    const std::string id = created.room.at("id");
    auto room = (co_await lobby.find(id)).value();
    protocol::TakeSeat seat;
    seat.name = "Ana";
    const rooms::command::TakeSeat sit{seat};
    const auto taken = (co_await room->ask(sit)).value();
    const rooms::command::Start start{taken.token};
    const auto started = co_await room->ask(start);
    CHECK(started.has_value());
    room.reset();
    const std::uint64_t seq = co_await play(lobby, id, taken.token);
    room = (co_await lobby.find(id)).value();
    rooms::LogPage page;
    std::ptrdiff_t lines = 0;
    do {
        const rooms::query::Log rest{page.last};
        page = (co_await room->ask(rest)).value();
        lines += std::count(page.text.begin(), page.text.end(), '\n');
    } while (!page.is_last());
    CHECK(lines == static_cast<std::ptrdiff_t>(seq));
    const auto listed = co_await lobby.list();
    CHECK(!listed.value().at("rooms").empty());
}

}  // namespace

TEST_CASE("many rooms play at once on several threads while others leave memory") {
    const TemporaryFolder folder;
    asio::thread_pool threads(kThreads);
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    constexpr std::size_t kFewRooms = 3;
    companion::CompanionPool companions(1);
    work::WorkerPool workers({2});
    const auto clock = rooms::make_system_clock();
    rooms::Notices notices;
    rooms::TileShelf tiles(catalogue());
    rooms::StoreLobby lobby(threads.get_executor(), {*store, companions, workers, *clock, notices},
                            tiles, kFewRooms);
    std::vector<std::future<void>> games;
    for (int i = 0; i < kRooms; ++i) {
        games.push_back(asio::co_spawn(threads, open_and_play(lobby), asio::use_future));
    }
    for (auto& game : games) CHECK_NOTHROW(game.get());
    asio::co_spawn(threads, lobby.shut_down(), asio::use_future).get();
    threads.join();
}
