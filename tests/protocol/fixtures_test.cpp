#include "tests/protocol/fixtures.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

namespace mistward::protocol {

TEST_CASE("the messages of today are those of the fixtures, byte for byte") {
    for (const Fixture& fixture : make_fixtures()) {
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

}  // namespace mistward::protocol
