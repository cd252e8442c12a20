#include "protocol/wire/patch.hpp"
#include "tests/protocol/games.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace mistward::protocol {
namespace {

/// One of each kind of member.
struct Sample {
    wire::Literal<"sample"> type;
    int number = 0;
    bool for_ = false;
    std::string text;
    std::optional<int> maybe;
    wire::Omittable<int> extra;
    std::vector<int> list;
    wire::Table<std::string, int> table;
    bool operator==(const Sample&) const = default;
};
BOOST_DESCRIBE_STRUCT(Sample, (), (type, number, for_, text, maybe, extra, list, table))

std::string patch_between(const Sample& before, const Sample& after) {
    return wire::patch(before, after).text;
}

}  // namespace

TEST_CASE("a document is written member by member, nothing as null, what is left out not at all") {
    Sample sample;
    CHECK(
        wire::text_of(sample) ==
        R"({"type":"sample","number":0,"for":false,"text":"","maybe":null,"list":[],"table":{}})");
    sample = {{}, -7, true, "x", 1, {2}, {3, 4}, {{{"b", 5}, {"a", 6}}}};
    CHECK(
        wire::text_of(sample) ==
        R"({"type":"sample","number":-7,"for":true,"text":"x","maybe":1,"extra":2,"list":[3,4],"table":{"b":5,"a":6}})");
}

TEST_CASE("a text is written as every reader of JSON expects it") {
    std::string every;
    for (int c = 0; c < 0x80; ++c) every += static_cast<char>(c);
    every += "\u00e9\u2603\U0001f47b";
    CHECK(wire::text_of(every) == Json(every).dump());
    CHECK(Json::parse(wire::text_of(every)) == every);
}

TEST_CASE("a patch says what changed, lists item by item and from the end") {
    const Sample before{{}, 1, false, "a", {}, {}, {1, 2, 3}, {{{"x", 1}, {"y/~", 2}}}};
    CHECK(patch_between(before, before) == "[]");

    Sample after = before;
    after.number = 2;
    after.maybe = 5;
    after.list = {1, 9};
    after.table = {{{"y/~", 3}, {"z", 4}}};
    CHECK(Json::parse(patch_between(before, after)) == Json::parse(R"([
        {"op": "replace", "path": "/number", "value": 2},
        {"op": "replace", "path": "/maybe", "value": 5},
        {"op": "replace", "path": "/list/1", "value": 9},
        {"op": "remove", "path": "/list/2"},
        {"op": "remove", "path": "/table/x"},
        {"op": "replace", "path": "/table/y~1~0", "value": 3},
        {"op": "add", "path": "/table/z", "value": 4}
    ])"));
    after.extra = {7};
    CHECK(patch_between(before, after).find(R"({"op":"add","path":"/extra","value":7})") !=
          std::string::npos);
    CHECK(patch_between(after, before).find(R"({"op":"remove","path":"/extra"})") !=
          std::string::npos);
    after.extra = {};
    after.list = {1, 2, 3, 4, 5};
    const Json patch = Json::parse(patch_between(before, after));
    CHECK(patch.at(2) == Json::parse(R"({"op": "add", "path": "/list/-", "value": 4})"));
    CHECK(patch.at(3) == Json::parse(R"({"op": "add", "path": "/list/-", "value": 5})"));
}

TEST_CASE("the patch between two values is the one between their texts, over whole games") {
    for (const rules::Setup& setup : every_kind_of_game()) {
        for (std::uint64_t seed = 0; seed < test::simulations(3, 1); ++seed) {
            play_random(setup, seed, [](const Step& step) {
                const auto patch = wire::patch(wire::state(step.before, std::nullopt),
                                               wire::state(step.after, std::nullopt));
                const Json expected =
                    Json::diff(state_document(step.before), state_document(step.after));
                CHECK(patch.text == expected.dump());
            });
        }
    }
}

}  // namespace mistward::protocol
