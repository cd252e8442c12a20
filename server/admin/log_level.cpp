#include "server/admin/log_level.hpp"

#include <spdlog/spdlog.h>

#include <string_view>

namespace mistward::admin {

namespace {

std::string_view word(spdlog::level::level_enum level) {
    switch (level) {
        case spdlog::level::trace:
        case spdlog::level::debug:
            return "debug";
        case spdlog::level::info:
            return "info";
        case spdlog::level::warn:
            return "warn";
        case spdlog::level::err:
        case spdlog::level::critical:
            return "error";
        default:
            return "off";
    }
}

}  // namespace

Json LogLevel::document() const { return {{"level", word(spdlog::get_level())}}; }

AsyncResult<Json> LogLevel::set(std::string from, protocol::SetLogLevel request) {
    Act act{std::move(from), "log_level", "", {{"level", request.level}}};
    return log_.carry_out(std::move(act),
                          [this, level = std::move(request.level)] { return setting(level); });
}

AsyncResult<Json> LogLevel::setting(std::string level) {
    spdlog::set_level(spdlog::level::from_str(level));
    co_return document();
}

}  // namespace mistward::admin
