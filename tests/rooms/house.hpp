#pragma once

#include "server/companion/pool.hpp"
#include "server/service/archive.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/notices.hpp"
#include "server/service/oversight.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/worker_pool.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/client.hpp"
#include "tests/rooms/manual_clock.hpp"
#include "tests/rooms/spoilt_store.hpp"
#include "tests/store/await.hpp"
#include "tests/store/temporary_folder.hpp"

#include <boost/asio/io_context.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mistward::test {

namespace asio = boost::asio;

/// A lobby on a database of its own, without a network. `reopen` is a new server on the same file.
class House {
public:
    explicit House(std::size_t rooms_in_memory = rooms::kRoomsInMemory,
                   const work::QueueLimits& companions = companion::kPeopleFirst);
    ~House() { clock_.cancel_all(); }

    /// Forgets everything that is in memory, without a goodbye, lets `change` have the file (SQL,
    /// in the absence of any server), and starts anew from it.
    void reopen(const std::string& change = "");
    /// The same with any change of the file.
    void reopen(const std::function<void()>& change);

    template <class T>
    T run(asio::awaitable<T> task) {
        return work::run(io_, std::move(task));
    }
    void run(asio::awaitable<void> task);

    /// Begins a task; `settle` lets it happen.
    template <class T>
    void post(asio::awaitable<T> task) {
        work::begin(io_.get_executor(), std::move(task));
    }

    /// Lets everything happen that is under way, companions' decisions among it.
    void settle();
    /// Lets happen what can happen without waiting for anything.
    void settle_for_now() {
        io_.restart();
        while (io_.poll() > 0) {
        }
    }

    rooms::StoreLobby& lobby() { return *lobby_; }
    rooms::Archive& archive() { return *archive_; }
    rooms::Players& players() { return *players_; }
    rooms::PlayerWatch& watch() { return watch_; }
    rooms::LobbyBoard& board() { return board_; }
    rooms::Oversight& oversight() { return *oversight_; }
    /// What its rooms work with.
    rooms::Services services() {
        return {*store_,        companions_, workers_, clock_,  notices_,
                rooms_metrics_, {},          &watch_,  &board_, tiles_.get()};
    }
    rooms::TileShelf& tiles() { return *tiles_; }
    work::WorkerPool& workers() { return workers_; }
    /// Thinks on one thread.
    companion::CompanionPool& companions() { return companions_; }
    ManualClock& clock() { return clock_; }
    /// What `/metrics` tells of the rooms.
    std::string metrics() const { return metrics_.text(); }
    SpoiltStore& store() { return *store_; }
    asio::io_context& io() { return io_; }
    std::filesystem::path database() const { return folder_ / "m.db"; }

    rooms::CreatedRoom create(std::uint8_t seats = 2, const std::string& name = "Friday mist",
                              const rules::Setup& setup = {},
                              const protocol::RoomOptions& options = {});
    std::shared_ptr<rooms::Room> find(const std::string& id);
    /// All updates after `since`, page after page.
    std::string log(rooms::Room& room, std::uint64_t since = 0, const rooms::Reader& reader = {});
    /// A game of two companions, played to its end.
    std::shared_ptr<rooms::Room> companions_game(const rules::Setup& setup);

    /// The tiles of new games, from the next `reopen` on.
    rooms::TileCatalogue plays_with = catalogue();

private:
    void open();

    TemporaryFolder folder_;
    std::size_t rooms_in_memory_;
    asio::io_context io_;
    ManualClock clock_;
    metrics::Registry metrics_;
    rooms::RoomsMetrics rooms_metrics_{metrics_};
    rooms::Notices notices_;
    rooms::PlayerWatch watch_;
    rooms::LobbyBoard board_{io_.get_executor(),
                             {std::chrono::milliseconds(1), std::chrono::seconds(5)}};
    companion::CompanionPool companions_;
    work::WorkerPool workers_{{}};
    std::unique_ptr<SpoiltStore> store_;
    std::unique_ptr<rooms::TileShelf> tiles_;
    std::unique_ptr<rooms::StoreLobby> lobby_;
    std::unique_ptr<rooms::Archive> archive_;
    std::unique_ptr<rooms::Players> players_;
    std::unique_ptr<rooms::Oversight> oversight_;
};

/// A room with everybody at the table; the game has not started.
class TestTable {
public:
    TestTable(House& house, std::uint8_t players, const rules::Setup& setup = {},
              const protocol::RoomOptions& options = {});

    void start();
    /// Another connection, with a seat's token or as a spectator.
    std::shared_ptr<Client> connect(std::optional<std::uint8_t> seat,
                                    std::optional<std::uint64_t> since = {});
    protocol::Result<std::uint64_t> decide(std::uint8_t player, const std::string& decision,
                                           const std::string& id, std::uint64_t expect_seq);
    /// Plays the n-th legal decision (modulo their number) of whoever is to decide.
    std::uint64_t play(std::uint64_t choice);
    /// Plays until the game is over or `decisions` were made; a fixed sequence for each `variant`.
    void play_on(std::size_t decisions, std::uint64_t variant = 1);
    bool is_over() const;

    /// Connects to the same room on a new server.
    void reconnect();

    House& house;
    std::string id;
    std::string owner_token;
    std::vector<std::string> tokens;
    std::shared_ptr<rooms::Room> room;
    std::vector<std::shared_ptr<Client>> clients;  ///< one for each seat

private:
    std::uint64_t commands_ = 0;
    std::uint64_t dice_ = 0;
};

}  // namespace mistward::test
