#include "rules/core/secrets.hpp"
#include "rules/core/digest.hpp"
#include "rules/notation.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// A game in which the hidden tokens of two players are exchanged; nothing if they hold the same.
std::optional<Game> twin(const Game& game, PlayerId one, PlayerId other) {
    return game.visit([&]<class S>(const S& state) -> std::optional<Game> {
        if constexpr (std::is_same_v<S, rivals::LargeState>) {
            S swapped = state;
            auto& a = swapped.held[one];
            auto& b = swapped.held[other];
            for (std::size_t value = 0; value < a.size(); ++value) {
                for (std::size_t unlike = 0; unlike < a.size(); ++unlike) {
                    if (value == unlike || a[value] == 0 || b[unlike] == 0) continue;
                    --a[value], ++b[value];
                    --b[unlike], ++a[unlike];
                    return Game(tables_for(game.setup()), swapped);
                }
            }
        }
        return std::nullopt;
    });
}

constexpr Setup kFour{.mode = Mode::Ghosts, .players = 4, .changed = {Part::TestGifts}};

}  // namespace

TEST_CASE("secrets: what two players hold looks the same to everybody else, whichever holds what") {
    std::size_t twins = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Game game(tables_for(kFour), kFour);
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            const auto other = twin(game, PlayerId(0), PlayerId(1));
            if (other) {
                ++twins;
                REQUIRE(other->check().empty());
                REQUIRE_FALSE(*other == game);
                for (const Viewer viewer : {Viewer(), Viewer(PlayerId(2)), Viewer(PlayerId(3))}) {
                    REQUIRE(other->view(viewer) == game.view(viewer));
                    REQUIRE(other->as_seen_by(viewer) == game.as_seen_by(viewer));
                }
                REQUIRE_FALSE(other->view(PlayerId(0)) == game.view(PlayerId(0)));
                REQUIRE(other->digest() == game.digest());
            }
            REQUIRE(game.apply(choose(game, legal, Policy::Any, random)).has_value());
        }
    }
    CHECK(twins > 100);
}

TEST_CASE("secrets: what everybody sees of tokens and bids is part of the digest") {
    Random random(1);
    Game game(tables_for(kFour), kFour);
    while (game.point().kind != DecisionKind::Bid) {
        REQUIRE(game.apply(choose(game, game.legal(), Policy::Any, random)).has_value());
    }
    Game one = game;
    Game two = game;
    REQUIRE(one.apply(Bid{1}).has_value());
    REQUIRE(two.apply(Bid{2}).has_value());
    CHECK(one.digest() != two.digest());
    View view = one.view();
    const std::uint64_t before = digest(one.setup(), view);
    view.held.front().count += 1;
    CHECK(digest(one.setup(), view) != before);
}

TEST_CASE("secrets: a game as one player sees it is sound, and what they can do is the same") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Game game(tables_for(kFour), kFour);
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            const DecisionPoint point = game.point();
            const Game seen = game.as_seen_by(point.player);
            REQUIRE(seen.check().empty());
            if (point.actor == Actor::Player) REQUIRE(seen.legal() == legal);
            REQUIRE(seen.view(point.player) == game.view(point.player));
            if (point.kind == DecisionKind::DrawToken) {
                const Stream stream = std::get<DrawToken>(legal.front()).stream;
                REQUIRE(game.apply(DrawToken{stream, {}}).error() == Refusal::NoSuchToken);
            }
            REQUIRE(game.apply(choose(game, legal, Policy::Any, random)).has_value());
        }
    }
}

TEST_CASE("secrets: a hidden token is told to who draws it, and when it is played to all") {
    const Decision drawn = DrawToken{Stream::Gifts, std::uint8_t{2}};
    const Decision hidden = DrawToken{Stream::Gifts, std::nullopt};
    CHECK(seen_by(PlayerId(1), PlayerId(1), drawn) == drawn);
    CHECK(seen_by(PlayerId(0), PlayerId(1), drawn) == hidden);
    CHECK(seen_by(std::nullopt, PlayerId(1), drawn) == hidden);
    const Decision thrown = DrawToken{Stream::Die, std::uint8_t{5}};
    CHECK(seen_by(std::nullopt, PlayerId(1), thrown) == thrown);
    const Event event = TokenDrawn{PlayerId(1), Stream::Gifts, std::uint8_t{2}};
    CHECK(seen_by(PlayerId(1), event) == event);
    CHECK(seen_by(PlayerId(0), event) == Event(TokenDrawn{PlayerId(1), Stream::Gifts, {}}));
    const Event played = TokenPlayed{PlayerId(1), Stream::Gifts, 2};
    CHECK(seen_by(std::nullopt, played) == played);
    CHECK(is_choice_hidden({Actor::Player, PlayerId(1), DecisionKind::PlayToken}, PlayerId(0)));
    CHECK_FALSE(
        is_choice_hidden({Actor::Player, PlayerId(1), DecisionKind::PlayToken}, PlayerId(1)));
    CHECK_FALSE(is_choice_hidden({Actor::Player, PlayerId(1), DecisionKind::Bid}, PlayerId(0)));
}

TEST_CASE("secrets: whoever follows what they are told sees what they see of the game itself") {
    std::size_t hidden = 0;
    std::size_t played = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Game game(tables_for(kFour), kFour);
        for (const Viewer viewer : {Viewer(), Viewer(PlayerId(1)), Viewer::of_everything()}) {
            Game real = game;
            Game followed = game.as_seen_by(viewer);
            for (auto legal = real.legal(); !legal.empty(); legal = real.legal()) {
                const PlayerId player = real.point().player;
                const Decision decision = choose(real, legal, Policy::Any, random);
                const Decision told = seen_by(viewer, player, decision);
                hidden += told == decision ? 0 : 1;
                played += std::holds_alternative<PlayToken>(told) ? 1 : 0;
                auto events = real.apply(decision).value();
                for (Event& event : events) event = seen_by(viewer, event);
                const auto heard = followed.follow(viewer, told);
                REQUIRE(heard.has_value());
                REQUIRE(*heard == events);
                REQUIRE(followed == real.as_seen_by(viewer));
                REQUIRE(followed.check().empty());
            }
        }
    }
    CHECK(hidden > 100);
    CHECK(played > 100);
}

TEST_CASE("secrets: what cannot be followed leaves the game as it was") {
    Game game(tables_for(kFour), kFour);
    const Game before = game;
    for (const Decision& told : {Decision(PlayToken{Stream::Gifts, 1}), Decision(Bid{1}),
                                 Decision(DrawToken{Stream::Gifts, std::nullopt})}) {
        CHECK_FALSE(game.follow(PlayerId(1), told).has_value());
        CHECK(game == before);
    }
}
