#pragma once

#include "protocol/shuffle.hpp"
#include "rules/core/tokens.hpp"
#include "server/record/entry_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What is drawn beside the tiles, as it follows from the seed: "Fair draws" in the protocol guide.

namespace mistward::rooms {

using Tokens = std::vector<std::uint8_t>;

/// The tokens of a stream that the first `entries` of a log draw, by their place in the stream's
/// order. After an undo the same places are drawn again, and count once.
Tokens drawn_tokens(const EntryList& log, std::uint64_t entries, rules::Stream stream);

/// The token at a place of a stream of which the seed does not decide the first ones: `given`.
/// Nothing if there is none: the bag is empty, or does not hold what was given.
std::optional<std::uint8_t> token_at(std::size_t place, const rules::TokenStream& stream,
                                     const Tokens& given, const protocol::Seed& seed);

/// The text of a decision while the game runs, for those who may not see what it drew.
std::string public_text(const std::string& decision);

}  // namespace mistward::rooms
