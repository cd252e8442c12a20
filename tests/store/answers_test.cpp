#include "server/store/answer_records.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

store::KeptAnswer answer(std::uint8_t id, std::uint8_t client, std::int64_t made_ms,
                         std::string sealed = "sealed") {
    store::KeptAnswer kept{{}, {}, made_ms, std::move(sealed)};
    kept.id[0] = id;
    kept.client[0] = client;
    return kept;
}

struct Answers {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    std::optional<std::string> find(std::uint8_t id, std::int64_t since_ms = 0) {
        return await(store->find_answer({answer(id, 0, 0).id, since_ms})).value();
    }
    bool has(const std::string& room) { return await(store->find_room(room)).value().has_value(); }
};

}  // namespace

TEST_CASE("an answer is kept with the room that was made, and is found while it is young") {
    Answers answers;
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(1, 1, 100, {"a\0b", 3}))));
    CHECK(answers.find(1) == std::string("a\0b", 3));
    CHECK(answers.find(1, 100));
    CHECK(!answers.find(1, 101));
    CHECK(!answers.find(2));
}

TEST_CASE("what was asked again is not made again, whatever it is") {
    Answers answers;
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(1, 1, 100))));
    const auto again = answer(1, 1, 200, "other");
    CHECK(failure_of(await(answers.store->create_room(sample_room("s"), again))) ==
          Failure::Repeated);
    CHECK(!answers.has("s"));
    store::CreatePlayingRoom playing{sample_room("t"), sample_start("t"), again};
    CHECK(failure_of(await(answers.store->create_playing_room(playing))) == Failure::Repeated);
    CHECK(!answers.has("t"));
    store::TakeSeat seat{"r", sample_seat(2, "Ana"), 0, again};
    CHECK(failure_of(await(answers.store->take_seat(seat))) == Failure::Repeated);
    store::ReplaceSeat replaced{"r", sample_seat(2, "Ana"), 0, again};
    CHECK(failure_of(await(answers.store->replace_seat(replaced))) == Failure::Repeated);
    CHECK(await(answers.store->find_room("r")).value()->summary.seats.empty());
    store::NewPlayer player{{"ana", "Ana", {}, {}, 1, 1}, 8, again};
    CHECK(failure_of(await(answers.store->players().create(player))) == Failure::Repeated);
    CHECK(!await(answers.store->players().find("ana")).value());
    CHECK(answers.find(1) == "sealed");
}

TEST_CASE("what was not made has no answer") {
    Answers answers;
    REQUIRE(await(answers.store->create_room(sample_room("r"))));
    CHECK(failure_of(await(answers.store->create_room(sample_room("r"), answer(1, 1, 100)))) ==
          Failure::Conflict);
    CHECK(!answers.find(1));
}

TEST_CASE("an answer that is too old gives its place to another one") {
    Answers answers;
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(1, 1, 100))));
    const std::int64_t later = 100 + store::kKeepAnswersMs;
    CHECK(failure_of(await(answers.store->create_room(sample_room("s"), answer(1, 1, later)))) ==
          Failure::Repeated);
    REQUIRE(await(answers.store->create_room(sample_room("s"), answer(1, 1, later + 1, "new"))));
    CHECK(answers.find(1) == "new");
}

TEST_CASE("old answers are swept away") {
    Answers answers;
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(1, 1, 100))));
    REQUIRE(await(answers.store->create_room(sample_room("s"), answer(2, 1, 200))));
    CHECK(!await(answers.store->sweep_answers(150)).value());
    CHECK(!answers.find(1));
    CHECK(answers.find(2));
}

TEST_CASE("of one client the newest answers are kept, of the others theirs") {
    Answers answers;
    const auto keep = [&](std::uint8_t high, std::int64_t made_ms) {
        auto kept = answer(high, 1, made_ms);
        kept.id[1] = static_cast<std::uint8_t>(made_ms % 251);
        kept.id[2] = static_cast<std::uint8_t>(made_ms / 251);
        const auto room = sample_room("r" + std::to_string(made_ms));
        REQUIRE(await(answers.store->create_room(room, kept)));
        return kept.id;
    };
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(9, 2, 0))));
    const auto first = keep(1, 1);
    const auto second = keep(1, 2);
    for (std::int64_t made = 3; made <= store::kMostAnswersOfClient + 1; ++made) keep(1, made);
    CHECK(!await(answers.store->find_answer({first, 0})).value());
    CHECK(await(answers.store->find_answer({second, 0})).value());
    CHECK(answers.find(9));
}

TEST_CASE("with a player go the answers that were given to them") {
    Answers answers;
    store::NewPlayer player{{"ana", "Ana", {}, {}, 1, 1}, 8};
    player.player.secret[0] = 7;
    REQUIRE(await(answers.store->players().create(player)));
    REQUIRE(await(answers.store->create_room(sample_room("r"), answer(1, 7, 100))));
    REQUIRE(await(answers.store->create_room(sample_room("s"), answer(2, 8, 100))));
    REQUIRE(await(answers.store->players().forget({"ana", "somebody", "..."})));
    CHECK(!answers.find(1));
    CHECK(answers.find(2));
}
