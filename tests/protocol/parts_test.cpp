#include "tests/protocol/described_schemas.hpp"
#include "tests/protocol/games.hpp"
#include "tests/protocol/trees.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <variant>

// What a part adds to documents: from the rows of its figures and the members of its state, with
// nothing about it in the protocol.

namespace mistward::protocol {
namespace {

constexpr rules::Setup kInns{
    .mode = rules::Mode::Base, .players = 2, .changed = {rules::Part::Inns}};
constexpr rules::Setup kGifts{
    .mode = rules::Mode::Base, .players = 3, .changed = {rules::Part::TestGifts}};

/// Of a schema with every part.
Json schema_with_all(const std::string& name) {
    for (const Fixture& schema : described_schemas(rules::kPartsToAdd)) {
        if (schema.path.ends_with("/" + name + ".schema.json")) return Json::parse(schema.text);
    }
    throw std::logic_error("no such schema");
}

bool has_figure(const Json& form) { return form.at("properties").contains("figure"); }

}  // namespace

TEST_CASE("a figure of a part is at hand, on the board, in decisions and events by its word") {
    const rules::Game before = play(kInns, "draw:U.0 place:1,0,0");
    CHECK(state_document(before).at("figures") ==
          Json::parse(R"({"large":[{"red":1},{"green":1}]})"));
    const Json legal = legal_document(before);
    const Json put = Json::parse(R"({"id":"meeple:road0:red:large","type":"place_meeple",
        "segment":"road0","colour":"red","guard":false,"figure":"large"})");
    CHECK(std::count(legal.begin(), legal.end(), put) == 1);

    rules::Game after = before;
    const auto events =
        after.apply(rules::parse_decision(before, "meeple:road0:red:large").value());
    CHECK(event_document(after, events->front()).at("figure") == "large");
    const Json state = state_document(after);
    CHECK(state.at("figures") == Json::parse(R"({"large":[{"red":0},{"green":1}]})"));
    CHECK(state.at("supplies") == Json::parse(R"([{"red":7},{"green":7}])"));
    CHECK(state.at("meeples") == Json::parse(R"([{"x":1,"y":0,"segment":"road0","colour":"red",
        "guard":false,"figure":"large","ghosts":0}])"));
    const auto patch = wire::patch(wire::state(before, {}), wire::state(after, {}));
    CHECK(patch.text.find(R"({"op":"replace","path":"/figures/large/0/red","value":0})") !=
          std::string::npos);
}

TEST_CASE("games without other figures and parts that show something have no word for them") {
    for (const rules::Setup& setup : every_kind_of_game()) {
        play_random(setup, 3, [](const Step& step) {
            const std::string update = update_of(step);
            for (const char* word : {"\"figure", "\"facts\""}) {
                REQUIRE(update.find(word) == std::string::npos);
            }
        });
        CHECK_FALSE(state_document(new_game(setup)).contains("figures"));
        CHECK_FALSE(state_document(new_game(setup)).contains("facts"));
    }
}

TEST_CASE("what a part keeps is in the state by the names of its members, hidden from others") {
    const auto facts = [](const rules::Game& game, rules::Viewer viewer) {
        return state_document(game, viewer).at("facts").at("test_gifts");
    };
    const rules::Game start = new_game(kGifts);
    CHECK(facts(start, std::nullopt) == Json::parse(R"({"played":[0,0,0,0],
        "held":[null,null,null],"thrown":0,"throws":false,"bids":[]})"));

    rules::Game game = play(kGifts, "draw:E.0 place:0,1,2");
    while (game.point().kind != rules::DecisionKind::DrawToken) REQUIRE(game.apply(rules::Pass{}));
    const rules::Game before = game;
    REQUIRE(game.apply(rules::parse_decision(game, "token:gifts:2").value()));
    CHECK(facts(game, rules::PlayerId(0)).at("held") == Json::parse("[[0,0,1,0],null,null]"));
    CHECK(facts(game, rules::PlayerId(1)).at("held") == Json::parse("[null,[0,0,0,0],null]"));
    const auto patch = [&](rules::Viewer viewer) {
        return wire::patch(wire::state(before, viewer), wire::state(game, viewer)).text;
    };
    CHECK(patch(rules::PlayerId(0)).find(R"("path":"/facts/test_gifts/held")") !=
          std::string::npos);
    CHECK(patch(rules::PlayerId(1)).find("/facts") == std::string::npos);
    CHECK(patch(std::nullopt).find("/facts") == std::string::npos);
}

TEST_CASE("the schemas have the figures and facts of the parts that can be chosen") {
    CHECK(schema_with_all("figure").at("enum") ==
          Json{"abbot", "large", "builder", "pig", "mayor", "wagon", "barn"});
    const Json facts = schema_with_all("facts").at("properties");
    CHECK(facts.size() == 8);
    const Json& gifts = facts.at("test_gifts");
    CHECK(gifts.at("required") == Json::parse(R"(["played","held","thrown","throws","bids"])"));
    const Json& properties = gifts.at("properties");
    const Json count = Json::parse(R"({"type":"integer","minimum":0})");
    const Json counts{{"type", "array"}, {"items", count}};
    CHECK(properties.at("played") == counts);
    CHECK(properties.at("held").at("items").at("oneOf") == Json{{{"type", "null"}}, counts});
    CHECK(properties.at("throws") == Json::parse(R"({"type":"boolean"})"));
    CHECK(properties.at("bids") ==
          Json::parse(R"({"type":"array","items":{"type":"integer","minimum":0,"maximum":3}})"));

    const Json forms = schema_with_all("legal_decision").at("oneOf");
    const auto place = std::ranges::find_if(forms, [](const Json& form) {
        return form.at("properties").at("type").at("const") == "place_meeple";
    });
    CHECK(has_figure(*place));
    const std::string pattern = place->at("properties").at("id").at("pattern");
    CHECK(pattern.ends_with("(:(guard|abbot|large|builder|pig|mayor|wagon|barn))?$"));
}

TEST_CASE("the schemas have every question that a player can be asked") {
    std::ifstream file(MISTWARD_SOURCE_DIR "/protocol/schema/common.schema.json");
    const Json asked = Json::parse(file).at("$defs").at("question").at("enum");
    Json questions = Json::array();
    for (const auto kind : rules::kAllOf<rules::DecisionKind>) {
        if (rules::actor_of(kind) != rules::Actor::Player) continue;
        questions.push_back(rules::kWordsOf<rules::DecisionKind>[static_cast<std::size_t>(kind)]);
    }
    CHECK(asked == questions);
}

}  // namespace mistward::protocol
