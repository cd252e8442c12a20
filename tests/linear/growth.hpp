#pragma once

#include "protocol/json.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::linear {

/// A way to make one value of a body as large as one likes.
struct Growth {
    std::string name;
    std::function<std::string(std::size_t n)> raw;  ///< the value as JSON text
};

/// Lists, texts, numbers and objects of `n` parts; `original` is the value that they take the place
/// of.
std::vector<Growth> growths_of(const protocol::Json& original);

/// Whether the steps for bodies of `n`, `2n` and `4n` parts grow as the bodies do: the second
/// doubling adds about twice of what the first one added.
bool is_linear(std::uint64_t at_n, std::uint64_t at_2n, std::uint64_t at_4n);

}  // namespace mistward::linear
