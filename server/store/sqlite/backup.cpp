#include "server/store/sqlite/backup.hpp"

#include "server/store/migrate.hpp"
#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/store.hpp"

#include <chrono>
#include <ctime>

namespace mistward::store {

namespace {

namespace fs = std::filesystem;

/// Copies `from`, which is `source`, into `target` and makes sure that the copy is a sound database
/// of this version or an older one.
void copy_checked(const SqliteConnection& from, const std::string& source,
                  const fs::path& target) try {
    copy_database(from, target);
    SqliteConnection copy = open_existing(target);
    const auto migrations = embedded_migrations(Dialect::Sqlite);
    check_schema(copy, migrations);
    if (missing(copy, migrations).size() == migrations.size()) {
        throw OpenError(source + " is empty, not a database of Mistward");
    }
    if (const auto damage = find_damage(copy); !damage.empty()) {
        throw OpenError("the database " + source + " is damaged: " + damage.front());
    }
} catch (const DatabaseError& error) {
    throw OpenError("the database " + source + " cannot be copied: " + error.what());
}

void copy_checked(const fs::path& source, const fs::path& target) {
    const SqliteConnection from = open_existing(source);
    copy_checked(from, source.string(), target);
}

void refuse_itself(const fs::path& database, const fs::path& target) {
    std::error_code ignored;
    if (fs::equivalent(database, target, ignored)) {
        throw OpenError(target.string() + " is the database itself; choose another target");
    }
}

/// A log that another database has left there would be read into this one.
void refuse_log_of_another(const fs::path& target) {
    for (const char* suffix : {"-wal", "-journal"}) {
        const fs::path left = real_path(target).string() + suffix;
        if (!fs::exists(left)) continue;
        throw OpenError(left.string() + " belongs to another database; choose another target");
    }
}

void refuse_target(const fs::path& target, Existing existing) {
    if (existing == Existing::Keep && fs::exists(target)) {
        throw OpenError(target.string() + " exists already; nothing was written");
    }
    refuse_used(target);
    refuse_log_of_another(target);
}

/// Makes the database one file. False: it is too damaged for that.
bool take_in_log(const fs::path& database) try {
    SqliteConnection connection(database.string(), "", IfMissing::Refuse);
    make_one_file(connection);
    return true;
} catch (const DatabaseError& error) {
    if (error.is_resource()) {
        throw OpenError("the database " + database.string() +
                        " is in use by another program: " + error.what());
    }
    return false;
}

std::string timestamp() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    std::string text(sizeof "20260101T000000Z", '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%SZ", &utc));
    return text;
}

fs::path sibling(const fs::path& file, const std::string& suffix) { return file.string() + suffix; }

/// Gives the database a second name, by which it stays when another takes its place.
fs::path keep(const fs::path& database) {
    const fs::path kept = sibling(database, ".replaced-" + timestamp());
    const bool one_file = take_in_log(database);
    fs::create_hard_link(database, kept);
    if (fs::exists(mark_of(database))) fs::rename(mark_of(database), mark_of(kept));
    if (!one_file) {
        // A WAL that stayed would be read into the database that comes.
        if (fs::exists(sibling(database, "-wal"))) {
            fs::rename(sibling(database, "-wal"), sibling(kept, "-wal"));
        }
        fs::remove(sibling(database, "-shm"));
    }
    return kept;
}

}  // namespace

void back_up(const fs::path& database, const fs::path& target, Existing existing) {
    refuse_itself(database, target);
    refuse_target(target, existing);
    const NewFile file(target);
    copy_checked(database, file.path());
    file.take_place(existing);
}

Result<void> save_copy(Connection& database, const fs::path& target) {
    const auto* const open = dynamic_cast<const SqliteConnection*>(&database);
    if (open == nullptr) throw OpenError("only files of SQLite are copied");
    refuse_target(target, Existing::Keep);
    const NewFile file(target);
    copy_checked(*open, "of this server", file.path());
    file.take_place(Existing::Keep);
    return {};
}

std::optional<fs::path> restore(const fs::path& backup, const fs::path& named) try {
    refuse_itself(backup, named);
    const fs::path database = real_path(named);
    const DatabaseLock lock(database);
    const NewFile file(database);
    copy_checked(backup, file.path());
    if (!fs::exists(database)) {
        // Of one that is gone; it would say that the copy lacks what came later.
        fs::remove(mark_of(database));
        file.take_place(Existing::Keep);
        return std::nullopt;
    }
    fs::path kept = keep(database);
    file.take_place(Existing::Replace);
    return kept;
} catch (const fs::filesystem_error& error) {
    throw OpenError("the database cannot be replaced: " + error.code().message());
}

}  // namespace mistward::store
