#include "protocol/tileset_file.hpp"
#include "rules/game.hpp"
#include "rules/notation.hpp"

#include <doctest/doctest.h>
#include <random>
#include <iostream>
using namespace mistward;
using namespace mistward::rules;
TEST_CASE("smoke") {
    auto set = protocol::embedded_mists_tileset();
    for (auto& e : check_tileset(*set)) FAIL_CHECK(e);
    for (auto& e : check_mists_facts(*set)) FAIL_CHECK(e);
    std::mt19937 gen(1);
    int won=0;
    for (int g = 0; g < 200; ++g) {
        Game game(set, {1, static_cast<std::uint8_t>(g % 5 + 1)});
        std::string log;
        for (;;) {
            auto l = game.legal();
            if (l.empty()) break;
            auto d = l[gen() % l.size()];
            auto t = decision_text(game, d);
            auto p = parse_decision(game, t);
            REQUIRE(p.has_value());
            CHECK(*p == d);
            log += t + " ";
            REQUIRE(game.apply(d));
        }
        if (g < 3) std::cout << log << "\n";
        auto v = game.view();
        CHECK(v.outcome != Outcome::Undecided);
        won += v.outcome == Outcome::Won;
        if (g < 20) std::cout << "turn " << v.turn << " pts " << v.tracks[0].points << " reason " << int(v.reason) << "\n";
    }
    std::cout << "won " << won << "\n";
}
