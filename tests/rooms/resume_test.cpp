#include "server/record/fold.hpp"
#include "server/record/log_page.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace mistward;
using namespace mistward::test;

namespace {

struct Running : Scene {
    explicit Running(std::uint64_t at_least, std::uint8_t seed = 42) : Scene(1) {
        seat("Ana");
        attach(0, "Ana");
        start(seed);
        while (room.game->seq() < at_least && !room.game->is_over()) play_carefully();
    }
};

/// A game that goes on for so long; the first seed whose game does.
Running long_running(std::uint64_t at_least) {
    for (std::uint8_t seed = 0; seed < 100; ++seed) {
        Running scene(at_least, seed);
        if (scene.room.game->seq() >= at_least) return scene;
    }
    throw std::runtime_error("no game lasts that long");
}

}  // namespace

TEST_CASE("a client that resumes gets what it missed, byte for byte") {
    Running scene(20);
    const std::uint64_t seq = scene.room.game->seq();
    const std::uint64_t since = seq - 5;
    const Client& back = scene.attach(1, "Ana", since);
    const auto messages = back.messages();
    REQUIRE(messages.size() == 6);
    CHECK(messages[0].at("type") == "welcome");
    CHECK(messages[0].at("resumed") == true);
    CHECK(messages[0].at("seq") == since);
    CHECK(!messages[0].contains("state"));
    CHECK(messages[0].at("you").at("seat") == 0);
    const auto& live = scene.clients[0].frames();
    std::vector<std::string> updates;
    for (const std::string& frame : live) {
        if (frame.starts_with(R"({"type":"update")")) updates.push_back(frame);
    }
    CHECK(std::vector(back.frames().begin() + 1, back.frames().end()) ==
          std::vector(updates.end() - 5, updates.end()));
}

TEST_CASE("sixteen missed updates are sent again, whether the room kept them or not") {
    Running scene = long_running(80);
    const std::uint64_t seq = scene.room.game->seq();
    const std::uint64_t since = seq - rooms::kMostMissed;
    REQUIRE(!rooms::is_at_hand(*scene.room.game, since));
    const auto sent = [&](const rooms::LoggedGame& game) {
        std::vector<std::string> texts;
        for (const auto& update : rooms::updates_after(game, since, std::nullopt)) {
            texts.push_back(*update);
        }
        return texts;
    };
    std::vector<std::string> live;
    for (const std::string& frame : scene.clients[0].frames()) {
        if (frame.starts_with(R"({"type":"update")")) live.push_back(frame);
    }
    CHECK(sent(*scene.room.game) == std::vector(live.end() - rooms::kMostMissed, live.end()));
    const auto log = scene.room.game->entries().all();
    CHECK(sent(*scene.room.game) ==
          sent(rooms::fold(scene.room.game->shared_terms(), log).value()));
    CHECK(scene.attach(1, "", since).messages("update").size() == rooms::kMostMissed);
    scene.clients.erase(1);
    CHECK(scene.attach(1, "", since - 1).newest("welcome").at("resumed") == false);
}

TEST_CASE("a client that missed nothing is told so") {
    Running scene(10);
    const Client& back = scene.attach(1, "", scene.room.game->seq());
    REQUIRE(back.messages().size() == 1);
    CHECK(back.newest("welcome").at("resumed") == true);
    CHECK(back.newest("welcome").at("seq") == scene.room.game->seq());
}

TEST_CASE("a client that cannot be continued from gets a snapshot") {
    Running scene = long_running(80);
    const std::uint64_t seq = scene.room.game->seq();
    for (const std::uint64_t since : {seq + 1, seq + 1000, std::uint64_t{1}, std::uint64_t{0}}) {
        scene.clients.erase(1);
        const Client& back = scene.attach(1, "", since);
        CHECK(back.newest("welcome").at("resumed") == false);
        CHECK(back.newest("welcome").at("seq") == seq);
        CHECK(back.state() == protocol::state_document(scene.room.game->game()));
        CHECK(back.messages("update").empty());
    }
}

TEST_CASE("in a room that has not started there is nothing to resume") {
    Scene scene(1);
    const Client& client = scene.attach(0, "", 0);
    const auto welcome = client.newest("welcome");
    CHECK(welcome.at("resumed") == false);
    CHECK(welcome.at("seq") == 0);
    CHECK(welcome.at("state").is_null());
    CHECK(welcome.at("next").is_null());
    CHECK(welcome.at("legal").empty());
}

TEST_CASE("after the end a newcomer is told of it") {
    Running scene(10'000);
    REQUIRE(scene.room.game->is_over());
    const std::uint64_t seq = scene.room.game->seq();
    const Client& resumed = scene.attach(1, "", seq);
    CHECK(resumed.messages("ended").size() == 1);
    CHECK(resumed.newest("ended").at("seq") == seq);
    const Client& fresh = scene.attach(2);
    CHECK(fresh.messages("ended").size() == 1);
}

TEST_CASE("recent updates are bounded in number and in bytes") {
    rooms::RecentUpdates recent;
    const auto update = [](std::size_t size) {
        return rooms::Told(std::make_shared<const std::string>(size, 'x'));
    };
    for (int i = 0; i < 1000; ++i) recent.push(update(10));
    CHECK(recent.reaches_back_to(1000 - 16, 1000));
    CHECK(!recent.reaches_back_to(1000 - 17, 1000));
    for (int i = 0; i < 100; ++i) recent.push(update(3'000));
    CHECK(recent.reaches_back_to(98, 100));
    CHECK(!recent.reaches_back_to(97, 100));
    for (int i = 0; i < 100; ++i) recent.push(update(100'000));
    CHECK(recent.reaches_back_to(99, 100));
    CHECK(!recent.reaches_back_to(98, 100));
    CHECK(recent.after(99, 100).size() == 1);
    CHECK(recent.after(100, 100).empty());
    CHECK(!recent.reaches_back_to(101, 100));
}
