#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// Zoe and Ben at Ben's table, where Ben listens.
struct TableOfZoe : Club {
    rooms::Claimant ben = come("Ben");
    rooms::Claimant zoe = come("Zoe");
    std::string room = create(ben).room.at("id");
    std::shared_ptr<Client> ear = std::make_shared<Client>();

    TableOfZoe() {
        REQUIRE(sit(room, ben));
        REQUIRE(sit(room, zoe));
        protocol::Hello hello;
        hello.token = ben.token;
        rooms::listening::Attach attach{ear, hello};
        house.run(house.find(room)->ask(std::move(attach))).value();
    }
    rooms::AsyncResult<std::uint64_t> say(const rooms::Claimant& who, const std::string& text) {
        return house.find(room)->ask(rooms::SeatCommand{who.token, protocol::Say{text, text}});
    }
    std::string chat() {
        rooms::query::Chat asked;
        return house.run(house.find(room)->ask(std::move(asked))).value().dump();
    }
    std::int64_t of_zoe() {
        const auto lines = house.run(house.store().chat(room, 1000)).value();
        std::int64_t found = 0;
        for (const auto& line : lines) found += line.name == "Zoe" || line.player ? 1 : 0;
        return found;
    }
};

}  // namespace

TEST_CASE("what somebody says while they are forgotten is forgotten or refused") {
    for (int before = 0; before < 12; ++before) {
        TableOfZoe table;
        REQUIRE(table.house.run(table.say(table.zoe, "first")));
        table.house.io().restart();
        Pending saying(table.house.io(), table.say(table.zoe, "at the same time"));
        for (int i = 0; i < before; ++i) table.house.io().poll_one();
        Pending forgetting(table.house.io(),
                           table.house.players().ask(player::Forget{table.zoe.token}));
        Pending again(table.house.io(), table.say(table.zoe, "and once more"));
        table.house.settle();
        REQUIRE(forgetting.get());
        for (const auto* one : {&saying, &again}) {
            const auto said = one->get();
            if (!said) CHECK(said.error().code == ErrorCode::Unauthorized);
        }
        CHECK(table.of_zoe() == 0);
        CHECK(table.chat().find("Zoe") == std::string::npos);
        CHECK(table.document(table.room).dump().find("Zoe") == std::string::npos);
        CHECK_FALSE(table.ear->closed());
        REQUIRE(table.house.run(table.say(table.ben, "I am still here")));
    }
}

TEST_CASE("a line that somebody else says meanwhile stays, and the next has its own number") {
    TableOfZoe table;
    REQUIRE(table.house.run(table.say(table.zoe, "first")));
    Pending forgetting(table.house.io(),
                       table.house.players().ask(player::Forget{table.zoe.token}));
    for (int i = 0; i < 4; ++i) {
        Pending saying(table.house.io(), table.say(table.ben, "line " + std::to_string(i)));
        table.house.settle();
        REQUIRE(saying.get());
    }
    const Json lines = Json::parse(table.chat());
    REQUIRE(lines.size() == 5);
    for (std::size_t i = 0; i < lines.size(); ++i) CHECK(lines.at(i).at("number") == i + 1);
    CHECK(lines.at(0).at("name") == "somebody");
    CHECK(lines.at(4).at("text") == "line 3");
}

TEST_CASE("a seat that is taken while its player is forgotten is nobody's, and the table goes on") {
    for (int before = 0; before < 12; ++before) {
        Club club;
        const auto ben = club.come("Ben");
        const auto zoe = club.come("Zoe");
        const std::string room = club.create(ben).room.at("id");
        const auto actor = club.house.find(room);
        rooms::command::TakeSeat take{
            {zoe.name, {}, protocol::SeatKind::Human}, rooms::token_hash(zoe.token), zoe.id};
        club.house.io().restart();
        Pending sitting(club.house.io(), actor->ask(std::move(take)));
        for (int i = 0; i < before; ++i) club.house.io().poll_one();
        Pending forgetting(club.house.io(), club.house.players().ask(player::Forget{zoe.token}));
        club.house.settle();
        REQUIRE(forgetting.get());
        CHECK(club.document(room).dump().find("Zoe") == std::string::npos);
        REQUIRE(club.sit(room, ben));
        CHECK(club.house.run(actor->ask(rooms::command::Start{ben.token})));
    }
}

TEST_CASE("a room that is made while its player is forgotten is refused, or has no owner") {
    Club club;
    const auto zoe = club.come("Zoe");
    const std::string of_zoe = club.create(zoe).room.at("id");
    CHECK(club.ask(player::Forget{zoe.token}));
    protocol::CreateRoom request;
    request.name = "Zoe's";
    const auto late = club.house.run(club.house.lobby().create(request, {}, zoe));
    CHECK(late.error().code == ErrorCode::Unauthorized);
    CHECK(club.house.run(club.house.find(of_zoe)->ask(rooms::command::Start{zoe.token}))
              .error()
              .code == ErrorCode::Unauthorized);
}

TEST_CASE("a room that was called after its owner is called otherwise, also where it is at work") {
    Club club;
    const auto zoe = club.come("Zoe");
    protocol::CreateRoom request;
    request.name = "With Zoe";
    request.seats = 2;
    const std::string room =
        club.house.run(club.house.lobby().create(request, {}, zoe)).value().room.at("id");
    CHECK(club.document(room).at("name") == "With Zoe");
    REQUIRE(club.ask(player::Forget{zoe.token}));
    CHECK(club.document(room).at("name") == "somebody");
}
