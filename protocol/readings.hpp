#pragma once

#include "protocol/json.hpp"

#include <boost/describe/class.hpp>
#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// A point where the published rules are silent or disagree, and what is played here.
struct Reading {
    std::string clause;    ///< such as "P-3"
    std::string decision;  ///< what is played
    std::string reason;
    auto operator<=>(const Reading&) const = default;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (clause, decision, reason))

/// Body of `GET /api/v1/rules`.
struct RulesDocument {
    std::string version;
    std::vector<Reading> readings;
};
BOOST_DESCRIBE_STRUCT(RulesDocument, (), (version, readings))

/// Reads the table under the heading "The readings" of `rules/RULES.md`; or why it cannot be read.
tl::expected<std::vector<Reading>, std::string> parse_readings(std::string_view markdown);

/// The answer to `GET /api/v1/rules`: the version of the rules and the readings of the `RULES.md`
/// in the binary.
Json rules_document();

}  // namespace mistward::protocol
