#pragma once

#include "server/store/failure.hpp"

#include <optional>

namespace mistward::test {

/// Why it failed; nothing if it did not: a result that holds a value has no error to be read.
template <class T>
std::optional<store::Failure> failure_of(const store::Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

}  // namespace mistward::test
