#pragma once

#include "server/store/records.hpp"
#include "server/store/retention_records.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// A database that is only read, while a server may go on using it. Each call sees one moment of
/// it, and throws `OpenError` if it cannot be read.
class ReadOnlyDatabase {
public:
    /// Throws `OpenError` if there is no database, or none with the schema of this version.
    explicit ReadOnlyDatabase(const std::filesystem::path& file);

    /// What is wrong with its pages, indexes, checks and references, one sentence each.
    std::vector<std::string> damage();
    /// What it lacks of what its server had on disk, in one sentence; nothing: nothing that is
    /// known.
    std::optional<std::string> loss();
    /// The ids of all games, oldest first.
    std::vector<std::string> game_ids();
    std::optional<StoredGame> find_game(const std::string& id);
    /// Everything that is old enough to go, by id.
    std::vector<Expired> expired(Ageing what, std::int64_t before_ms);

private:
    std::filesystem::path file_;
    SqliteConnection connection_;
};

}  // namespace mistward::store
