// JSON Schema says that 2.0 is an integer, so validators let it pass; the reader takes it as well.
#include "protocol/api/schemas.hpp"
#include "protocol/json_text.hpp"
#include "tests/protocol/sent.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {
namespace {

std::string read_as(std::string_view number) {
    const auto read = parse_json(number);
    return read ? read->dump() : read.error().message;
}

/// The places of whole numbers in an example.
std::vector<Json::json_pointer> integers_in(const Json& example) {
    std::vector<Json::json_pointer> integers;
    for (const auto& place : places_in(example)) {
        if (example.at(place).is_number_integer()) integers.push_back(place);
    }
    return integers;
}

/// The names of the members of a schema, and of those that it names, that are integers.
void add_integers(const Json& schema, std::set<std::string>& names, std::set<std::string>& seen) {
    constexpr std::string_view kUrn = "urn:mistward:protocol:1:";
    if (schema.is_object() && schema.contains("$ref")) {
        const auto reference = schema.at("$ref").get<std::string>();
        if (!seen.insert(reference).second) return;
        const std::string name = reference.substr(kUrn.size());
        const auto fragment = name.find("#");
        const Json file = api::schema(name.substr(0, fragment));
        add_integers(fragment == std::string::npos
                         ? file
                         : file.at(Json::json_pointer(name.substr(fragment + 1))),
                     names, seen);
    }
    const Json members = schema.is_object() ? schema.value("properties", Json()) : Json();
    for (const auto& [key, value] : members.items()) {
        if (value.is_object() && value.value("type", Json()) == "integer") names.insert(key);
    }
    for (const Json& inner : schema) {
        if (inner.is_structured()) add_integers(inner, names, seen);
    }
}

std::set<std::string> integers_of_schemas(const std::vector<Sent>& all) {
    std::set<std::string> names;
    std::set<std::string> seen;
    for (const Sent& sent : all) {
        add_integers({{"$ref", "urn:mistward:protocol:1:" + sent.name}}, names, seen);
    }
    return names;
}

}  // namespace

TEST_CASE("a whole number is an integer however it is written, and another is not") {
    for (const char* two : {"2", "2.0", "2.000", "2e0", "0.2E1", "20e-1"}) {
        CHECK(read_as(two) == "2");
    }
    for (const char* zero : {"0", "-0", "0.0", "-0.0", "0e5"}) CHECK(read_as(zero) == "0");
    CHECK(read_as("-3.0") == "-3");
    CHECK(read_as("9007199254740991.0") == "9007199254740991");
    CHECK(read_as("2.5") == "2.5");
    CHECK(read_as("1e400") == "a number is larger than any that can be read");
    // As doubles they may stand for others than they say.
    for (const char* beyond : {"9007199254740992.0", "9007199254740993.0", "1e300"}) {
        CHECK(parse_json(beyond)->is_number_float());
    }
    CHECK(read_as("9007199254740993") == "9007199254740993");
}

TEST_CASE("every integer that a client sends may be written with a fraction of zero") {
    std::set<std::string> seen;
    for (const Sent& sent : everything_sent()) {
        CAPTURE(sent.name);
        const auto fault = sent.read(sent.example.dump());
        REQUIRE_MESSAGE(!fault, fault->message);
        for (const auto& place : integers_in(sent.example)) {
            CAPTURE(place.to_string());
            seen.insert(place.back());
            const std::string digits = sent.example.at(place).dump();
            CHECK(!sent.read(with_raw(sent.example, place, digits + ".0")));
            CHECK(!sent.read(with_raw(sent.example, place, digits + "e0")));
            const auto malformed = sent.read(with_raw(sent.example, place, "1e400"));
            CHECK((malformed && malformed->code == ErrorCode::MalformedJson));
            if (sent.name == "check_tileset") continue;  // its faults are answered
            const auto half = sent.read(with_raw(sent.example, place, digits + ".5"));
            CHECK((half && half->code == ErrorCode::InvalidMessage));
            const auto beyond = sent.read(with_raw(sent.example, place, "9007199254740993.0"));
            CHECK((beyond && beyond->code == ErrorCode::InvalidMessage));
        }
    }
    for (const std::string& name : integers_of_schemas(everything_sent())) {
        CHECK_MESSAGE(seen.contains(name), name);
    }
}

}  // namespace mistward::protocol
