#include "rules/core/setup.hpp"

#include "rules/core/check_layout.hpp"
#include "rules/core/levels.hpp"

#include <algorithm>

namespace mistward::rules {
namespace {

constexpr std::uint8_t kMostTogether = 5;   // M-SET-1
constexpr std::uint8_t kMostCompeting = 6;  // G-SET-1
constexpr std::size_t kScoringColours = 3;  // M-SET-5

/// M-SET-1.
std::size_t colours_each(const Setup& setup) {
    if (setup.mode != Mode::Mists || setup.players >= 3) return 1;
    return setup.players == 2 ? 2 : 4;
}

void check_colours(const Setup& setup, std::vector<std::string>& errors) {
    ColourSet dealt;
    for (const Colour colour : setup.colours) dealt.insert(colour);
    if (dealt.size() != setup.colours.size()) {
        errors.emplace_back("each of the six colours is dealt once");
    }
}

void check_version(const Setup& setup, std::vector<std::string>& errors) {
    if (setup.rules < kOldestRules || setup.rules > kNewestRules) {
        errors.emplace_back("no rules of that version are known");
    }
}

void check_team(const Setup& setup, std::vector<std::string>& errors) {
    const Level* const level = find_level(setup.level);
    if (level == nullptr) errors.emplace_back("there are levels 1 to 6");
    if (setup.players < 1 || setup.players > kMostTogether) {
        errors.emplace_back("the co-operative game is for 1 to 5 players");
    }
    if (!setup.changed.empty()) errors.emplace_back("only the competitive game has parts");
    if (!errors.empty() || setup.scoring.empty()) return;
    if (level->tracks == 1) {
        errors.emplace_back("only level 6 has scoring meeples in players' colours");
    } else if (setup.scoring.size() != kScoringColours ||
               !colours_in_play(setup).contains(setup.scoring)) {
        errors.emplace_back("level 6 has scoring meeples in three colours that are in play");
    }
}

void check_rivals(const Setup& setup, std::vector<std::string>& errors) {
    if (setup.players < 2 || setup.players > kMostCompeting) {
        errors.emplace_back("the competitive game is for 2 to 6 players");
    }
    if (setup.level != 1) errors.emplace_back("only the co-operative game has levels");
    if (!setup.scoring.empty()) {
        errors.emplace_back("only level 6 of the co-operative game has chosen scoring colours");
    }
    if (setup.mode == Mode::Base && !kPartsToAdd.contains(setup.changed)) {
        errors.emplace_back("the base game has no such part");
    } else if (!(kPartsToAdd | kPartsToLeaveOut).contains(setup.changed)) {
        errors.emplace_back("that part cannot be left out");
    }
}

}  // namespace

std::vector<std::string> check_setup(const Setup& setup) {
    std::vector<std::string> errors;
    setup.mode == Mode::Mists ? check_team(setup, errors) : check_rivals(setup, errors);
    check_colours(setup, errors);
    check_version(setup, errors);
    return errors;
}

ColourSet colour_set(const Setup& setup, PlayerId player) {
    const std::size_t each = colours_each(setup);
    ColourSet colours;
    for (std::size_t i = 0; i < each; ++i) colours.insert(setup.colours[player.value() * each + i]);
    return colours;
}

std::vector<Colour> colours_of(const Setup& setup, PlayerId player) {
    const ColourSet set = colour_set(setup, player);
    return {set.begin(), set.end()};
}

ColourSet colours_in_play(const Setup& setup) {
    ColourSet colours;
    for (std::size_t p = 0; p < setup.players; ++p) colours.insert(colour_set(setup, PlayerId(p)));
    return colours;
}

PlayerId owner(const Setup& setup, Colour colour) {
    const auto dealt = std::ranges::find(setup.colours, colour) - setup.colours.begin();
    return PlayerId(static_cast<std::size_t>(dealt) / colours_each(setup));
}

ColourSet scoring_colours(const Setup& setup) {
    if (setup.mode != Mode::Mists) return colours_in_play(setup);
    if (find_level(setup.level)->tracks == 1) return {setup.colours.back()};
    if (!setup.scoring.empty()) return setup.scoring;
    return {setup.colours[0], setup.colours[1], setup.colours[2]};
}

FeatureKinds kinds_left_out(const Setup& setup) {
    FeatureKinds left_out;
    for (const FeatureKind kind : kAllOf<FeatureKind>) {
        const auto part = part_of(kind);
        if (!part) continue;
        const bool is_known =
            setup.mode == Mode::Mists ? find_level(setup.level)->centres : is_played(setup, *part);
        if (!is_known) left_out.insert(kind);
    }
    return left_out;
}

bool is_drawn_without(FeatureKinds left_out, const Tile& tile) {
    if (tile.copies == 0) return false;
    if (left_out.empty()) return true;
    return std::ranges::none_of(tile.layout.segments, [&](const Segment& segment) {
        return left_out.contains(segment.kind);
    });
}

}  // namespace mistward::rules
