// What clients send is read, compared and replayed in steps that grow as it does. Steps are counted
// by the compiler, so that a slow machine finds the same as a fast one.
#include "tests/linear/growth.hpp"
#include "tests/linear/reading.hpp"
#include "tests/linear/steps.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace mistward::linear {
namespace {

using protocol::Json;
using protocol::places_in;
using protocol::Sent;
using protocol::with_raw;

/// Beyond every bound of a list but those of logs and decks.
constexpr std::size_t kParts = 400;

/// How the steps grow if this place of a body does.
std::string growing(const Sent& sent, const Json::json_pointer& place, const Growth& growth) {
    const auto steps_at = [&](std::size_t n) {
        const std::string body = with_raw(sent.example, place, growth.raw(n));
        return steps_of([&] { sent.read(body); });
    };
    const std::uint64_t one = steps_at(kParts);
    const std::uint64_t two = steps_at(2 * kParts);
    const std::uint64_t four = steps_at(4 * kParts);
    if (is_linear(one, two, four)) return "";
    return std::to_string(one) + ", " + std::to_string(two) + ", " + std::to_string(four);
}

/// Compares as a JSON Patch is made, which inserts what is taken away before what was before.
std::uint64_t steps_of_patch(std::size_t n) {
    const Json longer(Json::array_t(n, 0));
    return steps_of([&] { REQUIRE(Json::diff(longer, Json::array()).size() == n); });
}

}  // namespace

TEST_CASE("every body and message is read in steps that grow as it does, wherever it grows") {
    long_file(10);  // what is made once is made by now
    for (const Sent& sent : everything_done()) {
        CAPTURE(sent.name);
        for (const auto& place : places_in(sent.example)) {
            CAPTURE(place.to_string());
            const Json original = sent.example.at(place);
            for (const Growth& growth : growths_of(original)) {
                CAPTURE(growth.name);
                CHECK(growing(sent, place, growth) == "");
            }
        }
    }
}

TEST_CASE("the log of a game is replayed in steps that grow as it does") {
    std::vector<std::uint64_t> steps;
    for (const std::size_t entries : {500U, 1000U, 2000U}) {
        const std::string file = long_file(entries);
        for (const Sent& sent : everything_done()) {
            if (sent.name != "game_file") continue;
            steps.push_back(steps_of([&] { REQUIRE_FALSE(sent.read(file)); }));
            break;
        }
    }
    CAPTURE(steps[0]);
    CAPTURE(steps[1]);
    CAPTURE(steps[2]);
    CHECK(is_linear(steps[0], steps[1], steps[2]));
}

TEST_CASE("a comparison by the square of a list is seen") {
    CHECK_FALSE(
        is_linear(steps_of_patch(kParts), steps_of_patch(2 * kParts), steps_of_patch(4 * kParts)));
}

}  // namespace mistward::linear
