#include "server/webhooks/webhooks.hpp"
#include "server/webhooks/signature.hpp"
#include "tests/webhooks/club.hpp"
#include "tests/webhooks/receiver.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using protocol::ErrorCode;
using protocol::Json;
using webhooks::Reach;

namespace {

namespace webhook = rooms::webhook;

Json body(const Receiver::Request& request) { return Json::parse(request.body()); }

std::vector<std::string> types(const Receiver& receiver) {
    std::vector<std::string> found;
    for (const auto& request : receiver.requests()) {
        found.push_back(body(request).at("event").at("type"));
    }
    return found;
}

std::string redirect_to(const Receiver& receiver) {
    return "HTTP/1.1 307 Temporary Redirect\r\nLocation: " + receiver.url() +
           "\r\nContent-Length: 0\r\n\r\n";
}

}  // namespace

TEST_CASE("a turn is told once, signed, with what a player needs to know") {
    Club club;
    Receiver receiver;
    const std::string secret = club.put(receiver.url("/in?a=b"), club.ana).at("secret");
    const std::string room = club.table();
    REQUIRE(receiver.requests().size() == 1);
    const auto request = receiver.requests()[0];
    CHECK(request.method() == boost::beast::http::verb::post);
    CHECK(request.target() == "/in?a=b");
    CHECK(request["Content-Type"] == "application/json");
    const Json told = body(request);
    CHECK(told.at("event") ==
          Json{{"type", "my_turn"}, {"room", room}, {"game_id", room + ".1"}, {"seq", 1}});
    CHECK(told.at("player") == club.ana.id);
    CHECK(told.at("game").at("room_name") == "Friday mist");
    CHECK(told.at("id") == std::string(request["Webhook-Id"]));
    const auto seconds = std::stoll(std::string(request["Webhook-Timestamp"]));
    CHECK(seconds == club.house.clock().now_ms() / 1000);
    CHECK(std::string(request["Webhook-Signature"]) ==
          webhooks::signature(webhooks::key_of(secret).value(), told.at("id").get<std::string>(),
                              seconds, request.body()));
    while (receiver.requests().size() == 1) club.play(room);
    CHECK(types(receiver) == std::vector<std::string>{"my_turn", "my_turn"});
    CHECK(body(receiver.requests()[1]).at("id") != told.at("id"));
    CHECK(club.shown().at("failing_since").is_null());
    CHECK_FALSE(club.shown().at("delivered_at").is_null());
}

TEST_CASE("a player who is there is not told, and is when they have left without a decision") {
    Club club;
    Receiver receiver;
    const std::string room = club.table();
    const auto page = std::make_shared<Client>();
    protocol::Hello hello;
    hello.token = club.ana.token;
    club.house.run(club.house.find(room)->ask(rooms::listening::Attach{page, hello})).value();
    club.put(receiver.url(), club.ana);
    CHECK(receiver.requests().empty());
    club.house.run(club.house.find(room)->ask(rooms::listening::Detach{page})).value();
    CHECK(types(receiver) == std::vector<std::string>{"my_turn"});
}

TEST_CASE("a stream of the player counts as being there until it ends") {
    struct Ear final : rooms::PlayerWatcher {
        void heard(const std::string&) override {}
        void ended() override {}
    };
    Club club;
    Receiver receiver;
    const auto ear = std::make_shared<Ear>();
    club.house.watch().add(club.ana.id, ear);
    club.put(receiver.url(), club.ana);
    club.table();
    CHECK(receiver.requests().empty());
    club.house.watch().remove(club.ana.id, ear.get());
    club.house.settle();
    CHECK(types(receiver) == std::vector<std::string>{"my_turn"});
}

TEST_CASE("the end of a game and an invitation are told") {
    Club club;
    Receiver receiver;
    club.put(receiver.url(), club.ben);
    const std::string room = club.table();
    rooms::player::Invite invite{room, club.ana.token, {club.ben.id}};
    CHECK(club.house.run(club.house.players().ask(std::move(invite))));
    CHECK(types(receiver) == std::vector<std::string>{"invited"});
    CHECK(body(receiver.requests()[0]).at("event").at("invitation").at("room") == room);
    CHECK(body(receiver.requests()[0]).at("game").is_null());
    while (
        club.house.run(club.house.find(room)->ask(rooms::query::Document{})).value().at("status") ==
        "playing") {
        club.play(room);
    }
    CHECK(types(receiver).back() == "over");
    CHECK(body(receiver.requests().back()).at("game").at("status") == "over");
}

TEST_CASE("a delivery that fails is repeated with the same id until it is delivered") {
    Club club;
    Receiver receiver;
    Receiver elsewhere;
    receiver.answer("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n");
    receiver.answer(Receiver::kSilence);
    receiver.answer("what?\r\n\r\n");
    receiver.answer(redirect_to(elsewhere));
    receiver.answer("HTTP/1.1 200 OK\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n");
    club.put(receiver.url(), club.ana);
    club.table();
    REQUIRE(receiver.requests().size() == 6);
    for (const auto& request : receiver.requests()) {
        CHECK(body(request).at("id") == body(receiver.requests()[0]).at("id"));
    }
    CHECK(elsewhere.requests().empty());
    CHECK(club.shown().at("fault").is_null());
}

TEST_CASE("what an answer holds beyond its head is not read") {
    Club club;
    Receiver receiver;
    receiver.answer("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n" +
                    std::string(100'000, 'x'));
    club.put(receiver.url(), club.ana);
    club.table();
    CHECK(receiver.requests().size() == 1);
    CHECK(club.shown().at("fault").is_null());
}

TEST_CASE("a webhook that fails for days is given up, and put again it begins anew") {
    Club club;
    Receiver receiver;
    for (int i = 0; i < 10'000; ++i) receiver.answer("HTTP/1.1 503 Later\r\n\r\n");
    const std::string room = club.table();
    club.house.post(club.served->ask(webhook::Put{club.ana.token, {receiver.url(), {}}}));
    club.await(receiver, 3);
    club.house.clock().pass(3 * 24 * 60 * 60 * 1000LL);
    club.house.settle();
    const std::size_t tried = receiver.requests().size();
    const Json given_up = club.shown();
    CHECK(given_up.at("disabled_at").is_string());
    CHECK(given_up.at("failing_since").is_string());
    CHECK(given_up.at("fault") == "it answered with the status 503");
    rooms::SeatCommand say{club.ana.token, protocol::Say{"s1", "hello"}};
    CHECK(club.house.run(club.house.find(room)->ask(std::move(say))));
    CHECK(receiver.requests().size() == tried);
    Receiver other;
    club.put(other.url(), club.ana);
    CHECK(types(other) == std::vector<std::string>{"my_turn"});
    CHECK(club.shown().at("disabled_at").is_null());
}

TEST_CASE("a receiver that says that it is gone is asked no more") {
    Club club;
    Receiver receiver;
    receiver.answer("HTTP/1.1 410 Gone\r\n\r\n");
    club.put(receiver.url(), club.ana);
    club.table();
    CHECK(receiver.requests().size() == 1);
    CHECK(club.shown().at("disabled_at").is_string());
}

TEST_CASE("what was due when the server died is told when it is back, and what was told is not") {
    webhooks::Options options = quick();
    options.first_retry = 1h;
    options.last_retry = 1h;
    Club club(Reach::Any, options);
    Receiver receiver;
    receiver.answer("HTTP/1.1 500 Oops\r\n\r\n");
    const std::string room = club.table();
    club.house.post(club.served->ask(webhook::Put{club.ana.token, {receiver.url(), {}}}));
    club.await(receiver, 1);
    club.end();
    for (int i = 0; i < 2; ++i) {
        club.reopen();
        club.served->begin();
        if (i == 0) {
            club.await_delivered(1);
        } else {
            rooms::player::Invite invite{room, club.ana.token, {club.ana.id}};
            club.house.post(club.house.players().ask(std::move(invite)));
            club.await_delivered(2);
        }
        club.end();
    }
    CHECK(types(receiver) == std::vector<std::string>{"my_turn", "my_turn", "invited"});
    CHECK(body(receiver.requests()[0]).at("id") == body(receiver.requests()[1]).at("id"));
}

TEST_CASE("under public rules nothing is sent to this machine, however it is called") {
    Club club(Reach::Public);
    Receiver receiver;
    const std::string port = receiver.url("").substr(receiver.url("").rfind(':'));
    for (const std::string& url : std::vector<std::string>{
             receiver.url(), "https://127.0.0.1" + port + "/", "https://[::ffff:127.0.0.1]" + port,
             "https://10.0.0.1/", "https://[::1]/"}) {
        CAPTURE(url);
        const auto put = club.ask(webhook::Put{club.ana.token, {url, {}}});
        CHECK(put.error().code == ErrorCode::InvalidMessage);
        CHECK(put.error().params.at("field") == "url");
    }
    const std::vector<std::vector<std::string>> places{{"127.0.0.1"},
                                                       {"0.0.0.0"},
                                                       {"10.0.0.1", "192.168.0.1"},
                                                       {"::ffff:127.0.0.1"},
                                                       {"64:ff9b::7f00:1"},
                                                       {"fd00::1"},
                                                       {"::"},
                                                       {"2002:7f00:1::"},
                                                       {"::ffff:0:127.0.0.1"}};
    std::vector<std::string> names{"localhost"};
    for (const auto& addresses : places) {
        names.push_back("inside" + std::to_string(names.size()) + ".test");
        club.names.leads(names.back(), addresses);
    }
    for (const std::string& name : names) {
        CAPTURE(name);
        club.put("https://" + name + port + "/", club.ana);
        const Json tested = club.ask(webhook::Test{club.ana.token}).value();
        CHECK(tested.at("delivered") == false);
        CHECK(tested.at("fault") ==
              name + " has no public address, and this server sends to no other");
    }
    // As no name server knows, an address can be written in other ways, too.
    for (const std::string name : {"127.1", "0x7f000001", "2130706433"}) {
        CAPTURE(name);
        club.put("https://" + name + port + "/", club.ana);
        const Json tested = club.ask(webhook::Test{club.ana.token}).value();
        CHECK(tested.at("fault") == "the name " + name + " leads nowhere");
    }
    CHECK(receiver.requests().empty());
}

TEST_CASE("a test is sent at once and says what became of it") {
    Club club;
    CHECK(club.ask(webhook::Test{club.ana.token}).error().code == ErrorCode::NotFound);
    Receiver receiver;
    receiver.answer("HTTP/1.1 404 Not Found\r\n\r\n");
    club.put(receiver.url(), club.ana);
    CHECK(
        club.ask(webhook::Test{club.ana.token}).value() ==
        Json{{"delivered", false}, {"status", 404}, {"fault", "it answered with the status 404"}});
    CHECK(club.ask(webhook::Test{club.ana.token}).value() ==
          Json{{"delivered", true}, {"status", 204}, {"fault", nullptr}});
    CHECK(types(receiver) == std::vector<std::string>{"test", "test"});
    CHECK(body(receiver.requests()[0]).at("id") != body(receiver.requests()[1]).at("id"));
}

TEST_CASE("a webhook that is removed, or whose player is forgotten, is told nothing") {
    for (const bool forgotten : {false, true}) {
        Club club;
        Receiver receiver;
        club.put(receiver.url(), club.ana);
        if (forgotten) {
            club.house.run(club.house.players().ask(rooms::player::Forget{club.ana.token})).value();
            CHECK(club.house.run(club.house.store().webhooks().players()).value().empty());
            continue;
        }
        CHECK(club.ask(webhook::Remove{club.ana.token}).value().at("webhook").is_null());
        CHECK(club.shown().is_null());
        club.table();
        CHECK(receiver.requests().empty());
        CHECK(club.house.watch().is_idle());
    }
}

TEST_CASE("a server that sends none says so, and how its host can have it do so") {
    Club club(Reach::Off);
    const auto put = club.ask(webhook::Put{club.ana.token, {"https://example.org/", {}}});
    CHECK(put.error().code == ErrorCode::NotFound);
    CHECK(put.error().message.find("--webhooks public") != std::string::npos);
}

TEST_CASE("there are as many webhooks as there may be, and a secret is one or is refused") {
    webhooks::Options options = quick();
    options.most = 1;
    Club club(Reach::Any, options);
    club.put("http://127.0.0.1:9/", club.ana);
    club.put("http://127.0.0.1:9/again", club.ana);
    const auto second = club.ask(webhook::Put{club.ben.token, {"http://127.0.0.1:9/", {}}});
    CHECK(second.error().params.at("expected") == "at most 1");
    const auto weak = club.ask(
        webhook::Put{club.ana.token, {"http://127.0.0.1:9/", protocol::wire::Text<100>("short")}});
    CHECK(weak.error().params.at("field") == "secret");
    CHECK(club.ask(webhook::Show{"mwp_nobody"}).error().code == ErrorCode::Unauthorized);
}
