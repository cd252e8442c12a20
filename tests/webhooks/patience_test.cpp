#include "server/webhooks/webhooks.hpp"
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

constexpr std::int64_t kDayMs = 24 * 60 * 60 * 1000LL;
constexpr const char* kOops = "HTTP/1.1 500 Oops\r\n\r\n";
/// In these tests it is November.
constexpr const char* kOtherClock = "Date: Wed, 01 Jul 2026 10:00:00 GMT\r\n";

std::string refusing(const std::string& head) {
    return "HTTP/1.1 401 Unauthorized\r\n" + head + "\r\n";
}

void answer_always(Receiver& receiver, const std::string& bytes) {
    for (int i = 0; i < 10'000; ++i) receiver.answer(bytes);
}

/// What it was told last.
std::string told(const Receiver& receiver) {
    const auto last = receiver.last();
    return last ? Json::parse(last->body()).at("event").at("type").get<std::string>() : "";
}

void subscribe(Club& club, const rooms::Claimant& who, const std::string& endpoint) {
    const Browser browser;
    club.ask(rooms::push::Put{who.token, {endpoint, {browser.p256dh(), browser.auth()}}}).value();
}

/// A game of Ana's and Ben's is played to its end.
void play_out(Club& club, const std::string& room) {
    const auto status = [&] {
        return club.run(club.find(room)->ask(rooms::query::Document{})).value().at("status");
    };
    while (status() == "playing") club.play(room);
}

}  // namespace

TEST_CASE("interim answers are read past, and what follows them counts") {
    Club club;
    Receiver receiver;
    const std::string hints = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n";
    receiver.answer("HTTP/1.1 100 Continue\r\n\r\n" + hints + "HTTP/1.1 102 Processing\r\n\r\n" +
                    Receiver::kWell);
    club.put(receiver.url(), club.ana);
    const std::string room = club.table();
    CHECK(receiver.requests().size() == 1);
    CHECK(club.shown().at("fault").is_null());
    receiver.answer(hints + "HTTP/1.1 410 Gone\r\n\r\n");
    while (receiver.requests().size() == 1) club.play(room);
    CHECK(club.shown().at("disabled_at").is_string());
}

TEST_CASE("interim answers without end are no answer, and no protocol is switched to") {
    Club club;
    Receiver receiver;
    std::string endless;
    for (int i = 0; i < 100; ++i) endless += "HTTP/1.1 102 Processing\r\n\r\n";
    receiver.answer(endless + Receiver::kWell);
    receiver.answer("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n" +
                    std::string(Receiver::kWell));
    club.put(receiver.url(), club.ana);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("delivered") == false);
    CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("status") == 101);
}

TEST_CASE("an answer of HTTP/1.0, in chunks, without a body or with one that is cut off will do") {
    Club club;
    Receiver receiver;
    const std::vector<std::string> answers{
        "HTTP/1.0 200 OK\r\n\r\nfine", "HTTP/1.1 200 OK\r\nConnection: keep-alive\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nfi",
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n", "HTTP/1.1 205 Reset Content\r\n\r\n"};
    for (const std::string& one : answers) receiver.answer(one);
    club.put(receiver.url(), club.ana);
    for (const std::string& one : answers) {
        CAPTURE(one);
        CHECK(club.ask(rooms::webhook::Test{club.ana.token}).value().at("delivered") == true);
    }
}

TEST_CASE("a receiver that asks for time has it, whether it is a webhook's or a browser's") {
    for (const bool is_push : {false, true}) {
        for (const std::string status : {"413", "429", "503"}) {
            CAPTURE(status);
            Club club;
            Receiver asking;
            Receiver failing;
            answer_always(asking, "HTTP/1.1 " + status + " Later\r\nRetry-After: 3600\r\n\r\n");
            answer_always(failing, kOops);
            const std::string room = club.table();
            club.waits_for_all = false;
            if (is_push) subscribe(club, club.ana, asking.url());
            if (!is_push) club.put(asking.url(), club.ana);
            club.await(asking, 1);
            club.put(failing.url(), club.ben);
            club.post_invitation(room, club.ben);
            club.post_invitation(room, club.ana);
            club.await(failing, 8);
            CHECK(asking.requests().size() == 1);
            club.end();
        }
    }
}

TEST_CASE("a receiver that asks to be asked at once is, but not for ever") {
    webhooks::Options options = quick();
    options.first_retry = 1h;
    options.last_retry = 1h;
    Club club(Reach::Any, options);
    Receiver receiver;
    receiver.answer("HTTP/1.1 429 Slow down\r\nRetry-After: 0\r\n\r\n");
    receiver.answer("HTTP/1.1 503 Later\r\nRetry-After: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n");
    club.put(receiver.url(), club.ana);
    club.table();
    CHECK(receiver.requests().size() == 3);
    CHECK(club.shown().at("fault").is_null());
}

TEST_CASE("a clock that is set, forward or back, gives nobody up") {
    for (const std::int64_t days : {200, -200}) {
        CAPTURE(days);
        Club club;
        Receiver receiver;
        answer_always(receiver, kOops);
        club.table();
        club.waits_for_all = false;
        club.put(receiver.url(), club.ana);
        club.await(receiver, 1);
        club.house.clock().jump(days * kDayMs);
        club.await(receiver, 20);
        CHECK(club.shown().at("disabled_at").is_null());
        club.house.clock().jump(-days * kDayMs);
        club.await(receiver, 40);
        CHECK(club.shown().at("disabled_at").is_null());
        club.house.clock().pass(3 * kDayMs);
        club.until([&] { return club.shown().at("disabled_at").is_string(); });
        club.end();
    }
}

TEST_CASE("a server that is started with a wrong clock gives nobody up before it has tried often") {
    Club club;
    Receiver receiver;
    answer_always(receiver, kOops);
    club.table();
    club.waits_for_all = false;
    club.put(receiver.url(), club.ana);
    club.await(receiver, 2);
    club.end();
    const auto before = receiver.requests().size();
    club.house.clock().jump(200 * kDayMs);
    club.reopen();
    club.served->begin();
    club.until([&] { return club.shown().at("disabled_at").is_string(); });
    CHECK(receiver.requests().size() == before + 8);
    club.end();
}

TEST_CASE("what ended before the clock was set forward is told after it") {
    Club club;
    Receiver receiver;
    const std::string room = club.table();
    club.waits_for_all = false;
    answer_always(receiver, kOops);
    club.put(receiver.url(), club.ana);
    play_out(club, room);
    club.house.clock().jump(200 * kDayMs);
    receiver.recover();
    club.until([&] { return told(receiver) == "over"; });
    club.end();
}

TEST_CASE("who came while the clock was ahead is told what ends when it is right again") {
    Club club;
    Receiver receiver;
    const std::string room = club.table();
    club.house.clock().jump(200 * kDayMs);
    club.put(receiver.url(), club.ana);
    club.house.clock().jump(-200 * kDayMs);
    play_out(club, room);
    CHECK(told(receiver) == "over");
    club.house.clock().pass(1000);
    Receiver other;
    club.put(other.url(), club.ben);
    CHECK(other.requests().empty());
}

TEST_CASE("whoever refuses what this server signs by another clock is not given up for that") {
    for (const bool is_push : {false, true}) {
        Club club;
        Receiver receiver;
        answer_always(receiver, refusing(kOtherClock));
        club.waits_for_all = false;
        if (is_push) subscribe(club, club.ana, receiver.url());
        if (!is_push) club.put(receiver.url(), club.ana);
        // It stays due, however long the player is away.
        club.post_invitation(club.room(), club.ana);
        club.await(receiver, 2);  // so that the first failure is noted
        club.house.clock().pass(3 * kDayMs);
        club.await(receiver, 20);
        const auto is_given_up = [&] {
            if (!is_push) return club.shown().at("disabled_at").is_string();
            const Json shown = club.ask(rooms::push::Show{club.ana.token}).value();
            return shown.at("subscriptions").empty();
        };
        CHECK_FALSE(is_given_up());
        receiver.recover();
        answer_always(receiver, refusing(""));
        club.until(is_given_up);
        club.end();
    }
}
