#include "server/log/log.hpp"

#include <spdlog/spdlog.h>

namespace mistward::log {
namespace {

spdlog::level::level_enum level_of(Level level) {
    switch (level) {
        case Level::Info:
            return spdlog::level::info;
        case Level::Warn:
            return spdlog::level::warn;
        case Level::Error:
            return spdlog::level::err;
        case Level::Critical:
            return spdlog::level::critical;
    }
    return spdlog::level::critical;
}

}  // namespace

void write(Level level, fmt::string_view format, fmt::format_args arguments) {
    const auto at = level_of(level);
    if (spdlog::should_log(at)) spdlog::log(at, fmt::vformat(format, arguments));
}

void end() { spdlog::shutdown(); }

}  // namespace mistward::log
