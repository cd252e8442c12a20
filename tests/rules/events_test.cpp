#include "rules/mists/game.hpp"
#include "rules/overloaded.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace mistward::rules;

namespace {

/// A client that knows nothing but the start and the events.
class Follower {
public:
    explicit Follower(const View& start) : view_(start) {
        for (const PlacedTile& tile : start.tiles) ghosts_[tile.position] = tile.ghosts;
    }

    void follow(const Event& event) {
        std::visit(
            Overloaded{[&](const TurnStarted& e) { turn_ = e; },
                       [&](const TileDrawn& e) { drawn_ = e.tile; },
                       [&](const TileDiscarded&) { drawn_.reset(); }, [&](const DecisionForced&) {},
                       [&](const TilePlaced& e) {
                           drawn_.reset();
                           ghosts_[e.position] = 0;
                           ++placed_;
                       },
                       [&](const BankCompleted&) {},
                       [&](const GhostsRemoved& e) { move_ghosts(e.position, -e.count); },
                       [&](const GhostsPlaced& e) { move_ghosts(e.position, e.count); },
                       [&](const GhostsMissing&) {},
                       [&](const MeeplePlaced& e) { meeples_[e.feature] = e.colour; },
                       [&](const MeepleReturned& e) { meeples_.erase(e.feature); },
                       [&](const FeatureScored&) {},
                       [&](const ScoreChanged& e) { points_ = e.total; },
                       [&](const GameEnded& e) { end_ = e; }},
            event);
    }

    void require_agrees(const View& view) const {
        REQUIRE(view.turn == turn_.turn);
        REQUIRE(view.point.player == turn_.player);
        REQUIRE(view.drawn == drawn_);
        REQUIRE(view.tiles.size() == view_.tiles.size() + placed_);
        for (const PlacedTile& tile : view.tiles) REQUIRE(ghosts_.at(tile.position) == tile.ghosts);
        REQUIRE(view.ghosts_supply == view_.ghosts_supply - moved_);
        REQUIRE(view.meeples.size() == meeples_.size());
        for (const PlacedMeeple& m : view.meeples) REQUIRE(meeples_.at(m.feature) == m.colour);
        REQUIRE(view.tracks.front().points == points_);
        REQUIRE(view.outcome == end_.outcome);
        REQUIRE(view.reason == end_.reason);
    }

private:
    void move_ghosts(Position position, int count) {
        ghosts_[position] += count;
        moved_ += count;
    }

    View view_;
    TurnStarted turn_;
    std::optional<TileId> drawn_;
    std::map<Position, int> ghosts_;
    std::map<FeatureRef, Colour> meeples_;
    std::size_t placed_ = 0;
    int moved_ = 0;
    std::uint16_t points_ = 0;
    GameEnded end_;
};

}  // namespace

TEST_CASE("Events: who follows them alone knows the whole game") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const auto players = static_cast<std::uint8_t>(seed % 5 + 1);
        Game game(mists_tables(), {.level = 1, .players = players});
        Follower follower(game.view());
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            const auto events = game.apply(legal[random.below(legal.size())]);
            REQUIRE(events.has_value());
            for (const Event& event : *events) follower.follow(event);
            follower.require_agrees(game.view());
        }
    }
}
