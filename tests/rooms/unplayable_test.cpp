#include "protocol/game_file.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// A room with a running game, and the same database once its rows are spoilt.
struct Spoilt {
    House house;
    std::string id;
    std::uint64_t seq = 0;

    explicit Spoilt(const std::string& change) {
        TestTable table(house, 2, {.mode = rules::Mode::Base});
        table.start();
        table.play_on(12);
        id = table.id;
        seq = house.run(table.room->ask(rooms::query::Seq{})).value();
        table.room.reset();
        table.clients.clear();
        house.reopen(change);
    }

    std::string game() const { return id + ".1"; }

    template <class Query>
    auto ask(Query query) {
        return house.run(house.archive().ask(std::move(query)));
    }

    protocol::Result<rooms::StateSnapshot> state_at(std::optional<std::uint64_t> at) {
        return ask(rooms::archived::State{game(), at, {}});
    }

    Json file() { return Json::parse(ask(rooms::archived::File{game(), {}}).value()); }

    Json params(const std::string& reason) const {
        return {{"reason", reason}, {"game_id", game()}, {"room", id}};
    }
};

const std::string kUnknownRules = "UPDATE games SET rules = '99'";
const std::string kUnknownSetup =
    R"(UPDATE games SET setup = '{"weather":"fog",' || substr(setup, 2))";
const std::string kUnknownTiles = "UPDATE games SET tileset_digest = 'd'";
const std::string kBrokenLog = "UPDATE entries SET decision = 'place:30,30,0' WHERE seq = 6";
const std::string kDeckOfAnother =
    "UPDATE entries SET decision = (SELECT max(other.decision) FROM entries AS other WHERE "
    "other.decision LIKE 'draw:%' AND other.decision <> entries.decision) WHERE seq = 1";
const std::string kGapInLog = "DELETE FROM entries WHERE seq = 6";
const std::string kGapAtFirst = "DELETE FROM entries WHERE seq = 1";
const std::string kBrokenRow = "UPDATE games SET setup = '{'";
const std::string kCutLog =
    "DELETE FROM entries WHERE seq > 1; UPDATE games SET ended = 7, "
    "outcome = 'finished', reason = 'G-END-1', result = '{}'";

void check_room(Spoilt& spoilt, const std::string& reason) {
    const auto found = spoilt.house.run(spoilt.house.lobby().find(spoilt.id));
    REQUIRE_FALSE(found.has_value());
    CHECK(found.error().code == ErrorCode::GameUnreadable);
    CHECK(found.error().params == spoilt.params(reason));
    CHECK(protocol::http_status(found.error().code) == 409);
}

}  // namespace

TEST_CASE("a room whose game cannot be played says why, and nothing else of it fails") {
    const auto check = [](const std::string& change, const std::string& reason) {
        CAPTURE(reason);
        Spoilt spoilt(change);
        check_room(spoilt, reason);
        CHECK(spoilt.house.run(spoilt.house.lobby().list({})).has_value());
        CHECK(spoilt.house.run(spoilt.house.oversight().inspect(spoilt.id)).value().at("seq") ==
              spoilt.file().at("log").size());
        CHECK(spoilt.state_at(std::nullopt).error().params.at("reason") == reason);
    };
    check(kUnknownRules, "rules_unknown");
    check(kUnknownSetup, "setup_unknown");
    check(kUnknownTiles, "tiles_unknown");
    check(kBrokenLog, "log_broken");
    check(kDeckOfAnother, "log_broken");
    check(kGapInLog, "log_broken");
    check(kGapAtFirst, "log_broken");
    check(kBrokenRow, "record_broken");
}

TEST_CASE("a log with a gap is told up to there, and then what is missing") {
    Spoilt spoilt(kGapInLog);
    const auto page = spoilt.ask(rooms::archived::Log{spoilt.game(), 0, {}}).value();
    CHECK(page.last == 5);
    CHECK(page.text.find("entry 6 (): it is missing") != std::string::npos);
    CHECK(spoilt.state_at(5).value().seq == 5);
    CHECK(spoilt.state_at(6).error().params.at("reason") == "log_broken");
}

TEST_CASE("a setup that is no JSON takes down no list, whatever it is asked for") {
    Spoilt spoilt(kBrokenRow +
                  "; UPDATE rooms SET setup = '{', options = '{'; "
                  "UPDATE games SET ended = 7, outcome = 'finished', reason = 'G-END-1', "
                  "result = '{'");
    House& house = spoilt.house;
    const auto games = [&](const protocol::GameFilter& filter) {
        return spoilt.ask(rooms::archived::Ended{filter}).value().at("games").size();
    };
    protocol::GameFilter by_game;
    by_game.game = rules::Mode::Base;
    protocol::GameFilter by_numbers;
    by_numbers.level = 1;
    by_numbers.players = 2;
    for (const auto& filter : {protocol::GameFilter(), by_game, by_numbers}) {
        CHECK(games(filter) == 0);
    }
    protocol::RoomFilter rooms_by_game;
    rooms_by_game.game = rules::Mode::Base;
    protocol::RoomFilter rooms_by_level;
    rooms_by_level.level = 1;
    for (const auto& filter : {rooms_by_game, rooms_by_level}) {
        CHECK(house.run(house.lobby().list(filter)).value().at("rooms").empty());
    }
    CHECK(house.run(house.oversight().list_all({})).value().at("rooms").size() == 1);
    CHECK(house.run(house.store().restless_rooms()).value().empty());
    CHECK(spoilt.ask(rooms::archived::Statistics{}).has_value());
}

TEST_CASE("a log that breaks off is told up to there, and then why") {
    Spoilt spoilt(kBrokenLog);
    const auto page = spoilt.ask(rooms::archived::Log{spoilt.game(), 3, {}}).value();
    CHECK(page.last == 5);
    CHECK(page.is_last());
    std::vector<Json> lines;
    for (std::size_t at = 0, end = 0; at < page.text.size(); at = end + 1) {
        end = page.text.find('\n', at);
        lines.push_back(Json::parse(page.text.substr(at, end - at)));
    }
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].at("seq") == 4);
    CHECK(lines[1].at("seq") == 5);
    CHECK(lines[2].at("type") == "error");
    CHECK(lines[2].at("params") == Json{{"reason", "log_broken"}, {"game_id", spoilt.game()}});
    CHECK(spoilt.state_at(5).value().seq == 5);
    CHECK(spoilt.state_at(6).error().code == ErrorCode::GameUnreadable);
    CHECK(spoilt.ask(rooms::archived::Review{spoilt.game(), {}}).error().code ==
          ErrorCode::GameUnreadable);
}

TEST_CASE("a game that cannot be played is exported as it is stored") {
    SUBCASE("the log of other rules") {
        Spoilt spoilt(kUnknownRules);
        const auto file = protocol::decode_game_file(spoilt.file().dump());
        REQUIRE(file.has_value());
        CHECK(file->log.size() == spoilt.seq);
        CHECK(file->rules == "99");
    }
    SUBCASE("a setup that nobody knows") {
        Spoilt spoilt(kUnknownSetup);
        CHECK(spoilt.file().at("setup").at("weather") == "fog");
        CHECK(spoilt.file().at("players").size() == 2);
    }
    SUBCASE("one that has ended, with its result") {
        Spoilt spoilt(kUnknownRules +
                      "; UPDATE games SET ended = 7, outcome = 'finished', reason = "
                      "'G-END-1', result = '{\"turns\":3}'");
        CHECK(spoilt.file().at("result").at("turns") == 3);
        CHECK(spoilt.file().at("seed").get<std::string>().size() == 64);
        CHECK(spoilt.file().at("deck").empty());
    }
}

TEST_CASE("an administrator closes a room whose game cannot be played, and nothing else") {
    for (const std::string& change : {kUnknownRules, kUnknownSetup, kBrokenLog, kBrokenRow}) {
        CAPTURE(change);
        Spoilt spoilt(change);
        rooms::Oversight& oversight = spoilt.house.oversight();
        CHECK(spoilt.house.run(oversight.free_seat(spoilt.id, 0)).error().code ==
              ErrorCode::GameUnreadable);
        const auto closed = spoilt.house.run(oversight.close_room(spoilt.id, "nobody can play"));
        CHECK(closed.value().at("status") == "closed");
        CHECK(spoilt.house.run(spoilt.house.lobby().find(spoilt.id)).error().code ==
              ErrorCode::RoomClosed);
        CHECK(spoilt.house.run(oversight.close_room(spoilt.id, "again")).error().code ==
              ErrorCode::RoomClosed);
        CHECK(spoilt.house.run(oversight.inspect(spoilt.id)).value().at("room").at("status") ==
              "closed");
    }
}

TEST_CASE("what cannot be read of a room is in no list, and keeps nothing else out of it") {
    Spoilt spoilt(kUnknownSetup + ";" +
                  R"(UPDATE rooms SET setup = '{"game":"chess"}', options = '{')");
    TestTable other(spoilt.house, 2);
    const auto ids = [](const Json& list) {
        std::vector<std::string> all;
        for (const Json& room : list.at("rooms")) all.push_back(room.at("id"));
        return all;
    };
    CHECK(ids(spoilt.house.run(spoilt.house.lobby().list({})).value()) == std::vector{other.id});
    const auto all = ids(spoilt.house.run(spoilt.house.oversight().list_all({})).value());
    CHECK(std::set(all.begin(), all.end()) == std::set{other.id, spoilt.id});
    check_room(spoilt, "setup_unknown");
}

TEST_CASE("a game that has ended otherwise than its log is told of, and read") {
    Spoilt spoilt(kCutLog);
    check_room(spoilt, "log_broken");
    CHECK(spoilt.ask(rooms::archived::Ended{}).value().at("games").size() == 1);
    CHECK(spoilt.ask(rooms::archived::Log{spoilt.game(), 0, {}}).has_value());
}
