#include "server/behaviour/secrets.hpp"
#include "server/service/player_news.hpp"
#include "server/service/player_watch.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace player = rooms::player;

namespace {

/// A house with players of the server in it.
struct Club {
    House house;

    template <class Asked>
    auto ask(Asked asked) {
        return house.run(house.players().ask(std::move(asked)));
    }
    rooms::Claimant come(const std::string& name) {
        const Json made = ask(player::Come{{name}}).value();
        return {made.at("id"), made.at("name"), made.at("token")};
    }
    rooms::CreatedRoom create(std::optional<rooms::Claimant> owner = {}) {
        protocol::CreateRoom request;
        request.name = "Friday mist";
        request.seats = 2;
        return house.run(house.lobby().create(request, {}, std::move(owner))).value();
    }
    protocol::Result<rooms::TakenSeat> sit(const std::string& room, const rooms::Claimant& who) {
        rooms::command::TakeSeat take{
            {who.name, {}, protocol::SeatKind::Human}, rooms::token_hash(who.token), who.id};
        return house.run(house.find(room)->ask(std::move(take)));
    }
    std::string start(const std::string& room, const std::string& token) {
        const Json started =
            house.run(house.find(room)->ask(rooms::command::Start{token, {}, {}})).value();
        return started.at("game_id");
    }
    /// A game of both, in a room of the first.
    std::string table(const rooms::Claimant& one, const rooms::Claimant& other) {
        const std::string room = create(one).room.at("id");
        REQUIRE(sit(room, one));
        REQUIRE(sit(room, other));
        start(room, one.token);
        return room;
    }
    Json games(const rooms::Claimant& who) {
        return ask(player::Games{who.token}).value().at("games");
    }
    bool opens(const std::string& room, const std::string& token) {
        return house.run(house.find(room)->ask(rooms::query::State{{}, rooms::Reader(token)}))
            .has_value();
    }
    Json document(const std::string& room) {
        return house.run(house.find(room)->ask(rooms::query::Document{})).value();
    }
};

struct Ear final : rooms::PlayerWatcher {
    void heard(const std::string& room) override { rooms.insert(room); }
    void ended() override { has_ended = true; }
    std::set<std::string> rooms;
    bool has_ended = false;
};

std::vector<std::string> types(const std::string& lines) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1) {
        found.push_back(Json::parse(lines.substr(at, lines.find('\n', at) - at)).at("type"));
    }
    return found;
}

}  // namespace

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
        const Json all = club.ask(player::Export{ana.token}).value();
        CHECK(all.at("chat").at(0).at("line").at("text") == "my secret");
        CHECK(all.at("rooms") == Json{room});
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
    CHECK_FALSE(club.ask(player::NewBot{ana.token, {"Robot"}}).has_value());
    club.ask(player::ForgetBot{ana.token, bot.at("id")}).value();
    CHECK_FALSE(club.ask(player::Show{token}).has_value());
    club.ask(player::Forget{ana.token}).value();
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
    club.ask(player::TakeBack{room, created.owner_token, ben.id}).value();
    CHECK(invitations().empty());
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
