#include "protocol/visible_text.hpp"

#include "protocol/commands.hpp"
#include "protocol/create_room.hpp"
#include "protocol/players.hpp"
#include "protocol/room_requests.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward::protocol;

namespace {

const std::vector<std::string> kNothingToSee{
    "\u200b",     "\u00a0",     "\u3164",     "\u2800",     "\u115f\u1160",
    "\uffa0",     "\u00ad",     "\u034f",     "\u180e",     "\u180b",
    "\ufe0f",     "\ufeff",     "\u3000",     "\u1680",     "\u2003",
    "\u205f",     "\u0301",     "\u20e3",     "\u200d",     "\u200c\u200d",
    "\u2060",     "\u2062",     "\u17b4",     "\U000e0041", "\U000e01ef",
    "\U000e0fff", "\ufff3",     "\ue000",     "\U0010fffd", "\ufdd0",
    "\U0001fffe", "\U0001d173", "\U0001d159", "\U0001bca0", " \u00a0\u2800 \u200b",
};

const std::vector<std::string> kTurnsWriting{"Ana\u202e", "\u202aAna",    "\u2066Ana\u2069",
                                             "\u2068An",  "Ana\u2028Ben", "Ana\u2029"};

const std::vector<std::string> kNames{
    "Ana",
    "\u00c9ire",
    "e\u0301",                                           // a letter and its mark
    "\u5c71\u7530",                                      // Yamada
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  // Persian, with a ZWNJ
    "\u0915\u094d\u200d\u0937",                          // Devanagari, with a ZWJ
    "\U0001f469\u200d\U0001f680",                        // a woman and a rocket
    "\u2764\ufe0f",                                      // a red heart
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  // England
    "\U0001fae9",  // newer than our tables
    "\u06dd",      // encloses digits, and has a shape
    ".",
    "7",
};

std::string quoted(const std::string& text) { return Json(text).dump(); }

bool is_seat(const std::string& name) {
    return decode_take_seat(R"({"name":)" + quoted(name) + "}").has_value();
}

bool is_said(const std::string& line) {
    return decode_client_message(R"({"type":"say","id":"c1","text":)" + quoted(line) + "}")
        .has_value();
}

}  // namespace

TEST_CASE("a text of which nothing is seen is no name and no line") {
    for (const std::string& text : kNothingToSee) {
        CAPTURE(quoted(text));
        CHECK_FALSE(is_visible(text));
        CHECK_FALSE(is_seat(text));
        CHECK_FALSE(is_said(text));
        CHECK_FALSE(decode_player_name(R"({"name":)" + quoted(text) + "}").has_value());
        CHECK_FALSE(
            decode_create_room(R"({"game":"mists","name":)" + quoted(text) + "}").has_value());
    }
}

TEST_CASE("what turns the direction of writing stands in no name and no line") {
    for (const std::string& text : kTurnsWriting) {
        CAPTURE(quoted(text));
        CHECK(is_visible(text));
        CHECK_FALSE(is_seat(text));
        CHECK_FALSE(is_said(text));
    }
}

TEST_CASE("marks that pile up over the lines above stand in no name and no line") {
    const auto piled = [](std::size_t times, const std::string& mark) {
        std::string text = "Z";
        for (std::size_t i = 0; i < times; ++i) text += mark;
        return text;
    };
    for (const std::string mark : {"\u0301", "\u0488", "\u0345\u0331", "\ufe0f"}) {
        CAPTURE(quoted(mark));
        CHECK(is_seat(piled(kMostMarks / code_points(mark), mark)));
        CHECK_FALSE(is_seat(piled(kMostMarks + 1, mark)));
        CHECK_FALSE(is_said(piled(kMostMarks + 1, mark)));
    }
    CHECK_FALSE(is_seat(piled(kMostMarks + 1, "\u0301\u200d")));
    std::string vietnamese;
    for (int i = 0; i < 12; ++i) vietnamese += "e\u0302\u0301";
    CHECK(is_seat(vietnamese));
}

TEST_CASE("marks of direction stand in lines, but not in names, which could differ by them alone") {
    for (const std::string text : {"Ana\u200e", "\u200fAna", "\u061cAna"}) {
        CAPTURE(quoted(text));
        CHECK_FALSE(is_seat(text));
        CHECK(is_said(text));
    }
}

TEST_CASE("names of every writing are names, with what joins and varies their characters") {
    for (const std::string& name : kNames) {
        CAPTURE(quoted(name));
        CHECK(is_visible(name));
        CHECK(is_seat(name));
        CHECK(is_said(name));
    }
}

TEST_CASE("whoever is refused reads what a name needs") {
    const auto refused = decode_take_seat("{\"name\":\"\u200b\"}");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().params ==
          Json{{"field", "name"},
               {"expected",
                "a string of 1 to 40 characters without control characters, of which "
                "something can be seen, and which neither turns the direction of writing nor has "
                "more than 10 marks in a row"}});
}

TEST_CASE("words are the same in NFKC and without blanks around them") {
    CHECK(compared_word("caf\u00e9") == "caf\u00e9");
    CHECK(compared_word("cafe\u0301") == "caf\u00e9");
    CHECK(compared_word("  three owls\u00a0") == "three owls");
    CHECK(compared_word("\u3000\uff4f\uff57\uff4c\u200b") == "owl");  // full width
    CHECK(compared_word("\ufb01sh") == "fish");                       // a ligature
    CHECK(compared_word("three  owls") == "three  owls");
    CHECK(compared_word("Owl") == "Owl");
    CHECK(compared_word("\u200b") == "");
}
