#include "tests/environment/matches.hpp"
#include "tests/rules/setups.hpp"

#include "clients/environment/notation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace mistward;
using environment::ActionSpace;
using environment::Match;

namespace {

std::vector<std::int32_t> actions_of(const Match& match) {
    std::vector<std::int32_t> actions(match.legal_count());
    environment::kind_of(match).actions.list(match, actions);
    return actions;
}

std::int32_t action(const Match& match, std::string_view decision) {
    return actions_of(match).at(environment::find_decision(match, decision));
}

const environment::Part& part_of(const ActionSpace& space, std::string_view name) {
    const auto found = std::ranges::find(space.parts(), name, &environment::Part::name);
    REQUIRE(found != space.parts().end());
    return *found;
}

std::int32_t in(const Match& match, std::string_view part, std::size_t number) {
    const ActionSpace& space = environment::kind_of(match).actions;
    return static_cast<std::int32_t>(part_of(space, part).offset + number);
}

/// A decision to take points, if there is one, else any.
std::size_t prefer_points(const Match& match, rules::Random& random) {
    for (std::size_t i = 0; i < match.legal_count(); ++i) {
        if (std::holds_alternative<rules::TakePoints>(match.legal(i))) return i;
    }
    return random.below(match.legal_count());
}

/// At each moment every legal decision has an action of its own, which leads back to it.
void check_moment(const Match& match) {
    const ActionSpace& space = environment::kind_of(match).actions;
    const auto actions = actions_of(match);
    const bool decides = match.point().actor == rules::Actor::Player;
    const std::set<std::int32_t> distinct(actions.begin(), actions.end());
    REQUIRE(distinct.size() == actions.size());
    // A portal can lead to thousands of places.
    const std::size_t stride = 1 + actions.size() / 50;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        REQUIRE(actions[i] >= 0);
        REQUIRE((!decides || static_cast<std::size_t>(actions[i]) < space.size()));
        if (i % stride == 0) REQUIRE(space.find(match, actions[i]) == i);
    }
    std::vector<std::uint8_t> mask(space.size(), 7);
    space.mask(match, mask);
    REQUIRE(static_cast<std::size_t>(std::ranges::count(mask, 1)) ==
            (decides ? actions.size() : 0));
    REQUIRE(static_cast<std::size_t>(std::ranges::count(mask, 0)) ==
            space.size() - (decides ? actions.size() : 0));
    for (const std::int32_t each : actions) {
        REQUIRE((!decides || mask[static_cast<std::size_t>(each)] == 1));
    }
}

}  // namespace

TEST_CASE("every legal decision of every game has an action of its own") {
    std::set<rules::DecisionKind> kinds;
    for (const rules::Setup& setup : rules::all_setups()) {
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            Match match = environment::match_of(setup, seed, {.explicit_chance = seed == 1});
            rules::Random random(seed);
            for (; !match.over(); environment::step(match, random)) {
                kinds.insert(match.point().kind);
                check_moment(match);
            }
            check_moment(match);
            CHECK(match.made().size() <= environment::most_decisions(match));
        }
    }
    CHECK(kinds.size() >= 7);
}

TEST_CASE("every legal decision of every game with parts has an action of its own") {
    std::set<rules::DecisionKind> kinds;
    std::set<std::string_view> used;
    for (const rules::Setup& setup : environment::setups_with_parts()) {
        Match match = environment::match_of(setup, 1);
        const auto& parts = environment::kind_of(match).actions.parts();
        rules::Random random(1);
        for (; !match.over(); environment::step(match, random)) {
            kinds.insert(match.point().kind);
            check_moment(match);
            for (const std::int32_t each : actions_of(match)) {
                const auto after = std::ranges::upper_bound(parts, static_cast<std::size_t>(each),
                                                            {}, &environment::Part::offset);
                used.insert(std::prev(after)->name);
            }
        }
    }
    using rules::DecisionKind;
    for (const DecisionKind kind :
         {DecisionKind::CaptureMeeple, DecisionKind::MoveDragon, DecisionKind::MoveWagon,
          DecisionKind::PlaceAbbey, DecisionKind::HauntMeeple}) {
        CHECK(kinds.contains(kind));
    }
    for (const std::string_view name : {"place", "space", "meeple", "guard", "other", "standing",
                                        "fairy", "drive", "portal", "barn", "ransom"}) {
        CHECK_MESSAGE(used.contains(name), std::string(name));
    }
}

TEST_CASE("games that are played well ask for hounds, burials and assignments by actions, too") {
    std::set<rules::DecisionKind> kinds;
    for (const std::string_view words :
         {"mists:6 players:4", "mists:3 players:2", "mists:5 players:1"}) {
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Match match = environment::match_of(words, seed);
            rules::Random random(seed);
            while (!match.over()) {
                kinds.insert(match.point().kind);
                check_moment(match);
                const rules::Game game = match.game();
                const auto legal = game.legal();
                const auto chosen = rules::choose(game, legal, rules::Policy::Greedy, random);
                match.apply(
                    static_cast<std::size_t>(std::ranges::find(legal, chosen) - legal.begin()));
            }
        }
    }
    CHECK(kinds.contains(rules::DecisionKind::PlaceHound));
    CHECK(kinds.contains(rules::DecisionKind::ChaseGhosts));
    CHECK(kinds.contains(rules::DecisionKind::Bury));
    CHECK(kinds.contains(rules::DecisionKind::PlaceFaceDown));
}

TEST_CASE("M-SIX-1: the choice of a scoring meeple has actions, too") {
    bool assigned = false;
    for (std::uint64_t seed = 0; seed < 300 && !assigned; ++seed) {
        Match match = environment::match_of("mists:6 players:5", seed);
        rules::Random random(seed);
        while (!match.over()) {
            match.apply(prefer_points(match, random));
            if (match.point().kind != rules::DecisionKind::AssignPoints) continue;
            assigned = true;
            check_moment(match);
            CHECK(actions_of(match)[0] >= in(match, "assign", 0));
            CHECK(actions_of(match)[0] < in(match, "assign", 6));
        }
    }
    CHECK(assigned);
}

TEST_CASE("what lies outside the window has actions of its own") {
    for (const std::string_view words : {"mists:1 players:2", "base players:2"}) {
        bool beyond = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Match match = environment::match_of(words, seed);
            rules::Random random(seed);
            while (!match.over()) {
                check_moment(match);
                // As far to the east as it goes.
                std::size_t best = random.below(match.legal_count());
                int farthest = -1000;
                for (std::size_t i = 0; i < match.legal_count(); ++i) {
                    const rules::Decision decision = match.legal(i);
                    const auto* const placed = std::get_if<rules::PlaceTile>(&decision);
                    if (placed == nullptr || placed->position.x <= farthest) continue;
                    farthest = placed->position.x;
                    best = i;
                }
                const auto actions = actions_of(match);
                beyond = beyond || actions[best] >= in(match, "beyond", 0);
                match.apply(best);
            }
        }
        CHECK(beyond);
    }
}

TEST_CASE("the parts of the action space follow one another and fill it") {
    for (const auto kind : rules::kAllOf<environment::KindId>) {
        const ActionSpace& space = environment::kind_of(kind).actions;
        std::size_t offset = 0;
        for (const environment::Part& part : space.parts()) {
            CHECK(part.offset == offset);
            offset += part.size;
        }
        CHECK(offset == space.size());
        CHECK(offset < 20'000);
    }
}

TEST_CASE("an action names turn, row and column, or segment and colour as its seat counts them") {
    Match match = environment::match_of("mists:1 players:2", 0, {.explicit_chance = true});
    environment::say(match, "draw:27.1");
    // The window begins at -11, -11 and has 24 columns.
    const auto place = [](int x, int y, int turn) {
        return static_cast<std::size_t>(turn * 576 + (y + 11) * 24 + x + 11);
    };
    const std::string text = rules::decision_text(match.game(), match.legal(0));
    const auto decision = std::get<rules::PlaceTile>(match.legal(0));
    CHECK(actions_of(match)[0] == in(match, "place",
                                     place(decision.position.x, decision.position.y,
                                           static_cast<int>(decision.rotation.quarter_turns()))));
    environment::say(match, text);
    while (match.point().kind != rules::DecisionKind::PlaceMeeple ||
           match.point().player.value() != 1) {
        match.apply(0);
    }
    // The second of two players has blue and yellow, which are its own first and second.
    for (std::size_t i = 0; i < match.legal_count(); ++i) {
        const rules::Decision each = match.legal(i);
        if (std::holds_alternative<rules::Pass>(each)) {
            CHECK(actions_of(match)[i] == 0);
            continue;
        }
        const auto meeple = std::get<rules::PlaceMeeple>(each);
        const std::size_t slot = meeple.colour == rules::Colour::Blue ? 0 : 1;
        CHECK(actions_of(match)[i] == in(match, "meeple", slot * 13 + meeple.segment.value()));
    }
}

TEST_CASE("no action that is not legal is found") {
    Match match = environment::match_of("mists:1 players:2", 1);
    const ActionSpace& space = environment::kind_of(environment::KindId::Team).actions;
    CHECK(!space.find(match, -1));
    CHECK(!space.find(match, 0));
    CHECK(!space.find(match, static_cast<std::int32_t>(space.size())));
    CHECK(!space.find(match, 2147483647));
    CHECK(space.find(match, action(match, rules::decision_text(match.game(), match.legal(0)))) ==
          0);
}
