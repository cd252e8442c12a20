#include "server/service/player_news.hpp"
#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

TEST_CASE("whoever watches a player hears of their rooms, their invitations and the end") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ear = std::make_shared<Ear>();
    club.house.watch().add(ana.id, ear);
    const auto created = club.create();
    const std::string room = created.room.at("id");
    club.ask(player::Invite{room, created.owner_token, {ana.id}}).value();
    CHECK(ear->rooms.contains(room));
    ear->rooms.clear();
    REQUIRE(club.sit(room, ana));
    CHECK(ear->rooms.contains(room));
    CHECK_FALSE(ear->has_ended);
    club.ask(player::Renew{ana.token}).value();
    CHECK(ear->has_ended);
    club.house.watch().remove(ana.id, ear.get());
    CHECK(club.house.watch().is_idle());
}

TEST_CASE("whoever is gone watches nobody any more") {
    rooms::PlayerWatch watch;
    auto gone = std::make_shared<Ear>();
    const auto ear = std::make_shared<Ear>();
    watch.add("p", gone);
    watch.add("p", ear);
    gone.reset();
    watch.tell("p", "r");
    CHECK(ear->rooms.contains("r"));
    watch.remove("p", ear.get());
    CHECK(watch.is_idle());
}

TEST_CASE("so many watch a player, and the newest stay") {
    rooms::PlayerWatch watch;
    std::vector<std::shared_ptr<Ear>> ears;
    for (std::size_t i = 0; i <= rooms::kWatchersOfPlayer; ++i) {
        ears.push_back(std::make_shared<Ear>());
        watch.add("p", ears.back());
    }
    CHECK(ears.front()->has_ended);
    CHECK_FALSE(ears.at(1)->has_ended);
}

TEST_CASE("news are what is another than at the last look") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    auto seen = club.ask(player::Look{ben.token}).value();
    CHECK(types(rooms::snapshot_line(seen)) == std::vector<std::string>{"snapshot"});
    const auto look = [&](const std::string& room) {
        return types(
            rooms::news_of_room(seen, room, club.ask(player::LookAt{ben.id, room}).value()));
    };
    using Types = std::vector<std::string>;
    const std::string room = club.create(ana).room.at("id");
    CHECK(look(room) == Types{});
    REQUIRE(club.sit(room, ben));
    CHECK(look(room) == Types{"changed"});
    REQUIRE(club.sit(room, ana));
    CHECK(look(room) == Types{"changed"});
    club.start(room, ana.token);
    CHECK(look(room) == Types{"changed", "my_turn"});
    CHECK(look(room) == Types{});
    rooms::SeatCommand say{ana.token, protocol::Say{"s1", "hello"}};
    REQUIRE(club.house.run(club.house.find(room)->ask(std::move(say))));
    CHECK(look(room) == Types{"said"});
    REQUIRE(club.house.run(club.house.find(room)->ask(rooms::command::LeaveSeat{ben.token, 0})));
    CHECK(look(room) == Types{"left"});
}

TEST_CASE("each thing that happens is told once, and each decision that is due") {
    using protocol::RoomStatus;
    using Types = std::vector<std::string>;
    rooms::PlayerSight seen;
    rooms::SeenGame now;
    now.game.room = "r";
    now.game.status = RoomStatus::Playing;
    now.game.game_id = "r.1";
    now.game.my_turn = true;
    const auto look = [&] { return types(rooms::news_of_room(seen, "r", now)); };
    CHECK(look() == Types{"changed", "my_turn"});
    CHECK(look() == Types{});
    now.game.seq = 5;
    CHECK(look() == Types{"my_turn"});
    now.said = 1;
    CHECK(look() == Types{"said"});
    now.game.my_turn = false;
    CHECK(look() == Types{});
    now.game.status = RoomStatus::Over;
    CHECK(look() == Types{"over"});
    CHECK(look() == Types{});
    now.game.game_id = "r.2";
    CHECK(look() == Types{"changed", "over"});
    CHECK(look() == Types{});
}

TEST_CASE("who is invited again after they declined is told again") {
    rooms::PlayerSight seen;
    protocol::wire::Invitations now;
    now.invitations.push_back({"r", "Friday mist", rules::Mode::Mists, {}, 5});
    const auto look = [&] { return types(rooms::news_of_invitations(seen, now)).size(); };
    CHECK(look() == 1);
    CHECK(look() == 0);
    now.invitations.front().at = 6;
    CHECK(look() == 1);
}

TEST_CASE("of more rooms than are remembered the first that is over is forgotten") {
    rooms::PlayerSight seen;
    for (std::size_t i = 0; i <= rooms::kMostSeen; ++i) {
        rooms::SeenGame game;
        game.game.room = "r" + std::to_string(i);
        game.game.status = i == 7 ? protocol::RoomStatus::Over : protocol::RoomStatus::Playing;
        const std::string room = game.game.room;
        rooms::news_of_room(seen, room, std::move(game));
    }
    REQUIRE(seen.games.size() == rooms::kMostSeen);
    CHECK(seen.games.at(6).game.room == "r6");
    CHECK(seen.games.at(7).game.room == "r8");
    CHECK(seen.games.back().game.room == "r" + std::to_string(rooms::kMostSeen));
}
