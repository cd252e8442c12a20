#include "tests/store/all_rows.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

const std::string kId = "zz-id-of-zoe";
const std::string kBot = "zz-bot-of-zoe";
const std::string kName = "Zoe of the marsh";
const std::string kWords = "what Zoe said";

store::TokenHash filled_secret(char filling) {
    store::TokenHash secret{};
    secret.fill(static_cast<std::uint8_t>(filling));
    return secret;
}

store::SeatRecord zoes_seat(const std::string& player, std::uint8_t seat) {
    store::SeatRecord record = sample_seat(seat, kName);
    record.token = filled_secret('z');
    record.player = player;
    return record;
}

/// Zoe, with a bot, and Ben, who both have everything that a player can have.
struct Village {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    using Writes = std::map<std::string, std::function<store::Result<void>()>>;

    Village() {
        REQUIRE(await(store->players().create({{"ben", "Ben", filled_secret('b'), {}, 1, 1}, 9})));
        REQUIRE(await(store->players().create({{kId, kName, filled_secret('z'), {}, 1, 1}, 9})));
        REQUIRE(await(store->create_room(sample_room("r"))));
        REQUIRE(await(store->create_room(sample_room("s"))));
        REQUIRE(await(store->create_room(sample_room("t"))));
    }

    template <class T>
    static store::Result<void> only_whether(store::Result<T> result) {
        return std::move(result).map([](auto&&...) {});
    }
    store::ReportRecord report(std::uint64_t line) const {
        store::ReportRecord report;
        report.at_ms = 7;
        report.room = "r";
        report.line = line;
        report.name = kName;
        report.text = kWords;
        report.reason = "spam";
        return report;
    }
    store::StartGame start() const {
        store::StartGame start = sample_start("t");
        start.seats[0] = zoes_seat(kId, 0);
        start.seats[1].player = "ben";
        start.game.players = R"([{"name":")" + kName + R"(","kind":"human"},{"name":"Ben"}])";
        return start;
    }
    store::CreatePlayingRoom fork() const {
        store::CreatePlayingRoom fork{sample_room("f"), sample_start("f")};
        fork.room.owner = kId;
        return fork;
    }
    store::RoomRecord own_room() const {
        store::RoomRecord room = sample_room("own");
        room.name = "at " + kName;
        room.owner = kId;
        room.owner_token = filled_secret('z');
        return room;
    }

    /// Every way in which something of Zoe's is written, in an order in which all of them work.
    Writes writes() {
        auto& people = store->people();
        auto& reports = store->reports();
        const auto by = [this](std::uint64_t line, bool speaks) {
            store::FileReport filing{report(line), {}, 9, 9};
            if (speaks) filing.report.speaker = kId;
            if (!speaks) filing.report.name = "Ben";
            if (!speaks) filing.report.text = "boo";
            if (!speaks) filing.reporter = kId;
            filing.report.remark = speaks ? "" : kWords;
            return filing;
        };
        store::PushRecord push{"a", kId, "https://push.example/a", "key", "auth", 5};
        return {
            {"00 a bot",
             [this] {
                 return await(
                     store->players().create({{kBot, kName, filled_secret('y'), kId, 1, 1}, 9}));
             }},
            {"01 a room", [this] { return await(store->create_room(own_room())); }},
            {"02 a fork", [this] { return await(store->create_playing_room(fork())); }},
            {"03 a seat",
             [this] {
                 return await(store->take_seat({"r", zoes_seat(kId, 0)}));
             }},
            {"04 a seat handed on",
             [this] {
                 return await(store->replace_seat({"s", zoes_seat(kId, 1)}));
             }},
            {"05 a game", [this] { return await(store->start_game(start())); }},
            {"06 a line",
             [this] {
                 return await(store->say({"r", {1, 0, kName, kWords, 5, kId}}));
             }},
            {"07 an invitation",
             [this] {
                 return await(store->players().invite({"r", kId, 5, 9}));
             }},
            {"08 a thought",
             [&people] {
                 return only_whether(
                     await(people.change({kId, "p1", "ben", "Ben", true, {}, {}, 5, 9})));
             }},
            {"09 a thought of them",
             [&people] {
                 return only_whether(
                     await(people.change({"ben", "p2", kId, kName, {}, {}, true, 5, 9})));
             }},
            {"10 a report",
             [&reports, by] { return only_whether(await(reports.file(by(4, false)))); }},
            {"11 a report of them",
             [&reports, by] { return only_whether(await(reports.file(by(5, true)))); }},
            {"12 a report of their name",
             [&reports, by] { return only_whether(await(reports.file(by(0, true)))); }},
            {"13 a webhook",
             [this] {
                 return await(
                     store->webhooks().put({{kId, "https://zoe.example/", "whsec_z", 5}, 9}));
             }},
            {"14 a browser",
             [this, push] {
                 return await(store->push().put({push, 9, 9}));
             }},
        };
    }
    /// What is written without being refused.
    void note() {
        const store::WebhookMark mark{"r", "over", "r.1"};
        REQUIRE(await(store->webhooks().mark({kId, mark, {}})));
        REQUIRE(await(store->push().mark({"a", mark, {}})));
        REQUIRE(await(store->set_silence({"r", 0, true, {"player:" + kId, "network:n"}})));
        REQUIRE(await(store->people().set_findable({kId, true})));
    }
    /// The tables with anything of Zoe's.
    std::vector<std::string> traces() {
        static const std::vector<std::string> kNeedles = {hex(kId),
                                                          hex(kBot),
                                                          hex(kName),
                                                          hex(kWords),
                                                          hex(std::string(32, 'z')),
                                                          hex(std::string(32, 'y'))};
        const auto connection = database.connect();
        std::vector<std::string> found;
        for (const std::string& row : all_rows(*connection)) {
            for (const std::string& needle : kNeedles) {
                if (row.find(needle) == std::string::npos) continue;
                found.push_back(row.substr(0, row.find(' ')));
                break;
            }
        }
        return found;
    }
    static std::string hex(const std::string& text) {
        constexpr std::string_view kDigits = "0123456789ABCDEF";
        std::string digits;
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            digits += kDigits[byte / 16];
            digits += kDigits[byte % 16];
        }
        return digits;
    }
    std::vector<store::ForgottenPlayer> forget() {
        return await(store->players().forget({kId, "somebody", "…"})).value();
    }
};

}  // namespace

TEST_CASE("of a player who is forgotten no table has the id, the name, the words or the secret") {
    Village village;
    for (const auto& [what, write] : village.writes()) {
        INFO(what);
        REQUIRE(write());
    }
    village.note();
    const auto before = village.traces();
    for (const std::string table :
         {"chat", "games", "invitations", "people", "played", "players", "push_subscriptions",
          "reports", "rooms", "seats", "silences", "webhook_marks", "webhooks"}) {
        INFO("the test has to put something into ", table);
        CHECK(std::ranges::find(before, table) != before.end());
    }
    const auto forgotten = village.forget();
    CHECK(village.traces() == std::vector<std::string>{});
    REQUIRE(forgotten.size() == 2);
    CHECK(forgotten[0] ==
          store::ForgottenPlayer{kId, std::vector<std::string>{"f", "own", "r", "s", "t"}});
    CHECK(forgotten[1].player == kBot);
    CHECK(await(village.store->room_name("own")).value() == "somebody");
    CHECK(await(village.store->room_name("r")).value() == "Friday mist");
}

TEST_CASE("whatever comes after a player was forgotten is refused") {
    Village village;
    village.forget();
    for (const auto& [what, write] : village.writes()) {
        INFO(what);
        CHECK(failure_of(write()) == Failure::Forgotten);
    }
    CHECK(village.traces() == std::vector<std::string>{});
}

TEST_CASE(
    "what is written at the moment of being forgotten is swept or refused, also by two servers") {
    Village village;
    // Of SQLite, only one server has the file; the two jobs are then one transaction, or two.
    const auto second = kNoServer ? nullptr : village.database.open();
    store::Store& other = second ? *second : *village.store;
    REQUIRE(await(other.create_room(sample_room("far"))));
    for (int i = 0; i < 20; ++i) {
        const std::string id = kId + std::to_string(i);
        const auto secret = filled_secret(static_cast<char>(i + 1));
        REQUIRE(await(village.store->players().create({{id, kName, secret, {}, 1, 1}, 9})));
        const auto line = static_cast<std::uint64_t>(i + 1);
        boost::asio::io_context io;
        Pending<store::Result<void>> saying(io,
                                            other.say({"far", {line, 0, kName, kWords, 5, id}}));
        Pending<store::Result<std::vector<store::ForgottenPlayer>>> forgetting(
            io, village.store->players().forget({id, "somebody", "…"}));
        Pending<store::Result<void>> inviting(io, other.players().invite({"far", id, 5, 99}));
        io.run();
        REQUIRE(forgetting.get());
        const auto connection = village.database.connect();
        CHECK(connection->integer("SELECT count(*) FROM chat WHERE player IS NOT NULL") == 0);
        CHECK(connection->integer("SELECT count(*) FROM invitations") == 0);
        const auto said = connection->prepare("SELECT count(*) FROM chat WHERE text = ?");
        CHECK(said->bind(kWords).step());
        CHECK(said->integer(0) == 0);
    }
}
