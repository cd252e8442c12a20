#pragma once

#include "companion/mists/observer.hpp"

#include <string_view>
#include <vector>

namespace mistward::companion::train {

/// What is trained: the companion of the co-operative game.
struct Subject {
    using Observer = mists::Observer;
    static constexpr const char* kGame = "mists";

    static std::vector<std::string_view> names() {
        std::vector<std::string_view> names;
        for (const auto& row : mists::rows()) names.push_back(row.name);
        return names;
    }
};

}  // namespace mistward::companion::train
