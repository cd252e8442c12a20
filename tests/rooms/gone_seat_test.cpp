#include "server/service/archive.hpp"
#include "server/service/oversight.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

enum class Way { LeftByOwner, FreedByAdministrator, HandedOver };

/// One way into a room for whoever shows a token.
struct Door {
    std::string name;
    std::function<std::optional<ErrorCode>()> knock;  ///< why it stays shut; nothing: it opens
    bool opens_to_seats = true;
};

/// A running game, one of whose seats Ben has no more; Eve has it.
struct GoneSeat {
    House house;
    TestTable table;
    std::shared_ptr<Client> ben;
    std::string token;      ///< that Ben had
    std::string new_token;  ///< that Eve has

    GoneSeat(Way way, bool spectators)
        : table(house, 2, {}, options(spectators)), ben(table.clients[1]), token(table.tokens[1]) {
        table.start();
        ben->forget();
        if (way == Way::HandedOver) {
            new_token = house.run(table.room->ask(rooms::command::HandOver{token, 1, {"Eve"}}))
                            .value()
                            .token;
            return;
        }
        if (way == Way::LeftByOwner) {
            house.run(table.room->ask(rooms::command::LeaveSeat{table.owner_token, 1})).value();
        } else {
            house.run(house.oversight().free_seat(table.id, 1)).value();
        }
        new_token = house
                        .run(table.room->ask(
                            rooms::command::TakeSeat{{"Eve", 1, protocol::SeatKind::Human}}))
                        .value()
                        .token;
    }

    static protocol::RoomOptions options(bool spectators) {
        protocol::RoomOptions options;
        options.spectators = spectators;
        return options;
    }

    void restart() {
        table.room.reset();
        house.reopen();
        table.room = house.find(table.id);
    }

    /// Every way in that takes a token.
    std::vector<Door> doors(const std::string& shown) {
        std::vector<Door> all = readings(shown);
        for (auto& door : commands(shown)) all.push_back(std::move(door));
        return all;
    }

private:
    template <class T>
    std::optional<ErrorCode> why(asio::awaitable<protocol::Result<T>> task) {
        const auto answer = house.run(std::move(task));
        return answer ? std::nullopt : std::optional(answer.error().code);
    }

    rooms::Archive& games() { return house.archive(); }

    std::vector<Door> readings(const std::string& shown) {
        const std::string game = table.id + ".1";
        return {{"hello",
                 [this, shown] {
                     return why(table.room->ask(
                         rooms::listening::Attach{std::make_shared<Client>(), {{}, shown}}));
                 }},
                {"follow",
                 [this, shown] {
                     return why(table.room->ask(
                         rooms::listening::Follow{std::make_shared<Client>(), shown}));
                 }},
                {"state",
                 [this, shown] {
                     return why(table.room->ask(rooms::query::State{{}, shown}));
                 }},
                {"features",
                 [this, shown] {
                     return why(table.room->ask(rooms::query::Features{{}, shown}));
                 }},
                {"foresight",
                 [this, shown] {
                     return why(table.room->ask(rooms::query::Foresight{{1, {"pass"}}, shown}));
                 }},
                {"log",
                 [this, shown] {
                     return why(table.room->ask(rooms::query::Log{0, shown}));
                 }},
                {"chat",
                 [this, shown] {
                     return why(table.room->ask(rooms::query::Chat{{}, shown}));
                 }},
                {"a game",
                 [this, game, shown] {
                     return why(games().ask(rooms::archived::Game{game, shown}));
                 }},
                {"its file",
                 [this, game, shown] {
                     return why(games().ask(rooms::archived::File{game, shown}));
                 }},
                {"its log",
                 [this, game, shown] {
                     return why(games().ask(rooms::archived::Log{game, 0, shown}));
                 }},
                {"its state",
                 [this, game, shown] {
                     return why(games().ask(rooms::archived::State{game, {}, shown}));
                 }},
                {"its features",
                 [this, game, shown] {
                     return why(games().ask(rooms::archived::Features{game, {}, shown}));
                 }},
                {"fork", [this, shown] { return why(house.lobby().fork(table.id, {}, shown)); }}};
    }

    /// Whoever has the seat has it no more after the last but one.
    std::vector<Door> commands(const std::string& shown) {
        const auto act = [this, shown](const protocol::Command& command) {
            return [this, shown, command] {
                return why(table.room->ask(rooms::SeatCommand{shown, command}));
            };
        };
        const std::uint64_t seq = house.run(table.room->ask(rooms::query::Seq{})).value();
        return {
            {"decide", act(protocol::Decide{"c1", seq, "dance"})},
            {"undo", act(protocol::Undo{"c2", seq, 0})},
            {"answer an undo", act(protocol::AnswerUndo{"c3", true})},
            {"point", act(protocol::Point{"c4", {}, {}, {}})},
            {"propose", act(protocol::Propose{"c5", seq, {"dance"}})},
            {"withdraw", act(protocol::Withdraw{"c6", 1})},
            {"adopt", act(protocol::Adopt{"c7", seq, 1})},
            {"say", act(protocol::Say{"c8", "hello"})},
            {"pause", act(protocol::Pause{"c9"})},
            {"resume", act(protocol::Resume{"c10"})},
            {"hint", [this, shown] { return why(table.room->ask(rooms::query::Hint{shown})); }},
            {"start", [this, shown] { return why(table.room->ask(rooms::command::Start{shown})); }},
            {"change",
             [this, shown] {
                 return why(table.room->ask(rooms::command::Change{shown, {{"name", "x"}}}));
             },
             false},
            {"rematch",
             [this, shown] {
                 return why(table.room->ask(rooms::command::Rematch{shown, {}}));
             }},
            {"seat a companion",
             [this, shown] {
                 return why(table.room->ask(rooms::command::SeatCompanion{shown, 1, true}));
             }},
            {"free another seat",
             [this, shown] {
                 return why(table.room->ask(rooms::command::LeaveSeat{shown, 0}));
             },
             false},
            {"hand over",
             [this, shown] {
                 return why(table.room->ask(rooms::command::HandOver{shown, 1, {}}));
             }},
            {"leave a seat that was handed over",
             [this, shown] {
                 return why(table.room->ask(rooms::command::LeaveSeat{shown, 1}));
             },
             false}};
    }
};

template <class Check>
void for_everybody_who_is_gone(Check check) {
    for (const Way way : {Way::LeftByOwner, Way::FreedByAdministrator, Way::HandedOver}) {
        for (const bool spectators : {true, false}) {
            CAPTURE(static_cast<int>(way));
            CAPTURE(spectators);
            GoneSeat scene(way, spectators);
            check(scene, spectators);
        }
    }
}

}  // namespace

TEST_CASE("whoever has a seat no more finds every door shut, and after a restart, too") {
    for_everybody_who_is_gone([](GoneSeat& scene, bool) {
        for (int restart = 0; restart < 2; ++restart) {
            CAPTURE(restart);
            for (const Door& door : scene.doors(scene.token)) {
                CAPTURE(door.name);
                CHECK(door.knock() == ErrorCode::Unauthorized);
            }
            scene.restart();
        }
        for (const Door& door : scene.doors(scene.new_token)) {
            CAPTURE(door.name);
            CHECK((door.knock() != ErrorCode::Unauthorized) == door.opens_to_seats);
        }
    });
}

TEST_CASE("the connection of whoever has a seat no more decides nothing, and watches if one may") {
    for_everybody_who_is_gone([](GoneSeat& scene, bool spectators) {
        CHECK(scene.ben->closed().has_value() != spectators);
        scene.ben->forget();
        const std::uint64_t seq =
            scene.house.run(scene.table.room->ask(rooms::query::Seq{})).value();
        for (const protocol::Command& command : std::vector<protocol::Command>{
                 protocol::Decide{"c1", seq, "dance"}, protocol::Undo{"c2", seq, 0},
                 protocol::AnswerUndo{"c3", true}, protocol::Point{"c4", {}, {}, {}},
                 protocol::Propose{"c5", seq, {"dance"}}, protocol::Withdraw{"c6", 1},
                 protocol::Adopt{"c7", seq, 1}, protocol::Say{"c8", "hello"}, protocol::Pause{"c9"},
                 protocol::Resume{"c10"}}) {
            const auto answer =
                scene.house.run(scene.table.room->ask(rooms::SeatCommand{scene.ben, command}));
            REQUIRE_FALSE(answer.has_value());
            CHECK(answer.error().code == ErrorCode::NotSeated);
        }
        scene.house
            .run(scene.table.room->ask(
                rooms::SeatCommand{scene.table.tokens[0], protocol::Pause{"p"}}))
            .value();
        CHECK(scene.ben->frames().empty() != spectators);
        const auto again = scene.house.run(
            scene.table.room->ask(rooms::listening::Attach{std::make_shared<Client>(), {}}));
        CHECK(again.has_value() == spectators);
    });
}
