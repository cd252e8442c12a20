#pragma once

#include <cstdint>
#include <string>

namespace mistward::protocol {

/// A moment, in milliseconds since the Unix epoch, as RFC 3339 in UTC and whole seconds.
std::string time_text(std::int64_t since_epoch_ms);

}  // namespace mistward::protocol
