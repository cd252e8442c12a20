#pragma once

#include <fmt/core.h>

#include <utility>

/// The server's log. A line is a format of fmt and what stands in it; how it is written is
/// spdlog's.
namespace mistward::log {

enum class Level { Info, Warn, Error, Critical };

/// Writes a line, unless the level is one that is left out.
void write(Level level, fmt::string_view format, fmt::format_args arguments);

/// What a line says does not go into templates: each file would compile the formatting anew.
template <class... Arguments>
void info(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write(Level::Info, format, fmt::make_format_args(arguments...));
}

template <class... Arguments>
void warn(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write(Level::Warn, format, fmt::make_format_args(arguments...));
}

template <class... Arguments>
void error(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write(Level::Error, format, fmt::make_format_args(arguments...));
}

template <class... Arguments>
void critical(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write(Level::Critical, format, fmt::make_format_args(arguments...));
}

/// Writes what is still to be written; nothing is logged after it.
void end();

}  // namespace mistward::log
