#pragma once

#include "server/store/connection.hpp"
#include "server/store/records.hpp"
#include "server/store/retention_records.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// A database that is only read, while a server may go on using it: a file of SQLite, or an address
/// of PostgreSQL. Each call sees one moment of it, and throws `OpenError` if it cannot be read.
class ReadOnlyDatabase {
public:
    /// Throws `OpenError` if there is no database, or none with the schema of this version.
    explicit ReadOnlyDatabase(const std::string& database);

    /// What is wrong with its pages, indexes, checks and references, one sentence each. Of its own
    /// pages PostgreSQL knows by itself; nothing is told of them.
    std::vector<std::string> damage();
    /// What it lacks of what its server had on disk, in one sentence; nothing: nothing that is
    /// known.
    std::optional<std::string> loss();
    /// The ids of all games, oldest first.
    std::vector<std::string> game_ids();
    std::optional<StoredGame> find_game(const std::string& id);
    /// The document of the tile set with that digest.
    std::optional<std::string> find_tileset(const std::string& digest);
    /// Everything that is old enough to go, by id.
    std::vector<Expired> expired(Ageing what, std::int64_t before_ms);

private:
    template <class Read>
    auto reading(Read read);

    const std::string database_;
    const std::unique_ptr<Connection> connection_;
};

}  // namespace mistward::store
