#include "server/admin/backups.hpp"

#include "server/store/open_store.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/store.hpp"

#include <array>
#include <cstdio>
#include <ctime>

namespace mistward::admin {

namespace {

namespace fs = std::filesystem;
using protocol::Error;
using protocol::ErrorCode;

/// Such as "mistward-20261121T183000.250Z.db": in the order of time, and no two the same.
std::string name_by_time(std::int64_t now_ms) {
    const std::time_t seconds = now_ms / 1000;
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    std::array<char, 64> text{};
    const std::size_t length =
        std::strftime(text.data(), text.size(), "mistward-%Y%m%dT%H%M%S", &utc);
    std::snprintf(text.data() + length, text.size() - length, ".%03dZ.db",
                  static_cast<int>(now_ms % 1000));
    return text.data();
}

Error failed(const std::exception& why) {
    return {ErrorCode::StorageUnavailable, std::string("there is no backup: ") + why.what()};
}

}  // namespace

Backups::Backups(AuditLog& log, fs::path database, fs::path folder)
    : log_(log), database_(std::move(database)), folder_(std::move(folder)) {}

Backups::~Backups() { thread_.join(); }

AsyncResult<Json> Backups::back_up(std::string from) {
    std::string name = name_by_time(log_.now_ms());
    Act act{std::move(from), "backup", name};
    return log_.carry_out(std::move(act), [this, name = std::move(name)] {
        return rooms::on(thread_.get_executor(), backing_up(name));
    });
}

AsyncResult<Json> Backups::backing_up(std::string name) {
    if (folder_.empty()) {
        co_return tl::unexpected(
            Error{ErrorCode::BackupsOff, "the server was started without a folder for backups"});
    }
    try {
        store::refuse_postgresql(database_.string(), "Mistward copies files of SQLite only",
                                 "pg_dump copies a PostgreSQL database");
        fs::create_directories(folder_);
        const fs::path file = folder_ / name;
        store::back_up(database_, file, store::Existing::Keep);
        co_return Json{{"file", name}, {"bytes", fs::file_size(file)}};
    } catch (const store::OpenError& error) {
        co_return tl::unexpected(failed(error));
    } catch (const fs::filesystem_error& error) {
        co_return tl::unexpected(failed(error));
    }
}

}  // namespace mistward::admin
