#include "server/store/sqlite/copy_database.hpp"

#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/store.hpp"

#include <sqlite3.h>

namespace mistward::store {

SqliteConnection open_existing(const std::filesystem::path& database) {
    if (!std::filesystem::exists(database)) {
        throw OpenError("there is no database " + database.string());
    }
    try {
        return SqliteConnection(database.string(), "", IfMissing::Refuse);
    } catch (const DatabaseError& error) {
        throw OpenError("cannot use the database " + database.string() + ": " + error.what());
    }
}

void copy_database(const SqliteConnection& source, const std::filesystem::path& target) {
    SqliteConnection copy(target.string(), "", IfMissing::Refuse);
    sqlite3_backup* const backup = sqlite3_backup_init(copy.raw(), "main", source.raw(), "main");
    if (backup == nullptr) throw SqliteError(copy.raw(), "copying the database");
    // All pages in one step: between two steps a writer would make the copy begin anew.
    sqlite3_backup_step(backup, -1);
    if (sqlite3_backup_finish(backup) != SQLITE_OK) {
        throw SqliteError(copy.raw(), "copying the database");
    }
    make_one_file(copy);
}

void make_one_file(SqliteConnection& connection) {
    if (connection.text("PRAGMA journal_mode = DELETE") != "delete") {
        throw SqliteError(SQLITE_BUSY, "the database is in use");
    }
}

std::vector<std::string> find_damage(Connection& connection) {
    std::vector<std::string> damage;
    const Cursor pages(connection.prepared("PRAGMA integrity_check"));
    while (pages->step()) {
        if (pages->text(0) != "ok") damage.push_back(pages->text(0));
    }
    const Cursor references(connection.prepared("PRAGMA foreign_key_check"));
    while (references->step()) {
        damage.push_back("a row of " + references->text(0) + " refers to a row of " +
                         references->text(2) + " that is not there");
    }
    return damage;
}

}  // namespace mistward::store
