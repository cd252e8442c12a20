#pragma once

#include "server/store/answer_queries.hpp"
#include "server/store/database_host_tilesets.hpp"
#include "server/store/database_people.hpp"
#include "server/store/database_players.hpp"
#include "server/store/database_push.hpp"
#include "server/store/database_reports.hpp"
#include "server/store/database_webhooks.hpp"
#include "server/store/leases.hpp"
#include "server/store/long_game.hpp"
#include "server/store/queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/store.hpp"
#include "server/store/submit.hpp"
#include "server/store/writer.hpp"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace mistward::store {

/// The store on whatever database `Batches` and `Connection` lead to.
class DatabaseStore final : public Store {
public:
    /// `batches` write, and each of `readers` reads on a thread of its own. Without `leases`, this
    /// server is the only one.
    DatabaseStore(std::unique_ptr<Batches> batches,
                  std::vector<std::unique_ptr<Connection>> readers, const StoreMetrics& metrics,
                  std::unique_ptr<Leases> leases = {})
        : leases_(std::move(leases)),
          writer_(std::move(batches), metrics),
          readers_(std::move(readers), metrics.reads_waiting) {}

    void close() override {
        writer_.close();
        readers_.close();
    }

    void end_soon() override { writer_.end_soon(); }
    std::optional<std::string> fault() const override { return writer_.fault(); }
    AsyncResult<void> copy_to(std::filesystem::path target) override {
        return submit<void>(readers_, [target = std::move(target)](Connection& connection) {
            return save_copy(connection, target);
        });
    }
    AsyncResult<TimeSeen> time_seen() override {
        return submit<TimeSeen>(readers_, &store::time_seen);
    }
    AsyncResult<void> keep_time(TimeRecord time) override { return write(&store::keep_time, time); }

    bool is_shared() const override { return leases_ != nullptr; }

    AsyncResult<Lease> claim(std::string room) override {
        if (!leases_) return Store::claim(std::move(room));
        return submit<Lease>(writer_, [this, room = std::move(room)](Connection& connection) {
            return leases_->claim(connection, room);
        });
    }
    AsyncResult<void> release(std::string room) override {
        if (!leases_) return Store::release(std::move(room));
        return submit<void>(writer_, [this, room = std::move(room)](Connection& connection) {
            return leases_->release(connection, room);
        });
    }
    AsyncResult<void> release_all() override {
        if (!leases_) return Store::release_all();
        return submit<void>(
            writer_, [this](Connection& connection) { return leases_->release_all(connection); });
    }
    AsyncResult<Lease> lease(std::string room) override {
        if (!leases_) return Store::lease(std::move(room));
        return submit<Lease>(readers_, [this, room = std::move(room)](Connection& connection) {
            return leases_->find(connection, room);
        });
    }
    AsyncResult<std::vector<NodeRecord>> renew() override {
        return leases_ ? renewing() : Store::renew();
    }
    AsyncResult<std::vector<NodeRecord>> nodes() override {
        if (!leases_) return Store::nodes();
        return submit<std::vector<NodeRecord>>(
            readers_, [this](Connection& connection) { return leases_->nodes(connection); });
    }
    AsyncResult<std::string> serve_at(std::string host, std::uint16_t port) override {
        if (!leases_) return Store::serve_at(std::move(host), port);
        return submit<std::string>(writer_,
                                   [this, host = std::move(host), port](Connection& connection) {
                                       return leases_->serve_at(connection, host, port);
                                   });
    }
    AsyncResult<void> announce(std::optional<AnnouncementRecord> record) override {
        if (!leases_) return Store::announce(std::move(record));
        return submit<void>(writer_, [record = std::move(record)](Connection& connection) {
            return put_announcement(connection, record);
        });
    }
    AsyncResult<std::optional<AnnouncementRecord>> announcement() override {
        if (!leases_) return Store::announcement();
        return submit<std::optional<AnnouncementRecord>>(readers_, &store::announcement);
    }
    AsyncResult<void> drain(DrainRecord record) override {
        if (!leases_) return Store::drain(record);
        return submit<void>(
            writer_, [record](Connection& connection) { return drain_all(connection, record); });
    }
    Tenure tenure() const override { return leases_ ? leases_->tenure() : Store::tenure(); }
    std::string secret() const override { return leases_ ? leases_->secret() : Store::secret(); }

    AsyncResult<void> create_room(RoomRecord room, std::optional<KeptAnswer> answer) override {
        const auto create = [this, room = std::move(room),
                             answer = std::move(answer)](Connection& connection) {
            return store::create_room(connection, room)
                .and_then([&] { return keep_answer(connection, answer); })
                .map([&] {
                    if (leases_) leases_->take(connection, room.id);
                });
        };
        return submit<void>(writer_, create);
    }
    AsyncResult<void> create_playing_room(CreatePlayingRoom request) override {
        return changing_statistics(creating_playing_room(std::move(request)));
    }
    AsyncResult<void> change_room(RoomRecord room) override {
        return changing_statistics(write_to(&RoomRecord::id, &store::change_room, std::move(room)));
    }
    AsyncResult<void> take_seat(TakeSeat seat) override {
        return write_to(&TakeSeat::room, &store::take_seat, std::move(seat));
    }
    AsyncResult<void> free_seat(FreeSeat seat) override {
        return write_to(&FreeSeat::room, &store::free_seat, std::move(seat));
    }
    AsyncResult<void> keep_plans(KeepPlans plans) override {
        return write_to(&KeepPlans::room, &store::keep_plans, std::move(plans));
    }
    AsyncResult<void> replace_seat(ReplaceSeat seat) override {
        return write_to(&ReplaceSeat::room, &store::replace_seat, std::move(seat));
    }
    AsyncResult<void> set_silence(SetSilence silence) override {
        return write_to(&SetSilence::room, &store::set_silence, std::move(silence));
    }
    AsyncResult<void> start_game(StartGame start) override {
        return submit<void>(writer_, [this, start = std::move(start)](Connection& connection) {
            return check_lease(start.room.id).and_then([&] {
                return store::start_game(connection, start);
            });
        });
    }
    AsyncResult<void> append(Append append) override {
        const bool ends = append.end.has_value();
        auto writing = write_to(&Append::room, &store::append, std::move(append));
        return ends ? changing_statistics(std::move(writing)) : std::move(writing);
    }

    AsyncResult<void> say(Say say) override {
        return write_to(&Say::room, &store::say, std::move(say));
    }

    AsyncResult<void> probe() override {
        return submit<void>(writer_,
                            [](Connection& connection) { return store::probe(connection); });
    }

    AsyncResult<std::optional<std::string>> find_answer(FindAnswer query) override {
        return submit<std::optional<std::string>>(readers_, [query](Connection& connection) {
            return store::find_answer(connection, query);
        });
    }
    AsyncResult<bool> sweep_answers(std::int64_t before_ms) override {
        return submit<bool>(quiet_writes_, [before_ms](Connection& connection) {
            return store::sweep_answers(connection, before_ms);
        });
    }

    AsyncResult<std::optional<StoredRoom>> find_room(std::string id) override {
        return submit<std::optional<StoredRoom>>(readers_,
                                                 [id = std::move(id)](Connection& connection) {
                                                     return store::find_room(connection, id);
                                                 });
    }

    AsyncResult<std::string> room_name(std::string id) override {
        return submit<std::string>(readers_, [id = std::move(id)](Connection& connection) {
            return store::room_name(connection, id);
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

    AsyncResult<std::optional<std::string>> find_tileset(std::string digest) override {
        return submit<std::optional<std::string>>(
            readers_, [digest = std::move(digest)](Connection& connection) {
                return store::find_tileset(connection, digest);
            });
    }

    AsyncResult<void> keep_named_tilesets(std::vector<TilesetRecord> tilesets) override {
        return write(&store::keep_named_tilesets, std::move(tilesets));
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

    PlayerStore& players() override { return players_; }
    WebhookStore& webhooks() override { return webhooks_; }
    PeopleStore& people() override { return people_; }
    ReportStore& reports() override { return reports_; }
    PushStore& push() override { return push_; }
    HostTilesetStore& host_tilesets() override { return host_tilesets_; }

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
        return changing_statistics(
            submit<Pruned>(quiet_writes_, [request = std::move(request)](Connection& connection) {
                return store::prune(connection, request);
            }));
    }

private:
    /// Runs a write query on the writer's connection.
    template <class Request>
    AsyncResult<void> write(Result<void> (*query)(Connection&, const Request&), Request request) {
        return submit<void>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    /// Runs a write query of the room that `room` names in the request, if this server has its
    /// lease.
    template <class Request>
    AsyncResult<void> write_to(std::string Request::*room,
                               Result<void> (*query)(Connection&, const Request&),
                               Request request) {
        return submit<void>(writer_, [this, room, query,
                                      request = std::move(request)](Connection& connection) {
            return check_lease(request.*room).and_then([&] { return query(connection, request); });
        });
    }

    /// On the writer's thread. Conflict: the room is at work elsewhere.
    Result<void> check_lease(const std::string& room) const {
        if (leases_ && !leases_->has(room)) return tl::unexpected(Failure::Conflict);
        return {};
    }

    AsyncResult<void> creating_playing_room(CreatePlayingRoom request) {
        const std::string room = request.room.id;
        const bool is_short = request.start.entries.size() <= kEntriesAtOnce;
        auto writing = is_short ? write(&store::create_playing_room, std::move(request))
                                : write_in_parts(large_writes_, quiet_writes_, std::move(request));
        const auto written = co_await std::move(writing);
        if (!written) co_return written;
        // Nobody else knows of it yet.
        const auto claimed = co_await claim(room);
        if (!claimed) co_return tl::unexpected(claimed.error());
        co_return Result<void>();
    }

    AsyncResult<std::vector<NodeRecord>> renewing() {
        auto nodes = co_await submit<std::vector<NodeRecord>>(
            writer_, [this](Connection& connection) { return leases_->renew(connection); });
        // Others may have ended games.
        if (nodes && nodes->size() > 1) ++statistics_version_;
        co_return std::move(nodes);
    }

    template <class T>
    AsyncResult<T> changing_statistics(AsyncResult<T> writing) {
        auto written = co_await std::move(writing);
        ++statistics_version_;
        co_return std::move(written);
    }

    std::atomic<std::uint64_t> statistics_version_ = 0;
    const std::unique_ptr<Leases> leases_;
    Writer writer_;
    LargeWrites large_writes_{writer_};
    QuietWrites quiet_writes_{writer_};
    Readers readers_;
    DatabasePlayers players_{writer_, readers_};
    DatabaseWebhooks webhooks_{writer_, readers_};
    DatabasePeople people_{writer_, readers_};
    DatabaseReports reports_{writer_, readers_};
    DatabasePush push_{writer_, readers_};
    DatabaseHostTilesets host_tilesets_{writer_, readers_};
};

}  // namespace mistward::store
