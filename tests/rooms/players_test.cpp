#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

TEST_CASE("a player comes with a name and is known by the token alone") {
    Club club;
    const auto ana = club.come("Ana");
    CHECK(protocol::is_player_token(ana.token));
    const Json shown = club.ask(player::Show{ana.token}).value().at("player");
    CHECK(shown.at("id") == ana.id);
    CHECK(shown.at("name") == "Ana");
    CHECK(shown.at("owner").is_null());
    for (const std::string token : {"mwp_other", "other", ""}) {
        CHECK(club.ask(player::Show{token}).error().code == ErrorCode::Unauthorized);
    }
    CHECK(club.ask(player::Rename{ana.token, {"Anna"}}).value().at("player").at("name") == "Anna");
    CHECK(club.ask(player::Who{ana.token}).value().name == "Anna");
}

TEST_CASE("one token opens every seat and room of a player, also after a restart") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    const std::string other = club.table(ben, ana);
    for (int i = 0; i < 2; ++i) {
        CHECK(club.opens(room, ana.token));
        CHECK(club.opens(other, ana.token));
        CHECK(club.games(ana).size() == 2);
        club.house.reopen();
    }
}

TEST_CASE("a player has one seat of a room") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    REQUIRE(club.sit(room, ana));
    const auto again = club.sit(room, ana);
    CHECK(again.error().code == ErrorCode::SeatTaken);
    CHECK(again.error().params.at("seat") == 0);
}

TEST_CASE("a new token ends the old one at once, in rooms at work and in those that sleep") {
    for (const bool sleeps : {false, true}) {
        Club club;
        const auto ana = club.come("Ana");
        const std::string room = club.table(ana, club.come("Ben"));
        if (sleeps) club.house.reopen();
        const std::string renewed = club.ask(player::Renew{ana.token}).value().at("token");
        CHECK(club.opens(room, renewed));
        CHECK_FALSE(club.opens(room, ana.token));
        CHECK(club.ask(player::Show{ana.token}).error().code == ErrorCode::Unauthorized);
        CHECK(club.games({ana.id, "Ana", renewed}).size() == 1);
        const auto owns = club.house.run(
            club.house.find(room)->ask(rooms::command::Change{renewed, {{"name", "Mine"}}}));
        CHECK(owns.has_value());
    }
}

TEST_CASE("whoever is connected with a token that ends watches from then on") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.table(ana, club.come("Ben"));
    const auto client = std::make_shared<Client>();
    protocol::Hello hello;
    hello.token = ana.token;
    const auto seat =
        club.house.run(club.house.find(room)->ask(rooms::listening::Attach{client, hello}));
    REQUIRE(seat.value() == 0);
    CHECK(client->newest("welcome").at("you").at("seat") == 0);
    club.ask(player::Renew{ana.token}).value();
    CHECK(client->newest("welcome").at("you").at("seat").is_null());
    rooms::SeatCommand say{std::shared_ptr<rooms::Subscriber>(client),
                           protocol::Say{"s1", "hello"}};
    CHECK_FALSE(club.house.run(club.house.find(room)->ask(std::move(say))).has_value());
}

TEST_CASE("of a player who is forgotten nothing is left, in memory or on disk") {
    for (const bool sleeps : {false, true}) {
        Club club;
        const auto ana = club.come("Ana");
        const std::string room = club.table(ana, club.come("Ben"));
        rooms::SeatCommand say{ana.token, protocol::Say{"s1", "my secret"}};
        REQUIRE(club.house.run(club.house.find(room)->ask(std::move(say))));
        if (sleeps) club.house.reopen();
        CHECK(club.ask(player::Forget{ana.token}).value().at("id") == ana.id);
        CHECK(club.ask(player::Show{ana.token}).error().code == ErrorCode::Unauthorized);
        CHECK_FALSE(club.opens(room, ana.token));
        for (int i = 0; i < 2; ++i) {
            CHECK(club.document(room).at("seats").at(0).at("taken") == false);
            const Json chat =
                club.house.run(club.house.find(room)->ask(rooms::query::Chat{})).value();
            CHECK(chat.at(0).at("name") == "somebody");
            CHECK(chat.dump().find("my secret") == std::string::npos);
            club.house.reopen();
        }
    }
}

TEST_CASE("bots are their owner's, and go with them") {
    Club club;
    const auto ana = club.come("Ana");
    const Json bot = club.ask(player::NewBot{ana.token, {"Robot"}}).value();
    const std::string token = bot.at("token");
    CHECK(club.ask(player::Show{token}).value().at("player").at("owner") == ana.id);
    CHECK(club.ask(player::Bots{ana.token}).value().at("bots").size() == 1);
    CHECK(club.ask(player::NewBot{token, {"Robot"}}).error().code == ErrorCode::Unauthorized);
    CHECK(club.ask(player::ForgetBot{ana.token, "nobody"}).error().code == ErrorCode::NotFound);
    for (std::size_t i = 1; i < protocol::kMostBots; ++i) {
        REQUIRE(club.ask(player::NewBot{ana.token, {"Robot"}}));
    }
    const auto another = club.ask(player::NewBot{ana.token, {"Robot"}});
    CHECK(another.error().code == ErrorCode::InvalidMessage);
    CHECK(another.error().params.at("expected") == "at most 16");
    club.ask(player::ForgetBot{ana.token, bot.at("id")}).value();
    CHECK_FALSE(club.ask(player::Show{token}).has_value());
    club.ask(player::Forget{ana.token}).value();
}

TEST_CASE("bots that go with their owner leave rooms at work, and what is listened to") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const Json bot = club.ask(player::NewBot{ana.token, {"Robot"}}).value();
    const rooms::Claimant robot{bot.at("id"), "Robot", bot.at("token")};
    const std::string room = club.table(ben, robot);
    const auto ear = std::make_shared<Ear>();
    club.house.watch().add(robot.id, ear);
    REQUIRE(club.ask(player::Forget{ana.token}));
    CHECK(club.document(room).at("seats").at(0).at("taken") == true);
    CHECK(club.document(room).at("seats").at(1).at("taken") == false);
    CHECK_FALSE(club.opens(room, robot.token));
    CHECK(ear->has_ended);
}

TEST_CASE("the owner of a bot gets a new token for it, and the old one ends at once") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const Json bot = club.ask(player::NewBot{ana.token, {"Robot"}}).value();
    const rooms::Claimant robot{bot.at("id"), "Robot", bot.at("token")};
    const std::string room = club.table(ana, robot);
    const auto ear = std::make_shared<Ear>();
    club.house.watch().add(robot.id, ear);
    CHECK(club.ask(player::RenewBot{ben.token, robot.id}).error().code == ErrorCode::NotFound);
    CHECK(club.ask(player::RenewBot{ana.token, ben.id}).error().code == ErrorCode::NotFound);
    CHECK(club.ask(player::RenewBot{robot.token, robot.id}).error().code == ErrorCode::NotFound);
    const Json renewed = club.ask(player::RenewBot{ana.token, robot.id}).value();
    CHECK(renewed.at("id") == robot.id);
    CHECK(renewed.at("name") == "Robot");
    CHECK(club.opens(room, renewed.at("token")));
    CHECK_FALSE(club.opens(room, robot.token));
    CHECK(club.ask(player::Show{robot.token}).error().code == ErrorCode::Unauthorized);
    CHECK(club.ask(player::Show{renewed.at("token")}).value().at("player").at("owner") == ana.id);
    CHECK(ear->has_ended);
    CHECK(club.opens(room, ana.token));
}
