#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <set>

namespace mistward::companion::rivals {

TEST_CASE("features of rivals have names of their own") {
    std::set<std::string_view> names;
    for (const Row& row : rows<LargeState>()) {
        CAPTURE(std::string(row.name));
        CHECK(names.insert(row.name).second);
        CHECK(row.name.find(' ') == std::string_view::npos);
    }
}

// The runner goes through the files by their names: this one comes after all that ask.
TEST_CASE("every feature of rivals has a test by hand") {
    if (RivalLook::asked().empty()) return;  // these tests were filtered out
    for (const Row& row : rows<LargeState>()) {
        CAPTURE(std::string(row.name));
        CHECK(RivalLook::asked().contains(row.name));
    }
}

}  // namespace mistward::companion::rivals
