#pragma once

#include "protocol/error.hpp"

#include <string_view>

namespace mistward::protocol {

/// Objects and lists inside one another beyond this depth are refused.
inline constexpr std::size_t kMaxDepth = 8;

/// Objects with more keys are refused: each is looked up among those before it, and no document
/// has as many.
inline constexpr std::size_t kMostKeys = 64;

/// Parses a text that others wrote: RFC 8259 JSON in valid UTF-8, no key twice in one object,
/// no more than `kMostKeys` and none longer than `kLongestKey`, nested no deeper than `kMaxDepth`.
/// A whole number is an integer of the tree however it is written (`2`, `2.0`, `2e0`, `-0`), as in
/// JSON Schema; one beyond `kMaxInteger` with a fraction or an exponent stays a number with a
/// fraction, for it may stand for another than it says. Errors: `malformed_json` with `offset`, the
/// bytes read up to the fault.
Result<Json> parse_json(std::string_view text);

/// Parses a text that this program wrote. Throws nlohmann's `parse_error` if it is damaged. Here
/// once, for the parser takes longer to compile than most of what asks for it.
Json parse_own_json(std::string_view text);

}  // namespace mistward::protocol
