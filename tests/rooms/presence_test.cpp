#include "server/service/page_notes.hpp"
#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

constexpr std::int64_t kMoment = 1000;

/// Ana and Ben at a game that a companion stands in at after three minutes. Ben is there; Ana, who
/// is to decide, is not.
struct Waiting : Club {
    rooms::Claimant ana = come("Ana");
    rooms::Claimant ben = come("Ben");
    std::string room;
    std::shared_ptr<Client> ear = std::make_shared<Client>();

    Waiting() {
        const auto wish =
            protocol::decode_find_seat(R"({"name":"Ana","game":"base","seats":2})").value();
        const auto found = house.run(house.lobby().find_seat(wish, {}, ana)).value();
        room = found.seat.room.at("id");
        REQUIRE(sit(room, ben));
        start(room, ana.token);
        attach(room, ben, ear);
    }
    void attach(const std::string& where, const rooms::Claimant& who,
                const std::shared_ptr<Client>& listener) {
        protocol::Hello hello;
        hello.token = who.token;
        rooms::listening::Attach attach{listener, hello};
        house.run(house.find(where)->ask(std::move(attach))).value();
    }
    void wait(std::int64_t seconds) {
        house.clock().pass(seconds * kMoment);
        house.settle();
    }
    bool is_stood_in_for() { return ear->seq() > 1; }
};

/// Another server on the database of a house, of which only who is at it is seen.
struct OtherServer {
    explicit OtherServer(House& at) : house(at) {}
    void note() { house.run(notes.note()); }

    House& house;
    rooms::PlayerWatch watch;
    rooms::PageNotes notes{watch, house.store(), house.clock()};
};

}  // namespace

TEST_CASE("at a table of strangers a companion stands in after three minutes") {
    Waiting game;
    game.wait(179);
    CHECK_FALSE(game.is_stood_in_for());
    game.wait(1);
    CHECK(game.is_stood_in_for());
}

TEST_CASE("whoever has a page of theirs open anywhere is waited for, until they have left it") {
    Waiting game;
    SUBCASE("a list of what is theirs") {
        const auto page = std::make_shared<Ear>();
        game.house.watch().add(game.ana.id, page);
        for (int i = 0; i < 5; ++i) game.wait(180);
        CHECK_FALSE(game.is_stood_in_for());
        game.house.watch().remove(game.ana.id, page.get());
    }
    SUBCASE("another room") {
        const std::string other = game.create(game.ana).room.at("id");
        REQUIRE(game.sit(other, game.ana));
        const auto page = std::make_shared<Client>();
        game.attach(other, game.ana, page);
        for (int i = 0; i < 5; ++i) game.wait(180);
        CHECK_FALSE(game.is_stood_in_for());
        game.house.run(game.house.find(other)->ask(rooms::listening::Detach{page}));
    }
    SUBCASE("at another server") {
        OtherServer other(game.house);
        const auto page = std::make_shared<Ear>();
        SUBCASE("a list of what is theirs") { other.watch.add(game.ana.id, page); }
        SUBCASE("a room") { other.watch.come(game.ana.id); }
        for (int i = 0; i < 180; ++i) {
            other.note();
            game.wait(5);
        }
        CHECK_FALSE(game.is_stood_in_for());
    }
    game.wait(181);
    CHECK(game.is_stood_in_for());
}

TEST_CASE("who is at a server is written down when they come, and then once in a minute") {
    Club club;
    const auto ana = club.come("Ana");
    OtherServer other(club.house);
    const auto seen_after = [&](std::int64_t seconds) {
        club.house.clock().pass(seconds * kMoment);
        other.note();
        return club.house.run(club.house.store().players().find(ana.id)).value()->seen_ms;
    };
    const auto came = seen_after(0);
    CHECK(seen_after(50) == came);
    other.watch.come(ana.id);
    CHECK(seen_after(5) == came + 55 * kMoment);
    CHECK(seen_after(59) == came + 55 * kMoment);
    CHECK(seen_after(1) == came + 115 * kMoment);
    SUBCASE("a page that is loaded anew is nobody who comes") {
        other.watch.go(ana.id);
        other.note();
        other.watch.come(ana.id);
        CHECK(seen_after(10) == came + 115 * kMoment);
    }
    SUBCASE("who has left is not written down") {
        other.watch.go(ana.id);
        CHECK(seen_after(100) == came + 115 * kMoment);
    }
    SUBCASE("nobody is written down once the server stops") {
        other.notes.stop();
        CHECK(seen_after(100) == came + 115 * kMoment);
    }
}

TEST_CASE("whoever has come back to a page of theirs is not stood in for any more") {
    Waiting game;
    game.wait(180);
    REQUIRE(game.is_stood_in_for());
    const auto page = std::make_shared<Ear>();
    game.house.watch().add(game.ana.id, page);
    const auto seat_of_ana = [&] { return game.document(game.room).at("seats").at(0); };
    CHECK(seat_of_ana().at("absent") == true);
    while (game.ear->next().at("player") == 1) {
        const protocol::Decide decide{"c" + std::to_string(game.ear->seq()), game.ear->seq(),
                                      game.ear->legal().at(0).at("id")};
        game.house.run(game.house.find(game.room)->ask(rooms::SeatCommand{game.ear, decide}))
            .value();
    }
    const std::uint64_t seq = game.ear->seq();
    game.house.settle();
    game.wait(2);
    CHECK(game.ear->seq() == seq);
    CHECK(seat_of_ana().at("absent") == false);
}

TEST_CASE("somebody leads a table of strangers when its owner has left it, and begins") {
    Club club;
    const auto wish = [](const std::string& name) {
        return protocol::decode_find_seat(R"({"name":")" + name + R"(","game":"ghosts","seats":3})")
            .value();
    };
    const auto find = [&](const std::string& name) {
        return club.house.run(club.house.lobby().find_seat(wish(name))).value();
    };
    const auto ana = find("Ana");
    const auto ben = find("Ben");
    const std::string room = ana.seat.room.at("id");
    find("Cora");
    const auto listener = std::make_shared<Client>();
    protocol::Hello hello;
    hello.token = ben.seat.token;
    rooms::listening::Attach attach{listener, hello};
    club.house.run(club.house.find(room)->ask(std::move(attach))).value();
    SUBCASE("at once when they stand up") {
        rooms::command::LeaveSeat leave{ana.seat.token, ana.seat.seat};
        REQUIRE(club.house.run(club.house.find(room)->ask(std::move(leave))));
    }
    SUBCASE("after a while if they never come") {
        club.house.clock().pass(120'000);
        club.house.settle();
    }
    CHECK(listener->newest("room").at("room").at("leader") == ben.seat.seat);
    CHECK(club.house.run(club.house.find(room)->ask(rooms::command::Start{ben.seat.token})));
}
