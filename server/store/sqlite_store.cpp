#include "server/store/database_lock.hpp"
#include "server/store/migrate.hpp"
#include "server/store/queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/sqlite_error.hpp"
#include "server/store/store.hpp"
#include "server/store/writer.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

constexpr std::size_t kReaders = 2;

std::unique_ptr<Connection> connect(const SqliteOptions& options) {
    return std::make_unique<Connection>(options.file.string(), options.vfs);
}

void limit_size(Connection& connection, std::uint64_t max_bytes) {
    const auto page = static_cast<std::uint64_t>(connection.integer("PRAGMA page_size"));
    const std::uint64_t pages = std::max<std::uint64_t>(1, max_bytes / page);
    connection.execute("PRAGMA max_page_count = " + std::to_string(pages));
}

void use_write_ahead_log(Connection& connection) {
    if (connection.text("PRAGMA journal_mode = WAL") != "wal") {
        throw OpenError("this file system cannot share memory, which SQLite's WAL needs");
    }
    connection.execute("PRAGMA synchronous = FULL");
}

std::unique_ptr<Connection> prepare_writer(const SqliteOptions& options) {
    auto connection = connect(options);
    const auto migrations = embedded_migrations();
    check_schema(*connection, migrations);
    use_write_ahead_log(*connection);
    if (options.max_bytes) {
        limit_size(*connection, *options.max_bytes);
    }
    migrate(*connection, migrations);
    return connection;
}

std::unique_ptr<Connection> open_writer(const SqliteOptions& options) {
    try {
        create_private_file(options.file);
        return prepare_writer(options);
    } catch (const SqliteError& error) {
        throw OpenError("cannot use the database " + options.file.string() + ": " + error.what());
    }
}

std::vector<std::unique_ptr<Connection>> open_readers(const SqliteOptions& options) {
    std::vector<std::unique_ptr<Connection>> connections;
    for (std::size_t i = 0; i < kReaders; ++i) {
        connections.push_back(connect(options));
        connections.back()->execute("PRAGMA query_only = ON");
    }
    return connections;
}

class SqliteStore final : public Store {
public:
    explicit SqliteStore(const SqliteOptions& options)
        : lock_(options.file),
          writer_(open_writer(options), options.metrics),
          readers_(open_readers(options), options.metrics.reads_waiting) {}

    AsyncResult<void> create_room(RoomRecord room) override {
        return submit<void>(writer_, [room = std::move(room)](Connection& connection) {
            return store::create_room(connection, room);
        });
    }

    AsyncResult<void> take_seat(TakeSeat seat) override {
        return submit<void>(writer_, [seat = std::move(seat)](Connection& connection) {
            return store::take_seat(connection, seat);
        });
    }

    AsyncResult<void> start_game(StartGame start) override {
        return submit<void>(writer_, [start = std::move(start)](Connection& connection) {
            return store::start_game(connection, start);
        });
    }

    AsyncResult<void> append(Append append) override {
        return submit<void>(writer_, [append = std::move(append)](Connection& connection) {
            return store::append(connection, append);
        });
    }

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

    AsyncResult<std::vector<RoomSummary>> listed_rooms(std::size_t limit) override {
        return submit<std::vector<RoomSummary>>(readers_, [limit](Connection& connection) {
            return store::listed_rooms(connection, limit);
        });
    }

private:
    DatabaseLock lock_;
    Writer writer_;
    Readers readers_;
};

}  // namespace

std::string_view name(Failure failure) {
    return failure == Failure::Conflict ? "conflict" : "unavailable";
}

std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options) {
    return std::make_unique<SqliteStore>(options);
}

}  // namespace mistward::store
