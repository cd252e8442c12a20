#include "protocol/admin_bodies.hpp"
#include "protocol/api/sources.hpp"
#include "protocol/commands.hpp"
#include "protocol/create_room.hpp"
#include "protocol/find_seat.hpp"
#include "protocol/game_queries.hpp"
#include "protocol/people.hpp"
#include "protocol/players.hpp"
#include "protocol/reports.hpp"
#include "protocol/room_requests.hpp"
#include "protocol/web_push.hpp"
#include "protocol/webhooks.hpp"
#include "tests/protocol/description.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {
namespace {

using Check = std::function<std::string(const Json& schema, const std::string& at)>;

template <class T>
Check read() {
    return [](const Json& schema, const std::string& at) {
        return DescriptionCheck::read<T>(schema, at);
    };
}

/// What is read of each body, by the name of its schema.
std::map<std::string, Check> bodies() {
    return {{"create_room", read<CreateRoomBody>()},
            {"take_seat", read<TakeSeat>()},
            {"enter", read<Enter>()},
            {"find_seat", read<FindSeatBody>()},
            {"hand_over", read<HandOver>()},
            {"rematch", read<Rematch>()},
            {"fork", read<Fork>()},
            {"command", read<Command>()},
            {"foresee", read<Foresee>()},
            {"rehearse", read<Rehearse>()},
            {"player_name", read<PlayerName>()},
            {"invite_player", read<InvitePlayer>()},
            {"change_person", read<ChangePerson>()},
            {"findable", read<Findable>()},
            {"mute_speaker", read<MuteSpeaker>()},
            {"report_something", read<ReportSomething>()},
            {"close_report", read<CloseReport>()},
            {"put_webhook", read<PutWebhook>()},
            {"put_push", read<PutPush>()},
            {"closing", read<Reason>()},
            {"put_ban", read<PutBan>()},
            {"announce", read<Announce>()},
            {"choose_tileset", read<ChooseTileset>()},
            {"drain", read<Drain>()},
            {"log_level", read<SetLogLevel>()}};
}

/// What is read of each query, by the id of its operation.
std::map<std::string, Check> queries() {
    return {{"list_rooms", read<ListedRoomQuery>()},
            {"show_state", read<MomentQuery>()},
            {"show_features", read<MomentQuery>()},
            {"show_card", read<CardQuery>()},
            {"read_log", read<LogQuery>()},
            {"read_chat", read<ChatQuery>()},
            {"list_games", read<GameFilter>()},
            {"list_my_games", read<PlayerGamesQuery>()},
            {"read_game_log", read<GameLogQuery>()},
            {"show_game_state", read<MomentQuery>()},
            {"show_game_features", read<MomentQuery>()},
            {"list_every_room", read<RoomFilter>()},
            {"list_reports", read<ReportsQuery>()},
            {"show_audit", read<AuditQuery>()}};
}

/// The parameters of a query as the schema of an object.
Json query_schema(const Json& operation) {
    static const Json http = api::source_json("api/http.json");
    Json properties = Json::object();
    for (const std::string name : operation.at("query")) {
        const Json& parameter = http.at("parameters").at(name);
        properties[parameter.value("name", name)] = parameter.at("schema");
    }
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

Json operations() { return api::source_json("api/http.json").at("operations"); }

/// Whether there is a reader of a member of that type.
template <class T>
concept Readable = requires(FieldReader& fields, T& into) {
    wire::read(fields, std::string_view(), into);
};

// What has no bound in its type cannot be read, so that nobody forgets it.
static_assert(!Readable<std::vector<rules::Colour>>);
static_assert(!Readable<std::vector<std::string>>);
static_assert(!Readable<std::string>);
static_assert(!Readable<int>);
static_assert(Readable<wire::Items<wire::Text<5>, 3>>);
static_assert(Readable<wire::Items<wire::Integer<int, 0, 3>, 3>>);

/// An object with one of each kind of bound.
struct Bounded {
    wire::Integer<int, 1, 3> number;
    wire::Text<5> text;
    wire::Name<5> name;
    wire::Texts<2, 5> texts;
    Visibility word = Visibility::Listed;
    wire::Among<SeatKind::Human, SeatKind::Bot> some;
    wire::Omittable<wire::Colours<0, 2>> colours;
    wire::Usually<bool, true> usual;
};
BOOST_DESCRIBE_STRUCT(Bounded, (), (number, text, name, texts, word, some, colours, usual))

constexpr const char* kBounded = R"({
    "type": "object",
    "properties": {
        "number": {"type": "integer", "minimum": 1, "maximum": 3},
        "text": {"type": "string", "minLength": 1, "maxLength": 5, "pattern": "^[^\\u0000-]*$"},
        "name": {
            "type": "string", "minLength": 1, "maxLength": 5,
            "allOf": [{"pattern": "^[^\\u0000-]*$"}, {"pattern": "[^ ]"}]
        },
        "texts": {
            "type": "array", "minItems": 1, "maxItems": 2,
            "items": {"type": "string", "minLength": 1, "maxLength": 5, "pattern": "^[a-z]*$"}
        },
        "word": {"enum": ["listed", "private"]},
        "some": {"enum": ["human", "bot"]},
        "colours": {
            "type": "array", "uniqueItems": true, "maxItems": 2,
            "items": {"enum": ["red", "green", "blue", "yellow", "black", "pink"]}
        },
        "usual": {"type": "boolean", "default": true}
    },
    "required": ["number", "text", "name", "texts", "word", "some"],
    "additionalProperties": false
})";

}  // namespace

TEST_CASE("what a client says on a WebSocket is read as its schemas say, both ways") {
    CHECK(DescriptionCheck::read<ClientMessage>("client_message") == "");
    CHECK(DescriptionCheck::read<Command>("command") == "");
}

TEST_CASE("every body is read as its schema says, both ways") {
    const auto known = bodies();
    for (const Json& operation : operations()) {
        if (!operation.contains("body")) continue;
        const std::string name = operation.at("body").at("schema");
        CAPTURE(name);
        // A file of a game is written as well; a patch is held against the body that it mends; a
        // tile set may be anything until it is checked.
        if (name == "game_file" || name == "change_room" || name == "check_tileset") continue;
        REQUIRE(known.contains(name));
        CHECK(known.at(name)(api::schema(name), name) == "");
    }
    const Json lesson = api::schema("create_room").at("oneOf").back();
    CHECK(DescriptionCheck::read<LessonBody>(lesson, "lesson") == "");
    CHECK(DescriptionCheck::merged<CreateRoomBody>("change_room") == "");
    CHECK(DescriptionCheck::read<RoomOptions>("options") == "");
    CHECK(DescriptionCheck::read<SetupBody>("setup") == "");
}

TEST_CASE("every query is read as its parameters say, both ways") {
    const auto known = queries();
    for (const Json& operation : operations()) {
        if (!operation.contains("query")) continue;
        const std::string id = operation.at("id");
        CAPTURE(id);
        REQUIRE(known.contains(id));
        CHECK(known.at(id)(query_schema(operation), id) == "");
    }
}

TEST_CASE("whatever differs between a description and a schema is named") {
    const Json whole = Json::parse(kBounded);
    CHECK(DescriptionCheck::read<Bounded>(whole, "b") == "");
    struct Drift {
        const char* pointer;
        Json value;
        std::string named;
    };
    const Json none;  // takes the place away
    for (const Drift& drift : std::vector<Drift>{
             {"/properties/number", none, "b.number: the schema does not have it"},
             {"/properties/other", {{"type", "boolean"}}, "b: only the schema has other"},
             {"/properties/number/minimum", 0, "b.number: 1 to 3 in C++, 0 to 3 in the schema"},
             {"/properties/number/maximum", none,
              "b.number: 1 to 3 in C++, 1 to any in the schema"},
             {"/properties/text/maxLength", 6, "b.text: 1 to 5 in C++, 1 to 6 in the schema"},
             {"/properties/text/pattern", none, "b.text: the schema lets control characters in"},
             {"/properties/name/allOf/1", none, "b.name: whether spaces alone will do differs"},
             {"/properties/texts/maxItems", 3, "b.texts: 1 to 2 in C++, 1 to 3 in the schema"},
             {"/properties/texts/items/maxLength", 4, "b.texts[]: 1 to 5 in C++, 1 to 4"},
             {"/properties/word/enum/1", "hidden", "b.word: [\"listed\",\"private\"] in C++"},
             {"/properties/word/enum/1", none, "b.word: [\"listed\",\"private\"] in C++"},
             {"/properties/some/enum/2", "companion", "b.some: [\"bot\",\"human\"] in C++"},
             {"/properties/colours/uniqueItems", false, "no list of different colours"},
             {"/properties/colours/maxItems", 3, "b.colours: 0 to 2 in C++, 0 to 3"},
             {"/properties/usual/default", false, "b.usual: the default differs"},
             {"/required/6", "colours", "b.colours: the schema needs it"},
             {"/required/6", "usual", "b.usual: the schema needs it"},
             {"/required/0", none, "b.number: the schema does not need it"},
             {"/additionalProperties", none, "b: the schema lets others in"},
         }) {
        CAPTURE(drift.pointer);
        Json patch{{"op", drift.value.is_null() ? "remove" : "add"},
                   {"path", drift.pointer},
                   {"value", drift.value}};
        const bool is_there = whole.contains(Json::json_pointer(drift.pointer));
        if (is_there && !drift.value.is_null()) patch["op"] = "replace";
        const std::string told =
            DescriptionCheck::read<Bounded>(whole.patch(Json::array({patch})), "b");
        CHECK_MESSAGE(told.find(drift.named) != std::string::npos, told);
    }
}

}  // namespace mistward::protocol
