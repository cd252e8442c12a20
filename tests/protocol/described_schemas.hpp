#pragma once

#include "tests/protocol/fixtures.hpp"

#include <vector>

namespace mistward::protocol {

/// The schemas of what the rules describe: events and decisions. Each is a file of
/// `protocol/schema`.
std::vector<Fixture> described_schemas();

}  // namespace mistward::protocol
