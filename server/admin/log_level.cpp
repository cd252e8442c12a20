#include "server/admin/log_level.hpp"

#include <spdlog/spdlog.h>

#include <string>

namespace mistward::admin {

namespace {

using protocol::LogAmount;
using Words = protocol::wire::Words<LogAmount>;

LogAmount amount_of(spdlog::level::level_enum level) {
    switch (level) {
        case spdlog::level::trace:
        case spdlog::level::debug:
            return LogAmount::Debug;
        case spdlog::level::info:
            return LogAmount::Info;
        case spdlog::level::warn:
            return LogAmount::Warn;
        case spdlog::level::err:
        case spdlog::level::critical:
            return LogAmount::Error;
        default:
            return LogAmount::Off;
    }
}

}  // namespace

Json LogLevel::document() const { return {{"level", Words::of(amount_of(spdlog::get_level()))}}; }

AsyncResult<Json> LogLevel::set(std::string from, protocol::SetLogLevel request) {
    Act act{std::move(from), "log_level", "", {{"level", Words::of(request.level)}}};
    return log_.carry_out(std::move(act), [this, level = request.level] { return setting(level); });
}

AsyncResult<Json> LogLevel::setting(protocol::LogAmount level) {
    spdlog::set_level(spdlog::level::from_str(std::string(Words::of(level))));
    co_return document();
}

}  // namespace mistward::admin
