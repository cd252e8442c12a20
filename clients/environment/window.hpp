#pragma once

#include "rules/core/setup.hpp"

#include <optional>

namespace mistward::environment {

/// What games have actions and observations in common: the co-operative ones, the competitive ones
/// with the base game, and both of these with added parts.
enum class KindId : std::uint8_t { Team, Rivals, WithParts };

constexpr KindId kind_id(const rules::Setup& setup) {
    if (setup.mode == rules::Mode::Mists) return KindId::Team;
    const bool adds = !(setup.changed & rules::kPartsToAdd).empty();
    return adds ? KindId::WithParts : KindId::Rivals;
}

/// The square of spaces that observations show and actions name. The 2 x 2 start tile lies in its
/// middle; it does not move. How wide it is, README.md explains with figures.
class Window {
public:
    explicit constexpr Window(KindId kind)
        : side_(kind == KindId::Team     ? 24
                : kind == KindId::Rivals ? 32
                                         : 40) {}

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
