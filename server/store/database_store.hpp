#pragma once

#include "server/store/long_game.hpp"
#include "server/store/queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/store.hpp"
#include "server/store/writer.hpp"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace mistward::store {

/// The store on whatever database `Batches` and `Connection` lead to.
class DatabaseStore final : public Store {
public:
    /// `batches` write, and each of `readers` reads on a thread of its own.
    DatabaseStore(std::unique_ptr<Batches> batches,
                  std::vector<std::unique_ptr<Connection>> readers, const StoreMetrics& metrics)
        : writer_(std::move(batches), metrics),
          readers_(std::move(readers), metrics.reads_waiting) {}

    void close() override {
        writer_.close();
        readers_.close();
    }

    AsyncResult<void> create_room(RoomRecord room) override {
        return write(&store::create_room, std::move(room));
    }
    AsyncResult<void> create_playing_room(CreatePlayingRoom request) override {
        if (request.start.entries.size() <= kEntriesAtOnce) {
            return changing_statistics(write(&store::create_playing_room, std::move(request)));
        }
        return changing_statistics(
            write_in_parts(large_writes_, quiet_writes_, std::move(request)));
    }
    AsyncResult<void> change_room(RoomRecord room) override {
        return changing_statistics(write(&store::change_room, std::move(room)));
    }
    AsyncResult<void> take_seat(TakeSeat seat) override {
        return write(&store::take_seat, std::move(seat));
    }
    AsyncResult<void> free_seat(FreeSeat seat) override {
        return write(&store::free_seat, std::move(seat));
    }
    AsyncResult<void> replace_seat(ReplaceSeat seat) override {
        return write(&store::replace_seat, std::move(seat));
    }
    AsyncResult<void> start_game(StartGame start) override {
        return write(&store::start_game, std::move(start));
    }
    AsyncResult<void> append(Append append) override {
        const bool ends = append.end.has_value();
        auto writing = write(&store::append, std::move(append));
        return ends ? changing_statistics(std::move(writing)) : std::move(writing);
    }

    AsyncResult<void> say(Say say) override { return write(&store::say, std::move(say)); }

    AsyncResult<void> probe() override {
        return submit<void>(writer_,
                            [](Connection& connection) { return store::probe(connection); });
    }

    AsyncResult<std::optional<StoredRoom>> find_room(std::string id) override {
        return submit<std::optional<StoredRoom>>(readers_,
                                                 [id = std::move(id)](Connection& connection) {
                                                     return store::find_room(connection, id);
                                                 });
    }

    AsyncResult<std::vector<std::string>> restless_rooms() override {
        return submit<std::vector<std::string>>(readers_, &store::restless_rooms);
    }

    AsyncResult<RoomPage> listed_rooms(RoomFilter filter) override {
        return submit<RoomPage>(readers_, [filter = std::move(filter)](Connection& connection) {
            return store::listed_rooms(connection, filter);
        });
    }

    AsyncResult<std::optional<StoredGame>> find_game(std::string id) override {
        return submit<std::optional<StoredGame>>(readers_,
                                                 [id = std::move(id)](Connection& connection) {
                                                     return store::find_game(connection, id);
                                                 });
    }

    AsyncResult<std::optional<GameHead>> find_game_head(std::string id) override {
        return submit<std::optional<GameHead>>(readers_,
                                               [id = std::move(id)](Connection& connection) {
                                                   return store::find_game_head(connection, id);
                                               });
    }

    AsyncResult<GamePage> ended_games(GameFilter filter) override {
        return submit<GamePage>(readers_, [filter = std::move(filter)](Connection& connection) {
            return store::ended_games(connection, filter);
        });
    }

    AsyncResult<std::vector<GameStatistics>> statistics() override {
        return submit<std::vector<GameStatistics>>(
            readers_, [](Connection& connection) { return store::statistics(connection); });
    }

    std::uint64_t statistics_version() const override { return statistics_version_; }

    AsyncResult<std::vector<ChatRecord>> chat(std::string room, std::uint64_t before) override {
        return submit<std::vector<ChatRecord>>(
            readers_, [room = std::move(room), before](Connection& connection) {
                return Result<std::vector<ChatRecord>>(store::chat(connection, room, before));
            });
    }

    AsyncResult<void> put_ban(BanRecord ban) override {
        return write(&store::put_ban, std::move(ban));
    }
    AsyncResult<void> lift_ban(std::string address) override {
        return write(&store::lift_ban, std::move(address));
    }
    AsyncResult<std::vector<BanRecord>> bans() override {
        return submit<std::vector<BanRecord>>(readers_, &store::bans);
    }
    AsyncResult<std::int64_t> note_act(ActRecord act) override {
        return submit<std::int64_t>(writer_, [act = std::move(act)](Connection& connection) {
            return store::note_act(connection, act);
        });
    }
    AsyncResult<std::vector<ActRecord>> acts(ActPage page) override {
        return submit<std::vector<ActRecord>>(
            readers_, [page](Connection& connection) { return store::acts(connection, page); });
    }

    AsyncResult<std::vector<Expired>> expired(ExpiredQuery query) override {
        return submit<std::vector<Expired>>(readers_,
                                            [query = std::move(query)](Connection& connection) {
                                                return store::expired(connection, query);
                                            });
    }
    AsyncResult<Pruned> prune(Prune request) override {
        return submit<Pruned>(quiet_writes_,
                              [request = std::move(request)](Connection& connection) {
                                  return store::prune(connection, request);
                              });
    }

private:
    /// Runs a write query on the writer's connection.
    template <class Request>
    AsyncResult<void> write(Result<void> (*query)(Connection&, const Request&), Request request) {
        return submit<void>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    AsyncResult<void> changing_statistics(AsyncResult<void> writing) {
        const auto written = co_await std::move(writing);
        ++statistics_version_;
        co_return written;
    }

    std::atomic<std::uint64_t> statistics_version_ = 0;
    Writer writer_;
    LargeWrites large_writes_{writer_};
    QuietWrites quiet_writes_{writer_};
    Readers readers_;
};

}  // namespace mistward::store
