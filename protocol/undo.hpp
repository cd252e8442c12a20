#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::protocol {

// An undo is an entry of the log like a decision, though not one of the rules: after it the state
// is that of an earlier seq.

/// Its text, "undo:41".
std::string undo_text(std::uint64_t seq);

/// The seq that such a text goes back to; nothing if it is another decision's.
std::optional<std::uint64_t> parse_undo(std::string_view decision);

}  // namespace mistward::protocol
