#include "server/store/sqlite/compact.hpp"

#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/store.hpp"

#include <sqlite3.h>

namespace mistward::store {

namespace {

/// Where SQLite puts its temporary files while this lives. Elsewhere there may be no space for
/// another database, or it may be memory. It is of the whole process, so no other connection may be
/// in use.
class TemporaryFiles {
public:
    explicit TemporaryFiles(const std::filesystem::path& folder) {
        // Where there is no memory for the name, the folder is the system's.
        sqlite3_temp_directory = sqlite3_mprintf("%s", folder.c_str());
    }
    ~TemporaryFiles() {
        sqlite3_free(sqlite3_temp_directory);
        sqlite3_temp_directory = nullptr;
    }
    TemporaryFiles(const TemporaryFiles&) = delete;
    TemporaryFiles& operator=(const TemporaryFiles&) = delete;
};

}  // namespace

Sizes compact(const std::filesystem::path& database) try {
    const DatabaseLock lock(database);
    if (std::filesystem::exists(database)) lock.require_one_name();
    const std::uintmax_t before = std::filesystem::file_size(database);
    const TemporaryFiles beside(real_path(database).parent_path());
    SqliteConnection connection = open_existing(database);
    // The new database is put together outside of the file first: not in memory.
    connection.execute("PRAGMA temp_store = FILE; VACUUM");
    make_one_file(connection);
    return {before, std::filesystem::file_size(database)};
} catch (const DatabaseError& error) {
    throw OpenError("the database " + database.string() + " cannot be compacted: " + error.what());
} catch (const std::filesystem::filesystem_error& error) {
    throw OpenError("the database cannot be compacted: " + error.code().message());
}

}  // namespace mistward::store
