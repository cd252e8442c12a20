#include "tests/webhooks/browser.hpp"
#include "tests/webhooks/club.hpp"
#include "tests/webhooks/receiver.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using protocol::Json;
using webhooks::Reach;

namespace {

/// As a host has it, but for what a test cannot wait for.
webhooks::Options patient() {
    webhooks::Options options;
    options.send = {1h, 1h, 1h};
    options.settle = 1ms;
    options.turns.patience = 1h;
    return options;
}

/// So many players, each with a webhook at one of the URLs, who are invited to rooms of Ana's.
void invite_all(Club& club, const std::vector<std::string>& urls) {
    club.waits_for_all = false;
    std::string room;
    for (std::size_t i = 0; i < urls.size(); ++i) {
        const auto player = club.come("P" + std::to_string(i));
        club.put(urls[i], player);
        if (i % protocol::kMostInvitations == 0) room = club.room();
        club.post_invitation(room, player);
    }
}

std::vector<std::string> urls_of(const MutePorts& ports) {
    std::vector<std::string> urls;
    for (std::size_t i = 0; i < ports.size(); ++i) urls.push_back(ports.url(i));
    return urls;
}

std::string port_of(const Receiver& receiver) { return ":" + std::to_string(receiver.port()); }

}  // namespace

TEST_CASE("ninety receivers that say nothing do not delay another's notice by two seconds") {
    Club club(Reach::Any, patient());
    const MutePorts mute(90);
    Receiver receiver;
    invite_all(club, urls_of(mute));
    club.put(receiver.url(), club.ben);
    const auto begun = std::chrono::steady_clock::now();
    club.post_invitation(club.room(), club.ben);
    club.await(receiver, 1);
    CHECK(std::chrono::steady_clock::now() - begun < 2s);
    club.end();
}

TEST_CASE("however many receivers say nothing, another has its turn when their first second ends") {
    webhooks::Options options = patient();
    options.turns.all = 4;
    options.turns.patience = 1ms;
    options.first_retry = 1h;
    Club club(Reach::Any, options);
    const MutePorts mute(20);
    Receiver receiver;
    auto urls = urls_of(mute);
    urls.push_back(receiver.url());
    invite_all(club, urls);
    club.await(receiver, 1);
    club.end();
}

TEST_CASE("a host whose every turn hangs delays no other host's, and no test") {
    webhooks::Options options = patient();
    options.turns.all = 4;
    options.turns.of_host = 2;
    Club club(Reach::Any, options);
    const MutePorts mute(1);
    Receiver receiver;
    invite_all(club, std::vector<std::string>(10, mute.url(0)));
    club.put(receiver.url(), club.ben);
    club.post_invitation(club.room(), club.ben);
    club.await(receiver, 1);
    club.house.post(club.served->ask(rooms::webhook::Test{club.ben.token}));
    club.await(receiver, 2);
    club.end();
}

TEST_CASE("a player whose every turn hangs delays no other player's") {
    webhooks::Options options = patient();
    options.turns.all = 4;
    options.turns.of_player = 2;
    Club club(Reach::Any, options);
    const MutePorts mute(6);
    const Browser browser;
    Receiver receiver;
    for (std::size_t i = 0; i < mute.size(); ++i) {
        club.ask(
                rooms::push::Put{club.ana.token, {mute.url(i), {browser.p256dh(), browser.auth()}}})
            .value();
    }
    club.put(receiver.url(), club.ben);
    const std::string room = club.room();
    club.post_invitation(room, club.ana);
    club.post_invitation(room, club.ben);
    club.await(receiver, 1);
    club.end();
}

TEST_CASE("names that no server answers for delay nobody, and the end least of all") {
    Club club(Reach::Any, patient());
    Receiver receiver;
    std::vector<std::string> urls;
    for (int i = 0; i < 40; ++i) {
        const std::string name = "silent" + std::to_string(i) + ".test";
        club.names.is_silent_about(name);
        urls.push_back("http://" + name + ":9/");
    }
    club.names.leads("good.test", {"127.0.0.1"});
    invite_all(club, urls);
    club.put("http://good.test" + port_of(receiver) + "/in", club.ben);
    club.post_invitation(club.room(), club.ben);
    club.await(receiver, 1);
    club.end();
}

TEST_CASE("a name that no server answers for fails in its time, and is asked for again") {
    Club club;
    club.names.is_silent_about("silent.test");
    club.put("http://silent.test:9/", club.ana);
    const Json tested = club.ask(rooms::webhook::Test{club.ana.token}).value();
    CHECK(tested.at("fault") == "the name silent.test leads nowhere");
    Receiver receiver;
    club.waits_for_all = false;
    club.put("http://later.test" + port_of(receiver) + "/in", club.ana);
    club.post_invitation(club.room(), club.ana);
    club.until([&] { return club.names.questions().size() > 10; });
    club.names.leads("later.test", {"127.0.0.1"});
    club.await(receiver, 1);
    club.end();
}

TEST_CASE(
    "a name is looked up once for a delivery, and whatever it leads to next is not believed") {
    Club club;
    Receiver receiver;
    club.names.leads("once.test", {"127.0.0.1"});
    club.put("http://once.test" + port_of(receiver) + "/in", club.ana);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("delivered") == true);
    // Once for each kind of address.
    CHECK(club.names.questions() == std::vector<std::string>{"once.test", "once.test"});
}

TEST_CASE("of a name's addresses those that say nothing leave time for the next") {
    Club club;
    Receiver receiver;
    const CloggedPort clogged("127.0.0.9", receiver.port());
    // Nobody listens at the second one.
    club.names.leads("many.test", {"127.0.0.9", "127.0.0.8", "127.0.0.1"});
    club.put("http://many.test" + port_of(receiver) + "/in", club.ana);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("delivered") == true);
}

TEST_CASE("handshakes that hang, and answers that drip, end in their time") {
    Club club;
    const MutePorts mute(1);
    club.put(mute.url(0, "https"), club.ana);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("fault") ==
          "it gave no answer of HTTP in time");
    Receiver dripping;
    dripping.answer(Receiver::kDrip);
    club.put(dripping.url(), club.ana);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("fault") ==
          "it gave no answer of HTTP in time");
}

TEST_CASE("a player tests one webhook at a time, and hanging tests refuse nobody else's") {
    Club club(Reach::Any, patient());
    Receiver hanging;
    Receiver receiver;
    hanging.answer(Receiver::kSilence);
    club.put(hanging.url(), club.ana);
    club.put(receiver.url(), club.ben);
    club.waits_for_all = false;
    club.house.post(club.served->ask(rooms::webhook::Test{club.ana.token}));
    club.await(hanging, 1);
    const auto second = club.ask(rooms::webhook::Test{club.ana.token});
    CHECK(second.error().code == protocol::ErrorCode::RateLimited);
    CHECK(club.ask(rooms::webhook::Test{club.ben.token}).value().at("delivered") == true);
    club.end();
}

TEST_CASE(
    "who has put another webhook is told there without waiting for the first one's failures") {
    webhooks::Options options = quick();
    options.first_retry = 1h;
    options.last_retry = 1h;
    Club club(Reach::Any, options);
    Receiver failing;
    Receiver receiver;
    failing.answer("HTTP/1.1 500 Oops\r\n\r\n");
    club.table();
    club.waits_for_all = false;
    club.put(failing.url(), club.ana);
    club.await(failing, 1);
    club.put(receiver.url(), club.ana);
    club.await(receiver, 1);
    club.end();
}
