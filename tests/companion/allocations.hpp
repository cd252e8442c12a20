#pragma once

#include <cstddef>

namespace mistward::test {

/// How often this program has allocated memory with `new` until now.
std::size_t allocations();

}  // namespace mistward::test
