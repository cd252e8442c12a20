#include "tests/linear/steps.hpp"

namespace {

std::uint64_t taken = 0;

}  // namespace

/// Called by the compiler in each basic block, see -fsanitize-coverage=trace-pc.
extern "C" void __wrap___sanitizer_cov_trace_pc() { ++taken; }

std::uint64_t mistward::linear::steps() { return taken; }
