#include "server/service/room_actor.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

/// What is logged while it lives.
class Overheard {
public:
    Overheard() {
        spdlog::set_default_logger(std::make_shared<spdlog::logger>(
            "overheard", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_)));
    }
    ~Overheard() { spdlog::set_default_logger(before_); }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;

    std::string text() const { return text_.str(); }

private:
    std::ostringstream text_;
    std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
};

constexpr std::uint64_t kSpoilt = 2;

/// The same game, but that one of its decisions was made and cannot be, as if the rules had changed
/// their mind.
std::shared_ptr<const rooms::LoggedGame> spoilt(const rooms::LoggedGame& game) {
    rooms::History history(game.terms().tiles.tables, game.at(0));
    for (std::uint64_t seq = 1; seq <= game.seq(); ++seq) {
        store::Entry entry = game.entries()[seq - 1];
        if (seq == kSpoilt) entry.decision = "place:30,30,0";
        history.add(std::move(entry), game.at(seq));
    }
    return std::make_shared<const rooms::LoggedGame>(game.shared_terms(), std::move(history));
}

/// A room of a game that breaks off when its beginning is replayed, with somebody who listens.
struct BrokenRoom {
    explicit BrokenRoom(House& house) : listener(std::make_shared<Client>()) {
        Scene scene(2, {.mode = rules::Mode::Base});
        scene.seat("Ana");
        scene.seat("Ben");
        scene.start();
        scene.attach(0, "Ana");
        scene.attach(1, "Ben");
        while (scene.room.game->seq() < 2 * rooms::History::kSpacing) scene.play(0);
        scene.room.subscribers.clear();
        scene.room.game = spoilt(*scene.room.game);
        game = scene.room.game;
        actor = std::make_shared<rooms::RoomActor>(house.io().get_executor(), house.services(),
                                                   scene.room);
        house.run(actor->ask(rooms::listening::Attach{listener, {}})).value();
    }

    std::shared_ptr<const rooms::LoggedGame> game;
    std::shared_ptr<rooms::RoomActor> actor;
    std::shared_ptr<Client> listener;
};

/// The line of the log from which the fault can be had again.
std::string line_of(const BrokenRoom& room) {
    return "room " + room.actor->id() + " closes after a fault: entry " + std::to_string(kSpoilt) +
           " was made and cannot be; game " + room.game->terms().id + " at seq " +
           std::to_string(room.game->seq());
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

template <class T>
void check_closed(const BrokenRoom& room, const protocol::Result<T>& answer,
                  const Overheard& overheard) {
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error().code == ErrorCode::Internal);
    CHECK(answer.error().params.at("room") == room.actor->id());
    CHECK(room.actor->is_closed());
    CHECK(room.listener->closed() == "the room was closed after a fault");
    CHECK(count(overheard.text(), line_of(room)) == 1);
}

}  // namespace

TEST_CASE("a reading that breaks off closes its room, tells how to have it again, and no other") {
    House house;
    TestTable other(house, 2);
    other.start();
    const Overheard overheard;
    SUBCASE("the state at a seq") {
        BrokenRoom room(house);
        CHECK(house.run(room.actor->ask(rooms::query::State{room.game->seq(), {}})).has_value());
        check_closed(room, house.run(room.actor->ask(rooms::query::State{kSpoilt, {}})), overheard);
    }
    SUBCASE("the features at a seq") {
        BrokenRoom room(house);
        check_closed(room, house.run(room.actor->ask(rooms::query::Features{kSpoilt + 1, {}})),
                     overheard);
    }
    SUBCASE("the log") {
        BrokenRoom room(house);
        check_closed(room, house.run(room.actor->ask(rooms::query::Log{0, {}})), overheard);
    }
    SUBCASE("an undo") {
        BrokenRoom room(house);
        const protocol::Undo undo{"c", room.game->seq(), kSpoilt};
        check_closed(room,
                     house.run(room.actor->ask(rooms::SeatCommand{Scene::token("Ana"), undo})),
                     overheard);
    }
    CHECK_FALSE(other.clients[0]->closed());
    other.play(0);
}

TEST_CASE("two readings that break off at once close a room once") {
    House house;
    const Overheard overheard;
    BrokenRoom room(house);
    using Read = protocol::Result<rooms::StateSnapshot>;
    const Pending<Read> first(house.io(), room.actor->ask(rooms::query::State{kSpoilt, {}}));
    const Pending<Read> second(house.io(), room.actor->ask(rooms::query::State{kSpoilt, {}}));
    house.settle();
    check_closed(room, first.get(), overheard);
    check_closed(room, second.get(), overheard);
}

TEST_CASE(
    "a room that a reading breaks finishes what it is writing, tells of it, and closes then") {
    House house;
    TestTable table(house, 2, {.mode = rules::Mode::Base});
    table.start();
    while (table.clients[0]->seq() < 2 * rooms::History::kSpacing) table.play(0);
    const auto whole = house.run(house.lobby().find_actor(table.id)).value();
    rooms::RoomState state = house.run(whole->state());
    state.subscribers.clear();
    state.game = spoilt(*state.game);
    const auto broken =
        std::make_shared<rooms::RoomActor>(house.io().get_executor(), house.services(), state);
    const auto listener = std::make_shared<Client>();
    house.run(broken->ask(rooms::listening::Attach{listener, {}})).value();
    const Overheard overheard;

    const std::uint64_t seq = state.game->seq();
    const std::string token = table.tokens.at(listener->next().at("player"));
    const protocol::Decide decide{"c", seq, listener->legal().at(0).at("id")};
    house.store().hold(house.io().get_executor());
    const Pending<protocol::Result<std::uint64_t>> deciding(
        house.io(), broken->ask(rooms::SeatCommand{token, decide}));
    house.io().restart();
    while (!house.store().is_holding_a_write()) house.io().run_one();
    using Read = protocol::Result<rooms::StateSnapshot>;
    const Pending<Read> reading(house.io(), broken->ask(rooms::query::State{kSpoilt, {}}));
    // Behind it on the one worker.
    const Pending<Read> next(house.io(), broken->ask(rooms::query::State{seq, {}}));
    while (!next.ready()) house.io().run_one();
    house.io().poll();
    CHECK_FALSE(broken->is_closed());

    house.store().let_go();
    house.settle();
    CHECK(deciding.get() == seq + 1);
    CHECK(listener->newest("update").at("seq") >= seq + 1);
    CHECK(listener->closed() == "the room was closed after a fault");
    CHECK(reading.get().error().code == ErrorCode::Internal);
    CHECK(count(overheard.text(), "closes after a fault") == 1);
}
