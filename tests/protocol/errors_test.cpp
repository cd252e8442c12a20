#include "protocol/messages.hpp"
#include "tests/protocol/games.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace mistward::protocol {
namespace {

std::string read(const std::string& path) {
    std::ifstream file(MISTWARD_SOURCE_DIR "/" + path);
    REQUIRE_MESSAGE(file, path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<ErrorCode> every_code() {
    std::vector<ErrorCode> codes;
    for (std::size_t i = 0; i < kErrorCodeCount; ++i) codes.push_back(static_cast<ErrorCode>(i));
    return codes;
}

/// The codes that the schema knows, each with its parameters.
Json schema_params() {
    Json params = Json::object();
    const Json schema = Json::parse(read("protocol/schema/refusal.schema.json"));
    for (const Json& branch : schema["oneOf"]) {
        const Json& code = branch["properties"]["code"];
        const Json codes = code.contains("const") ? Json::array({code["const"]}) : code["enum"];
        for (const Json& name : codes) {
            params[name.get<std::string>()] = branch["properties"]["params"]["required"];
        }
    }
    return params;
}

std::set<std::string> keys(const Json& object) {
    std::set<std::string> names;
    for (const auto& item : object.items()) names.insert(item.key());
    return names;
}

}  // namespace

TEST_CASE("every error code has a name of its own and a status that says no") {
    std::set<std::string_view> names;
    for (const ErrorCode code : every_code()) {
        CHECK_FALSE(name(code).empty());
        CHECK(names.insert(name(code)).second);
        CHECK(http_status(code) >= 400);
        CHECK(http_status(code) < 600);
    }
}

TEST_CASE("schema and guide list every error code, with its status, and no other") {
    const std::string guide = read("protocol/guide/errors.md");
    std::set<std::string> names;
    for (const ErrorCode code : every_code()) {
        const std::string word(name(code));
        names.insert(word);
        const bool closes = code == ErrorCode::MessageTooLarge;
        const std::string status = closes ? "close 1009" : std::to_string(http_status(code));
        CHECK_MESSAGE(guide.find("| `" + word + "` | " + status + " |") != std::string::npos, word);
    }
    CHECK(keys(schema_params()) == names);
}

TEST_CASE("a problem document is as RFC 9457 has it") {
    const Error error{ErrorCode::RoomNotFound, "no room has the id \"nope\"", {{"room", "nope"}}};
    CHECK(problem_document(error) ==
          R"({"type":"urn:mistward:error:room_not_found","title":"no room has the id \"nope\"",)"
          R"("status":404,"code":"room_not_found","params":{"room":"nope"}})");
}

TEST_CASE("an error names its command, or none") {
    const Error error{ErrorCode::StaleSeq, "the game went on", {{"expect_seq", 3}, {"seq", 5}}};
    CHECK(error_message("c17", error) ==
          R"({"type":"error","id":"c17","code":"stale_seq","message":"the game went on",)"
          R"("params":{"expect_seq":3,"seq":5}})");
    CHECK(error_message(std::nullopt, error).find(R"("id":null)") != std::string::npos);
}

TEST_CASE("an error without parameters has an empty object of them") {
    const Error error{ErrorCode::NotSeated, "a spectator does not decide"};
    CHECK(Json::parse(error_message("c", error)).at("params") == Json::object());
}

TEST_CASE("bytes that are not UTF-8 are quoted replaced, not thrown over") {
    const Error error{ErrorCode::NotFound, "no route", {{"path", "/\xff"}}};
    CHECK(Json::parse(problem_document(error)).at("params").at("path") == "/\ufffd");
    CHECK(Json::parse(error_message("c", error)).at("params").at("path") == "/\ufffd");
}

TEST_CASE("every refusal of the rules is an error with decision, reason and clause") {
    std::set<std::string> reasons;
    const rules::Game game = new_game(level(1, 2));
    for (int i = 0; i <= static_cast<int>(rules::Refusal::NotAtOpenCemetery); ++i) {
        const Error error = illegal_decision(game, "pass", static_cast<rules::Refusal>(i));
        if (error.code == ErrorCode::GameOver) continue;
        CHECK(error.code == ErrorCode::IllegalDecision);
        CHECK(error.params.at("decision") == "pass");
        CHECK(reasons.insert(error.params.at("reason")).second);
        CHECK_FALSE(error.params.at("clause").get<std::string>().empty());
        CHECK_FALSE(error.message.empty());
    }
    CHECK(reasons.size() == 23);
    CHECK(
        illegal_decision(game, "place:0,0,0", rules::Refusal::EdgesDoNotMatch).params ==
        Json::parse(R"({"decision":"place:0,0,0","reason":"edges_do_not_match","clause":"P-1"})"));
    CHECK(illegal_decision(game, "pass", rules::Refusal::GameOver).code == ErrorCode::GameOver);
}

TEST_CASE("the clause of a refusal is that of the game and of the moment") {
    const auto clause = [](const rules::Game& game, rules::Refusal refusal) {
        return illegal_decision(game, "pass", refusal).params.at("clause").get<std::string>();
    };
    const rules::Game team = new_game(level(1, 2));
    const rules::Game rivals = new_game({.mode = rules::Mode::Ghosts, .players = 2});
    CHECK(clause(team, rules::Refusal::FeatureOccupied) == "M-MEEPLE-1");
    CHECK(clause(rivals, rules::Refusal::FeatureOccupied) == "G-MEEPLE-1");
    CHECK(clause(team, rules::Refusal::ColourNotYours) == "M-SET-1");
    CHECK(clause(rivals, rules::Refusal::ColourNotYours) == "G-SET-1");

    // Whatever happens on the way: at these moments the same refusal is another clause's.
    bool face_down = false;
    for (std::uint64_t seed = 0; !face_down && seed < 50; ++seed) {
        play_random(level(5, 2), seed, [&](const Step& step) {
            if (step.before.point().kind != rules::DecisionKind::PlaceFaceDown) return;
            face_down = true;
            CHECK(clause(step.before, rules::Refusal::SpaceTaken) == "M-DOWN-1");
        });
    }
    CHECK(face_down);
    CHECK(clause(team, rules::Refusal::SpaceTaken) == "P-1");
}

TEST_CASE("a text that names no decision is refused with place and expectation") {
    const Error error = malformed_decision("place:2,x,0", {8, "a number"});
    CHECK(error.code == ErrorCode::MalformedDecision);
    CHECK(error.params ==
          Json::parse(R"({"decision":"place:2,x,0","offset":8,"expected":"a number"})"));
}

}  // namespace mistward::protocol
