#pragma once

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace mistward::rooms {

/// What is wrong with something that was stored or sent, for a `tl::expected<T, std::string>`.
using Fault = tl::unexpected<std::string>;

inline Fault fault(std::string what) { return Fault(std::move(what)); }

}  // namespace mistward::rooms
