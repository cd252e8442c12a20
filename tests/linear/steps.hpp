#pragma once

#include <cstdint>

namespace mistward::linear {

/// The steps of code that is compiled to count them: one for each of its basic blocks that runs, so
/// that no clock and no machine changes them. Loops in a library's compiled code do not count,
/// those in its headers do.
std::uint64_t steps();

/// What `work()` takes.
template <class Work>
std::uint64_t steps_of(Work work) {
    const std::uint64_t before = steps();
    work();
    return steps() - before;
}

}  // namespace mistward::linear
