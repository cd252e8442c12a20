#pragma once

#include "rules/core/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::protocol {

/// The version of the rules that new games are played by.
inline constexpr std::string_view kRulesVersion = "3";

/// The version of the rules that a game is played by; part of its commitment.
std::string rules_version(const rules::Setup& setup);

/// The number of a version that games can still be played by; nothing of another.
std::optional<std::uint8_t> parse_rules_version(std::string_view text);

}  // namespace mistward::protocol
