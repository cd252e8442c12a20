#include "clients/environment/colour_slots.hpp"
#include "clients/environment/record.hpp"
#include "protocol/wire/state.hpp"
#include "protocol/wire/write.hpp"
#include "rules/text/state_text.hpp"
#include "tests/environment/matches.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

using namespace mistward;
using environment::Match;
using environment::ObservationLayout;

namespace {

const ObservationLayout& layout_of(const Match& match) {
    return environment::kind_of(match).observation;
}

/// The values of one part.
std::vector<float> part(const Match& match, std::size_t seat, std::string_view name) {
    const auto& parts = layout_of(match).parts();
    const auto found = std::ranges::find(parts, name, &environment::Part::name);
    REQUIRE(found != parts.end());
    const auto all = environment::seen(match, seat);
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(found->offset);
    return {first, first + static_cast<std::ptrdiff_t>(found->size)};
}

/// The value of a plane, the n-th of its name, at a space.
float plane(const Match& match, std::string_view name, int x, int y, std::size_t number = 0) {
    const environment::Window window = layout_of(match).window();
    const auto space = window.index({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    return part(match, 0, name).at(number * window.spaces() + space.value());
}

float sum(const std::vector<float>& values) {
    float total = 0;
    for (const float value : values) total += value;
    return total;
}

}  // namespace

TEST_CASE("the planes show the tile that was placed, what is on it and what it meets") {
    Match match = environment::match_of("mists:2 players:2", 0, {.explicit_chance = true});
    CHECK(sum(part(match, 0, "tile")) == 4);
    CHECK(sum(part(match, 0, "kind")) == 1);
    CHECK(part(match, 0, "kind")[0] == 1);  // a draw
    const auto face = rules::find_face(match.tables().tileset(), "14.3").value();
    environment::say(match, "draw:14.3");
    CHECK(part(match, 0, "drawn").at(face.value()) == 1);
    CHECK(sum(part(match, 0, "drawn")) == 1);
    const auto drawn = part(match, 0, "drawn_face");
    CHECK(drawn[0] == 1);      // city in the north
    CHECK(drawn[8] == 0);      // mist: not there,
    CHECK(drawn[9] == 1);      // but on the other sides
    CHECK(drawn.back() == 1);  // three symbols
    const auto decision = std::get<rules::PlaceTile>(match.legal(0));
    match.apply(0);
    const int x = decision.position.x;
    const int y = decision.position.y;
    const std::size_t turn = decision.rotation.quarter_turns();
    CHECK(plane(match, "tile", x, y) == 1);
    CHECK(plane(match, "last", x, y) == 1);
    CHECK(plane(match, "frontier", x, y) == 0);
    CHECK(plane(match, "face", x, y) ==
          doctest::Approx(static_cast<double>(face.value() + 1) / 128.0));
    CHECK(plane(match, "turn", x, y) == doctest::Approx(static_cast<double>(turn) / 4.0));
    CHECK(plane(match, "city", x, y, turn % 4) == 1);
    CHECK(plane(match, "mist", x, y, turn % 4) == 0);
    CHECK(plane(match, "mist", x, y, (turn + 1) % 4) == 1);
    CHECK(plane(match, "tile", x + 5, y + 5) == 0);
}

TEST_CASE("the planes agree with the view over random games") {
    for (const rules::Setup& setup : rules::all_setups()) {
        Match match = environment::match_of(setup, 5);
        rules::Random random(5);
        for (std::size_t number = 0; !match.over(); ++number, environment::step(match, random)) {
            if (number % 7 != 0) continue;
            const rules::View view = match.game().view();
            const auto window = layout_of(match).window();
            const auto inside = [&](const auto& list, auto position) {
                return std::ranges::count_if(list, [&](const auto& each) {
                    return window.index(position(each)).has_value();
                });
            };
            const auto itself = [](const auto& position) { return position; };
            REQUIRE(sum(part(match, 0, "tile")) ==
                    inside(view.tiles, [](const auto& tile) { return tile.position; }));
            REQUIRE(sum(part(match, 0, "face_down")) == inside(view.face_down, itself));
            REQUIRE(sum(part(match, 0, "open_cemetery")) == inside(view.open_cemeteries, itself));
            REQUIRE(sum(part(match, 0, "meeple")) ==
                    inside(view.meeples, [](const auto& each) { return each.feature.position; }));
            float ghosts = 0;
            for (const auto& tile : view.tiles) {
                if (window.index(tile.position)) ghosts += tile.ghosts;
            }
            for (const auto& meeple : view.meeples) ghosts += meeple.ghosts;
            REQUIRE(3 * sum(part(match, 0, "ghosts")) == doctest::Approx(ghosts));
            float unseen = 0;
            for (const auto& tile : view.unseen) unseen += tile.count;
            REQUIRE(8 * sum(part(match, 0, "unseen")) == doctest::Approx(unseen));
        }
    }
}

TEST_CASE("every value is between -2 and 10") {
    for (const rules::Setup& setup : rules::all_setups()) {
        Match match = environment::match_of(setup, 2);
        rules::Random random(2);
        for (std::size_t number = 0; !match.over(); ++number, environment::step(match, random)) {
            if (number % 11 != 0) continue;
            const auto values = environment::seen(match, match.players() - 1);
            const auto [least, most] = std::ranges::minmax(values);
            REQUIRE(least >= -2.0F);
            REQUIRE(most <= 10.0F);
        }
    }
}

TEST_CASE("X-2: nobody sees the order of the tiles, nor what lies face down") {
    for (const std::string_view words :
         {"mists:3 players:2", "mists:6 players:4", "ghosts players:3", "base players:2"}) {
        Match match = environment::match_of(words, 11);
        rules::Random random(11);
        bool hidden = false;
        for (std::uint64_t number = 0; !match.over(); ++number, environment::step(match, random)) {
            Match other = match;
            other.reshuffle(protocol::Seed{static_cast<std::uint8_t>(number), 1});
            const auto a = match.to_come();
            const auto b = other.to_come();
            hidden = hidden || !std::ranges::equal(a, b);
            for (std::size_t seat = 0; seat < match.players(); ++seat) {
                REQUIRE(environment::seen(match, seat) == environment::seen(other, seat));
            }
            REQUIRE(rules::state_text(match.game()) == rules::state_text(other.game()));
            REQUIRE(protocol::wire::text_of(protocol::wire::state(match.game(), std::nullopt)) ==
                    protocol::wire::text_of(protocol::wire::state(other.game(), std::nullopt)));
        }
        CHECK(hidden);
    }
}

TEST_CASE("colours are counted from the seat that sees: own, round the table, nobody's") {
    using rules::Colour;
    const rules::Setup two{.level = 1, .players = 2};
    const environment::ColourSlots second(two, rules::PlayerId(1));
    CHECK(second[Colour::Blue] == 0);
    CHECK(second[Colour::Yellow] == 1);
    CHECK(second[Colour::Red] == 2);
    CHECK(second[Colour::Green] == 3);
    CHECK(second[Colour::Black] == 4);
    CHECK(second[Colour::Pink] == 5);
    const rules::Setup three{.mode = rules::Mode::Base, .players = 3};
    const environment::ColourSlots last(three, rules::PlayerId(2));
    CHECK(last[Colour::Blue] == 0);
    CHECK(last[Colour::Red] == 1);
    CHECK(last[Colour::Green] == 2);
    const environment::ColourSlots alone({.level = 6, .players = 1}, rules::PlayerId(0));
    for (const Colour colour : rules::kColours) {
        CHECK(alone[colour] == static_cast<std::size_t>(colour));
    }
}

TEST_CASE("each seat sees whose turn it is as so many seats after its own") {
    const Match match = environment::match_of("base players:3", 4);
    CHECK(part(match, 0, "turn_of")[0] == 1);
    CHECK(part(match, 1, "turn_of")[2] == 1);
    CHECK(part(match, 2, "turn_of")[1] == 1);
}

TEST_CASE("the layout has no gaps, and README.md tells it as it is") {
    std::ifstream file(MISTWARD_ENVIRONMENT_DIR "/README.md");
    const std::string readme(std::istreambuf_iterator<char>(file), {});
    for (const auto id : rules::kAllOf<environment::KindId>) {
        const environment::Kind& kind = environment::kind_of(id);
        std::size_t offset = 0;
        for (const environment::Part& part : kind.observation.parts()) {
            REQUIRE(part.offset == offset);
            offset += part.size;
        }
        REQUIRE(offset == kind.observation.size());
    }
    const environment::Kind& team = environment::kind_of(environment::KindId::Team);
    const environment::Kind& rivals = environment::kind_of(environment::KindId::Rivals);
    const environment::Kind& parts = environment::kind_of(environment::KindId::WithParts);
    const auto row = [](const environment::Part& part, const std::string& sizes) {
        return "| `" + std::string(part.name) + "` | " + sizes + " | " + std::string(part.what) +
               " |\n";
    };
    const auto size_in = [](const std::vector<environment::Part>& list, std::string_view name) {
        const auto found = std::ranges::find(list, name, &environment::Part::name);
        return found == list.end() ? 0 : found->size;
    };
    // What is there only with parts, the layout tells, not the tables.
    std::string actions;
    for (const environment::Part& part : parts.actions.parts()) {
        if (size_in(rivals.actions.parts(), part.name) + size_in(team.actions.parts(), part.name) ==
            0) {
            continue;
        }
        std::string sizes;
        for (const environment::Kind* const kind : {&team, &rivals, &parts}) {
            sizes += sizes.empty() ? "" : " | ";
            sizes += std::to_string(size_in(kind->actions.parts(), part.name));
        }
        actions += row(part, sizes);
    }
    // The board comes first, in planes of each window's size. What follows has one size, or one of
    // each kind.
    std::string planes;
    std::string scalars;
    std::size_t so_far = 0;
    for (const environment::Part& part : parts.observation.parts()) {
        so_far += part.size;
        const std::size_t of_team = size_in(team.observation.parts(), part.name);
        const std::size_t of_rivals = size_in(rivals.observation.parts(), part.name);
        if (of_team == 0) continue;
        const std::size_t plane = parts.observation.window().spaces();
        if (so_far <= parts.observation.planes() * plane) {
            planes += row(part, std::to_string(part.size / plane));
            continue;
        }
        std::string sizes = std::to_string(part.size);
        if (of_team != part.size || of_rivals != part.size) {
            sizes = std::to_string(of_team) + ", " + std::to_string(of_rivals) + ", " + sizes;
        }
        scalars += row(part, sizes);
    }
    CHECK_MESSAGE(readme.find(actions) != std::string::npos, actions);
    CHECK_MESSAGE(readme.find(planes) != std::string::npos, planes);
    CHECK_MESSAGE(readme.find(scalars) != std::string::npos, scalars);
}
