#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

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
