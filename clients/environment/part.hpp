#pragma once

#include <cstddef>
#include <string_view>

namespace mistward::environment {

/// A part of an observation or of the action space, for those who read the layout.
struct Part {
    std::string_view name;
    std::size_t offset = 0;
    std::size_t size = 0;
    std::string_view what;
};

}  // namespace mistward::environment
