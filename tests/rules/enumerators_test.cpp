#include "rules/core/enumerators.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

enum class Wind : unsigned char { North, EastWind, Calm2 };
struct Weather {
    enum class Sky { Clear, Grey };
};

using Words = std::array<std::string_view, 3>;
constexpr auto kWithoutColon = [](std::string_view word) { return word.substr(1); };

static_assert(are_words_of<Wind>(Words{"north", "east_wind", "calm2"}));
static_assert(are_words_of<Wind>(Words{":north", ":east_wind", ":calm2"}, kWithoutColon));
static_assert(!are_words_of<Wind>(Words{"east_wind", "north", "calm2"}), "another order");
static_assert(!are_words_of<Wind>(Words{"north", "eastwind", "calm2"}), "another word");
static_assert(!are_words_of<Wind>(Words{"north", "east_wind", "calm"}), "a part of a word");
static_assert(!are_words_of<Wind>(std::array<std::string_view, 2>{"north", "east_wind"}));
static_assert(!are_words_of<Weather::Sky>(Words{"clear", "grey", "red"}), "a word too many");

}  // namespace

TEST_CASE("the compiler knows the values of an enum, their names and their number") {
    CHECK(kCountOf<Wind> == 3);
    CHECK(kAllOf<Wind> == std::array{Wind::North, Wind::EastWind, Wind::Calm2});
    CHECK(kNamesOf<Wind> == Words{"North", "EastWind", "Calm2"});
    CHECK(kCountOf<Weather::Sky> == 2);
    CHECK(kNamesOf<Weather::Sky>[1] == "Grey");
}
