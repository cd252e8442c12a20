#include "rules/text/layout_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("layout text: every tile of every set is read back as itself") {
    for (const Mode mode : {Mode::Mists, Mode::Ghosts, Mode::Base}) {
        const Setup setup{.mode = mode, .players = 2};
        for (const Tile& tile : tables_for(setup)->tileset().tiles) {
            const std::string text = layout_text(tile.layout);
            CAPTURE(text);
            CHECK(parse_layout(text) == tile.layout);
        }
    }
}

TEST_CASE("layout text: one word for each segment") {
    const auto text = [](std::string_view face) {
        const TileSet& set = *mists_tiles();
        return layout_text(set[find_face(set, face).value()].layout);
    };
    CHECK(text("01.0") == "city:N city:E road:S+W field:4+7/0+1 field:5+6");
    CHECK(text("04.2") == "road:S>castle mist:N+S+W castle field:2+3");
    CHECK(text("17.0") == "city:N+S*1 field:2+3/0 field:6+7/0");
}

TEST_CASE("layout text: what cannot be read is said with its place") {
    const auto fault = [](std::string_view text) {
        const auto layout = parse_layout(text);
        REQUIRE_FALSE(layout.has_value());
        return layout.error();
    };
    CHECK(fault("lake:N") ==
          NotationError{0, "city:, road:, mist:, field:, castle, cemetery or monastery"});
    CHECK(fault("city:N+X") == NotationError{7, "N, E, S or W"});
    CHECK(fault("road:S>harbour") == NotationError{7, "where the road ends, such as village"});
    CHECK(fault("field:8") == NotationError{6, "a number from 0 to 7"});
    CHECK(fault("city:Nroad:S") == NotationError{6, " "});
}
