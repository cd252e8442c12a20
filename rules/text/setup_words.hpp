#pragma once

#include "rules/core/notation_reader.hpp"
#include "rules/core/setup.hpp"

#include <tl/expected.hpp>

namespace mistward::rules {

/// A setup in words: "mists:3 players:2", "mists:6 players:4 scoring:red+blue+yellow",
/// "ghosts players:4 without:castles+cemeteries", "base players:2".
std::string setup_words(const Setup& setup);

/// Reads these words at the beginning of a text; what is not right is noted in the reader.
Setup read_setup_words(NotationReader& reader);

/// The setup that a text begins with.
tl::expected<Setup, NotationError> parse_setup_words(std::string_view text);

/// Colours with a "+" between two.
std::string colours_text(ColourSet colours);

}  // namespace mistward::rules
