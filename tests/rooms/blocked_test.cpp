#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr const char* kGamesAreOver =
    "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
    "UPDATE rooms SET status = 'over'";

/// Whatever was answered, as a text.
template <class T>
std::string answered(const protocol::Result<T>& result) {
    if (!result) {
        return std::string(protocol::name(result.error().code)) + ' ' + result.error().message +
               ' ' + result.error().params.dump();
    }
    if constexpr (std::is_same_v<T, rooms::TakenSeat>) {
        return std::to_string(result->seat) + ' ' + result->room.dump();
    } else if constexpr (std::is_same_v<T, Json>) {
        return result->dump();
    } else {
        return "done";
    }
}

std::string without(std::string text, const std::string& part, const std::string& instead) {
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos;) {
        text.replace(at, part.size(), instead);
    }
    return text;
}

/// Ben, who has played with two twins and thinks the same of both, but that he has blocked one.
struct Village : Club {
    struct Twin {
        rooms::Claimant who;
        std::string room;
        std::string person_ben = {};
    };
    rooms::Claimant ben = come("Ben");
    std::vector<Twin> twins;

    Village() {
        for (int i = 0; i < 2; ++i) {
            twins.push_back({come("Ana"), {}});
            table(ben, twins.back().who);
        }
        house.reopen(kGamesAreOver);
        for (Twin& twin : twins) {
            twin.room = create(twin.who).room.at("id");
            const Json people = ask(player::People{twin.who.token}).value().at("people");
            twin.person_ben = people.at(0).at("person");
        }
        const Json people = ask(player::People{ben.token}).value().at("people");
        for (const Json& person : people) {
            ask(player::ChangePerson{ben.token, person.at("person"), {true, {}, {}}}).value();
        }
        block(twins[0]);
    }
    void block(const Twin& twin) {
        // Ben sees who is who by an invitation of theirs.
        const Json people = ask(player::People{ben.token}).value().at("people");
        for (const Json& person : people) {
            const std::string id = person.at("person");
            ask(player::ChangePerson{ben.token, id, {{}, {}, true}}).value();
            ask(player::Invite{twin.room, twin.who.token, {ben.id}}).value();
            const bool is_them =
                ask(player::Invitations{ben.token}).value().at("invitations").empty();
            ask(player::TakeBack{twin.room, twin.who.token, ben.id}).value();
            if (is_them) return;
            ask(player::ChangePerson{ben.token, id, {{}, {}, false}}).value();
        }
        FAIL("nobody is that twin");
    }
    /// What both twins are answered, without what tells them apart.
    template <class Act>
    void both(const std::string& what, Act act) {
        std::vector<std::string> answers;
        for (const Twin& twin : twins) {
            std::string answer = act(twin);
            answer = without(std::move(answer), twin.room, "ROOM");
            answer = without(std::move(answer), twin.person_ben, "BEN");
            answers.push_back(without(std::move(answer), twin.who.id, "TWIN"));
        }
        INFO(what);
        CHECK(answers[0] == answers[1]);
    }
};

}  // namespace

TEST_CASE("nobody can tell whether they are blocked, by anything that they are answered") {
    Village village;
    const auto invite = [&](const Village::Twin& twin) {
        return answered(village.ask(
            player::Invite{twin.room, twin.who.token, {village.ben.id}, "192.0.2." + twin.room}));
    };
    const auto take_back = [&](const Village::Twin& twin) {
        return answered(village.ask(player::TakeBack{twin.room, twin.who.token, village.ben.id}));
    };
    village.both("takes nothing back", take_back);
    village.both("invites", invite);
    CHECK(village.ask(player::Invitations{village.ben.token}).value().at("invitations").size() ==
          1);
    village.both("invites again", invite);
    village.both("takes it back", take_back);
    village.both("takes it back again", take_back);
    village.both("invites by person", [&](const Village::Twin& twin) {
        return answered(
            village.ask(player::Invite{twin.room, twin.who.token, {{}, twin.person_ben}}));
    });
    village.both("invites into more rooms than may be", [&](const Village::Twin& twin) {
        std::string all;
        for (std::size_t i = 0; i <= protocol::kMostInvitationsOfSender; ++i) {
            village.house.clock().pass(1);
            const std::string room = village.create(twin.who).room.at("id");
            const auto invited = village.ask(
                player::Invite{room, twin.who.token, {village.ben.id}, "192.0.2." + twin.room});
            all += invited ? std::to_string(invited->at("invitations").size()) : "refused";
        }
        return all +
               answered(village.ask(player::TakeBack{twin.room, twin.who.token, village.ben.id}));
    });
    village.both("whom they know", [&](const Village::Twin& twin) {
        return answered(village.ask(player::People{twin.who.token}));
    });
    village.both("befriends, mutes and lets be", [&](const Village::Twin& twin) {
        std::string all;
        for (const bool wanted : {true, false}) {
            all += answered(village.ask(
                player::ChangePerson{twin.who.token, twin.person_ben, {wanted, wanted, {}}}));
        }
        return all;
    });
    village.both("sits down where Ben sits, and hears him", [&](const Village::Twin& twin) {
        const std::string room = village.create(village.ben).room.at("id");
        REQUIRE(village.sit(room, village.ben));
        const std::string text = answered(village.sit(room, twin.who)) +
                                 answered(village.ask(player::Mutes{room, twin.who.token}));
        return without(without(text, room, "HERE"), village.ben.id, "BEN");
    });
    village.both("looks for a table", [&](const Village::Twin& twin) {
        // One kind of table for each, for Ben goes on where he sits.
        const std::string level = twin.room == village.twins[0].room ? "1" : "2";
        const auto wish = protocol::decode_find_seat(
                              R"({"name":"Ana","game":"mists","seats":2,"level":)" + level + "}")
                              .value();
        const auto of_ben =
            village.house.run(village.house.lobby().find_seat(wish, {}, village.ben));
        const auto found = village.house.run(village.house.lobby().find_seat(wish, {}, twin.who));
        const std::string room = of_ben.value().seat.room.at("id");
        return std::string(found.value().seat.room.at("id") == room ? "together" : "apart");
    });
}

TEST_CASE("what somebody who is blocked has asked for stays until they take it back") {
    Village village;
    const auto& twin = village.twins[0];
    village.ask(player::Invite{twin.room, twin.who.token, {village.ben.id}}).value();
    CHECK(village.ask(player::Decline{village.ben.token, twin.room}).error().code ==
          ErrorCode::NotFound);
    CHECK(village.ask(player::TakeBack{twin.room, twin.who.token, village.ben.id}));
}

TEST_CASE("a stranger with many players and rooms cannot keep others from inviting somebody") {
    Village village;
    const auto& friends = village.twins[1];
    village.ask(player::Invite{friends.room, friends.who.token, {village.ben.id}, "198.51.100.1"})
        .value();
    for (std::size_t i = 0; i < protocol::kMostInvitationsOfPlayer; ++i) {
        village.house.clock().pass(1);
        const auto stranger = village.come("Stranger");
        const std::string room = village.create(stranger).room.at("id");
        village.ask(player::Invite{room, stranger.token, {village.ben.id}, "192.0.2.1"}).value();
    }
    const Json invitations =
        village.ask(player::Invitations{village.ben.token}).value().at("invitations");
    CHECK(invitations.size() == 1 + protocol::kMostInvitationsOfSender);
    CHECK(invitations.at(0).at("room") == friends.room);
}
