#pragma once

#include "rules/core/types.hpp"

#include <vector>

namespace mistward::rules {

/// A kind of chance beside the tiles. Each has an order of its own, from the same secret as the
/// order of the tiles.
enum class Stream : std::uint8_t { Die, Gifts };
inline constexpr auto kStreams = kAllOf<Stream>;

/// The word for a stream, such as `die`.
constexpr std::string_view name(Stream stream) {
    return kWordsOf<Stream>[static_cast<std::size_t>(stream)];
}

/// Whether a token is seen only by the player who draws it, until it is played.
constexpr bool is_hidden(Stream stream) { return stream == Stream::Gifts; }

/// What can be drawn from a stream.
struct TokenStream {
    Stream stream = Stream::Die;
    /// Every token once, in ascending order: each is drawn once. Empty: a die.
    std::vector<std::uint8_t> bag;
    std::uint8_t sides = 0;  ///< of a die, which shows 1 to this each time
    auto operator<=>(const TokenStream&) const = default;
};

}  // namespace mistward::rules
