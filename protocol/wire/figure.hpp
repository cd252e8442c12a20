#pragma once

#include "protocol/wire/write.hpp"
#include "rules/core/types.hpp"

#include <string>
#include <string_view>

namespace mistward::protocol::wire {

/// FIGURE of the guide: what stands for a player and is neither a meeple nor a guard, which `guard`
/// tells apart. So documents of games without such figures have no word for any.
struct Figure {
    static constexpr std::string_view kSchema = "figure";
    rules::MeepleKind kind = rules::MeepleKind::Ordinary;
    bool operator==(const Figure&) const = default;
};

inline std::string_view key_text(Figure figure) {
    return Words<rules::MeepleKind>::of(figure.kind);
}

inline void write(std::string& out, Figure figure) { write(out, figure.kind); }

constexpr bool is_guard(rules::MeepleKind kind) { return kind == rules::MeepleKind::Guard; }

/// Nothing for a meeple and a guard.
inline Omittable<Figure> figure(rules::MeepleKind kind) {
    if (kind == rules::MeepleKind::Ordinary || is_guard(kind)) return {};
    return Figure{kind};
}

}  // namespace mistward::protocol::wire
