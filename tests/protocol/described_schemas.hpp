#pragma once

#include "rules/core/parts.hpp"
#include "tests/protocol/fixtures.hpp"

#include <vector>

namespace mistward::protocol {

/// The schemas of what the rules describe: events, decisions, and what parts add to documents, of
/// the parts that can be chosen. Each is a file of `protocol/schema`.
std::vector<Fixture> described_schemas(rules::PartSet offered = rules::kOfferedParts);

}  // namespace mistward::protocol
