#pragma once

#include <string>
#include <string_view>

namespace mistward::commands {

/// A text as it can be shown on a terminal, whatever is in it: every byte that is no visible ASCII
/// as `\xHH`, and no more than `most` bytes of it.
std::string printable(std::string_view text, std::size_t most = 400);

}  // namespace mistward::commands
