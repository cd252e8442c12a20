#pragma once

#include "protocol/admin_bodies.hpp"
#include "server/admin/audit_log.hpp"

namespace mistward::admin {

/// How much the server logs, in the words of `--log-level`, until it stops. `from` is the IP
/// address that it was asked from.
class LogLevel {
public:
    /// The log of the acts outlives it.
    explicit LogLevel(AuditLog& log) : log_(log) {}

    /// `{"level"}`. So does `set`.
    Json document() const;
    AsyncResult<Json> set(std::string from, protocol::SetLogLevel request);

private:
    AsyncResult<Json> setting(protocol::LogAmount level);

    AuditLog& log_;
};

}  // namespace mistward::admin
