#include "tests/referee/refereed.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <map>

using mistward::protocol::Json;
using mistward::referee::Refereed;

namespace {

/// Where the other engine goes by rules that are not ours.
const std::map<std::string, std::string>& known() {
    static const std::map<std::string, std::string> kKnown{
        // It lets a meeple onto the tower where the dragon is, which PD-DRAGON-1 does not.
        {"dragon+tower/3/2", "362: we have 5 of smallfollower. 371: we have 7 of smallfollower."},
        // It counts pigs when farmers join a barn's field, which AM-BARN-3 does not.
        {"abbey-and-mayor/barn-connected-scoring", "23: we have the points 6 8."}};
    return kKnown;
}

/// Plays all of a file; how many that is.
int play(const std::string& name) {
    const Json file = Json::parse(std::ifstream(MISTWARD_REFEREE_DIR "/" + name + ".json"));
    int played = 0;
    for (const Json& game : file.at(name)) {
        const auto found = known().find(game.at("name"));
        CAPTURE(game.at("name").get<std::string>());
        CHECK(Refereed(game).differences() == (found == known().end() ? "" : found->second));
        ++played;
    }
    return played;
}

}  // namespace

TEST_CASE("games of another engine have the same placings, places and points here") {
    CHECK(play("games") == 20);
}

TEST_CASE("positions of another engine have the same points here") { CHECK(play("cases") == 32); }
