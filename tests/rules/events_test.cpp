#include "rules/core/overloaded.hpp"
#include "rules/mists/game.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace mistward::rules;

namespace {

/// A client that knows nothing but the start and the events.
class Follower {
public:
    explicit Follower(const View& start) : view_(start), piles_(start.piles) {
        for (const PlacedTile& tile : start.tiles) ghosts_[tile.position] = tile.ghosts;
    }

    void follow(const Event& event) {
        std::visit(
            Overloaded{[&](const TurnStarted& e) { turn_ = e; },
                       [&](const TileDrawn& e) {
                           --piles_.front();
                           drawn_ = e.tile;
                       },
                       [&](const TileDiscarded&) { drawn_.reset(); },
                       [&](const DecisionForced&) {},
                       [&](const TilePlaced& e) {
                           if (!drawn_) placed_abbey_[turn_.player] = true;
                           drawn_.reset();
                           ghosts_[e.position] = 0;
                           ++placed_;
                       },
                       [&](const BankCompleted&) {},
                       [&](const CemeteryClosed&) {},
                       [&](const MeepleBuried& e) {
                           if (e.from) meeples_.erase(*e.from);
                           buried_.push_back({e.colour, e.cemetery});
                       },
                       [&](const GhostsRemoved& e) { move_ghosts(e.position, -e.count); },
                       [&](const GhostsPlaced& e) { move_ghosts(e.position, e.count); },
                       [&](const GhostsMissing&) {},
                       [&](const MeepleHaunted& e) {
                           const auto [first, last] = meeples_.equal_range(e.feature);
                           std::find_if(first, last, [&](const auto& each) {
                               return each.second.colour == e.colour &&
                                      each.second.ghosts + 1 == e.ghosts;
                           })->second.ghosts = e.ghosts;
                       },
                       [&](const MeeplePlaced& e) {
                           meeples_.insert({e.feature, {e.colour, e.feature, e.kind}});
                       },
                       [&](const MeepleReturned& e) {
                           const auto is_hers = [&](const FairyPlaced& fairy) {
                               return fairy.colour == e.colour && fairy.feature == e.feature &&
                                      fairy.kind == e.kind;
                           };
                           is_fairy_alone_ |= fairy_ && is_hers(*fairy_);
                           const auto [first, last] = meeples_.equal_range(e.feature);
                           meeples_.erase(std::find_if(first, last, [&](const auto& each) {
                               return each.second.colour == e.colour && each.second.kind == e.kind;
                           }));
                       },
                       [&](const FeatureScored&) {},
                       [&](const ScoreChanged& e) { totals_[e.colour] = e.total; },
                       [&](const GuardGained& e) { ++guards_[e.colour]; },
                       [&](const HoundReached& e) { hounds_[e.hound] = HoundPlace::Reached; },
                       [&](const HoundPlaced& e) { meeple_of_[e.hound] = e.meeple; },
                       [&](const HoundScored&) {},
                       [&](const HoundLeft& e) {
                           hounds_[e.hound] = HoundPlace::Gone;
                           meeple_of_.erase(e.hound);
                       },
                       [&](const PilesJoined& e) {
                           piles_.erase(piles_.begin());
                           piles_.front() = e.tiles;
                       },
                       [&](const FaceDownPlaced& e) {
                           --piles_.front();
                           face_down_.push_back(e.position);
                       },
                       [&](const GameEnded& e) { end_ = e; },
                       [&](const TokenDrawn& e) {
                           if (e.stream == Stream::Gifts) ++held_[e.player];
                       },
                       [&](const TokenPlayed& e) { --held_[e.player]; },
                       [&](const BidMade&) {},
                       [&](const SecondPartStarted&) {},
                       [&](const GoodsTaken& e) { goods_[e.player][e.good] += e.count; },
                       [&](const GoodsScored&) {},
                       [&](const DragonMoved& e) { dragon_ = FactValue{e.position}; },
                       [&](const FairyPlaced& e) {
                           fairy_ = e;
                           is_fairy_alone_ = false;
                       },
                       [&](const FairyScored&) {},
                       [&](const FloorPlaced&) {},
                       [&](const MeepleCaptured& e) { ++captured_[e.colour][e.kind]; },
                       [&](const PrisonerFreed& e) { --captured_[e.colour][e.kind]; }},
            event);
    }

    void require_agrees(const View& view) const {
        REQUIRE(view.turn == turn_.turn);
        REQUIRE(view.active.id == turn_.player);
        REQUIRE(view.drawn == drawn_);
        REQUIRE(view.tiles.size() == view_.tiles.size() + placed_);
        for (const PlacedTile& tile : view.tiles) REQUIRE(ghosts_.at(tile.position) == tile.ghosts);
        REQUIRE(view.ghosts_supply == view_.ghosts_supply - moved_ - ghosts_on_meeples());
        REQUIRE(view.meeples.size() == meeples_.size());
        for (const PlacedMeeple& m : view.meeples) {
            const auto [first, last] = meeples_.equal_range(m.feature);
            REQUIRE(std::any_of(first, last, [&](const auto& each) { return each.second == m; }));
        }
        for (const auto& [colour, kinds] : captured_) {
            for (const auto& [kind, number] : kinds) REQUIRE(number >= 0);
        }
        REQUIRE(view.buried == buried_);
        REQUIRE(view.face_down == face_down_);
        REQUIRE(view.piles == piles_);
        for (const Track& track : view.tracks) {
            const auto total = totals_.find(track.colour);
            REQUIRE(track.points == (total == totals_.end() ? 0 : total->second));
        }
        for (const HoundView& hound : view.hounds) require_agrees(hound);
        for (const auto& player : view.supplies) {
            for (const Supply& supply : player) require_agrees(supply);
        }
        for (const PartFacts& part : view.facts) {
            if (part.part == Part::Goods) require_agrees_on_goods(part);
            if (part.part == Part::Dragon) REQUIRE(part.facts.front().value == dragon_);
            if (part.part == Part::Fairy) require_agrees_on_fairy(part);
            if (part.part == Part::Abbeys) require_agrees_on_abbeys(part);
        }
        for (const HeldTokens& held : view.held) REQUIRE(held.count == held_[held.player]);
        REQUIRE(view.outcome == end_.outcome);
        REQUIRE(view.winners == end_.winners);
        REQUIRE(view.reason == end_.reason);
    }

private:
    int ghosts_on_meeples() const {
        int sum = 0;
        for (const auto& [feature, meeple] : meeples_) sum += meeple.ghosts;
        return sum;
    }

    /// A tile that nobody drew is an abbey, of the player whose turn it is.
    void require_agrees_on_abbeys(const PartFacts& part) const {
        const auto& players = std::get<FactValue::List>(part.facts.front().value.value);
        for (std::size_t player = 0; player < players.size(); ++player) {
            REQUIRE(std::get<bool>(players[player].value) != placed_abbey_[PlayerId(player)]);
        }
    }

    void require_agrees_on_goods(const PartFacts& part) const {
        const auto& players = std::get<FactValue::List>(part.facts.front().value.value);
        for (std::size_t player = 0; player < players.size(); ++player) {
            const auto& goods = std::get<FactValue::List>(players[player].value);
            const auto taken = goods_.find(PlayerId(player));
            for (const Good good : kGoods) {
                const int number = std::get<int>(goods[static_cast<std::size_t>(good)].value);
                const bool any = taken != goods_.end() && taken->second.contains(good);
                REQUIRE(number == (any ? taken->second.at(good) : 0));
            }
        }
    }

    void require_agrees_on_fairy(const PartFacts& part) const {
        const bool beside = fairy_ && !is_fairy_alone_;
        REQUIRE(part.facts[0].value ==
                (fairy_ ? FactValue{fairy_->feature.position} : FactValue{}));
        const int segment = fairy_ ? static_cast<int>(fairy_->feature.segment.value()) : 0;
        REQUIRE(part.facts[1].value == (beside ? FactValue{segment} : FactValue{}));
    }

    /// What a colour has at hand: what it began with, less what stands on the board or is buried.
    void require_agrees(const Supply& supply) const {
        Supply expected = start_of(supply.colour);
        const int gained = guards_.contains(supply.colour) ? guards_.at(supply.colour) : 0;
        expected.guards = static_cast<std::uint8_t>(expected.guards + gained);
        expected.general_guards = static_cast<std::uint8_t>(expected.general_guards - gained);
        for (const auto& [feature, meeple] : meeples_) {
            if (meeple.colour != supply.colour) continue;
            --expected[meeple.kind];
        }
        if (const auto captured = captured_.find(supply.colour); captured != captured_.end()) {
            for (const auto& [kind, number] : captured->second) {
                expected[kind] = static_cast<std::uint8_t>(expected[kind] - number);
            }
        }
        for (const BuriedMeeple& meeple : buried_) {
            if (meeple.colour == supply.colour) --expected.meeples;
        }
        REQUIRE(supply == expected);
    }

    Supply start_of(Colour colour) const {
        for (const auto& player : view_.supplies) {
            for (const Supply& supply : player) {
                if (supply.colour == colour) return supply;
            }
        }
        return {};
    }

    void require_agrees(const HoundView& hound) const {
        const auto place = hounds_.find(hound.hound);
        REQUIRE((hound.place == HoundPlace::Waiting) == (place == hounds_.end()));
        if (place == hounds_.end()) return;
        REQUIRE((hound.place == HoundPlace::Gone) == (place->second == HoundPlace::Gone));
        const auto meeple = meeple_of_.find(hound.hound);
        REQUIRE(hound.meeple.has_value() == (meeple != meeple_of_.end()));
        if (hound.meeple) REQUIRE(*hound.meeple == meeple->second);
    }

    void move_ghosts(Position position, int count) {
        ghosts_[position] += count;
        moved_ += count;
    }

    View view_;
    TurnStarted turn_;
    std::optional<TileId> drawn_;
    std::map<Position, int> ghosts_;
    std::multimap<FeatureRef, PlacedMeeple> meeples_;
    std::vector<BuriedMeeple> buried_;
    std::vector<Position> face_down_;
    std::vector<std::uint16_t> piles_;
    std::map<Colour, std::uint16_t> totals_;
    std::map<Colour, int> guards_;
    std::map<Hound, HoundPlace> hounds_;
    std::map<Hound, FeatureRef> meeple_of_;
    ByPlayer<int> held_;
    ByPlayer<bool> placed_abbey_;
    std::map<PlayerId, std::map<Good, int>> goods_;
    std::map<Colour, std::map<MeepleKind, int>> captured_;
    FactValue dragon_;
    std::optional<FairyPlaced> fairy_;
    bool is_fairy_alone_ = false;
    std::size_t placed_ = 0;
    int moved_ = 0;
    GameEnded end_;
};

}  // namespace

TEST_CASE("events: who follows them alone knows the whole game") {
    auto setups = all_setups();
    const auto with_parts = setups_with_parts();
    setups.insert(setups.end(), with_parts.begin(), with_parts.end());
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const Setup setup = dealt(setups[seed % setups.size()], random);
        const Policy policy = seed % 4 == 0 ? Policy::Greedy : Policy::Any;
        Game game(tables_for(setup), setup);
        Follower follower(game.view());
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            const auto events = game.apply(choose(game, legal, policy, random));
            REQUIRE(events.has_value());
            for (const Event& event : *events) follower.follow(event);
            follower.require_agrees(game.view());
        }
    }
}
