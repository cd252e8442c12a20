#include "rules/core/flood_fill.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace mistward::rules;

namespace {

using Views = std::vector<FeatureView>;

/// Millions of times: an assertion costs more than what it looks at.
void require(bool holds, const char* what) {
    if (!holds) FAIL(what);
}

const FeatureView* find(const Views& views, const FeatureRef& segment) {
    for (const FeatureView& view : views) {
        if (std::find(view.segments.begin(), view.segments.end(), segment) != view.segments.end()) {
            return &view;
        }
    }
    return nullptr;
}

/// Each segment is in one feature, each meeple on one, and flood fill finds the same open sides.
void require_whole(const Game& game, const Views& views) {
    std::set<FeatureRef> segments;
    std::size_t meeples = 0;
    for (const FeatureView& view : views) {
        segments.insert(view.segments.begin(), view.segments.end());
        meeples += view.meeples.size();
        require(view.complete == (view.closable && view.needs.empty()), "complete, and it lacks");
    }
    std::size_t count = 0;
    for (const FeatureView& view : views) count += view.segments.size();
    require(count == segments.size(), "a segment in two features");
    require(meeples == game.view().meeples.size(), "meeples are lost");
    const auto tiles = game.view().tiles;
    for (const FloodedFeature& flooded : flood_features(game.tileset(), tiles)) {
        if (flooded.kind == FeatureKind::Field) continue;
        const auto [tile, index] = *flooded.segments.begin();
        const FeatureView* const view = find(views, {tiles[tile].position, index});
        require(view != nullptr, "a feature is lost");
        require(view->segments.size() == flooded.segments.size(), "other segments");
        require(view->complete == (flooded.open_sides == 0), "other open sides");
    }
}

/// The spaces that were filled.
std::set<Position> filled_by(const std::vector<Event>& events) {
    std::set<Position> spaces;
    for (const Event& event : events) {
        if (const auto* tile = std::get_if<TilePlaced>(&event)) spaces.insert(tile->position);
        if (const auto* tile = std::get_if<FaceDownPlaced>(&event)) spaces.insert(tile->position);
    }
    return spaces;
}

/// What is complete after a step was so before, or needed what the step filled, and nothing else.
std::size_t require_needs_met(const Views& before, const Views& after,
                              const std::set<Position>& filled) {
    std::size_t completed = 0;
    for (const FeatureView& part : before) {
        const FeatureView* const now = find(after, part.segments.front());
        require(now != nullptr, "a feature is lost");
        require(part.closable || !now->complete, "closed, though it could never be");
        if (!now->complete || part.complete) continue;
        require(std::includes(filled.begin(), filled.end(), part.needs.begin(), part.needs.end()),
                "closed, though it needed more");
        ++completed;
    }
    return completed;
}

/// What is scored in a step that fills no space was told before, with the value that it had.
std::size_t require_foretold(const Views& before, const std::vector<Event>& events) {
    if (!filled_by(events).empty()) return 0;
    std::size_t scored = 0;
    for (const Event& event : events) {
        const auto* const feature = std::get_if<FeatureScored>(&event);
        if (feature == nullptr) continue;
        const FeatureView* const view = find(before, feature->scoring.feature);
        REQUIRE(view != nullptr);
        REQUIRE(view->scoring.has_value());
        REQUIRE(view->scoring->value == feature->scoring.value);
        REQUIRE(view->scoring->kind == feature->scoring.kind);
        ++scored;
    }
    return scored;
}

}  // namespace

TEST_CASE("features are whole, need what completes them, and are worth what they score") {
    std::size_t completed = 0;
    std::size_t scored = 0;
    const auto games = mistward::test::simulations(1, 1);
    for (const Setup& setup : all_setups()) {
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Random random(seed);
            Game game(tables_for(setup), dealt(setup, random));
            const Policy policy = seed % 2 == 0 ? Policy::Greedy : Policy::Any;
            Views before = game.feature_views();
            for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
                const auto events = game.apply(choose(game, legal, policy, random)).value();
                Views after = game.feature_views();
                require_whole(game, after);
                scored += require_foretold(before, events);
                const auto filled = filled_by(events);
                if (!filled.empty()) completed += require_needs_met(before, after, filled);
                before = std::move(after);
            }
        }
    }
    CHECK(completed > 500 * games);
    CHECK(scored > 200 * games);
}
