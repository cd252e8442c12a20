#include "server/admin/backups.hpp"

#include "server/backups/names.hpp"
#include "server/log/log.hpp"
#include "server/store/open_store.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/store.hpp"
#include "server/work/busy.hpp"

#include <algorithm>
#include <vector>

namespace mistward::admin {

namespace {

namespace fs = std::filesystem;
using protocol::Error;
using protocol::ErrorCode;

constexpr std::size_t kMostListed = 100;

Error failed(const std::exception& why) {
    return {ErrorCode::StorageUnavailable, std::string("there is no backup: ") + why.what()};
}

Error off() {
    return {ErrorCode::BackupsOff, "the server was started without a folder for backups"};
}

/// The names of the newest backups in a folder, which need not be there.
std::vector<std::string> newest_names(const fs::path& folder) {
    auto names = backups::names_in(folder);
    names.resize(std::min(names.size(), kMostListed));
    return names;
}

}  // namespace

Backups::Backups(AuditLog& log, store::Store& store, fs::path database, fs::path folder)
    : log_(log), store_(store), database_(std::move(database)), folder_(std::move(folder)) {}

Backups::~Backups() { thread_.join(); }

AsyncResult<Json> Backups::back_up(std::string from) {
    std::string name = backups::name_of(log_.now_ms());
    Act act{std::move(from), "backup", name};
    if (const auto fault = store_.fault()) {
        // Nothing can be noted any more, and this may be all that is ever saved.
        log::warn("administration: backup {} from {}, which no audit log will tell: {}", name,
                  act.from, *fault);
        return rooms::on(thread_.get_executor(), backing_up(std::move(name)));
    }
    return log_.carry_out(std::move(act), [this, name = std::move(name)] {
        return rooms::on(thread_.get_executor(), backing_up(name));
    });
}

AsyncResult<Json> Backups::backing_up(std::string name) {
    if (folder_.empty()) co_return tl::unexpected(off());
    try {
        store::refuse_postgresql(database_.string(), "Mistward copies files of SQLite only",
                                 "pg_dump copies a PostgreSQL database");
        fs::create_directories(folder_);
        const work::Busy busy;
        const fs::path file = folder_ / name;
        co_await copy_to(file);
        co_return Json{{"file", name}, {"bytes", fs::file_size(file)}};
    } catch (const store::OpenError& error) {
        co_return tl::unexpected(failed(error));
    } catch (const fs::filesystem_error& error) {
        co_return tl::unexpected(failed(error));
    }
}

/// By its name as long as the file is there, beside the readers; else from what the server has
/// open.
asio::awaitable<void> Backups::copy_to(fs::path file) {
    if (!store_.fault()) {
        store::back_up(database_, file, store::Existing::Keep);
        co_return;
    }
    const auto copied = co_await store_.copy_to(std::move(file));
    if (!copied) throw store::OpenError("the database cannot be read");
}

AsyncResult<Json> Backups::list() { return rooms::on(thread_.get_executor(), listing()); }

AsyncResult<Json> Backups::listing() const {
    if (folder_.empty()) co_return tl::unexpected(off());
    try {
        Json list = Json::array();
        for (const std::string& name : newest_names(folder_)) {
            list.push_back({{"file", name}, {"bytes", fs::file_size(folder_ / name)}});
        }
        co_return Json{{"backups", std::move(list)}};
    } catch (const fs::filesystem_error& error) {
        co_return tl::unexpected(failed(error));
    }
}

}  // namespace mistward::admin
