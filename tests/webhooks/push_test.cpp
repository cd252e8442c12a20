#include "server/service/base64url.hpp"
#include "tests/webhooks/browser.hpp"
#include "tests/webhooks/club.hpp"
#include "tests/webhooks/signed_by.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;
using webhooks::Reach;

namespace {

namespace push = rooms::push;

constexpr const char* kTaken = "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n";
constexpr const char* kGone = "HTTP/1.1 410 Gone\r\n\r\n";
constexpr const char* kAway = "HTTP/1.1 503 Later\r\n\r\n";

push::Put subscribing(const rooms::Claimant& who, const std::string& endpoint,
                      const Browser& browser) {
    return {who.token, {endpoint, {browser.p256dh(), browser.auth()}}};
}

Json subscribe(Club& club, const rooms::Claimant& who, const Receiver& service,
               const Browser& browser, const std::string& target = "/in") {
    return club.ask(subscribing(who, service.url(target), browser)).value();
}

Json pushes(Club& club, const rooms::Claimant& who) {
    return club.ask(push::Show{who.token}).value().at("subscriptions");
}

std::vector<Json> read_by(const Browser& browser, const Receiver& service) {
    std::vector<Json> read;
    for (const auto& request : service.requests()) {
        read.push_back(Json::parse(browser.read(request.body())));
    }
    return read;
}

}  // namespace

TEST_CASE("a browser is told of a turn once, so that only it can read it") {
    Club club;
    Receiver service;
    service.answer(kTaken);
    const Browser browser;
    const Json shown = subscribe(club, club.ana, service, browser, "/send/1?a=b");
    REQUIRE(shown.at("subscriptions").size() == 1);
    CHECK(shown.at("subscriptions")[0].at("endpoint") == service.url("/send/1?a=b"));
    const std::string room = club.table();
    REQUIRE(service.requests().size() == 1);
    const auto request = service.requests()[0];
    CHECK(request.target() == "/send/1?a=b");
    CHECK(request["Content-Encoding"] == "aes128gcm");
    CHECK(request["Content-Type"] == "application/octet-stream");
    CHECK(request["TTL"] == "259200");
    CHECK(request["Urgency"] == "high");
    CHECK(request["Topic"].size() == 32);
    CHECK(request["Webhook-Id"].empty());
    CHECK(Json::parse(browser.read(request.body())) ==
          Json{{"type", "my_turn"}, {"room", room}, {"game_id", room + ".1"}});
    CHECK_FALSE(pushes(club, club.ana)[0].at("delivered_at").is_null());
    while (service.requests().size() == 1) club.play(room);
    CHECK(service.requests()[1]["Topic"] == request["Topic"]);
    CHECK(service.requests()[1].body() != request.body());
    CHECK(service.requests()[1].body().size() == request.body().size());
}

TEST_CASE("a push service is shown the key that browsers subscribed to, also after a restart") {
    Club club;
    Receiver service;
    const Browser browser;
    const std::string key = subscribe(club, club.ana, service, browser).at("key");
    club.table();
    club.reopen();
    CHECK(club.ask(push::Show{club.ana.token}).value().at("key") == key);
    REQUIRE(service.requests().size() == 1);
    const std::string header(service.requests()[0]["Authorization"]);
    REQUIRE(header.ends_with(", k=" + key));
    const auto end = header.find(", k=");
    const auto dot = header.rfind('.', end);
    CHECK(is_signed_by(key, header.substr(8, dot - 8), header.substr(dot + 1, end - dot - 1)));
    const auto claims_at = header.find('.') + 1;
    const auto claims = rooms::from_base64url(header.substr(claims_at, dot - claims_at)).value();
    const std::string origin = service.url("");
    CHECK(Json::parse(claims.begin(), claims.end()).at("aud") == origin);
}

TEST_CASE("each browser of a player is told, and their webhook, whatever the others answer") {
    Club club;
    Receiver phone;
    Receiver desk;
    Receiver bridge;
    for (int i = 0; i < 3; ++i) phone.answer(kAway);
    const Browser of_phone;
    const Browser of_desk;
    subscribe(club, club.ana, phone, of_phone);
    subscribe(club, club.ana, desk, of_desk);
    club.put(bridge.url(), club.ana);
    const std::string room = club.table();
    CHECK(read_by(of_desk, desk).size() == 1);
    CHECK(bridge.requests().size() == 1);
    const auto heard = read_by(of_phone, phone);
    REQUIRE(heard.size() == 4);
    CHECK(heard[3].at("room") == room);
    for (const Json& one : pushes(club, club.ana)) CHECK(one.at("fault").is_null());
}

TEST_CASE("a browser that has ended its subscription is told nothing more") {
    for (const std::string& gone : {std::string(kGone), std::string("HTTP/1.1 404 No\r\n\r\n")}) {
        Club club;
        Receiver service;
        Receiver other;
        service.answer(gone);
        const Browser browser;
        subscribe(club, club.ana, service, browser);
        subscribe(club, club.ana, other, browser);
        const std::string room = club.table();
        CHECK(service.requests().size() == 1);
        REQUIRE(pushes(club, club.ana).size() == 1);
        CHECK(pushes(club, club.ana)[0].at("endpoint") == other.url());
        while (other.requests().size() == 1) club.play(room);
        CHECK(service.requests().size() == 1);
    }
}

TEST_CASE("a push service that fails for days is given up") {
    Club club;
    Receiver service;
    for (int i = 0; i < 10'000; ++i) service.answer(kAway);
    club.table();
    const Browser browser;
    club.house.post(club.served->ask(subscribing(club.ana, service.url(), browser)));
    club.await(service, 3);
    club.house.clock().pass(3 * 24 * 60 * 60 * 1000LL);
    club.house.settle();
    CHECK(pushes(club, club.ana).empty());
}

TEST_CASE("whoever is there is not pushed to, and is when they have left without a decision") {
    Club club;
    Receiver service;
    const Browser browser;
    const std::string room = club.table();
    const auto page = std::make_shared<Client>();
    protocol::Hello hello;
    hello.token = club.ana.token;
    club.house.run(club.house.find(room)->ask(rooms::listening::Attach{page, hello})).value();
    subscribe(club, club.ana, service, browser);
    CHECK(service.requests().empty());
    club.house.run(club.house.find(room)->ask(rooms::listening::Detach{page})).value();
    CHECK(service.requests().size() == 1);
}

TEST_CASE("an invitation is pushed as one, and not urgently") {
    Club club;
    Receiver service;
    const Browser browser;
    subscribe(club, club.ben, service, browser);
    const std::string room = club.table();
    rooms::player::Invite invite{room, club.ana.token, {club.ben.id}};
    CHECK(club.house.run(club.house.players().ask(std::move(invite))));
    REQUIRE(service.requests().size() == 1);
    CHECK(service.requests()[0]["Urgency"] == "normal");
    CHECK(read_by(browser, service)[0] ==
          Json{{"type", "invited"}, {"room", room}, {"game_id", nullptr}});
}

TEST_CASE("subscribing again is no second browser and tells nothing twice") {
    Club club;
    Receiver service;
    const Browser browser;
    subscribe(club, club.ana, service, browser);
    club.table();
    CHECK(subscribe(club, club.ana, service, browser).at("subscriptions").size() == 1);
    CHECK(service.requests().size() == 1);
}

TEST_CASE("a player has eight browsers, of which each can be removed, and all") {
    Club club;
    Receiver service;
    const Browser browser;
    const auto of = [](int number) { return "/" + std::to_string(number); };
    Json shown;
    for (int i = 0; i < 8; ++i) shown = subscribe(club, club.ana, service, browser, of(i));
    CHECK(shown.at("subscriptions").size() == 8);
    const auto ninth = club.ask(subscribing(club.ana, service.url(of(8)), browser));
    CHECK(ninth.error().code == ErrorCode::InvalidMessage);
    CHECK(ninth.error().params.at("field") == "endpoint");
    const std::string id = shown.at("subscriptions")[3].at("id");
    CHECK(club.ask(push::Remove{club.ben.token, id}).value().at("subscriptions").empty());
    CHECK(pushes(club, club.ana).size() == 8);
    CHECK(club.ask(push::Remove{club.ana.token, id}).value().at("subscriptions").size() == 7);
    CHECK(club.ask(push::Remove{club.ana.token}).value().at("subscriptions").empty());
    club.table();
    CHECK(service.requests().empty());
}

TEST_CASE("a browser of whoever has a new secret, or is forgotten, is told nothing") {
    for (const bool forgotten : {false, true}) {
        Club club;
        Receiver service;
        const Browser browser;
        const std::string room = club.table();
        while (club.decides() != 1) club.play(room);
        subscribe(club, club.ana, service, browser);
        REQUIRE(service.requests().empty());
        if (forgotten) {
            REQUIRE(
                club.house.run(club.house.players().ask(rooms::player::Forget{club.ana.token})));
        } else {
            const auto renewed =
                club.house.run(club.house.players().ask(rooms::player::Renew{club.ana.token}));
            club.ana.token = Json(renewed.value()).at("token");
            CHECK(pushes(club, club.ana).empty());
            while (club.decides() != 0) club.play(room);
        }
        club.house.settle();
        CHECK(service.requests().empty());
    }
}

TEST_CASE("what is no subscription is refused, and where nothing is sent all are") {
    Club club(Reach::Public);
    const Browser browser;
    for (const std::string url : {"http://push.example.org/1", "https://127.0.0.1/1",
                                  "https://[::1]/1", "https://10.0.0.1/"}) {
        CAPTURE(url);
        const auto refused = club.ask(subscribing(club.ana, url, browser));
        CHECK(refused.error().code == ErrorCode::InvalidMessage);
        CHECK(refused.error().params.at("field") == "endpoint");
    }
    auto asked = subscribing(club.ana, "https://push.example.org/1", browser);
    asked.request.keys.p256dh = std::string(87, 'B');
    CHECK(club.ask(asked).error().params.at("field") == "keys");
    asked.token = "mwp_nobody";
    CHECK(club.ask(asked).error().code == ErrorCode::Unauthorized);
    Club off(Reach::Off);
    CHECK(off.ask(push::Show{off.ana.token}).value().at("key").is_null());
    CHECK(off.ask(push::Remove{off.ana.token}).value().at("subscriptions").empty());
    CHECK(off.ask(subscribing(off.ana, "https://push.example.org/1", browser)).error().code ==
          ErrorCode::NotFound);
}
