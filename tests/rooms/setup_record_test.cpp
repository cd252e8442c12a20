#include "server/record/setup_record.hpp"

#include <doctest/doctest.h>

using namespace mistward;

TEST_CASE("a setup is read back from its row as it was") {
    const std::vector<rules::Setup> setups{
        {},
        {.level = 5, .players = 4},
        {.level = 6,
         .players = 5,
         .scoring = {rules::Colour::Green, rules::Colour::Yellow, rules::Colour::Black}},
        {.mode = rules::Mode::Ghosts, .players = 6, .changed = {rules::Part::Ghosts}},
        {.mode = rules::Mode::Ghosts,
         .players = 2,
         .changed = {rules::Part::Castles, rules::Part::Cemeteries}},
        {.mode = rules::Mode::Base, .players = 3},
        {.mode = rules::Mode::Base, .players = 3, .changed = rules::kPartsToAdd},
        {.mode = rules::Mode::Ghosts,
         .players = 3,
         .changed = rules::kPartsToAdd | rules::PartSet{rules::Part::Castles}},
    };
    for (const rules::Setup& setup : setups) {
        const std::string text = rooms::setup_record(setup);
        CAPTURE(text);
        CHECK(rooms::read_setup_record(text) == setup);
    }
}

TEST_CASE("the row of a game without parts is as it was before there were any") {
    CHECK(rooms::setup_record({.mode = rules::Mode::Ghosts, .players = 2}) ==
          R"({"game":"ghosts","players":2,)"
          R"("modules":{"ghosts":true,"castles":true,"cemeteries":true}})");
    CHECK(rooms::setup_record({.mode = rules::Mode::Base, .changed = {rules::Part::TestGifts}}) ==
          R"({"game":"base","players":1,"parts":["test_gifts"]})");
    CHECK_THROWS(rooms::read_setup_record(R"({"game":"base","parts":["no_such_part"]})"));
}

TEST_CASE("rows of the first version are read: they know the level and the players alone") {
    CHECK(rooms::read_setup_record(R"({"game":"mists","level":1})") == rules::Setup{});
    CHECK(rooms::read_setup_record(R"({"game":"mists","level":1,"players":4})") ==
          rules::Setup{.level = 1, .players = 4});
}

TEST_CASE("a row whose setup is none is refused") {
    CHECK_THROWS(rooms::read_setup_record("{}"));
    CHECK_THROWS(rooms::read_setup_record(R"({"game":"chess"})"));
    CHECK_THROWS(rooms::read_setup_record(R"({"game":"mists","level":6,"scoring":["mauve"]})"));
    CHECK_THROWS(rooms::read_setup_record("mists"));
}
