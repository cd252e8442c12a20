#pragma once

#include <memory>

namespace spdlog {
class formatter;
}

namespace mistward::log {

/// Writes each line as one object of JSON: `time` (UTC, milliseconds), `level`, `message`.
std::unique_ptr<spdlog::formatter> make_json_lines();

}  // namespace mistward::log
