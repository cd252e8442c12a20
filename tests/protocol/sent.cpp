#include "tests/protocol/sent.hpp"

#include "protocol/admin_bodies.hpp"
#include "protocol/commands.hpp"
#include "protocol/create_room.hpp"
#include "protocol/find_seat.hpp"
#include "protocol/foresight.hpp"
#include "protocol/game_file.hpp"
#include "protocol/game_queries.hpp"
#include "protocol/json_text.hpp"
#include "protocol/people.hpp"
#include "protocol/players.hpp"
#include "protocol/reports.hpp"
#include "protocol/room_requests.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/web_push.hpp"
#include "protocol/webhooks.hpp"
#include "protocol/wire/json.hpp"

#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

namespace mistward::protocol {
namespace {

using Reader = std::function<std::optional<Error>(std::string_view)>;

template <class T>
Reader reader(Result<T> (*decode)(std::string_view)) {
    return [decode](std::string_view text) -> std::optional<Error> {
        auto read = decode(text);
        return read ? std::nullopt : std::optional(std::move(read.error()));
    };
}

Result<CreateRoom> decode_patched(std::string_view text) {
    return parse_json(text).and_then([](const Json& patch) {
        Json room{{"name", "Friday"}, {"game", "mists"}, {"level", 1U}, {"seats", 2U}};
        room.merge_patch(patch);
        return read_create_room(room);
    });
}

/// What is wrong in a tile set is answered, not refused.
Result<std::vector<std::string>> decode_tileset(std::string_view text) {
    return parse_json(text).map([](const Json& body) {
        const auto set = read_tileset(body.is_object() ? body.value("tileset", Json()) : Json());
        return set ? std::vector<std::string>() : set.error();
    });
}

const std::map<std::string, Reader>& readers() {
    static const std::map<std::string, Reader> kReaders{
        {"announce", reader(decode_announce)},
        {"change_person", reader(decode_change_person)},
        {"change_room", reader(decode_patched)},
        {"check_tileset", reader(decode_tileset)},
        {"choose_tileset", reader(decode_choose_tileset)},
        {"client_message", reader(decode_client_message)},
        {"close_report", reader(decode_close_report)},
        {"closing", reader(decode_reason)},
        {"command", reader(decode_command)},
        {"create_room", reader(decode_create_room)},
        {"drain", reader(decode_drain)},
        {"enter", reader(decode_enter)},
        {"find_seat", reader(decode_find_seat)},
        {"findable", reader(decode_findable)},
        {"foresee", reader(decode_foresee)},
        {"fork", reader(decode_fork)},
        {"game_file", reader(decode_game_file)},
        {"hand_over", reader(decode_hand_over)},
        {"invite_player", reader(decode_invite_player)},
        {"log_level", reader(decode_log_level)},
        {"mute_speaker", reader(decode_mute_speaker)},
        {"player_name", reader(decode_player_name)},
        {"put_ban", reader(decode_put_ban)},
        {"put_push", reader(decode_put_push)},
        {"put_webhook", reader(decode_put_webhook)},
        {"rehearse", reader(decode_rehearse)},
        {"rematch", reader(decode_rematch)},
        {"report_something", reader(decode_report)},
        {"take_seat", reader(decode_take_seat)}};
    return kReaders;
}

Json file(const std::string& path) {
    std::ifstream stream(MISTWARD_SOURCE_DIR "/" + path);
    if (!stream) throw std::runtime_error("cannot read " + path);
    return Json::parse(std::string(std::istreambuf_iterator<char>(stream), {}));
}

Sent sent(const std::string& name, Json example) {
    return {name, std::move(example), readers().at(name)};
}

/// A few tiles have as much to grow as all of them.
void shorten(Json& tiles) { tiles.get_ref<Json::array_t&>().resize(3); }

/// A game that is over, with tiles of its own.
Json whole_game_file(Json example) {
    constexpr auto kEnded = R"({"outcome":"won","reason":"M-END-1","turns":51,
        "tracks":[{"colour":"pink","points":50}],"winners":["red"],
        "ghosts":{"total":15,"supply":3}})";
    example["ended_ms"] = example.at("started_ms");
    example["result"] = Json::parse(kEnded);
    example["seed"] = example.at("commitment");
    example["deck"] = {"14.3"};
    example["forked_from"] = {{"game_id", "k7m2qx9d4t.1"}, {"seq", 3U}};
    example["log"].push_back(
        {{"player", 0U}, {"decision", "pass"}, {"companion", true}, {"at_ms", 1U}});
    std::swap(example["log"].front(), example["log"].back());
    example["tiles"] = wire::json_of(wire::tileset(*embedded_mists_tileset()));
    shorten(example["tiles"]["tiles"]);
    example["tiles"]["hand"] = {{{"tile", "01.0"}, {"per_player", 1U}}};
    return example;
}

std::vector<Sent> with_more_in_them(const Json& http) {
    std::vector<Sent> more;
    const Json timed = Json::parse(R"({"name":"Friday mist","game":"mists","level":6,"seats":2,
        "scoring":["red","blue","pink"],"colours":["pink","black"],"options":{"grace_seconds":30,
        "timer":{"per":"turn","seconds":60}}})");
    more.push_back(sent("create_room", timed));
    more.push_back(sent("change_room", {{"seats", 3U}, {"options", timed.at("options")}}));
    for (const Json& operation : http.at("operations")) {
        if (operation.at("id") != "import_game") continue;
        more.push_back(sent("game_file", whole_game_file(operation.at("body").at("example"))));
    }
    Json tileset = file("rules/tilesets/mists.json");
    shorten(tileset["tiles"]);
    more.push_back(sent("check_tileset", {{"tileset", tileset}}));
    return more;
}

void add_places(const Json& tree, const Json::json_pointer& at,
                std::vector<Json::json_pointer>& places) {
    places.push_back(at);
    if (tree.is_array() && !tree.empty()) add_places(tree[0], at / 0, places);
    if (!tree.is_object()) return;
    for (const auto& [key, value] : tree.items()) add_places(value, at / key, places);
}

}  // namespace

std::vector<Sent> everything_sent() {
    std::vector<Sent> all;
    const Json http = file("protocol/api/http.json");
    for (const Json& operation : http.at("operations")) {
        if (!operation.contains("body")) continue;
        const Json& body = operation.at("body");
        all.push_back(sent(body.at("schema"), body.at("example")));
    }
    const Json websocket = file("protocol/api/websocket.json");
    for (const auto& [type, message] : websocket.at("client_messages").items()) {
        for (const Json& example : message.at("examples")) {
            all.push_back(sent("client_message", example));
        }
    }
    for (Sent& more : with_more_in_them(http)) all.push_back(std::move(more));
    return all;
}

std::string with_raw(const Json& example, const Json::json_pointer& pointer, std::string_view raw) {
    constexpr auto kHere = "@here@";
    Json marked = example;
    marked[pointer] = kHere;
    std::string text = marked.dump();
    const std::string mark = std::string("\"") + kHere + "\"";
    return text.replace(text.find(mark), mark.size(), raw);
}

std::vector<Json::json_pointer> places_in(const Json& tree) {
    std::vector<Json::json_pointer> places;
    add_places(tree, Json::json_pointer(), places);
    return places;
}

}  // namespace mistward::protocol
