#include "protocol/json_text.hpp"

#include <doctest/doctest.h>

#include <string>

namespace mistward::protocol {
namespace {

Error fault(std::string_view text) {
    const Result<Json> parsed = parse_json(text);
    REQUIRE_FALSE(parsed);
    CHECK(parsed.error().code == ErrorCode::MalformedJson);
    return parsed.error();
}

std::size_t fault_offset(std::string_view text) { return fault(text).params.at("offset"); }

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::string object_of(std::size_t keys) {
    std::string text = "{\"k0\":0";
    for (std::size_t i = 1; i < keys; ++i) text += ",\"k" + std::to_string(i) + "\":0";
    return text + '}';
}

}  // namespace

TEST_CASE("well-formed JSON is parsed, keys in their order") {
    const Result<Json> parsed = parse_json(R"( {"b":[1,-2,3.5,true,null],"a":"\u00e9 \"x\""} )");
    REQUIRE(parsed);
    CHECK(parsed->dump() == "{\"b\":[1,-2,3.5,true,null],\"a\":\"\u00e9 \\\"x\\\"\"}");
}

TEST_CASE("what is not JSON is refused with the place of the fault") {
    CHECK(fault_offset("") == 0);
    CHECK(fault_offset("{\"type\":\"ping\",\"id\":") == 20);
    CHECK(fault_offset("{'type':1}") == 2);
    CHECK(fault_offset("{} {}") == 4);
    CHECK(fault_offset("[1,]") == 4);
    CHECK(fault_offset("[01]") == 4);
    CHECK(fault_offset("nul") == 3);
    CHECK(fault_offset("[NaN]") == 2);
    CHECK(fault_offset("[1e999]") == 7);
    CHECK(fault_offset("\"a\tb\"") == 3);
    CHECK(fault_offset("// no\n{}") == 1);
}

TEST_CASE("a NUL byte does not end the text") {
    using namespace std::string_view_literals;
    CHECK(fault_offset("{}\0{\"more\":1}"sv) == 2);
    CHECK(fault_offset("\0"sv) == 0);
}

TEST_CASE("invalid UTF-8 is refused") {
    CHECK(fault_offset("\"\xff\"") == 2);              // no first byte of anything
    CHECK(fault_offset("\"\xc3\"") == 3);              // cut short
    CHECK(fault_offset("\"\xc0\x80\"") == 2);          // longer than needed
    CHECK(fault_offset("\"\xed\xa0\x80\"") == 3);      // half of a surrogate pair
    CHECK(fault_offset("\"\xf4\x90\x80\x80\"") == 3);  // beyond U+10FFFF
    fault("\"\\ud800\"");                              // the same half, escaped
}

TEST_CASE("a key twice in one object is refused, the same key in two objects is not") {
    CHECK(fault_offset(R"({"id":"a","id":"b"})") == 14);
    fault(R"([{"a":{"x":1,"y":2,"x":3}}])");
    fault(R"({"a":1,"\u0061":2})");
    CHECK(parse_json(R"({"a":{"a":1},"b":[{"a":1},{"a":1}]})"));
}

TEST_CASE("nesting is limited") {
    CHECK(parse_json(nested(kMaxDepth)));
    CHECK(fault_offset(nested(kMaxDepth + 1)) == kMaxDepth + 1);
    CHECK(fault_offset(std::string(100'000, '[')) == kMaxDepth + 1);
    std::string objects;
    for (std::size_t i = 0; i <= kMaxDepth; ++i) objects += "{\"a\":";
    fault(objects);
}

TEST_CASE("the keys of an object are limited, wherever it stands") {
    const std::string most = object_of(kMostKeys);
    const std::string too_many = object_of(kMostKeys + 1);
    CHECK(parse_json(most));
    CHECK(parse_json("[" + most + ",{\"a\":" + most + "}]"));
    CHECK(fault(too_many).message == "an object has more than 64 keys");
    fault("[" + most + ",{\"a\":" + too_many + "}]");
    // What follows is not read any more.
    CHECK(fault_offset(object_of(100'000)) == fault_offset(too_many));
}

}  // namespace mistward::protocol
