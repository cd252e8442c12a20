#pragma once

#include "server/behaviour/secrets.hpp"
#include "server/service/player_watch.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mistward::test {

namespace player = rooms::player;

/// A house with players of the server in it.
struct Club {
    House house;

    template <class Asked>
    auto ask(Asked asked) {
        return house.run(house.players().ask(std::move(asked)));
    }
    rooms::Claimant come(const std::string& name) {
        const protocol::Json made = ask(player::Come{{name}}).value();
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
        const protocol::Json started =
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
    protocol::Json games(const rooms::Claimant& who) {
        return ask(player::Games{who.token}).value().at("games");
    }
    bool opens(const std::string& room, const std::string& token) {
        return house.run(house.find(room)->ask(rooms::query::State{{}, rooms::Reader(token)}))
            .has_value();
    }
    protocol::Json document(const std::string& room) {
        return house.run(house.find(room)->ask(rooms::query::Document{})).value();
    }
};

/// Keeps what it hears.
struct Ear final : rooms::PlayerWatcher {
    void heard(const std::string& room) override { rooms.insert(room); }
    void ended() override { has_ended = true; }
    std::set<std::string> rooms;
    bool has_ended = false;
};

/// Of each line of `GET /api/v1/me/events`.
inline std::vector<std::string> types(const std::string& lines) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1) {
        found.push_back(
            protocol::Json::parse(lines.substr(at, lines.find('\n', at) - at)).at("type"));
    }
    return found;
}

}  // namespace mistward::test
