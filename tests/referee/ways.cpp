#include "tests/referee/ways.hpp"

#include "rules/core/overloaded.hpp"

#include <algorithm>
#include <string_view>

namespace mistward::referee {
namespace {

using protocol::Json;
using rules::MeepleKind;

/// The referee's word for placing a figure of a kind.
std::string word_for(MeepleKind kind) {
    if (kind == MeepleKind::Ordinary) return "smallfollower";
    if (kind == MeepleKind::Large) return "bigfollower";
    return std::string(rules::kWordsOf<MeepleKind>[static_cast<std::size_t>(kind)]);
}

struct Place {
    const rules::Segment* segment;
    rules::Rotation rotation;
};

Place place_of(const rules::Game& game, const rules::FeatureRef& where) {
    const auto tiles = game.view().tiles;
    const auto placed = std::ranges::find(tiles, where.position, &rules::PlacedTile::position);
    return {&game.tileset()[placed->tile].layout.segments[where.segment.value()], placed->rotation};
}

std::string word_for_taking(const rules::Game& game, const rules::MeepleRef& meeple) {
    if (game.point().kind == rules::DecisionKind::CaptureMeeple) return "capturefollower";
    const bool knight = place_of(game, meeple.where).segment->kind == rules::FeatureKind::City;
    return knight ? "princess" : "abbot_return";
}

std::string word_for(const rules::Game& game, const rules::Decision& decision) {
    return std::visit(
        rules::Overloaded{
            [](const rules::PlaceTile&) { return std::string("tileplacement"); },
            [](const rules::PlaceMeeple& put) { return word_for(put.kind); },
            [](const rules::PlaceMeepleAt& put) { return word_for(put.kind); },
            [&](const rules::TakeMeeple& take) { return word_for_taking(game, take.meeple); },
            [](const rules::PlaceBarn&) { return std::string("barn"); },
            [](const rules::PlaceFairy&) { return std::string("movefairynextto"); },
            [](const rules::PlaceFloor&) { return std::string("floor"); },
            [](const rules::MoveDragon&) { return std::string("movedragon"); },
            [](const auto&) { return std::string(); }},
        decision);
}

rules::Position position(const Json& step) {
    return {step.at("at").at(0).get<std::int16_t>(), step.at("at").at(1).get<std::int16_t>()};
}

/// Whether bits of which each side has so many are the same once they are turned.
bool is_turned(unsigned bits, unsigned each, rules::Rotation rotation, unsigned wanted) {
    const unsigned all = 4 * each;
    const unsigned turned = bits << (each * rotation.quarter_turns());
    return ((turned | turned >> all) & ((1U << all) - 1)) == wanted;
}

/// Whether a place is the one that a step names by its sides or halves.
bool is_there(const rules::Game& game, const rules::FeatureRef& where, const Json& step) {
    if (where.position != position(step)) return false;
    const auto [segment, rotation] = place_of(game, where);
    // To the referee an abbey is a monastery.
    const bool abbey = segment->kind == rules::FeatureKind::Abbey;
    const std::string_view kind = abbey ? "monastery" : name(segment->kind);
    if (kind != step.at("on").get<std::string>()) return false;
    unsigned wanted = 0;
    if (step.contains("halves")) {
        for (const Json& half : step.at("halves")) wanted |= 1U << half.get<unsigned>();
        return is_turned(segment->half_edges, 2, rotation, wanted);
    }
    if (!step.contains("sides")) return true;
    for (const char side : step.at("sides").get<std::string>()) {
        wanted |= 1U << static_cast<unsigned>(std::string_view("NESW").find(side));
    }
    return is_turned(segment->edges, 1, rotation, wanted);
}

bool is_kind(MeepleKind kind, const Json& figure) {
    return figure.at("kind").get<std::string>() ==
           rules::kWordsOf<MeepleKind>[static_cast<std::size_t>(kind)];
}

/// Whether a figure is the one that a step names.
bool is_it(rules::Colour colour, MeepleKind kind, const Json& figure) {
    return colour == rules::kColours[figure.at("player").get<std::size_t>()] &&
           is_kind(kind, figure);
}

bool is_it(const rules::Game& game, const rules::MeepleRef& meeple, const Json& step) {
    if (!is_there(game, meeple.where, step)) return false;
    return std::ranges::any_of(game.view().meeples, [&](const rules::PlacedMeeple& each) {
        const auto& which = meeple.which;
        return each.feature == meeple.where && is_it(each.colour, each.kind, step.at("figure")) &&
               (!which.is_said || (which.colour == each.colour && which.kind == each.kind));
    });
}

/// Barns are told by the tile in whose north-west corner they stand.
bool is_barn(const rules::PlaceBarn& barn, const Json& step) {
    const auto [x, y] = position(step);
    return step.at("kind") == "barn" && barn.corner.x == x - 1 && barn.corner.y == y - 1;
}

bool is_paid(const rules::PayRansom& ransom, const Json& step) {
    const Json& income = step.at("scored").at(1).at(0);
    return ransom.captor == rules::kColours[income.get<std::size_t>()] &&
           is_kind(ransom.kind, step.at("figure"));
}

}  // namespace

Ways ways(const rules::Game& game) {
    Ways all;
    if (game.point().actor == rules::Actor::Chance) return all;
    for (const rules::Decision& decision : game.legal()) {
        const std::string word = word_for(game, decision);
        if (!word.empty()) ++all[word];
    }
    return all;
}

std::optional<std::string> differs(const Ways& ours, const Json& of) {
    Ways all = ours;
    for (const auto& [word, number] : of.items()) all.try_emplace(word, 0);
    for (const auto& [word, number] : all) {
        if (of.value(word, std::size_t{0}) != number) {
            return "we have " + std::to_string(number) + " of " + word;
        }
    }
    return std::nullopt;
}

bool is_meant(const rules::Game& game, const rules::Decision& decision, const Json& step) {
    const std::string what = step.at("do");
    const auto puts = [&](const rules::FeatureRef& where, rules::Colour colour, MeepleKind kind) {
        return what == "figure" && is_it(colour, kind, step) && is_there(game, where, step);
    };
    return std::visit(
        rules::Overloaded{
            [&](const rules::PlaceMeeple& put) {
                return puts({game.last_position(), put.segment}, put.colour, put.kind);
            },
            [&](const rules::PlaceMeepleAt& put) { return puts(put.place, put.colour, put.kind); },
            [&](const rules::TakeMeeple& take) {
                return (what == "return" || what == "capture") && is_it(game, take.meeple, step);
            },
            [&](const rules::PlaceFairy& fairy) {
                return what == "fairy" && is_it(game, fairy.meeple, step);
            },
            [&](const rules::PlaceBarn& barn) { return what == "figure" && is_barn(barn, step); },
            [&](const rules::PlaceFloor& floor) {
                return what == "tower_piece" && floor.position == position(step);
            },
            [&](const rules::MoveDragon& move) {
                return what == "dragon" && move.position == position(step);
            },
            [&](const rules::PayRansom& ransom) {
                return what == "ransom" && is_paid(ransom, step);
            },
            [](const auto&) { return false; }},
        decision);
}

}  // namespace mistward::referee
