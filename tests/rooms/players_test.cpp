#include "server/service/player_games.hpp"
#include "server/service/player_news.hpp"
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

TEST_CASE("a player's games say whose turn it is and who plays") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    const Json mine = club.games(ana).at(0);
    CHECK(mine.at("room") == room);
    CHECK(mine.at("status") == "playing");
    CHECK(mine.at("seat") == 0);
    CHECK(mine.at("turn") == 0);
    CHECK(mine.at("my_turn") == true);
    CHECK(mine.at("seq") == 1);
    CHECK(mine.at("seats").at(1).at("name") == "Ben");
    CHECK(mine.at("result").is_null());
    CHECK(club.games(ben).at(0).at("my_turn") == false);
    club.house.reopen();
    CHECK(club.games(ana).at(0) == mine);
}

TEST_CASE("a room that a player waits in is among their games, and no room of others") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    club.create(ana);
    CHECK(club.games(ana).empty());
    REQUIRE(club.sit(room, ana));
    const Json waits = club.games(ana).at(0);
    CHECK(waits.at("status") == "open");
    CHECK(waits.at("game_id").is_null());
    CHECK(waits.at("turn").is_null());
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

TEST_CASE("games are told page by page, those under way and those that are over") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    std::set<std::string> rooms{club.table(ana, ben), club.table(ana, ben), club.table(ana, ben)};
    const auto page_of = [&](const Json& query) {
        return club
            .ask(player::Games{ana.token, protocol::decode_player_games_query(query).value()})
            .value();
    };
    const auto all = [&](Json query) {
        std::set<std::string> told;
        query["limit"] = 2U;
        for (int pages = 0; pages < 2; ++pages) {
            const Json page = page_of(query);
            for (const Json& game : page.at("games")) told.insert(game.at("room"));
            if (!page.at("next").is_null()) query["before"] = page.at("next");
        }
        return told;
    };
    const Json over{{"status", "over"}};
    CHECK(all(Json::object()) == rooms);
    CHECK(all({{"status", "playing"}}) == rooms);
    CHECK(all(over).empty());
    club.house.reopen(
        "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
        "UPDATE rooms SET status = 'over', name = ''");
    CHECK(all(Json::object()).empty());
    CHECK(all(over) == rooms);
    const Json game = page_of(over).at("games").at(0);
    CHECK(game.at("room_name").is_null());
    CHECK(game.at("since") == "1970-01-01T00:00:09Z");
}

TEST_CASE("a room that cannot be read or is closed is in no list, and a store that fails is told") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string broken = club.table(ana, ben);
    const std::string sound = club.table(ana, ben);
    const std::string closed = club.table(ana, ben);
    REQUIRE(club.house.run(club.house.oversight().close_room(closed, "no reason")));
    CHECK(club.games(ana).size() == 2);
    auto closing = club.house.run(club.house.lobby().read_room(sound)).value();
    CHECK(rooms::player_game(closing, ana.id));
    closing.closed = true;
    CHECK_FALSE(rooms::player_game(closing, ana.id));
    club.house.reopen("UPDATE entries SET decision = 'nonsense' WHERE game = '" + broken + ".1'");
    CHECK(club.games(ana).size() == 1);
    CHECK(club.games(ana).at(0).at("room") == sound);
    club.house.store().reads = SpoiltStore::Mode::Unavailable;
    CHECK(club.ask(player::Games{ana.token}).error().code == ErrorCode::StorageUnavailable);
}

TEST_CASE("a game says since when somebody is to decide") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    REQUIRE(club.sit(room, ana));
    const Json waits = club.games(ana).at(0).at("since");
    club.house.clock().pass(60'000);
    club.start(room, ana.token);
    CHECK(club.games(ana).at(0).at("since") != waits);
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

TEST_CASE("the owner of a room invites, and whoever is invited comes or declines") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const auto created = club.create();
    const std::string room = created.room.at("id");
    CHECK(club.ask(player::Invite{room, ben.token, {ben.id}}).error().code ==
          ErrorCode::Unauthorized);
    CHECK(club.ask(player::Invite{room, created.owner_token, {"nobody"}}).error().code ==
          ErrorCode::InvalidMessage);
    const auto invite = [&] {
        return club.ask(player::Invite{room, created.owner_token, {ben.id}})
            .value()
            .at("invitations");
    };
    CHECK(invite().at(0).at("name") == "Ben");
    const auto invitations = [&] {
        return club.ask(player::Invitations{ben.token}).value().at("invitations");
    };
    CHECK(invitations().at(0).at("room") == room);
    CHECK(club.ask(player::Decline{ben.token, room}).value().at("invitations").empty());
    invite();
    REQUIRE(club.sit(room, ben));
    CHECK(invitations().empty());
    invite();
    const auto ear = std::make_shared<Ear>();
    club.house.watch().add(ben.id, ear);
    club.ask(player::TakeBack{room, created.owner_token, ben.id}).value();
    CHECK(invitations().empty());
    CHECK(ear->rooms.contains(room));
    CHECK(club.ask(player::TakeBack{room, created.owner_token, ben.id}).error().code ==
          ErrorCode::NotFound);
    CHECK(club.ask(player::Decline{ben.token, room}).error().code == ErrorCode::NotFound);
}

TEST_CASE("an invitation opens a seat of a room with a word, to that player, once") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const auto cleo = club.come("Cleo");
    protocol::CreateRoom request{"Owls", {}, 3};
    request.word = "three owls";
    const auto created = club.house.run(club.house.lobby().create(request, {}, ana)).value();
    const std::string room = created.room.at("id");
    const auto refused = [&](const rooms::Claimant& who) {
        const auto taken = club.sit(room, who);
        return taken ? "nothing" : std::string(protocol::name(taken.error().code));
    };
    const auto invite = [&] { club.ask(player::Invite{room, ana.token, {ben.id}}).value(); };
    CHECK(refused(ben) == "word_needed");
    invite();
    club.ask(player::TakeBack{room, ana.token, ben.id}).value();
    CHECK(refused(ben) == "word_needed");
    invite();
    club.house.reopen();
    CHECK(refused(cleo) == "word_needed");
    const auto taken = club.sit(room, ben).value();
    CHECK(club.games(ben).at(0).at("room") == room);
    const rooms::command::LeaveSeat leave{ben.token, taken.seat};
    REQUIRE(club.house.run(club.house.find(room)->ask(leave)));
    CHECK(refused(ben) == "word_needed");
}

TEST_CASE("whose a room is, is told to its player, before, during and after a game") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.create(ana).room.at("id");
    REQUIRE(club.sit(room, ana));
    REQUIRE(club.sit(room, ben));
    const auto owns = [&](const rooms::Claimant& who) {
        return club.games(who).at(0).at("owner").get<bool>();
    };
    CHECK(owns(ana));
    CHECK_FALSE(owns(ben));
    club.start(room, ana.token);
    club.house.reopen();
    CHECK(owns(ana));
    CHECK_FALSE(owns(ben));
    // Whoever has their token owns it, wherever they have it from.
    const rooms::command::Change change{ana.token, {{"name", "Owls"}}};
    CHECK(club.house.run(club.house.find(room)->ask(change)).has_value());
}

TEST_CASE("a room that has invited as many as may be says so") {
    Club club;
    const auto created = club.create();
    const std::string room = created.room.at("id");
    const auto invite = [&] {
        return club.ask(player::Invite{room, created.owner_token, {club.come("Ana").id}});
    };
    for (std::size_t i = 0; i < protocol::kMostInvitations; ++i) REQUIRE(invite());
    const auto another = invite();
    CHECK(another.error().code == ErrorCode::InvalidMessage);
    CHECK(another.error().params.at("expected") == "at most 16");
}

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
