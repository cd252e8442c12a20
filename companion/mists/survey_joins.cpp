#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

using rules::kEdges;

const Work* work_at(const Facts& facts, FeatureNumber feature) {
    if (feature == kNoFeature || facts.work[feature] == 0) return nullptr;
    const Work& work = facts.under_way[facts.work[feature] - 1U];
    return work.end > 0 ? &work : nullptr;
}

/// The points that two works are worth more when a tile joins them (M-SCORE-2): the tile counts
/// once, and every colour scores both.
float gain(const Work& a, const Work& b) {
    ColourSet both = a.colours;
    both.insert(b.colours);
    const float tile = a.kind == FeatureKind::City ? 2 : 1;
    const float joined = (a.value + b.value - tile) * static_cast<float>(both.size());
    return std::max(0.0F, joined - a.points() - b.points());
}

void add_join(Facts& facts, const Space& space, const Work& a, const Work& b, float chance) {
    Works& works = facts.works;
    const float points = gain(a, b) * chance;
    works.join_gain += points;
    const bool is_like = a.colours.contains(b.colours) || b.colours.contains(a.colours);
    if (!is_like) works.join_chance += chance;
    if (points <= works.join_best) return;
    works.join_best = points;
    works.join_place = space.position;
}

void look_for_joins(Facts& facts, const Unseen& unseen, const Space& space) {
    for (std::size_t e = 1; e < kEdges.size(); ++e) {
        const Work* const a = work_at(facts, space.line[e]);
        if (a == nullptr) continue;
        for (std::size_t d = 0; d < e; ++d) {
            const Work* const b = work_at(facts, space.line[d]);
            if (b == nullptr || b == a || b->kind != a->kind) continue;
            const unsigned tiles = unseen.connecting(space.asked, kEdges[d], kEdges[e]);
            if (tiles != 0) add_join(facts, space, *b, *a, unseen.chance(tiles));
        }
    }
}

bool is_near_any(const Cemeteries& cemeteries, Position position) {
    return std::any_of(cemeteries.positions.begin(), cemeteries.positions.end(),
                       [&](Position cemetery) { return is_near(cemetery, position); });
}

/// Whether a tile face down at a space would spoil a work or a bank with ghosts (M-DOWN-4).
bool is_needed(const Facts& facts, const Space& space) {
    const auto works = [&](FeatureNumber line) { return work_at(facts, line) != nullptr; };
    const auto haunted = [&](FeatureNumber bank) {
        return bank != kNoFeature && facts.bank_ghosts[bank] != 0 && facts.closable(bank);
    };
    return std::any_of(space.line.begin(), space.line.end(), works) ||
           std::any_of(space.mist.begin(), space.mist.end(), haunted);
}

}  // namespace

void survey_joins(Facts& facts, const Unseen& unseen) {
    for (std::size_t i = 0; i < facts.space_count; ++i) {
        const Space& space = facts.spaces[i];
        look_for_joins(facts, unseen, space);
        if (facts.cemeteries.open == 0 || !is_near_any(facts.cemeteries, space.position)) continue;
        if (is_needed(facts, space)) facts.cemeteries.in_the_way += 1;
    }
}

void survey_gifts(Facts& facts) {
    Gifts& gifts = facts.gifts;
    gifts = {};
    float most = 0;
    for (const FeatureNumber line : facts.open_lines) {
        const Reach& reach = facts.reach[line];
        if (reach.spaces != 1 || reach.finish == 0) continue;
        if (!facts.state->features.colours(rules::FeatureId(line)).empty()) continue;
        if (!facts.closable(line)) continue;
        const auto value = static_cast<float>(value_when_complete(facts, line));
        gifts.chance = 1 - (1 - gifts.chance) * (1 - reach.finish);
        gifts.points += value * reach.finish;
        gifts.all += value;
        if (value * reach.finish <= most) continue;
        most = value * reach.finish;
        gifts.place = facts.spaces[reach.first].position;
    }
}

}  // namespace mistward::companion::mists
