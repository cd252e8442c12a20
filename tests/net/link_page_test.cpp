#include "server/net/link_page.hpp"

#include "server/net/link_words.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward;
using namespace mistward::net;
using protocol::Json;

namespace {

constexpr const char* kIndex =
    "<!doctype html><html lang=\"en\"><head><meta name=\"description\" content=\"old\" />"
    "<title>Mistward</title></head><body></body></html>";

Json seat(const char* name) { return {{"taken", true}, {"name", name}, {"kind", "human"}}; }

Json free_seat() { return {{"taken", false}, {"name", nullptr}, {"kind", nullptr}}; }

Json open_room() {
    return {{"name", "Friday mist"},
            {"status", "open"},
            {"game", "mists"},
            {"level", 3},
            {"seats", {seat("Ana"), free_seat(), free_seat()}}};
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a link to a room says its name, its game, who is there and what is free") {
    const auto words = words_of_room(Language::English, open_room());
    CHECK(words.title == "\u2068Friday mist\u2069 · Mistward");
    CHECK(words.description ==
          "Mists, level 3. With \u2068Ana\u2069. 2 seats are free: open the link and sit down.");
    auto last = open_room();
    last["seats"] = {seat("Ana"), free_seat()};
    CHECK(has(words_of_room(Language::German, last).description, "Ein Platz ist frei"));
    auto full = open_room();
    full["seats"] = {seat("Ana"), seat("Ben")};
    CHECK(words_of_room(Language::Romanian, full).description ==
          "Ceață, nivelul 3. Cu \u2068Ana\u2069, \u2068Ben\u2069.");
}

TEST_CASE("a link to a room says whether one can watch, and names no companions") {
    auto room = open_room();
    room["status"] = "playing";
    room["seats"].push_back({{"taken", true}, {"name", "Companion"}, {"kind", "companion"}});
    const auto words = words_of_room(Language::English, room);
    CHECK(has(words.description, "The game is being played; you can watch."));
    CHECK_FALSE(has(words.description, "Companion"));
    room["status"] = "over";
    CHECK(has(words_of_room(Language::English, room).description, "The game is over."));
}

TEST_CASE("a link to a game says who plays which, and not how it stands") {
    auto room = open_room();
    room["game"] = "base";
    room["level"] = nullptr;
    CHECK(words_of_game(Language::German, room).title == "\u2068Ana\u2069 · Grundspiel · Mistward");
}

TEST_CASE("the words of a link stand in the head of the page, for browsers and for others") {
    const LinkWords words{"A & \"B\" <C>", "It\"s"};
    const auto page = with_link_words(kIndex, words, Language::Romanian, "https://example.org",
                                      "/r/abc", "/card.jpg");
    CHECK(has(page, "<html lang=\"ro\">"));
    CHECK(has(page, "<title>A &amp; &quot;B&quot; &lt;C&gt;</title>"));
    CHECK(has(page, "<meta name=\"description\" content=\"It&quot;s\" />"));
    CHECK(has(page, "<meta property=\"og:title\" content=\"A &amp; &quot;B&quot; &lt;C&gt;\" />"));
    CHECK(has(page, "<meta property=\"og:url\" content=\"https://example.org/r/abc\" />"));
    CHECK(has(page, "<meta property=\"og:image\" content=\"https://example.org/card.jpg\" />"));
    CHECK(has(page, "<meta name=\"twitter:card\" content=\"summary_large_image\" />"));
    CHECK(page.find("og:title") < page.find("</head>"));
}

TEST_CASE("where the page stands is not known, no picture is named") {
    const auto page =
        with_link_words(kIndex, {"A", "B"}, Language::English, "", "/r/abc", "/card.jpg");
    CHECK_FALSE(has(page, "og:image"));
    CHECK(has(page, "content=\"summary\""));
}

TEST_CASE("a page that is not as expected stays as it is") {
    CHECK(with_link_words("<!doctype html>", {"A", "B"}, Language::German, "http://x", "/",
                          "/card.jpg") == "<!doctype html>");
}
