#pragma once

#include "rules/core/setup.hpp"

#include <optional>

namespace mistward::environment {

/// The square of spaces that observations show and actions name. The 2 x 2 start tile lies in its
/// middle; it does not move. How wide it is, README.md explains with figures.
class Window {
public:
    explicit constexpr Window(rules::Mode mode) : side_(mode == rules::Mode::Mists ? 24 : 32) {}

    constexpr std::size_t side() const { return static_cast<std::size_t>(side_); }
    constexpr std::size_t spaces() const { return side() * side(); }

    /// Row by row from the north-west; nothing for a space beyond.
    constexpr std::optional<std::size_t> index(rules::Position position) const {
        const int column = position.x - first();
        const int row = position.y - first();
        if (column < 0 || row < 0 || column >= side_ || row >= side_) return std::nullopt;
        return static_cast<std::size_t>(row * side_ + column);
    }

    /// The lowest x and y.
    constexpr int first() const { return 1 - side_ / 2; }

private:
    int side_;
};

}  // namespace mistward::environment
