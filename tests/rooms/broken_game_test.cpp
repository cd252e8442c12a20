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

template <class T>
void check_closed(const BrokenRoom& room, const protocol::Result<T>& answer,
                  const Overheard& overheard) {
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error().code == ErrorCode::Internal);
    CHECK(answer.error().params.at("room") == room.actor->id());
    CHECK(room.actor->is_closed());
    CHECK(room.listener->closed() == "the room was closed after a fault");
    const std::string line = line_of(room);
    const auto found = overheard.text().find(line);
    CHECK(found != std::string::npos);
    CHECK(overheard.text().find(line, found + 1) == std::string::npos);
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
