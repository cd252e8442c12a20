#pragma once

#include <memory>

namespace spdlog::sinks {
class sink;
}

namespace mistward::log {

/// Whether that descriptor takes some output at once: it is open, somebody may read it, and a pipe
/// is not full.
bool takes_output(int descriptor);

/// Writes lines to the standard error. Where nobody takes them, as when a pipe is full, they are
/// left out and counted, and the server never waits.
std::shared_ptr<spdlog::sinks::sink> make_standard_error();

/// The same for the standard output, but without a word about those that are left out, since
/// programs read it.
std::shared_ptr<spdlog::sinks::sink> make_standard_output();

}  // namespace mistward::log
