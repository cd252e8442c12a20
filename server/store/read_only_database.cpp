#include "server/store/read_only_database.hpp"

#include "server/store/database_error.hpp"
#include "server/store/migrate.hpp"
#include "server/store/open_store.hpp"
#include "server/store/queries.hpp"
#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/mark.hpp"

namespace mistward::store {

namespace {

constexpr PerDialect kOnlyRead{"PRAGMA query_only = ON", "SET default_transaction_read_only = on"};

}  // namespace

template <class Read>
auto ReadOnlyDatabase::reading(Read read) {
    try {
        return read(*connection_);
    } catch (const DatabaseError& error) {
        throw OpenError("the database " + shown(database_) + " cannot be read: " + error.what());
    }
}

ReadOnlyDatabase::ReadOnlyDatabase(const std::string& database)
    : database_(database), connection_(connect_existing(database)) {
    reading([&database](Connection& connection) {
        connection.execute(std::string(kOnlyRead.in(connection.dialect())));
        check_newest(connection, shown(database));
    });
}

std::vector<std::string> ReadOnlyDatabase::damage() {
    if (connection_->dialect() == Dialect::Postgresql) return {};
    return reading([](Connection& connection) -> std::vector<std::string> {
        try {
            return find_damage(connection);
        } catch (const DatabaseError& error) {
            // Some damage ends the search for it.
            if (error.is_resource()) throw;
            return {error.what()};
        }
    });
}

std::optional<std::string> ReadOnlyDatabase::loss() {
    if (connection_->dialect() == Dialect::Postgresql) return std::nullopt;
    // First the mark: a server that goes on writing only adds to the database.
    const auto mark = read_mark(database_);
    if (!mark) return std::nullopt;
    return missing(*mark, reading(&store::progress));
}

std::vector<std::string> ReadOnlyDatabase::game_ids() { return reading(&store::game_ids); }

std::optional<StoredGame> ReadOnlyDatabase::find_game(const std::string& id) {
    return reading([&id](Connection& connection) {
        const Transaction moment(connection, Access::Read);
        return store::find_game(connection, id).value();
    });
}

std::optional<std::string> ReadOnlyDatabase::find_tileset(const std::string& digest) {
    return reading([&digest](Connection& connection) {
        return store::find_tileset(connection, digest).value();
    });
}

std::vector<Expired> ReadOnlyDatabase::expired(Ageing what, std::int64_t before_ms) {
    return reading([&](Connection& connection) {
        std::vector<Expired> all;
        ExpiredQuery query{what, before_ms};
        for (std::size_t told = kExpiredPage; told == kExpiredPage;) {
            const auto page = store::expired(connection, query).value();
            all.insert(all.end(), page.begin(), page.end());
            told = page.size();
            query.after = told > 0 ? page.back().id : query.after;
        }
        return all;
    });
}

}  // namespace mistward::store
