#pragma once

#include "protocol/wire/state.hpp"
#include "rules/core/event.hpp"
#include "rules/core/members.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace mistward::protocol::wire {

// How what the rules describe is written: the fields that a member becomes, by its type. `Sink`
// takes them one after the other, and decides what becomes of them:
//
//     out.field(key, shape, make)     `make(game)` gives the value
//     out.colour_of(feature)          a field with the colour of the meeple there, if it is there
//     out.figure(kind)                a field that says which other figure it is, if it is one
//     out.which(meeple)               what one of several meeples is, if it is said
//     out.decision(key, decision)     a field with a DECISION

/// What the schema says of a field.
struct Shape {
    std::string_view reference = {};  ///< to a definition that many share
    std::string_view document = {};   ///< to a schema of its own
    bool may_be_null = false;
    bool is_boolean = false;
    bool has_sign = false;                         ///< of a number
    int least = 0;                                 ///< of a number
    int most = -1;                                 ///< of a number; negative: any
    std::span<const std::string_view> words = {};  ///< one of these
};

constexpr Shape shared(std::string_view name) { return {.reference = name}; }

inline constexpr Shape kBoolean{.is_boolean = true};

/// The member of something described, and under which name.
template <class Sink>
class Fields {
public:
    explicit Fields(Sink& out) : out_(out) {}

    template <rules::Described T>
    void of(const T& whole) {
        rules::for_each_member<T>([&](std::string_view name, const auto& member) {
            add(name, member, whole.*member.pointer);
        });
    }

private:
    void add(std::string_view, const auto&, rules::PlayerId player) {
        out_.field("player", shared("player"), [&](const auto&) { return player.value(); });
    }
    void add(std::string_view, const auto&, rules::TileId tile) {
        out_.field("tile", shared("face"),
                   [&](const rules::Game& game) { return rules::face_name(game.tileset(), tile); });
    }
    void add(std::string_view, const auto&, rules::Position position) {
        out_.field("x", shared("coordinate"), [&](const auto&) { return position.x; });
        out_.field("y", shared("coordinate"), [&](const auto&) { return position.y; });
    }
    void add(std::string_view, const auto&, rules::Rotation rotation) {
        out_.field("rotation", shared("rotation"),
                   [&](const auto&) { return rotation.quarter_turns(); });
    }
    void add(std::string_view, const auto&, rules::Colour colour) {
        out_.field("colour", shared("colour"), [&](const auto&) { return colour; });
    }
    void add(std::string_view, const auto&, rules::Hound hound) {
        out_.field("hound", shared("hound"), [&](const auto&) { return hound; });
    }
    void add(std::string_view, const auto&, rules::MeepleKind kind) {
        out_.field("guard", kBoolean, [&](const auto&) { return is_guard(kind); });
        out_.figure(kind);
    }
    /// Of the tile just placed.
    void add(std::string_view, const auto&, rules::SegmentIndex on) {
        out_.field("segment", shared("segment"), [&](const rules::Game& game) {
            return segment(game, {game.last_position(), on}).segment;
        });
    }
    void add_place(const rules::FeatureRef& place) {
        out_.field("x", shared("coordinate"), [&](const auto&) { return place.position.x; });
        out_.field("y", shared("coordinate"), [&](const auto&) { return place.position.y; });
        out_.field("segment", shared("segment"),
                   [&](const rules::Game& game) { return segment(game, place).segment; });
    }
    void add(std::string_view, const auto& member, const rules::FeatureRef& feature) {
        if (member.as == rules::As::Feature) {
            return out_.field("feature", shared("feature"), [&](const rules::Game& game) {
                return rules::feature_text(game, feature);
            });
        }
        add_place(feature);
        if (member.as == rules::As::Meeple) out_.colour_of(feature);
    }
    void add(std::string_view, const auto&, const rules::MeepleRef& meeple) {
        add_place(meeple.where);
        if (!meeple.which.is_said) out_.colour_of(meeple.where);
        out_.which(meeple.which);
    }
    void add(std::string_view name, const auto& member,
             const std::optional<rules::FeatureRef>& feature) {
        if (member.as == rules::As::Feature) {
            constexpr Shape kFeature{.reference = "feature", .may_be_null = true};
            return out_.field("feature", kFeature, [&](const rules::Game& game) {
                return feature ? std::optional(rules::feature_text(game, *feature)) : std::nullopt;
            });
        }
        constexpr Shape kPlace{.reference = "place", .may_be_null = true};
        out_.field(name, kPlace, [&](const rules::Game& game) {
            return feature ? std::optional(segment(game, *feature)) : std::nullopt;
        });
    }
    void add(std::string_view name, const auto&, const rules::Scoring& scored) {
        out_.field(name, {.document = "scoring"},
                   [&](const rules::Game& game) { return scoring(game, scored); });
    }
    void add(std::string_view name, const auto&, const rules::Decision& decision) {
        out_.decision(name, decision);
    }
    void add(std::string_view, const auto&, rules::ScoredFor what) { words("for", what); }
    void add(std::string_view name, const auto&, rules::Outcome outcome) {
        out_.field(name, shared("final_outcome"), [&](const auto&) { return outcome; });
    }
    void add(std::string_view name, const auto&, rules::EndReason reason) {
        out_.field(name, shared("reason"), [&](const auto&) { return reason; });
    }
    void add(std::string_view name, const auto&, rules::ColourSet set) {
        out_.field(name, shared("winners"), [&](const auto&) { return colours(set); });
    }
    template <Worded Enum>
    void add(std::string_view name, const auto&, Enum value) {
        words(name, value);
    }
    template <std::integral Number>
    void add(std::string_view name, const auto& member, Number number) {
        const Shape shape{
            .has_sign = std::is_signed_v<Number>, .least = member.least, .most = member.most};
        out_.field(name, shape, [&](const auto&) { return number; });
    }

    template <std::integral Number>
    void add(std::string_view name, const auto& member, std::optional<Number> number) {
        const Shape shape{.may_be_null = true, .least = member.least, .most = member.most};
        out_.field(name, shape, [&](const auto&) { return number; });
    }

    template <class Enum>
    void words(std::string_view name, Enum value) {
        out_.field(name, Shape{.words = Words<Enum>::all()}, [&](const auto&) { return value; });
    }

    Sink& out_;
};

}  // namespace mistward::protocol::wire
