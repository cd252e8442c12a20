#pragma once

#include "protocol/error.hpp"
#include "protocol/wire/council.hpp"

#include <string>
#include <vector>

namespace mistward::protocol {

/// What decisions lead to.
struct Foresight {
    wire::Foreseen document;
    rules::Game after;
};

/// What the decisions lead to as far as `viewer` can know, one after the other. Or the refusal of
/// the first that cannot be made, with its `index` in the params; none can be made that is not for
/// the player who decides now, and none after a draw.
Result<Foresight> foresee(const rules::Game& game, const std::vector<std::string>& decisions,
                          rules::Viewer viewer);

}  // namespace mistward::protocol
