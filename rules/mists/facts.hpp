#pragma once

#include "rules/core/tileset.hpp"

#include <utility>

namespace mistward::rules {

/// Collects one sentence for each fact that does not hold.
class FactErrors {
public:
    void add(std::string text) { errors_.push_back(std::move(text)); }
    void unless(bool holds, const std::string& text) {
        if (!holds) add(text);
    }
    std::vector<std::string> take() { return std::move(errors_); }

private:
    std::vector<std::string> errors_;
};

/// The facts about the start tile (T-5). Part of `check_mists_facts`.
void check_start_facts(const TileSet& set, FactErrors& errors);

}  // namespace mistward::rules
