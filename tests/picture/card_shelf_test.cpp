#include "server/picture/card_shelf.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>

using mistward::picture::CardShelf;

namespace {

CardShelf::Card card(const std::string& text) { return std::make_shared<const std::string>(text); }

}  // namespace

TEST_CASE("cards that were asked for lately are kept, the longest unused leave first") {
    CardShelf shelf;
    CHECK(shelf.find("a") == nullptr);
    shelf.put("a", card("A"));
    for (std::size_t i = 1; i < CardShelf::kMostCards; ++i) {
        shelf.put(std::to_string(i), card("other"));
    }
    REQUIRE(shelf.find("a") != nullptr);
    CHECK(*shelf.find("a") == "A");
    shelf.put("one more", card("more"));
    CHECK(shelf.find("a") != nullptr);
    CHECK(shelf.find("1") == nullptr);
    CHECK(shelf.find("one more") != nullptr);
}
