#include "server/record/lessons.hpp"
#include "server/record/game_record.hpp"

#include "protocol/sha256.hpp"
#include "server/record/fork.hpp"
#include "server/record/game_file.hpp"
#include "server/service/records.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

protocol::CreateRoom lesson_request(int lesson) {
    const Json body{{"name", "First steps"}, {"lesson", lesson}};
    return protocol::decode_create_room(body.dump()).value();
}

/// Whoever learns, in the room of a lesson.
struct Pupil : Scene {
    explicit Pupil(std::uint8_t lesson) : Pupil(lesson_request(lesson)) {}
    explicit Pupil(const protocol::CreateRoom& request) : Scene(request.seats, request.setup) {
        room.lesson = request.lesson;
        seat("Ana");
        attach(0, "Ana");
    }
    Pupil& begin(std::uint8_t seed = 42) {
        start(seed);
        return *this;
    }
    const rooms::GameTerms& terms() const { return room.game->terms(); }
    void decides(const std::string& decision) {
        take(decide(0, decision, room.game->seq(), "p" + std::to_string(room.game->seq())));
    }
    bool is_to_decide() const { return room.game->point().decider() == rules::PlayerId(0); }
    /// What has been decided and not taken back.
    std::string line() const {
        std::string line;
        for (const std::uint64_t seq : room.game->history().line(room.game->seq())) {
            const store::Entry entry = room.game->entries()[seq - 1];
            if (entry.player) line += (line.empty() ? "" : " ") + entry.decision;
        }
        return line;
    }
};

}  // namespace

TEST_CASE("the deck of each lesson holds the game's tiles, those that it names first") {
    REQUIRE(rooms::lessons().size() == protocol::kLessons);
    for (std::uint8_t lesson = 1; lesson <= protocol::kLessons; ++lesson) {
        const Pupil pupil = Pupil(lesson).begin();
        const auto& deck = pupil.terms().deck;
        const rules::Game game(pupil.terms().tiles.tables, pupil.terms().setup);
        CHECK(std::ranges::is_permutation(deck, game.deck()));
        CHECK(rooms::deck_text(pupil.terms())
                  .starts_with(std::string(rooms::lessons()[lesson - 1U].deck) + ","));
        CHECK(Pupil(lesson).begin(7).terms().deck == deck);
    }
}

TEST_CASE("a lesson begins with its opening, and then its player decides") {
    for (std::uint8_t lesson = 1; lesson <= protocol::kLessons; ++lesson) {
        const Pupil pupil = Pupil(lesson).begin();
        CHECK(pupil.is_to_decide());
        CHECK(pupil.line() == rooms::lessons()[lesson - 1U].opening);
        CHECK(pupil.room.game->game().point().kind == rules::DecisionKind::PlaceTile);
        CHECK(pupil.clients.at(0).newest("update").at("seq") == pupil.room.game->seq());
    }
}

TEST_CASE("the commitment of a lesson binds its deck as that of a fork") {
    const Pupil pupil = Pupil(2).begin();
    const rooms::GameTerms& agreed = pupil.terms();
    std::string bound = "mistward-fork-v1";
    for (const std::string& part :
         {agreed.id, std::string(protocol::kRulesVersion), agreed.tiles.digest,
          rooms::deck_text(agreed), std::string(agreed.seed.begin(), agreed.seed.end())}) {
        bound += '\0' + part;
    }
    CHECK(agreed.commitment == protocol::hex(protocol::sha256(bound)));
    CHECK(!agreed.fork);
}

TEST_CASE("the file of a lesson replays, while it runs and when it is over") {
    Pupil pupil(5);
    pupil.begin();
    const auto file = [&] {
        auto record = rooms::start_game(pupil.room, pupil.room.game->entries().all()).game;
        if (pupil.room.game->is_over()) record.end = rooms::game_end(*pupil.room.game, 9000);
        return rooms::game_file(record, *pupil.room.game, "1.2.3");
    };
    REQUIRE(rooms::replay_file(file(), known_tiles(file())));
    while (!pupil.room.game->is_over()) pupil.play_carefully();
    CHECK(pupil.clients.at(0).newest("ended").at("deck") == rooms::deck_text(pupil.terms()));
    auto ended = file();
    const auto game = rooms::replay_file(ended, known_tiles(ended));
    REQUIRE_MESSAGE(game, game.error());
    CHECK(game->terms().deck == pupil.terms().deck);
    std::swap(ended.deck->front(), ended.deck->back());
    CHECK(!rooms::replay_file(ended, known_tiles(ended)));
}

TEST_CASE("a lesson is private, for one, and cannot be made anything else") {
    const auto request = lesson_request(3);
    CHECK(request.setup.level == 3);
    CHECK(request.seats == 1);
    CHECK(request.visibility == protocol::Visibility::Private);
    CHECK(!request.options.timer);
    for (const char* more : {"level", "game", "seats", "visibility", "options"}) {
        Json body = Json::parse(R"({"name":"x","lesson":1})");
        body[more] = 1;
        CHECK(protocol::read_create_room(body).error().params.at("field") == more);
    }
    Pupil pupil(3);
    const auto change = [&](const char* patch) {
        return step(pupil.room, rooms::command::Change{Scene::token("owner"), Json::parse(patch)});
    };
    CHECK(change(R"({"visibility":"listed"})").error().code == ErrorCode::InvalidMessage);
    CHECK(change(R"({"lesson":null})").error().code == ErrorCode::InvalidMessage);
    pupil.take(change(R"({"name":"Second try","lesson":4})"));
    CHECK(pupil.room.lesson == 4);
    CHECK(pupil.room.setup.level == 4);
    pupil.begin();
    CHECK(change(R"({"lesson":5})").error().code == ErrorCode::AlreadyStarted);
}

TEST_CASE("a lesson of several has a companion, who replies as the lesson says") {
    const auto request = lesson_request(8);
    CHECK(request.setup.mode == rules::Mode::Base);
    CHECK(request.seats == 2);
    Pupil pupil(8);
    pupil.begin();
    REQUIRE(pupil.room.seats.size() == 2);
    CHECK(pupil.room.seats[1]->kind == protocol::SeatKind::Companion);
    const std::string opening = pupil.line();
    for (const char* decision : {"place:1,0,0", "fairy:city0@0,-1", "place:1,1,3", "pass"}) {
        pupil.decides(decision);
        CHECK(pupil.is_to_decide());
    }
    pupil.decides("dragon:1,1");
    CHECK(pupil.line() == opening +
                              " place:1,0,0 fairy:city0@0,-1 place:0,-2,2 at:road0@0,0:green "
                              "place:1,1,3 pass dragon:1,1 dragon:1,2 place:1,-2,2 "
                              "meeple:city0:green");
    CHECK(pupil.is_to_decide());
    CHECK(!pupil.room.game->entries().back().author);
}

TEST_CASE("the rival replies again after an undo, but not after what the lesson does not know") {
    Pupil pupil(7);
    pupil.begin();
    pupil.decides("place:1,0,1");
    const std::uint64_t seq = pupil.room.game->seq();
    pupil.decides("meeple:road0:red:builder");
    const std::string line = pupil.line();
    CHECK(pupil.is_to_decide());
    const auto undo = [&] {
        pupil.take(pupil.act(0, protocol::Undo{"u" + std::to_string(pupil.room.game->seq()),
                                               pupil.room.game->seq(), seq}));
    };
    undo();
    pupil.decides("meeple:road0:red:builder");
    CHECK(pupil.line() == line);
    undo();
    // Without the builder the tiles come otherwise: green has none for its second reply.
    pupil.decides("pass");
    CHECK(pupil.is_to_decide());
    pupil.decides("place:1,-1,3");
    pupil.decides("pass");
    CHECK(!pupil.is_to_decide());
    CHECK(pupil.room.game->point().kind == rules::DecisionKind::PlaceTile);
}

TEST_CASE("a lesson comes back from the store, and counts in no list and no statistics") {
    House house;
    const auto created = house.run(house.lobby().create(lesson_request(2))).value();
    const std::string id = created.room.at("id");
    CHECK(created.room.at("lesson") == 2);
    auto room = house.find(id);
    house.run(room->ask(rooms::command::TakeSeat{{"Ana", {}, protocol::SeatKind::Human}})).value();
    house.run(room->ask(rooms::command::Start{created.owner_token})).value();
    const auto before = house.run(room->ask(rooms::query::State{})).value();
    room.reset();
    house.reopen();
    room = house.find(id);
    CHECK(house.run(room->ask(rooms::query::Document{})).value().at("lesson") == 2);
    CHECK(house.run(room->ask(rooms::query::State{})).value().text == before.text);
    CHECK(house.run(house.lobby().list({})).value().at("rooms").empty());
}

TEST_CASE("the next game of a lesson is the lesson again, and with another level a game") {
    Pupil pupil(1);
    pupil.begin();
    while (!pupil.room.game->is_over()) pupil.play_carefully();
    const auto deck = pupil.terms().deck;
    const auto rematch = [&](std::optional<std::uint8_t> level) {
        rooms::command::Rematch again{Scene::token("owner"), {level}, {}, 9000};
        again.seed.fill(9);
        return step(pupil.room, again).value().next;
    };
    CHECK(rematch({}).game->terms().deck == deck);
    CHECK(rematch({}).lesson == 1);
    CHECK(rematch(2).game->terms().deck != deck);
    CHECK(!rematch(2).lesson);
}

TEST_CASE("a lesson has its own tiles, whatever else the server plays with") {
    Pupil pupil(1);
    pupil.room.tiles = own_catalogue();
    const rooms::GameTiles others = pupil.room.tiles[{rules::Mode::Mists}];
    CHECK(rooms::describe(pupil.room).tileset.digest == rooms::lesson_tiles({}).digest);
    pupil.begin();
    CHECK(pupil.terms().tiles.digest == rooms::lesson_tiles({}).digest);
    while (!pupil.room.game->is_over()) pupil.play_carefully();
    rooms::command::Rematch again{Scene::token("owner"), {2}, {}, 9000};
    const auto next = step(pupil.room, again).value().next;
    CHECK(next.game->terms().tiles.digest == others.digest);
    CHECK(rooms::describe(next).tileset.digest == others.digest);
}
