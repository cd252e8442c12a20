#include "clients/bot/player.hpp"

#include <doctest/doctest.h>

#include <set>

namespace mistward::bot {
namespace {

const Json kLegal =
    Json::parse(R"([{"id":"place:2,0,0","type":"place_tile","x":2,"y":0,"rotation":0},
                                    {"id":"place:2,0,1","type":"place_tile","x":2,"y":0,"rotation":1},
                                    {"id":"place:1,2,3","type":"place_tile","x":1,"y":2,"rotation":3}])");

Json next(int player) { return {{"actor", "player"}, {"player", player}, {"kind", "place_tile"}}; }

Json snapshot(std::uint64_t seq, int seat, int player) {
    return {{"type", "welcome"},       {"protocol", 1},        {"room", Json::object()},
            {"you", {{"seat", seat}}}, {"resumed", false},     {"seq", seq},
            {"state", Json::object()}, {"next", next(player)}, {"legal", kLegal}};
}

Json resumed(std::uint64_t seq, int seat) {
    return {{"type", "welcome"},       {"protocol", 1},   {"room", Json::object()},
            {"you", {{"seat", seat}}}, {"resumed", true}, {"seq", seq}};
}

Json update(std::uint64_t seq, int player) {
    return {{"type", "update"}, {"seq", seq}, {"next", next(player)}, {"legal", kLegal}};
}

Json error(const Json& id, const char* code, const Json& params = Json::object()) {
    return {{"type", "error"}, {"id", id}, {"code", code}, {"message", "no"}, {"params", params}};
}

Player new_player(std::uint64_t seed = 1) { return Player("Mist", "secret", seed); }

/// A player in seat 0 that has just been asked at seq 5 and has answered.
struct Asked {
    Player player = new_player();
    Json command = player.on_message(snapshot(5, 0, 0)).send.value();
};

}  // namespace

TEST_CASE("the first hello has the token and asks for a snapshot, later ones resume") {
    Player player = new_player();
    CHECK(player.hello() == Json::parse(R"({"type":"hello","protocol":1,"token":"secret"})"));
    player.on_message(snapshot(5, 0, 1));
    player.on_message(update(6, 1));
    CHECK(player.hello().at("since") == 6);
}

TEST_CASE("whoever is asked answers with one of the legal decisions at the seq it was looking at") {
    Asked asked;
    CHECK(asked.command.at("type") == "decide");
    CHECK(asked.command.at("expect_seq") == 5);
    std::set<std::string> ids;
    for (const Json& decision : kLegal) ids.insert(decision.at("id"));
    CHECK(ids.contains(asked.command.at("decision")));
}

TEST_CASE("every legal decision is chosen now and then, and equal seeds choose alike") {
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Player one = new_player(seed);
        Player two = new_player(seed);
        const Json command = one.on_message(snapshot(5, 0, 0)).send.value();
        CHECK(two.on_message(snapshot(5, 0, 0)).send == command);
        chosen.insert(command.at("decision"));
    }
    CHECK(chosen.size() == kLegal.size());
}

TEST_CASE("nothing is decided for others, for chance, or before the start") {
    Player player = new_player();
    CHECK_FALSE(player.on_message(snapshot(5, 0, 1)).send);
    Json chance = snapshot(5, 0, 0);
    chance["next"]["actor"] = "chance";
    chance["legal"] = Json::array();
    CHECK_FALSE(player.on_message(chance).send);
    Json open = snapshot(0, 0, 0);
    open["next"] = nullptr;
    open["legal"] = Json::array();
    CHECK_FALSE(player.on_message(open).send);
}

TEST_CASE("a seat that the start renumbers is the one that is played") {
    Player player = new_player();
    CHECK_FALSE(player.on_message(snapshot(5, 3, 1)).send);
    CHECK(player.on_message(snapshot(5, 1, 1)).send);
}

TEST_CASE("each command has an id of its own") {
    Asked asked;
    const Json second = asked.player.on_message(update(6, 0)).send.value();
    CHECK(second.at("id") != asked.command.at("id"));
    CHECK(second.at("expect_seq") == 6);
}

TEST_CASE("what was not answered is sent again after a lost connection, with the same id") {
    Asked asked;
    CHECK(asked.player.on_message(resumed(5, 0)).send == asked.command);
    CHECK(asked.player.on_message(snapshot(5, 0, 0)).send == asked.command);
}

TEST_CASE("what was answered is not sent again") {
    Asked asked;
    asked.player.on_message({{"type", "ok"}, {"id", asked.command.at("id")}, {"seq", 6}});
    CHECK(asked.player.on_message(resumed(5, 0)).send != asked.command);
}

TEST_CASE("updates that are known already change nothing, and a gap asks for a resume") {
    Asked asked;
    CHECK_FALSE(asked.player.on_message(update(5, 0)).send);
    const Reaction gap = asked.player.on_message(update(7, 0));
    CHECK(gap.reconnect);
    CHECK_FALSE(gap.send);
    CHECK(asked.player.hello().at("since") == 5);
}

TEST_CASE("a refusal that passes has the command sent again after the time it names") {
    Asked asked;
    const Json id = asked.command.at("id");
    const Reaction limited =
        asked.player.on_message(error(id, "rate_limited", {{"retry_after_ms", 70}}));
    CHECK(limited.send == asked.command);
    CHECK(limited.wait == std::chrono::milliseconds(70));
    const Reaction storage = asked.player.on_message(error(id, "storage_unavailable"));
    CHECK(storage.send == asked.command);
    CHECK(storage.wait > std::chrono::milliseconds(0));
}

TEST_CASE("a decision that was overtaken is forgotten; the next update decides") {
    Asked asked;
    const Reaction stale = asked.player.on_message(error(asked.command.at("id"), "stale_seq"));
    CHECK_FALSE(stale.send);
    CHECK(asked.player.on_message(resumed(5, 0)).send != asked.command);
    CHECK(asked.player.on_message(update(6, 0)).send);
}

TEST_CASE("a lasting refusal ends the attempt, with the server's sentence") {
    Player player = new_player();
    CHECK_THROWS_WITH_AS(player.on_message(error(nullptr, "unauthorized")), "no (unauthorized)",
                         Refused);
    Json spectator = snapshot(5, 0, 0);
    spectator["you"]["seat"] = nullptr;
    CHECK_THROWS_AS(player.on_message(spectator), Refused);
}

TEST_CASE("a fault of the server on the way in is a reason to come back") {
    Player player = new_player();
    const Reaction reaction = player.on_message(error(nullptr, "internal"));
    CHECK(reaction.reconnect);
}

TEST_CASE("the end is told") {
    Player player = new_player();
    const Reaction reaction = player.on_message(
        Json::parse(R"({"type":"ended","seq":143,"outcome":"won","reason":"M-END-1",
                        "seed":"00","commitment":"00"})"));
    REQUIRE(reaction.ending);
    CHECK(reaction.ending->outcome == "won");
    CHECK(reaction.ending->reason == "M-END-1");
    CHECK(reaction.ending->seq == 143);
    CHECK(reaction.ending->share == 1);
}

TEST_CASE("a player that asks somebody sends what was decided, once") {
    Player player("Mist", "secret", 1, Choice::Asked);
    const Reaction asked = player.on_message(snapshot(5, 0, 0));
    CHECK(asked.asked);
    CHECK_FALSE(asked.send);
    const Json command = player.answer("place:1,2,3");
    CHECK(command.at("decision") == "place:1,2,3");
    CHECK(command.at("expect_seq") == 5);
    const Reaction again = player.on_message(resumed(5, 0));
    CHECK(again.send == command);
    CHECK_FALSE(again.asked);
    CHECK_FALSE(player.on_message(update(6, 1)).asked);
    CHECK(player.on_message(update(7, 0)).asked);
    CHECK(player.seat() == 0);
}

TEST_CASE("rivals share a win with whoever has as many points") {
    const auto share = [](const char* winners, int seat) {
        Player player = new_player();
        Json welcome = snapshot(5, seat, 3);
        welcome["room"] = Json::parse(R"({"seats":[{"colours":["red"]},{"colours":["green"]}]})");
        player.on_message(welcome);
        Json ended = Json::parse(R"({"type":"ended","seq":9,"outcome":"finished",
                                     "reason":"G-END-1","seed":"00","commitment":"00"})");
        ended["winners"] = Json::parse(winners);
        return player.on_message(ended).ending->share;
    };
    CHECK(share(R"(["red"])", 0) == 1);
    CHECK(share(R"(["red"])", 1) == 0);
    CHECK(share(R"(["red","green"])", 1) == 0.5);
    CHECK(share(R"([])", 0) == 0);
}

TEST_CASE("messages and fields of newer servers are passed over") {
    Player player = new_player();
    const Reaction reaction = player.on_message({{"type", "chat"}, {"text", "hello"}});
    CHECK_FALSE(reaction.send);
    CHECK_FALSE(reaction.reconnect);
    CHECK_FALSE(reaction.ending);
}

TEST_CASE("what is not of this protocol is noticed") {
    Player player = new_player();
    CHECK_THROWS_AS(player.on_message(Json::array()), Json::exception);
    CHECK_THROWS_AS(player.on_message(Json{{"type", "update"}}), Json::exception);
}

}  // namespace mistward::bot
