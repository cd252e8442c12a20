#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class async_logger;
namespace details {
class thread_pool;
}
}  // namespace spdlog

namespace mistward::log {

enum class Format { Text, Json };

/// A request and what it was answered with.
struct Access {
    std::string address;      ///< of the client
    std::string_view method;  ///< one that there is
    std::string_view route;   ///< with names in braces for what the client has said; never a path
    unsigned status = 0;
    std::chrono::microseconds time{};  ///< until the answer was there to be sent
};

/// A line for each request. A path or a query of a client is in none, for there may be tokens in
/// them. Lines are written by a thread of its own; where it cannot follow, the oldest of 8,192 that
/// wait are left out, so nobody ever waits for a disk. From any thread.
class AccessLog {
public:
    /// Appends to `file`, "-" for the standard output. Throws `std::runtime_error`.
    AccessLog(const std::string& file, Format format);
    /// Writes what waits.
    ~AccessLog();
    AccessLog(const AccessLog&) = delete;
    AccessLog& operator=(const AccessLog&) = delete;

    void write(const Access& access);

private:
    std::shared_ptr<spdlog::details::thread_pool> thread_;
    std::shared_ptr<spdlog::async_logger> lines_;
    const Format format_;
};

}  // namespace mistward::log
