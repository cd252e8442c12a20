#include "server/behaviour/seats.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

protocol::FindSeat wish(const std::string& name, const std::string& rest = "") {
    return protocol::decode_find_seat(R"({"name":")" + name +
                                      R"(","game":"mists","level":2,"seats":3)" + rest + "}")
        .value();
}

rooms::FoundSeat find(House& house, const std::string& name) {
    return house.run(house.lobby().find_seat(wish(name))).value();
}

std::string room_of(const rooms::FoundSeat& found) { return found.seat.room.at("id"); }

rooms::CreatedRoom create(House& house, protocol::CreateRoom request) {
    return house.run(house.lobby().create(std::move(request))).value();
}

}  // namespace

TEST_CASE("who looks for a table first has one made, and whoever comes sits down there") {
    House house;
    const auto ana = find(house, "Ana");
    CHECK(ana.owner_token.has_value());
    CHECK(ana.seat.seat == 0);
    CHECK(ana.seat.room.at("visibility") == "listed");
    CHECK(ana.seat.room.at("seats").size() == 3);
    CHECK(ana.seat.room.at("level") == 2);
    CHECK(ana.seat.room.at("options").at("absence") == "companion");
    CHECK(ana.seat.room.at("options").at("grace_seconds") == 180);
    const auto ben = find(house, "Ben");
    CHECK(room_of(ben) == room_of(ana));
    CHECK(ben.seat.seat == 1);
    CHECK(!ben.owner_token);
    CHECK(room_of(find(house, "Cleo")) == room_of(ana));
    CHECK(room_of(find(house, "Dora")) != room_of(ana));
}

TEST_CASE("those who look at once find each other, and fill one table after the other") {
    House house;
    std::vector<std::unique_ptr<Pending<protocol::Result<rooms::FoundSeat>>>> all;
    for (int i = 0; i < 60; ++i) {
        all.push_back(std::make_unique<Pending<protocol::Result<rooms::FoundSeat>>>(
            house.io(), house.lobby().find_seat(wish("P" + std::to_string(i)))));
    }
    house.settle();
    std::map<std::string, std::set<std::uint8_t>> seats;
    std::size_t made = 0;
    for (const auto& one : all) {
        const auto found = one->get().value();
        made += found.owner_token ? 1 : 0;
        CHECK(seats[room_of(found)].insert(found.seat.seat).second);
    }
    CHECK(seats.size() == 20);
    CHECK(made == 20);
}

TEST_CASE("a table is the oldest that fits") {
    House house;
    const auto fitting = wish("Ana").table;
    const std::string first = create(house, fitting).room.at("id");
    house.clock().pass(1000);
    create(house, fitting);
    CHECK(room_of(find(house, "Ben")) == first);
}

TEST_CASE("a room is no such table if its game, level, size, list or word is another") {
    House house;
    const auto fitting = wish("Ana").table;
    std::set<std::string> others;
    const auto add = [&](auto change) {
        protocol::CreateRoom request = fitting;
        change(request);
        others.insert(create(house, std::move(request)).room.at("id").get<std::string>());
    };
    add([](auto& room) { room.setup.level = 3; });
    add([](auto& room) { room.setup = {.mode = rules::Mode::Base}; });
    add([](auto& room) { room.seats = 4; });
    add([](auto& room) { room.visibility = protocol::Visibility::Private; });
    add([](auto& room) { room.word = "owl"; });
    CHECK(!others.contains(room_of(find(house, "Ben"))));
}

TEST_CASE("colours are nothing to wait for") {
    House house;
    protocol::CreateRoom request = wish("Ana").table;
    std::swap(request.setup.colours[0], request.setup.colours[5]);
    const std::string room = create(house, std::move(request)).room.at("id");
    CHECK(room_of(find(house, "Ben")) == room);
}

TEST_CASE("nobody is seated with a companion, in a game that runs, or where nobody is any more") {
    House house;
    const auto ana = find(house, "Ana");
    const auto room = house.find(room_of(ana));
    rooms::command::SeatCompanion companion{*ana.owner_token, 2};
    house.run(room->ask(std::move(companion))).value();
    const auto ben = find(house, "Ben");
    CHECK(room_of(ben) != room_of(ana));
    rooms::command::Start start{*ben.owner_token};
    house.run(house.find(room_of(ben))->ask(std::move(start))).value();
    const auto cleo = find(house, "Cleo");
    CHECK(room_of(cleo) != room_of(ben));
    house.clock().pass(rooms::kTableWaitsMs);
    CHECK(room_of(find(house, "Dora")) != room_of(cleo));
}

TEST_CASE("a table waits for as long as somebody with a seat is there") {
    House house;
    const auto ana = find(house, "Ana");
    const auto listener = std::make_shared<Client>();
    protocol::Hello hello;
    hello.token = ana.seat.token;
    rooms::listening::Attach attach{listener, hello};
    house.run(house.find(room_of(ana))->ask(std::move(attach))).value();
    house.clock().pass(10 * rooms::kTableWaitsMs);
    CHECK(room_of(find(house, "Ben")) == room_of(ana));
}

TEST_CASE("a player who looks again finds the seat that they have") {
    House house;
    rooms::player::Come come{{"Ana"}};
    const Json player = house.run(house.players().ask(std::move(come))).value();
    const rooms::Claimant claimant{player.at("id"), "Ana", player.at("token")};
    const auto look = [&] { return house.run(house.lobby().find_seat(wish("Ana"), {}, claimant)); };
    const auto first = look().value();
    CHECK(first.owner_token == claimant.token);
    const auto second = look().value();
    CHECK(room_of(second) == room_of(first));
    CHECK(second.seat.seat == first.seat.seat);
}

TEST_CASE("a wish that makes no sense is refused by its field") {
    const auto field = [](const std::string& body) -> std::string {
        const auto refused = protocol::decode_find_seat(body);
        REQUIRE(!refused);
        return refused.error().params.at("field");
    };
    CHECK(field(R"({"game":"mists"})") == "name");
    CHECK(field(R"({"name":"Ana"})") == "game");
    CHECK(field(R"({"name":"Ana","game":"mists","seats":1})") == "seats");
    CHECK(field(R"({"name":"Ana","game":"mists","seats":6})") == "seats");
    CHECK(field(R"({"name":"Ana","game":"base","level":1})") == "level");
    CHECK(field(R"({"name":"Ana","game":"base","word":"owl"})") == "word");
}
