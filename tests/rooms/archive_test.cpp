#include "server/service/archive.hpp"

#include "server/service/oversight.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

Json file_of(House& house, const std::string& game) {
    return Json::parse(house.run(house.archive().ask(rooms::archived::File{game, {}})).value());
}

protocol::Result<rooms::CreatedRoom> import_file(House& house, const Json& file) {
    return house.run(house.lobby().import_game(file.dump()));
}

/// A game by itself in a house, at its end.
struct EndedTable : TestTable {
    explicit EndedTable(House& home, std::uint8_t players = 2, const rules::Setup& setup = {})
        : TestTable(home, players, setup) {
        start();
        play_on(4000);
        REQUIRE(is_over());
    }
    std::string game() const { return id + ".1"; }
};

}  // namespace

TEST_CASE("a game is read from the log as it is read from its room") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(6);
    rooms::Archive& archive = house.archive();
    const std::string game = table.id + ".1";
    const std::uint64_t last = house.run(table.room->ask(rooms::query::Seq{})).value();
    for (std::uint64_t seq = 0; seq <= last; ++seq) {
        const auto there = house.run(table.room->ask(rooms::query::State{seq})).value();
        const auto here = house.run(archive.ask(rooms::archived::State{game, seq, {}})).value();
        CHECK(here.text == there.text);
        const Json features =
            house.run(archive.ask(rooms::archived::Features{game, seq, {}})).value();
        CHECK(features == house.run(table.room->ask(rooms::query::Features{seq})).value());
        CHECK(features.at("seq") == seq);
        CHECK(house.run(archive.ask(rooms::archived::Log{game, seq, {}})).value().text ==
              house.run(table.room->ask(rooms::query::Log{seq})).value().text);
    }
    CHECK(house.run(archive.ask(rooms::archived::State{game, last + 1, {}})).error().code ==
          ErrorCode::InvalidMessage);
    CHECK(house.run(archive.ask(rooms::archived::Features{game, last + 1, {}})).error().code ==
          ErrorCode::InvalidMessage);
    const Json summary = house.run(archive.ask(rooms::archived::Game{game, {}})).value();
    CHECK(summary.at("room") == table.id);
    CHECK(summary.at("seq") == last);
    CHECK(summary.at("result").is_null());
    CHECK(summary.at("players").at(1).at("name") == "Player 1");
}

TEST_CASE("what is not there is not found, by any reading") {
    House house;
    rooms::Archive& archive = house.archive();
    const auto check = [](const auto& answer) {
        CHECK(answer.error().code == ErrorCode::GameNotFound);
        CHECK(answer.error().params == Json{{"game_id", "nope.1"}});
    };
    check(house.run(archive.ask(rooms::archived::Game{"nope.1", {}})));
    check(house.run(archive.ask(rooms::archived::File{"nope.1", {}})));
    check(house.run(archive.ask(rooms::archived::Log{"nope.1", 0, {}})));
    check(house.run(archive.ask(rooms::archived::State{"nope.1", {}, {}})));
    check(house.run(archive.ask(rooms::archived::Features{"nope.1", {}, {}})));
    house.store().reads = SpoiltStore::Mode::Unavailable;
    CHECK(house.run(archive.ask(rooms::archived::Game{"nope.1", {}})).error().code ==
          ErrorCode::StorageUnavailable);
    CHECK(house.run(archive.ask(rooms::archived::Statistics{})).error().code ==
          ErrorCode::StorageUnavailable);
    CHECK(house.run(archive.ask(rooms::archived::Ended{{}})).error().code ==
          ErrorCode::StorageUnavailable);
}

TEST_CASE("a game of a room that refuses spectators is shown to its seats while it runs") {
    House house;
    TestTable table(house, 2);
    house
        .run(table.room->ask(
            rooms::command::Change{table.owner_token, {{"options", {{"spectators", false}}}}}))
        .value();
    table.start();
    rooms::Archive& archive = house.archive();
    const std::string game = table.id + ".1";
    /// What all of them say: the code of a refusal, or nothing.
    const auto refusal = [&](const std::optional<std::string>& token) {
        using Code = std::optional<ErrorCode>;
        const auto code = [](const auto& answer) { return answer ? Code() : answer.error().code; };
        const std::vector<Code> codes{
            code(house.run(archive.ask(rooms::archived::Game{game, token}))),
            code(house.run(archive.ask(rooms::archived::File{game, token}))),
            code(house.run(archive.ask(rooms::archived::Log{game, 0, token}))),
            code(house.run(archive.ask(rooms::archived::State{game, {}, token}))),
            code(house.run(archive.ask(rooms::archived::Features{game, {}, token})))};
        REQUIRE(std::count(codes.begin(), codes.end(), codes.front()) == 5);
        return codes.front();
    };
    CHECK(refusal({}) == ErrorCode::SpectatorsRefused);
    CHECK(refusal("nobody's") == ErrorCode::Unauthorized);
    CHECK(!refusal(table.tokens[1]));
    CHECK(!refusal(table.owner_token));
    table.play_on(4000);
    REQUIRE(table.is_over());
    CHECK(!refusal({}));
    CHECK(refusal("nobody's") == ErrorCode::Unauthorized);
}

TEST_CASE("the games of a closed room are read by whoever could, and say that it is closed") {
    House house;
    EndedTable over(house);
    TestTable playing(house, 2);
    TestTable among_us(house, 2);
    playing.start();
    house
        .run(among_us.room->ask(
            rooms::command::Change{among_us.owner_token, {{"options", {{"spectators", false}}}}}))
        .value();
    among_us.start();
    rooms::Archive& archive = house.archive();
    const Json file = file_of(house, over.game());
    for (const TestTable* table : {static_cast<TestTable*>(&over), &playing, &among_us}) {
        house.run(house.oversight().close_room(table->id, "enough")).value();
    }
    CHECK(file_of(house, over.game()) == file);
    CHECK(
        house.run(archive.ask(rooms::archived::Game{over.game(), {}})).value().at("room_status") ==
        "closed");
    CHECK(house.run(archive.ask(rooms::archived::State{over.game(), 3, {}})));
    const Json running =
        house.run(archive.ask(rooms::archived::Game{playing.id + ".1", {}})).value();
    CHECK(running.at("room_status") == "closed");
    CHECK(running.at("result").is_null());
    CHECK(file_of(house, playing.id + ".1").at("seed").is_null());
    const std::string hidden = among_us.id + ".1";
    CHECK(house.run(archive.ask(rooms::archived::Game{hidden, {}})).error().code ==
          ErrorCode::SpectatorsRefused);
    CHECK(house.run(archive.ask(rooms::archived::Game{hidden, among_us.tokens[1]})));
    const Json games = house.run(archive.ask(rooms::archived::Ended{{}})).value().at("games");
    REQUIRE(games.size() == 1);
    CHECK(games.at(0).at("room_status") == "closed");
}

TEST_CASE("an imported game is there after a restart, as it was") {
    House house;
    EndedTable table(house, 2, {.mode = rules::Mode::Base});
    const Json file = file_of(house, table.game());
    const auto created = import_file(house, file).value();
    const std::string id = created.room.at("id");
    CHECK(created.room.at("status") == "over");
    CHECK(created.room.at("visibility") == "private");
    CHECK(created.room.at("seats").at(0).at("name") == "Player 0");
    table.room.reset();
    table.clients.clear();
    house.reopen();
    CHECK(house.run(house.find(id)->ask(rooms::query::Document{})).value() == created.room);
    const Json again = file_of(house, id + ".1");
    for (const char* same : {"setup", "players", "log", "result", "deck", "tileset"}) {
        CHECK_MESSAGE(again.at(same) == file.at(same), same);
    }
    CHECK(again.at("forked_from") == Json{{"game_id", table.game()}, {"seq", file["log"].size()}});
    CHECK(import_file(house, again));
}

TEST_CASE("nothing is written for a file that does not replay") {
    House house;
    EndedTable table(house);
    const Json file = file_of(house, table.game());
    Json cut = file;
    cut["log"].erase(cut["log"].size() - 1);
    house.store().writes = SpoiltStore::Mode::Throws;
    const auto refused = import_file(house, cut);
    CHECK(refused.error().code == ErrorCode::InvalidGameFile);
    CHECK(refused.error().params.at("game_id") == table.game());
    house.store().writes = SpoiltStore::Mode::Unavailable;
    CHECK(import_file(house, file).error().code == ErrorCode::StorageUnavailable);
}

TEST_CASE("a game of other tiles or rules is still told of, but not played anew") {
    House house;
    EndedTable table(house);
    table.room.reset();
    table.clients.clear();
    house.reopen("UPDATE games SET rules = '1'");
    rooms::Archive& archive = house.archive();
    CHECK(house.run(archive.ask(rooms::archived::Game{table.game(), {}})).value().at("rules") ==
          "1");
    const auto state = house.run(archive.ask(rooms::archived::State{table.game(), {}, {}}));
    CHECK(state.error().code == ErrorCode::GameUnreadable);
    CHECK(state.error().params == Json{{"reason", "rules_unknown"}, {"game_id", table.game()}});
}

TEST_CASE("ended games are told page by page, and counted") {
    House house;
    std::vector<std::string> games;
    for (int i = 0; i < 3; ++i) games.push_back(EndedTable(house).game());
    EndedTable other(house, 3, {.mode = rules::Mode::Base});
    rooms::Archive& archive = house.archive();
    import_file(house, file_of(house, other.game())).value();
    const auto page = [&](protocol::GameFilter filter) {
        return house.run(archive.ask(rooms::archived::Ended{std::move(filter)})).value();
    };
    std::vector<std::string> seen;
    protocol::GameFilter filter;
    filter.limit = 3;
    for (Json next = true; !next.is_null();) {
        const Json answer = page(filter);
        for (const Json& game : answer.at("games")) seen.push_back(game.at("game_id"));
        next = answer.at("next");
        if (next.is_string()) filter.before = next;
    }
    CHECK(seen.size() == 4);
    games.push_back(other.game());
    std::ranges::sort(seen);
    std::ranges::sort(games);
    CHECK(seen == games);
    protocol::GameFilter of_base;
    of_base.game = rules::Mode::Base;
    CHECK(page(of_base).at("games").at(0).at("game_id") == other.game());
    const Json kinds =
        house.run(archive.ask(rooms::archived::Statistics{})).value().at("statistics");
    REQUIRE(kinds.size() == 2);
    CHECK(kinds[0].at("game") == "base");
    CHECK(kinds[0].at("level").is_null());
    CHECK(kinds[0].at("games") == 1);
    CHECK(kinds[1].at("games") == 3);
    CHECK(kinds[1].at("won").get<int>() + kinds[1].at("lost").get<int>() == 3);
}

TEST_CASE("a game that is read again and again is read from the store once, until it goes on") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(6);
    rooms::Archive& archive = house.archive();
    const std::string game = table.id + ".1";
    const auto newest = [&] {
        return house.run(archive.ask(rooms::archived::State{game, {}, {}})).value().seq;
    };
    for (std::uint64_t seq = 0; seq < 5; ++seq) {
        CHECK(house.run(archive.ask(rooms::archived::State{game, seq, {}})));
        CHECK(house.run(archive.ask(rooms::archived::Features{game, seq, {}})));
        CHECK(house.run(archive.ask(rooms::archived::Log{game, seq, {}})));
    }
    CHECK(house.run(archive.ask(rooms::archived::Game{game, {}})));
    CHECK(house.store().logs_read == 1);
    const std::uint64_t before = newest();
    table.play_on(1);
    CHECK(newest() > before);
    CHECK(newest() == house.run(table.room->ask(rooms::query::Seq{})).value());
    CHECK(house.store().logs_read == 2);
}

TEST_CASE("statistics are computed once for all who ask, and anew after a game has ended") {
    House house;
    rooms::Archive& archive = house.archive();
    const auto games = [&] {
        const Json kinds =
            house.run(archive.ask(rooms::archived::Statistics{})).value().at("statistics");
        return kinds.empty() ? 0 : kinds.at(0).at("games").get<int>();
    };
    for (int i = 0; i < 20; ++i) CHECK(games() == 0);
    CHECK(house.store().statistics_read == 1);
    TestTable table(house, 2);
    table.start();
    table.play_on(4000);
    // They may be told as they were for a moment.
    while (games() == 0) {
    }
    CHECK(games() == 1);
    const int read = house.store().statistics_read;
    for (int i = 0; i < 20; ++i) CHECK(games() == 1);
    CHECK(house.store().statistics_read == read);
}

TEST_CASE("X-2: a running game is read from the log as its room shows it, by whoever asks") {
    House house;
    TestTable table(
        house, 3, {.mode = rules::Mode::Ghosts, .players = 3, .changed = {rules::Part::TestGifts}});
    table.start();
    const std::string game = table.id + ".1";
    using Token = std::optional<std::string>;
    const auto log = [&](const Token& token) {
        return house.run(house.archive().ask(rooms::archived::Log{game, 0, token})).value().text;
    };
    const auto state = [&](std::uint64_t seq, const Token& token) {
        return house.run(house.archive().ask(rooms::archived::State{game, seq, token}))
            .value()
            .text;
    };
    const auto in_room = [&](std::uint64_t seq, const Token& token) {
        return house.run(table.room->ask(rooms::query::State{seq, token})).value().text;
    };
    table.play_on(30);
    const std::vector<Token> all{
        {}, table.owner_token, table.tokens[0], table.tokens[1], table.tokens[2]};
    for (const Token& token : all) {
        CHECK(log(token) == house.run(table.room->ask(rooms::query::Log{0, token})).value().text);
        for (std::uint64_t seq = 0; seq <= 30; seq += 3) {
            CHECK(state(seq, token) == in_room(seq, token));
        }
    }
    const auto newest = [&](const Token& token) {
        return house.run(house.archive().ask(rooms::archived::State{game, {}, token})).value().text;
    };
    const auto all_differ = [&] {
        std::set<std::string> seen{newest({})};
        for (const std::string& token : table.tokens) seen.insert(newest(token));
        return seen.size() == 4;
    };
    while (!all_differ() && !table.is_over()) table.play_on(1);
    CHECK(all_differ());
    CHECK(log(table.owner_token) == log({}));
    const auto refused = house.run(house.lobby().fork(table.id, {}, {}));
    CHECK(refused.error().code == ErrorCode::NotOver);
    CHECK(file_of(house, game).dump().find("token:gifts:hidden") != std::string::npos);

    table.play_on(4000);
    REQUIRE(table.is_over());
    for (const Token& token : all) {
        CHECK(log(token).find("hidden") == std::string::npos);
        CHECK(log(token) == log({}));
        for (std::uint64_t seq = 0; seq <= 30; seq += 3) {
            CHECK(state(seq, token) == in_room(seq, {}));
            CHECK(state(seq, token) == state(seq, {}));
        }
    }
    CHECK(file_of(house, game).dump().find("hidden") == std::string::npos);
    protocol::Fork early;
    early.seq = 30;
    const auto fork = house.run(house.lobby().fork(table.id, early, {}));
    REQUIRE(fork);
    const auto forked = house.find(fork->room.at("id"));
    CHECK(house.run(forked->ask(rooms::query::Log{0})).value().text.find("token:gifts:hidden") !=
          std::string::npos);
}
