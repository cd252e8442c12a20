#include "tests/referee/refereed.hpp"

#include <doctest/doctest.h>

#include <fstream>

using mistward::protocol::Json;
using mistward::referee::Refereed;

TEST_CASE("games of another engine have the same placings, places and points here") {
    const Json file = Json::parse(std::ifstream(MISTWARD_REFEREE_DIR "/games.json"));
    int played = 0;
    for (const Json& game : file.at("games")) {
        if (!Refereed::is_known(game)) continue;
        CAPTURE(game.at("name").get<std::string>());
        const auto difference = Refereed(game).difference();
        CHECK(difference.value_or("") == "");
        ++played;
    }
    CHECK(played == 8);
}
