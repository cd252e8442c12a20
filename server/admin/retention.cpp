#include "server/admin/retention.hpp"

#include "server/retention/janitor.hpp"
#include "server/service/storage_error.hpp"

namespace mistward::admin {

namespace {

/// 0 if there is no such file.
std::uintmax_t size_of(const std::filesystem::path& file) {
    std::error_code none;
    const std::uintmax_t size = std::filesystem::file_size(file, none);
    return none ? 0 : size;
}

}  // namespace

AsyncResult<Json> Retention::document() {
    Json document = Json::object();
    if (janitor_ != nullptr) document = co_await janitor_->document();
    const std::uintmax_t bytes = size_of(database_) + size_of(database_.string() + "-wal");
    document["database"] = {{"bytes", bytes},
                            {"max_bytes", max_bytes_ == 0 ? Json(nullptr) : Json(max_bytes_)}};
    co_return document;
}

AsyncResult<Json> Retention::trust_clock(std::string from) {
    Act act{std::move(from), "trust_clock", ""};
    return log_.carry_out(std::move(act), [this] { return trusting_clock(); });
}

AsyncResult<Json> Retention::trusting_clock() {
    if (janitor_ != nullptr) {
        const auto done = co_await janitor_->trust_clock();
        if (!done) co_return tl::unexpected(rooms::storage_error(done.error()));
    }
    co_return co_await document();
}

}  // namespace mistward::admin
