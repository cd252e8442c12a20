#pragma once

#include "server/admin/audit_log.hpp"

#include <cstdint>
#include <filesystem>
#include <string>

namespace mistward::rooms {
class Janitor;
}

namespace mistward::admin {

/// Shows what is kept how long, and how large the database is; and takes an administrator's word
/// that the clock is right. `from` is the IP address that it was asked from.
class Retention {
public:
    /// `log` and `janitor` outlive it; no janitor: nobody removes anything.
    Retention(AuditLog& log, rooms::Janitor* janitor, std::filesystem::path database,
              std::uint64_t max_bytes)
        : log_(log), janitor_(janitor), database_(std::move(database)), max_bytes_(max_bytes) {}

    /// RETENTION of the guide. What follows gives it, too.
    AsyncResult<Json> document();
    AsyncResult<Json> trust_clock(std::string from);

private:
    AsyncResult<Json> trusting_clock();

    AuditLog& log_;
    rooms::Janitor* janitor_;
    std::filesystem::path database_;
    std::uint64_t max_bytes_;
};

}  // namespace mistward::admin
