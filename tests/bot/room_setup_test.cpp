#include "clients/bot/room_setup.hpp"
#include "clients/bot/player.hpp"

#include <doctest/doctest.h>

namespace mistward::bot {
namespace {

Json room(const char* game, std::size_t seats, const Json& more = Json::object()) {
    Json room{
        {"game", game},          {"level", nullptr},
        {"rules", "3"},          {"scoring", Json::array()},
        {"modules", nullptr},    {"colours", {"red", "green", "blue", "yellow", "black", "pink"}},
        {"seats", Json::array()}};
    for (std::size_t i = 0; i < seats; ++i) room["seats"].push_back(Json::object());
    room.update(more);
    return room;
}

}  // namespace

TEST_CASE("a room tells what game it plays") {
    using rules::Colour;
    CHECK(setup_of(room("mists", 3, {{"level", 4}})) == rules::Setup{.level = 4, .players = 3});
    CHECK(setup_of(room("base", 2)) == rules::Setup{.mode = rules::Mode::Base, .players = 2});
    const rules::Setup castles = setup_of(room(
        "ghosts", 2, {{"modules", {{"ghosts", false}, {"castles", true}, {"cemeteries", false}}}}));
    CHECK(castles.mode == rules::Mode::Ghosts);
    CHECK(castles.changed == rules::PartSet{rules::Part::Ghosts, rules::Part::Cemeteries});
    const rules::Setup six =
        setup_of(room("mists", 2,
                      {{"level", 6},
                       {"scoring", {"pink", "red", "green"}},
                       {"rules", "2"},
                       {"colours", {"pink", "red", "green", "blue", "yellow", "black"}}}));
    CHECK(six.scoring == rules::ColourSet{Colour::Pink, Colour::Red, Colour::Green});
    CHECK(six.colours[0] == Colour::Pink);
    CHECK(six.rules == 2);
}

TEST_CASE("a room with a part that this program does not know is refused by its name") {
    CHECK(setup_of(room("base", 2, {{"parts", {"test_gifts"}}})).changed ==
          rules::PartSet{rules::Part::TestGifts});
    for (const char* unknown : {"bridges", "guards", "castles"}) {
        const Json other = room("base", 2, {{"parts", {unknown}}});
        const std::string why =
            "the room plays with " + std::string(unknown) + ", which this program does not know";
        CHECK_THROWS_WITH_AS(setup_of(other), why.c_str(), Refused);
    }
}

TEST_CASE("a room with a game that this program does not know is refused") {
    for (const Json& other : {room("chess", 2), room("mists", 2, {{"level", 9}}), room("base", 1),
                              room("base", 2, {{"rules", "99"}}),
                              room("base", 2, {{"colours", {"mauve"}}}), room("base", 40)}) {
        CHECK_THROWS_AS(setup_of(other), Refused);
    }
    CHECK_THROWS_AS(setup_of(Json::object()), Json::exception);
}

}  // namespace mistward::bot
