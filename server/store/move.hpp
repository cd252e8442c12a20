#pragma once

#include "server/store/connection.hpp"
#include "server/store/destination.hpp"
#include "server/store/records.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/table.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// Everything that a server has stored, on its way from one database into another, each a file of
/// SQLite or an address of PostgreSQL. It is as the first database had it at one moment. Unless it
/// is kept, the second one has nothing of it. All calls throw `OpenError`, one sentence for the
/// host, and then nothing was moved.
class Move {
public:
    /// Refused: a file of SQLite `from` that a server uses, or a database without the schema of
    /// this version; a file `to` that exists, or a database that holds anything already.
    Move(const std::string& from, const std::string& to);

    /// Copies all rows and counts them on both sides: the rows of each table.
    std::map<std::string, std::int64_t> copy();

    /// The ids of all games that were copied, oldest first.
    std::vector<std::string> game_ids();
    /// A game as it was.
    std::optional<StoredGame> original(const std::string& id);
    /// The same game, read from where it is going.
    std::optional<StoredGame> copied(const std::string& id);
    /// The same of the document of a tile set.
    std::optional<std::string> original_tileset(const std::string& digest);
    std::optional<std::string> copied_tileset(const std::string& digest);

    /// Makes what was copied last. Where the connection is lost meanwhile, the error says how to
    /// find out whether it was.
    void keep();

private:
    template <class Work>
    auto moving(Work work);
    void check_empty();

    const std::string from_;
    const std::string to_;
    std::optional<DatabaseLock> lock_;  ///< of a file of SQLite
    std::unique_ptr<Connection> source_;
    std::optional<Transaction> moment_;
    std::unique_ptr<Destination> destination_;
    std::vector<Table> tables_;
};

}  // namespace mistward::store
