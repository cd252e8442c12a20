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
    return environment::kind_of(match.setup().mode).observation;
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
    for (const rules::Mode mode : {rules::Mode::Mists, rules::Mode::Ghosts}) {
        const environment::Kind& kind = environment::kind_of(mode);
        std::size_t offset = 0;
        for (const environment::Part& part : kind.observation.parts()) {
            REQUIRE(part.offset == offset);
            offset += part.size;
        }
        REQUIRE(offset == kind.observation.size());
    }
    const auto row = [](const environment::Part& part, const std::string& sizes) {
        return "| `" + std::string(part.name) + "` | " + sizes + " | " + std::string(part.what) +
               " |\n";
    };
    const environment::Kind& team = environment::kind_of(rules::Mode::Mists);
    const environment::Kind& rivals = environment::kind_of(rules::Mode::Base);
    std::string actions;
    for (std::size_t i = 0; i < team.actions.parts().size(); ++i) {
        const environment::Part& part = team.actions.parts()[i];
        const std::size_t other = rivals.actions.parts()[i].size;
        actions += row(part, std::to_string(part.size) + " | " + std::to_string(other));
    }
    // The board comes first, in planes of each window's size; what follows has one size or two.
    const std::size_t team_plane = team.observation.parts().front().size;
    const std::size_t rival_plane = rivals.observation.parts().front().size;
    std::string planes;
    std::string scalars;
    for (std::size_t i = 0; i < team.observation.parts().size(); ++i) {
        const environment::Part& part = team.observation.parts()[i];
        const environment::Part& other = rivals.observation.parts()[i];
        REQUIRE(part.name == other.name);
        const std::size_t count = part.size / team_plane;
        if (count * team_plane == part.size && count * rival_plane == other.size) {
            planes += row(part, std::to_string(count));
        } else if (part.size == other.size) {
            scalars += row(part, std::to_string(part.size));
        } else {
            scalars += row(part, std::to_string(part.size) + ", " + std::to_string(other.size));
        }
    }
    CHECK_MESSAGE(readme.find(actions) != std::string::npos, actions);
    CHECK_MESSAGE(readme.find(planes) != std::string::npos, planes);
    CHECK_MESSAGE(readme.find(scalars) != std::string::npos, scalars);
}
