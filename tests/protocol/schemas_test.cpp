#include "protocol/api/sources.hpp"
#include "protocol/commands.hpp"
#include "protocol/game_file.hpp"
#include "protocol/people.hpp"
#include "protocol/players.hpp"
#include "protocol/readings.hpp"
#include "protocol/reports.hpp"
#include "protocol/web_push.hpp"
#include "protocol/webhooks.hpp"
#include "protocol/wire/advice.hpp"
#include "protocol/wire/feature.hpp"
#include "protocol/wire/messages.hpp"
#include "protocol/wire/result.hpp"
#include "protocol/wire/statistics.hpp"
#include "protocol/wire/tileset.hpp"
#include "tests/protocol/description.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {
namespace {

using Holding = std::function<std::string(const std::string& schema)>;

template <class T>
Holding written() {
    return [](const std::string& schema) { return DescriptionCheck::written<T>(schema); };
}

/// Of what is read as well, and may lack more then.
template <class T>
Holding read_too() {
    return [](const std::string& schema) { return DescriptionCheck::read<T>(schema); };
}

/// A snapshot, and what follows a resume, have different members.
std::string welcome_faults(const std::string& schema) {
    const Json forms = api::schema(schema).at("oneOf");
    const Json snapshots{{"oneOf", Json::array({forms.at(0), forms.at(1)})}};
    return DescriptionCheck::written<wire::Welcome>(snapshots, schema) +
           DescriptionCheck::written<wire::Resumed>(forms.at(2), schema);
}

/// What the server writes of each schema.
std::map<std::string, Holding> documents() {
    return {{"announcement", written<wire::AnnouncementMessage>()},
            {"board_feature", written<wire::BoardFeature>()},
            {"clock", written<wire::Clock>()},
            {"decision", written<wire::Decision>()},
            {"ended", written<wire::Ended>()},
            {"error", written<wire::ErrorMessage>()},
            {"event", written<wire::Event>()},
            {"features", written<wire::Features>()},
            {"foresight", written<wire::Foresight>()},
            {"game_file", written<GameFile>()},
            {"game_summary", written<GameSummary>()},
            {"games", written<GamesPage>()},
            {"hint", written<wire::Hint>()},
            {"line", written<wire::Line>()},
            {"next", written<wire::Next>()},
            {"odds", written<wire::Odds>()},
            {"ok", written<wire::Ok>()},
            {"bots", written<wire::Bots>()},
            {"forgotten", written<wire::Forgotten>()},
            {"invitation", written<wire::Invitation>()},
            {"invitations", written<wire::Invitations>()},
            {"invited_players", written<wire::InvitedPlayers>()},
            {"findable", read_too<Findable>()},
            {"muted_speaker", written<wire::MutedSpeaker>()},
            {"mutes", written<wire::Mutes>()},
            {"people", written<wire::People>()},
            {"person", written<wire::Person>()},
            {"person_answer", written<wire::PersonAnswer>()},
            {"report", written<wire::Report>()},
            {"report_answer", written<wire::ReportAnswer>()},
            {"reported", written<wire::Reported>()},
            {"reports", written<wire::Reports>()},
            {"plans", written<wire::PlansMessage>()},
            {"plans_answer", written<wire::Plans>()},
            {"player_profile", written<wire::Player>()},
            {"player_answer", written<wire::PlayerAnswer>()},
            {"player_game", written<wire::PlayerGame>()},
            {"player_games", written<wire::PlayerGames>()},
            {"player_invited", written<wire::PlayerInvited>()},
            {"player_news", written<wire::PlayerNews>()},
            {"player_snapshot", written<wire::PlayerSnapshot>()},
            {"player_token", written<wire::PlayerToken>()},
            {"pointed", written<wire::Pointed>()},
            {"problem", written<wire::Problem>()},
            {"proposal", written<wire::Proposal>()},
            {"proposal_withdrawn", written<wire::ProposalWithdrawn>()},
            {"proposed", written<wire::Proposed>()},
            {"push_answer", written<wire::PushAnswer>()},
            {"push_notice", written<wire::PushNotice>()},
            {"push_subscription", written<wire::PushSubscription>()},
            {"rehearsal", written<wire::Foresight>()},
            {"result", written<wire::Result>()},
            {"review", written<wire::Review>()},
            {"room", written<wire::Room>()},
            {"room_closed", written<wire::RoomClosed>()},
            {"room_message", written<wire::RoomMessage>()},
            {"rules", written<RulesDocument>()},
            {"said", written<wire::Said>()},
            {"scoring", written<wire::Scoring>()},
            {"seat_plan", written<wire::Plan>()},
            {"setup", read_too<SetupDocument>()},
            {"state", written<wire::State>()},
            {"state_answer", written<wire::Snapshot>()},
            {"statistics", written<wire::Statistics>()},
            {"tileset", written<wire::Tileset>()},
            {"undo_asked", written<wire::UndoAsked>()},
            {"undo_settled", written<wire::UndoSettled>()},
            {"update", written<wire::Update>()},
            {"webhook", written<wire::Webhook>()},
            {"webhook_answer", written<wire::WebhookAnswer>()},
            {"webhook_secret", written<wire::WebhookSecret>()},
            {"webhook_test", written<wire::WebhookTest>()},
            {"welcome", welcome_faults}};
}

/// Answers over HTTP that are put together where they are given: those that hold nothing but other
/// documents, and those for administrators. The suites of the server hold what it answers against
/// their schemas.
const std::set<std::string> kPutTogether{"announcement_answer",
                                         "audit",
                                         "backup",
                                         "backups",
                                         "bans",
                                         "chat",
                                         "drain_answer",
                                         "game_answer",
                                         "health",
                                         "host_tilesets",
                                         "inspection",
                                         "lobby_changed",
                                         "lobby_rooms",
                                         "nodes",
                                         "pass",
                                         "player_export",
                                         "ready",
                                         "retention",
                                         "room_answer",
                                         "room_created",
                                         "rooms",
                                         "seat_found",
                                         "seat_taken",
                                         "tileset_check",
                                         "tilesets",
                                         "webhook_notice"};

/// The schemas that a schema names, and those that they name.
void reach(const std::string& name, std::set<std::string>& reached) {
    if (!reached.insert(name).second) return;
    const std::string text = api::schema(name).dump();
    const std::string reference = R"("$ref":"urn:mistward:protocol:1:)";
    for (auto at = text.find(reference); at != std::string::npos; at = text.find(reference, at)) {
        at += reference.size();
        reach(text.substr(at, text.find_first_of("#\"", at) - at), reached);
    }
}

/// Those that a description is held against, here or in the tests of what clients send.
std::set<std::string> held() {
    std::set<std::string> names;
    for (const auto& [name, check] : documents()) reach(name, names);
    reach("client_message", names);
    const Json http = api::source_json("api/http.json");
    for (const Json& operation : http.at("operations")) {
        if (operation.contains("body")) reach(operation.at("body").at("schema"), names);
    }
    return names;
}

constexpr std::string_view kSchemaUrn = "urn:mistward:protocol:1:";

/// A schema by its name, or a definition in one, as `common#/$defs/seat`.
Json named(const std::string& name) {
    const auto fragment = name.find('#');
    const Json file = api::schema(name.substr(0, fragment));
    return fragment == std::string::npos ? file
                                         : file.at(Json::json_pointer(name.substr(fragment + 1)));
}

using Visit = std::function<void(const Json& schema, const std::string& at)>;

/// A schema and all that are in it, with where they are.
void for_each_schema(const Json& schema, const std::string& at, const Visit& visit) {
    if (schema.is_object()) visit(schema, at);
    for (const auto& [key, value] : schema.items()) {
        const bool is_data = key == "enum" || key == "const" || key == "required";
        if (value.is_structured() && !is_data) for_each_schema(value, at + "/" + key, visit);
    }
}

std::set<std::string> schema_files() {
    constexpr std::string_view kEnd = ".schema.json";
    std::set<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(MISTWARD_SOURCE_DIR "/protocol/schema")) {
        std::string name = entry.path().filename();
        REQUIRE(name.ends_with(kEnd));
        names.insert(name.substr(0, name.size() - kEnd.size()));
    }
    return names;
}

}  // namespace

TEST_CASE("documents and their schemas have the same members, both ways") {
    for (const auto& [schema, check] : documents()) {
        CAPTURE(schema);
        CHECK(check(schema) == "");
    }
}

TEST_CASE("a game file is read as its schema says, both ways") {
    CHECK(DescriptionCheck::read<GameFile>("game_file") == "");
}

TEST_CASE("every list in a schema says what its items are") {
    for (const std::string& name : schema_files()) {
        CAPTURE(name);
        for_each_schema(api::schema(name), name, [](const Json& schema, const std::string& at) {
            const bool is_list = schema.value("type", Json()) == "array";
            CHECK_MESSAGE(
                (!is_list || schema.contains("items") || schema.value("maxItems", 1) == 0), at);
        });
    }
}

TEST_CASE("every list and every text that a client sends has a bound in its schema") {
    std::set<std::string> seen;
    std::vector<std::string> left{"client_message"};
    const Json http = api::source_json("api/http.json");
    for (const Json& operation : http.at("operations")) {
        if (operation.contains("body")) left.push_back(operation.at("body").at("schema"));
    }
    std::size_t lists = 0;
    while (!left.empty()) {
        const std::string name = left.back();
        left.pop_back();
        if (!seen.insert(name).second) continue;
        for_each_schema(named(name), name, [&](const Json& schema, const std::string& at) {
            if (schema.contains("$ref")) {
                left.push_back(schema.at("$ref").get<std::string>().substr(kSchemaUrn.size()));
            }
            const Json type = schema.value("type", Json());
            if (type == "array") CHECK_MESSAGE(schema.contains("maxItems"), at);
            if (type == "string") CHECK_MESSAGE((schema.contains("maxLength")), at);
            lists += type == "array" ? 1 : 0;
        });
    }
    CHECK(lists > 15);
}

TEST_CASE("every message of the server has a description") {
    const auto known = documents();
    for (const std::string& name : api::alternatives("server_message")) {
        CHECK_MESSAGE(known.contains(name), name);
    }
}

TEST_CASE("every schema has a description, or is known to have none") {
    std::set<std::string> names = held();
    // A group of messages, each of which has its own.
    names.insert("server_message");
    names.insert("player_event");
    names.insert("lobby_event");
    for (const std::string& name : kPutTogether) CHECK_MESSAGE(names.insert(name).second, name);
    CHECK(Json(names) == Json(schema_files()));
}

}  // namespace mistward::protocol
