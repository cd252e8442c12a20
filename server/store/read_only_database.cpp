#include "server/store/read_only_database.hpp"

#include "server/store/migrate.hpp"
#include "server/store/queries.hpp"
#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/mark.hpp"

namespace mistward::store {

namespace {

void check_newest(Connection& connection, const std::filesystem::path& file) {
    const auto migrations = embedded_migrations(connection.dialect());
    check_schema(connection, migrations);
    if (const auto lacking = missing(connection, migrations); !lacking.empty()) {
        throw OpenError("the database " + file.string() + " lacks " + lacking.front().name +
                        "; `mistward migrate` applies it");
    }
}

template <class Read>
auto reading(SqliteConnection& connection, const std::filesystem::path& file, Read read) {
    try {
        return read(connection);
    } catch (const DatabaseError& error) {
        throw OpenError("the database " + file.string() + " cannot be read: " + error.what());
    }
}

}  // namespace

ReadOnlyDatabase::ReadOnlyDatabase(const std::filesystem::path& file)
    : file_(file), connection_(open_existing(file)) {
    reading(connection_, file_, [&file](SqliteConnection& connection) {
        connection.execute("PRAGMA query_only = ON");
        check_newest(connection, file);
    });
}

std::vector<std::string> ReadOnlyDatabase::damage() {
    return reading(connection_, file_,
                   [](SqliteConnection& connection) -> std::vector<std::string> {
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
    // First the mark: a server that goes on writing only adds to the database.
    const auto mark = read_mark(file_);
    if (!mark) return std::nullopt;
    return missing(*mark, reading(connection_, file_, &store::progress));
}

std::vector<std::string> ReadOnlyDatabase::game_ids() {
    return reading(connection_, file_, &store::game_ids);
}

std::optional<StoredGame> ReadOnlyDatabase::find_game(const std::string& id) {
    return reading(connection_, file_, [&id](SqliteConnection& connection) {
        const Transaction moment(connection, Access::Read);
        return store::find_game(connection, id).value();
    });
}

std::vector<Expired> ReadOnlyDatabase::expired(Ageing what, std::int64_t before_ms) {
    return reading(connection_, file_, [&](SqliteConnection& connection) {
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
