#include "server/store/sqlite/compact.hpp"

#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/store.hpp"

namespace mistward::store {

Sizes compact(const std::filesystem::path& database) try {
    const DatabaseLock lock(database);
    if (std::filesystem::exists(database)) lock.require_one_name();
    const std::uintmax_t before = std::filesystem::file_size(database);
    SqliteConnection connection = open_existing(database);
    connection.execute("VACUUM");
    make_one_file(connection);
    return {before, std::filesystem::file_size(database)};
} catch (const DatabaseError& error) {
    throw OpenError("the database " + database.string() + " cannot be compacted: " + error.what());
} catch (const std::filesystem::filesystem_error& error) {
    throw OpenError("the database cannot be compacted: " + error.code().message());
}

}  // namespace mistward::store
