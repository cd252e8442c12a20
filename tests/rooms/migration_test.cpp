#include "server/record/check_game.hpp"
#include "server/store/migrate.hpp"
#include "server/store/read_only_database.hpp"
#include "server/store/sqlite/migrate_database.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/older_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

// What a database could hold from which migration on.
constexpr std::size_t kCompetitiveGames = 2;
constexpr std::size_t kForksCompanionsAndChat = 3;

/// The tables of a house, each at another moment of its life.
struct Tables {
    Tables(House& house, std::size_t migrations)
        : open(house, 3), running(house, 2, {.level = 5}), over(house, 2) {
        running.start();
        running.play_on(15);
        over.start();
        over.play_on(4000);
        REQUIRE(over.is_over());
        if (migrations >= kCompetitiveGames) {
            TestTable rivals(house, 3, {.mode = rules::Mode::Base});
            rivals.start();
            rivals.play_on(4000);
            REQUIRE(rivals.is_over());
        }
        if (migrations >= kForksCompanionsAndChat) {
            protocol::Fork request;
            request.seq = 7;
            request.deck = protocol::ForkDeck::Same;
            house.run(house.lobby().fork(over.id, request, {})).value();
            house.run(open.room->ask(rooms::command::LeaveSeat{open.owner_token, 2})).value();
            house.run(open.room->ask(rooms::command::SeatCompanion{open.owner_token, 2, true}))
                .value();
            house
                .run(over.room->ask(
                    rooms::SeatCommand{over.clients[1], protocol::Say{"s1", "Well played"}}))
                .value();
        }
    }

    void forget() {
        for (TestTable* table : {&open, &running, &over}) {
            table->room.reset();
            table->clients.clear();
        }
    }

    TestTable open;
    TestTable running;
    TestTable over;
};

void check_games(const std::filesystem::path& file, std::size_t expected) {
    store::ReadOnlyDatabase database(file);
    CHECK(database.damage().empty());
    const auto ids = database.game_ids();
    CHECK(ids.size() == expected);
    for (const std::string& id : ids) {
        const auto stored = database.find_game(id).value();
        const auto check = rooms::check_game(stored, known_tiles(stored.game));
        CAPTURE(check.why);
        CHECK(check.verdict == rooms::Verdict::Sound);
    }
}

}  // namespace

TEST_CASE("a database of every older version keeps each row, and its games go on") {
    const std::size_t all = store::embedded_migrations(store::Dialect::Sqlite).size();
    for (std::size_t migrations = 1; migrations < all; ++migrations) {
        CAPTURE(migrations);
        House house;
        Tables tables(house, migrations);
        const auto before = house.run(tables.running.room->ask(rooms::query::State{})).value();
        tables.forget();
        Columns columns;
        std::string rows;
        house.reopen([&] {
            make_older(house.database(), migrations);
            CHECK(store::missing_migrations(house.database()).size() == all - migrations);
            columns = columns_of(house.database());
            rows = rows_of(house.database(), columns);
        });
        CHECK(store::missing_migrations(house.database()).empty());
        CHECK(rows.find("'draw:") != std::string::npos);
        CHECK(rows_of(house.database(), columns) == rows);
        check_games(house.database(), 2 + (migrations >= kCompetitiveGames ? 1 : 0) +
                                          (migrations >= kForksCompanionsAndChat ? 1 : 0));

        TestTable& running = tables.running;
        running.room = house.find(running.id);
        for (std::uint8_t seat = 0; seat < running.tokens.size(); ++seat) {
            running.clients.push_back(running.connect(seat));
        }
        const auto after = house.run(running.room->ask(rooms::query::State{})).value();
        CHECK(after.text == before.text);
        running.play_on(4000, 3);
        CHECK(running.is_over());
        tables.open.room = house.find(tables.open.id);
        tables.open.start();
        CHECK(house.run(tables.open.room->ask(rooms::query::Document{})).value().at("status") ==
              "playing");
    }
}
