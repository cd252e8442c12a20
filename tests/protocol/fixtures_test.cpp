#include "tests/protocol/fixtures.hpp"
#include "tests/protocol/described_schemas.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace mistward::protocol {
namespace {

void check(const std::vector<Fixture>& fixtures) {
    for (const Fixture& fixture : fixtures) {
        std::ifstream file(fixture.path, std::ios::binary);
        REQUIRE_MESSAGE(file, fixture.path);
        std::istringstream today(fixture.text);
        std::string line_of_file;
        std::string line_of_today;
        for (int number = 1; std::getline(today, line_of_today); ++number) {
            INFO(fixture.path << " line " << number << "; if meant: ninja write_protocol_fixtures");
            REQUIRE(std::getline(file, line_of_file));
            REQUIRE(line_of_file == line_of_today);
        }
        CHECK_FALSE(std::getline(file, line_of_file));
    }
}

}  // namespace

TEST_CASE("the messages of today are those of the fixtures, byte for byte") {
    check(make_fixtures());
}

TEST_CASE("the schemas of events and decisions are what the rules say of them, byte for byte") {
    check(described_schemas());
}

}  // namespace mistward::protocol
