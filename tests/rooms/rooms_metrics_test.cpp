#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace mistward;
using namespace mistward::test;

namespace {

/// What `/metrics` tells for that name and those labels.
double value(const House& house, const std::string& name) {
    std::istringstream lines(house.metrics());
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(name + " ")) return std::stod(line.substr(name.size() + 1));
    }
    FAIL("no metric ", name);
    return 0;
}

double decisions(const House& house, const std::string& game, const std::string& by) {
    return value(house, "mistward_decisions_total{by=\"" + by + "\",game=\"" + game + "\"}");
}

}  // namespace

TEST_CASE("decisions are counted by game and by who made them, once they are on disk") {
    House house;
    TestTable table(house, 2);
    table.start();
    CHECK(decisions(house, "mists", "chance") == 1);
    table.play_on(6);
    const auto newest = static_cast<double>(table.clients[0]->seq());
    CHECK(decisions(house, "mists", "player") == 6);
    CHECK(decisions(house, "mists", "player") + decisions(house, "mists", "chance") == newest);
    CHECK(decisions(house, "base", "player") == 0);

    house.store().writes = SpoiltStore::Mode::Unavailable;
    const auto next = table.clients[0]->next().at("player").get<std::uint8_t>();
    CHECK_FALSE(table.decide(next, table.clients[0]->legal().front().at("id"), "late",
                             table.clients[0]->seq()));
    CHECK(decisions(house, "mists", "player") == 6);
}

TEST_CASE("companions' decisions and their thoughts are counted apart from people's") {
    House house;
    house.companions_game({.mode = rules::Mode::Base});
    CHECK(decisions(house, "base", "player") == 0);
    CHECK(decisions(house, "base", "companion") > 70);
    CHECK(value(house, "mistward_companion_seconds_count") ==
          decisions(house, "base", "companion"));
}

TEST_CASE("rooms are counted while they are in memory") {
    House house(2);
    CHECK(value(house, "mistward_rooms_loaded") == 0);
    for (int i = 0; i < 5; ++i) house.create();
    CHECK(value(house, "mistward_rooms_loaded") == 2);
    house.reopen();
    CHECK(value(house, "mistward_rooms_loaded") == 0);
}
