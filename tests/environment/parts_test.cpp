// Games with added parts: what tests of other games check of theirs, and what only these have.
#include "clients/environment/batch.hpp"
#include "clients/environment/board_planes.hpp"
#include "clients/environment/failure.hpp"
#include "clients/environment/notation.hpp"
#include "clients/environment/record.hpp"
#include "rules/text/state_text.hpp"
#include "server/record/deck.hpp"
#include "tests/environment/matches.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

using namespace mistward;
using environment::Match;
using rules::DecisionKind;

namespace {

const rules::rivals::LargeState& large(const Match& match) {
    return match.look([]<class State>(const State& state) -> const rules::rivals::LargeState& {
        if constexpr (std::is_same_v<State, rules::rivals::LargeState>) return state;
        throw std::logic_error("a game with parts");
    });
}

/// What a part of an observation holds.
std::vector<float> numbers(const Match& match, std::size_t seat, std::string_view name) {
    const auto& parts = environment::kind_of(match).observation.parts();
    const auto found = std::ranges::find(parts, name, &environment::Part::name);
    REQUIRE(found != parts.end());
    const auto all = environment::seen(match, seat);
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(found->offset);
    return {first, first + static_cast<std::ptrdiff_t>(found->size)};
}

float total(const std::vector<float>& values) {
    float sum = 0;
    for (const float value : values) sum += value;
    return sum;
}

Match game_with_everything(std::uint64_t seed, environment::Options options = {}) {
    return environment::match_of(
        rules::Setup{.mode = rules::Mode::Ghosts, .players = 4, .changed = rules::kOfferedParts},
        seed, options);
}

}  // namespace

TEST_CASE("X-1: a seed gives the game with parts that the server plays with that deck") {
    for (const rules::Setup& setup : environment::setups_with_parts()) {
        Match match = environment::match_of(setup, 7);
        rules::Game game = match.first_moment();
        const auto deck = rooms::order_from(game, game.deck(), environment::seed_of(7));
        rules::Random random(3);
        while (!match.over()) environment::step(match, random);
        for (const rules::Decision& decision : match.made()) {
            if (const auto* const drawn = std::get_if<rules::DrawTile>(&decision)) {
                REQUIRE(drawn->tile == deck.at(game.next_place(deck).value()));
            }
            REQUIRE(game.apply(decision).has_value());
        }
        CHECK(game == match.game());
        CHECK(match.made().size() <= environment::most_decisions(match));
    }
}

TEST_CASE("PD-SET-2: where chance is explicit, only what can be drawn is offered") {
    Match match =
        environment::match_of("base players:2 parts:dragon", 0, {.explicit_chance = true});
    const auto calls = [&](const rules::Decision& decision) {
        const auto* const drawn = std::get_if<rules::DrawTile>(&decision);
        return drawn != nullptr &&
               match.tables().marks(drawn->tile).tile.contains(rules::TileMark::Dragon);
    };
    rules::Random random(1);
    bool offered = false;
    for (; !match.over(); environment::step(match, random)) {
        if (match.point().actor != rules::Actor::Chance) continue;
        bool any = false;
        for (std::size_t i = 0; i < match.legal_count(); ++i) any = any || calls(match.legal(i));
        if (any) REQUIRE(large(match).dragon.has_value());
        offered = offered || any;
    }
    CHECK(offered);
}

TEST_CASE("a copy, a record and a batch go on with parts, and a batch does as its matches") {
    Match match = game_with_everything(4, {.shaped = true});
    rules::Random random(4);
    for (int i = 0; i < 150; ++i) environment::step(match, random);
    REQUIRE(!match.over());
    Match copy = match;
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(match.tables().tileset()));
    Match read = environment::read_record(tables, match.setup(), environment::record(match, "abc"));
    REQUIRE(read.game() == match.game());
    for (std::size_t seat = 0; seat < 4; ++seat) {
        REQUIRE(environment::seen(read, seat) == environment::seen(match, seat));
    }
    const auto play_on = [](Match& each) {
        rules::Random chosen(9);
        while (!each.over()) environment::step(each, chosen);
    };
    play_on(match);
    REQUIRE(!copy.over());
    play_on(copy);
    play_on(read);
    CHECK(copy.game() == match.game());
    CHECK(read.game() == match.game());

    environment::Batch batch(tables, match.setup(), 2, {}, false);
    std::array<std::int32_t, 2> legal{};
    mistward_report report{};
    report.legal = legal.data();
    batch.reset(50, report);
    Match alone = game_with_everything(51);
    while (!alone.over()) {
        const std::array<std::int32_t, 2> last{legal[0] - 1, legal[1] - 1};
        REQUIRE(static_cast<std::size_t>(legal[1]) == alone.legal_count());
        batch.step(last, false, report);
        alone.apply(alone.legal_count() - 1);
    }
    CHECK(batch[1].game() == alone.game());
}

TEST_CASE("X-2: with parts, too, nobody sees what comes") {
    for (const rules::Setup& setup : environment::setups_with_parts()) {
        Match match = environment::match_of(setup, 11);
        rules::Random random(11);
        for (std::size_t number = 0; !match.over(); ++number, environment::step(match, random)) {
            if (number % 40 != 5) continue;
            Match other = match;
            other.reshuffle(environment::seed_of(number));
            for (std::size_t seat = 0; seat < match.players(); ++seat) {
                const auto values = environment::seen(match, seat);
                REQUIRE(values == environment::seen(other, seat));
                const auto [least, most] = std::ranges::minmax(values);
                REQUIRE(least >= -2.0F);
                REQUIRE(most <= 10.0F);
            }
            REQUIRE(rules::state_text(match.game()) == rules::state_text(other.game()));
        }
    }
}

TEST_CASE("observations show what the parts bring, and each figure at a place of its own") {
    std::set<std::string_view> seen;
    const auto sees = [&](std::string_view name, bool is_there) {
        if (is_there) seen.insert(name);
    };
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Match match = game_with_everything(seed);
        rules::Random random(seed);
        for (std::size_t number = 0; !match.over(); ++number, environment::step(match, random)) {
            if (number % 9 != 0) continue;
            const auto& state = large(match);
            const auto figures = numbers(match, 1, "figures");
            std::size_t standing = 0;
            std::size_t fairies = 0;
            for (std::size_t i = 0; i < figures.size(); i += environment::kFigureNumbers) {
                standing += figures[i] == 1 ? 1 : 0;
                fairies += figures[i + 5] == 1 ? 1 : 0;
            }
            REQUIRE(standing == state.meeples.size());
            REQUIRE(fairies == (state.fairy_segment ? 1 : 0));
            const auto& window = environment::kind_of(match).observation.window();
            const auto shows = [&](std::string_view plane, rules::Position space) {
                const auto index = window.index(space);
                return !index || numbers(match, 0, plane)[*index] != 0;
            };
            if (state.dragon) REQUIRE(shows("dragon", *state.dragon));
            REQUIRE((total(numbers(match, 0, "dragon")) == 0 || state.dragon.has_value()));
            if (state.fairy) REQUIRE(shows("fairy", *state.fairy));
            for (std::size_t i = 0; i < state.towers.size(); ++i) {
                REQUIRE(shows("foundation", state.towers[i]));
                if (state.heights[i] != 0) REQUIRE(shows("floors", state.towers[i]));
            }
            float goods = 0;
            float prisoners = 0;
            for (const rules::Colour colour : rules::kColours) {
                for (const std::uint8_t tokens : state.goods[colour]) goods += tokens;
                for (const auto& held : state.prisoners[colour]) {
                    prisoners += static_cast<float>(held.size());
                }
            }
            REQUIRE(9 * total(numbers(match, 2, "goods_held")) == doctest::Approx(goods));
            REQUIRE(7 * total(numbers(match, 2, "prisoners")) == doctest::Approx(prisoners));
            const std::size_t decider = match.point().player.value();
            REQUIRE(numbers(match, decider, "decides")[0] == 1);
            REQUIRE(numbers(match, (decider + 1) % 4, "decides")[3] == 1);
            sees("dragon", state.dragon.has_value());
            sees("fairy", state.fairy_segment.has_value());
            sees("goods", goods != 0);
            sees("prisoners", prisoners != 0);
            sees("floors", total(numbers(match, 0, "floors")) != 0);
            for (const std::string_view name :
                 {"volcano", "calls", "portal", "princess", "inn", "cathedral", "garden", "abbey",
                  "walked", "figure", "abbeys_held", "drawn_marks"}) {
                sees(name, total(numbers(match, 0, name)) != 0);
            }
        }
    }
    CHECK(seen.size() == 17);
}
