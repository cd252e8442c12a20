#include "protocol/commands.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace mistward::protocol {
namespace {

// What version 1 accepts, it accepts for ever: lines may be added here, and none may change.

const std::vector<std::string> kMessages{
    R"({"type":"hello","protocol":1})",
    R"({"type":"hello","protocol":1,"token":"secret"})",
    R"({"type":"hello","protocol":1,"since":41})",
    R"({"type":"hello","protocol":1,"token":"secret","since":0})",
    R"({"type":"decide","id":"c17","expect_seq":41,"decision":"place:2,-1,3"})",
    R"({"type":"ping","id":"p1"})",
};

const std::vector<std::string> kRooms{
    R"({"name":"Friday mist","game":"mists"})",
    R"({"name":"Friday mist","game":"mists","level":5,"seats":1,"visibility":"private"})",
    R"({"name":"Six","game":"mists","level":6,"scoring":["red","green","blue"],"seats":5})",
    R"({"name":"Rivals","game":"ghosts","seats":6,"visibility":"listed"})",
    R"({"name":"Rivals","game":"ghosts","modules":{"ghosts":true,"castles":false}})",
    R"({"name":"Base","game":"base","seats":2})",
    R"({"name":"First steps","lesson":1})",
};

const std::vector<std::string> kSeats{
    R"({"name":"Ana"})",
    R"({"name":"Ana","seat":5,"kind":"human"})",
    R"({"name":"Mist","kind":"bot"})",
};

std::string with_newer_field(const std::string& text) {
    Json value = Json::parse(text);
    value["newer_than_you"] = true;
    return value.dump();
}

/// Refused for the new field alone, with every field that the text had among the known ones.
template <class Decoded>
void check_newer_field_is_refused(const std::string& text, const Decoded& decoded) {
    CAPTURE(text);
    REQUIRE_FALSE(decoded);
    CHECK(decoded.error().code == ErrorCode::InvalidMessage);
    CHECK(decoded.error().params.at("field") == "newer_than_you");
    const std::string expected = decoded.error().params.at("expected");
    const Json fields = Json::parse(text);
    for (const auto& field : fields.items()) CHECK(expected.find(field.key()) != std::string::npos);
}

}  // namespace

TEST_CASE("what version 1 ever accepted is accepted") {
    for (const auto& text : kMessages) CHECK_MESSAGE(decode_client_message(text), text);
    for (const auto& text : kRooms) CHECK_MESSAGE(decode_create_room(text), text);
    for (const auto& text : kSeats) CHECK_MESSAGE(decode_take_seat(text), text);
}

TEST_CASE("a field of a newer client is refused by name, and the known fields are named") {
    for (const auto& text : kMessages) {
        check_newer_field_is_refused(text, decode_client_message(with_newer_field(text)));
    }
    for (const auto& text : kRooms) {
        check_newer_field_is_refused(text, decode_create_room(with_newer_field(text)));
    }
    for (const auto& text : kSeats) {
        check_newer_field_is_refused(text, decode_take_seat(with_newer_field(text)));
    }
}

TEST_CASE("a client of another version learns that first, and what is spoken here") {
    for (const int version : {0, 2, 3}) {
        const Json hello{{"type", "hello"}, {"protocol", version}, {"newer_than_you", true}};
        const auto refused = decode_client_message(hello.dump());
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::UnsupportedProtocol);
        CHECK(refused.error().params ==
              Json{{"protocol", version}, {"supported", Json::array({kProtocolVersion})}});
    }
}

}  // namespace mistward::protocol
