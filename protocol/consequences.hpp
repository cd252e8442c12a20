#pragma once

#include "protocol/wire/council.hpp"

#include <string>
#include <vector>

namespace mistward::protocol {

/// Counts what decisions lead to, for CONSEQUENCES of the guide.
class Consequences {
public:
    /// `before` is the game before the first of the decisions.
    explicit Consequences(const rules::Game& before);

    /// Takes in what the next decision has caused.
    void add(const std::vector<rules::Event>& events);

    /// `after` is the game after the last of them.
    wire::Consequences document(const rules::Game& after) const;

private:
    std::vector<wire::Points> points(const rules::View& after) const;
    std::vector<std::string> features(const rules::Game& after) const;
    std::vector<std::string> banks(const rules::Game& after) const;

    rules::View before_;
    std::vector<rules::FeatureRef> scored_;
    std::vector<rules::FeatureRef> banks_;
    int ghosts_added_ = 0;
    int ghosts_removed_ = 0;
};

}  // namespace mistward::protocol
