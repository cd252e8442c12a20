#pragma once

#include "server/admin/audit_log.hpp"

#include <cstdint>
#include <filesystem>

namespace mistward::rooms {
class Janitor;
}

namespace mistward::admin {

/// Shows what is kept how long, and how large the database is.
class Retention {
public:
    /// `janitor` outlives it; null: nobody removes anything.
    Retention(rooms::Janitor* janitor, std::filesystem::path database, std::uint64_t max_bytes)
        : janitor_(janitor), database_(std::move(database)), max_bytes_(max_bytes) {}

    /// RETENTION of the guide.
    AsyncResult<Json> document();

private:
    rooms::Janitor* janitor_;
    std::filesystem::path database_;
    std::uint64_t max_bytes_;
};

}  // namespace mistward::admin
