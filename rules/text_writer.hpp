#pragma once

#include "rules/core/event.hpp"
#include "rules/core/text_form.hpp"
#include "rules/game.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

namespace mistward::rules {

/// Appends what was described with a text as that text. The type of a member says what stands for
/// it.
class TextWriter {
public:
    /// `game` has the tiles that are named, on its board or in its set.
    TextWriter(const Game& game, std::string& text) : game_(game), text_(text) {}

    template <Described T>
    void add(const T& whole) {
        for_each_piece<T>([&](const TextPiece& piece, const auto&... member) {
            (add(piece, whole.*member.pointer), ...);
            if constexpr (sizeof...(member) == 0) text_ += piece.before;
        });
    }

    void add(const Decision& decision) {
        std::visit([this](const auto& each) { add(each); }, decision);
    }

    void add(TileId tile);
    void add(Position position);
    void add(Rotation rotation) { text_ += std::to_string(rotation.quarter_turns()); }
    void add(PlayerId player) { text_ += std::to_string(player.value()); }
    /// Of the tile just placed.
    void add(SegmentIndex segment);
    void add(const FeatureRef& feature);
    /// What it is only where the reference says so.
    void add(const MeepleRef& meeple);
    void add(EndReason reason);
    /// With a "+" between two.
    void add(ColourSet colours);

    template <class Enum>
    requires std::is_enum_v<Enum>
    void add(Enum value) { text_ += kWordsOf<Enum>[static_cast<std::size_t>(value)]; }

    void add(std::unsigned_integral auto number) { text_ += std::to_string(number); }
    /// With its sign.
    void add(std::signed_integral auto number) {
        if (number >= 0) text_ += '+';
        text_ += std::to_string(number);
    }

private:
    template <class T>
    void add(const TextPiece& piece, const T& value) {
        if (piece.in_brackets && value == T{}) return;
        text_ += piece.before;
        add(value);
        text_ += piece.after;
    }

    template <class T>
    void add(const TextPiece& piece, const std::optional<T>& value) {
        text_ += piece.before;
        if (value) {
            add(*value);
        } else {
            text_ += piece.otherwise;
        }
    }

    const Game& game_;
    std::string& text_;
};

}  // namespace mistward::rules
