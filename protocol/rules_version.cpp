#include "protocol/rules_version.hpp"

namespace mistward::protocol {

std::string rules_version(const rules::Setup& setup) { return std::to_string(setup.rules); }

std::optional<std::uint8_t> parse_rules_version(std::string_view text) {
    for (std::uint8_t version = rules::kOldestRules; version <= rules::kNewestRules; ++version) {
        if (text == std::to_string(version)) return version;
    }
    return std::nullopt;
}

}  // namespace mistward::protocol
