#include "server/service/player_events.hpp"
#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <memory>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using protocol::Json;
using Told = std::vector<std::string>;

namespace {

/// Somebody who listens to what happens to a player, and glances all the time.
class Listener {
public:
    Listener(Club& club, std::string token, std::chrono::milliseconds pause = 1ms)
        : club_(club),
          events_(std::make_shared<rooms::PlayerEvents>(club.house.io().get_executor(),
                                                        club.house.players(), club.house.watch(),
                                                        std::move(token), "here", pause)) {
        first = club_.house.run(events_->open()).value();
    }
    ~Listener() { events_->leave(); }

    /// The types of the next lines.
    Told next() { return lines_within(30s); }
    /// There are no news within a time of several glances.
    bool is_silent() { return lines_within(60ms).empty(); }
    rooms::PlayerEvents& events() { return *events_; }

    std::string first;

private:
    Told lines_within(std::chrono::milliseconds patience) {
        const auto lines = club_.house.run(events_->next(patience));
        return lines ? types(*lines) : Told{"end"};
    }

    Club& club_;
    std::shared_ptr<rooms::PlayerEvents> events_;
};

/// What is done to the database behind the server's back, as another server on it does.
struct Elsewhere {
    Club& club;

    void say(const std::string& room, std::uint64_t number) {
        store::Say line{room, {number, 0, "Ana", "hello", 5}};
        REQUIRE(club.house.run(club.house.store().say(std::move(line))));
    }
    void free_seat(const std::string& room, std::uint8_t seat) {
        store::FreeSeat gone{room, seat, 1};
        REQUIRE(club.house.run(club.house.store().free_seat(std::move(gone))));
    }
    void invite(const std::string& room, const std::string& player) {
        store::Invite asked{room, player, 5, 10};
        REQUIRE(club.house.run(club.house.store().players().invite(std::move(asked))));
    }
};

}  // namespace

TEST_CASE("whoever listens reads no room as long as nothing in it is another") {
    Club club;
    const auto ana = club.come("Ana");
    club.table(ana, club.come("Ben"));
    club.table(ana, club.come("Cleo"));
    club.house.reopen();
    Listener listener(club, ana.token);
    CHECK(Json::parse(listener.first).at("games").size() == 2);
    const int read = club.house.store().rooms_read;
    CHECK(listener.is_silent());
    CHECK(club.house.store().rooms_read == read);
}

TEST_CASE("what another server has written is told, and only that room is read") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    const std::string other = club.table(ana, ben);
    club.house.reopen();
    Listener listener(club, ana.token);
    int& read = club.house.store().rooms_read;
    read = 0;
    Elsewhere elsewhere{club};
    elsewhere.say(room, 1);
    CHECK(listener.next() == Told{"said"});
    CHECK(read == 1);
    elsewhere.free_seat(other, 1);
    CHECK(listener.next() == Told{"changed"});
    elsewhere.free_seat(other, 0);
    CHECK(listener.next() == Told{"left"});
    CHECK(read == 3);
    CHECK(listener.is_silent());
    CHECK(read == 3);
}

TEST_CASE("an invitation of another server is told once") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    Listener listener(club, ana.token);
    Elsewhere{club}.invite(room, ana.id);
    CHECK(listener.next() == Told{"invited"});
    CHECK(listener.is_silent());
}

TEST_CASE("a room that was told of is listened to on when it is neither open nor played") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.table(ana, club.come("Ben"));
    club.house.reopen();
    Listener listener(club, ana.token);
    store::RoomRecord over =
        club.house.run(club.house.store().find_room(room)).value()->summary.room;
    over.status = "over";
    REQUIRE(club.house.run(club.house.store().change_room(std::move(over))));
    CHECK(listener.is_silent());
    Elsewhere{club}.say(room, 1);
    CHECK(listener.next() == Told{"said"});
}

TEST_CASE("a room that another server has removed is left") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    REQUIRE(club.sit(room, ana));
    club.house.reopen();
    Listener listener(club, ana.token);
    const std::int64_t later = club.house.clock().now_ms() + 1'000'000;
    store::Prune removal{store::Ageing::UnstartedRoom, {room}, later, later};
    REQUIRE(club.house.run(club.house.store().prune(std::move(removal))));
    CHECK(listener.next() == Told{"left"});
}

TEST_CASE("who hears of more rooms than are remembered glances at all") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.table(ana, club.come("Ben"));
    club.house.reopen();
    Listener listener(club, ana.token, 1h);
    Elsewhere{club}.say(room, 1);
    for (int i = 0; i < 33; ++i) listener.events().heard("x" + std::to_string(i));
    CHECK(listener.next() == Told{"said"});
}

TEST_CASE("what happens at this server is told at once") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    auto events = std::make_shared<rooms::PlayerEvents>(club.house.io().get_executor(),
                                                        club.house.players(), club.house.watch(),
                                                        ana.token, "here", std::chrono::hours(1));
    REQUIRE(club.house.run(events->open()));
    rooms::SeatCommand say{ben.token, protocol::Say{"s1", "hello"}};
    REQUIRE(club.house.run(club.house.find(room)->ask(std::move(say))));
    CHECK(types(*club.house.run(events->next(1h))) == Told{"said"});
    CHECK(club.house.run(events->next(1ms)) == std::string());
    events->leave();
    CHECK(club.house.watch().is_idle());
}

TEST_CASE("whoever listens hears of the end of the token, at this server and at others") {
    for (const bool at_another : {false, true}) {
        Club club;
        const auto ana = club.come("Ana");
        Listener listener(club, ana.token);
        if (at_another) {
            store::ChangePlayer renewed{ana.id, {}, store::TokenHash{}};
            REQUIRE(club.house.run(club.house.store().players().change(std::move(renewed))));
        } else {
            REQUIRE(club.ask(player::Renew{ana.token}));
        }
        CHECK(listener.next() == Told{"end"});
        CHECK(listener.events().has_ended());
    }
}

TEST_CASE("a server that stops ends what is listened to, and no token") {
    Club club;
    Listener listener(club, club.come("Ana").token);
    listener.events().stop();
    CHECK(listener.next() == Told{"end"});
    CHECK_FALSE(listener.events().has_ended());
}

TEST_CASE("of many rooms some are looked at before the first are told") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    std::vector<std::string> ids;
    for (int i = 0; i < 20; ++i) ids.push_back(club.table(ana, ben));
    club.house.reopen();
    Listener listener(club, ana.token);
    for (const std::string& room : ids) Elsewhere{club}.say(room, 1);
    const std::size_t first = listener.next().size();
    CHECK(first == 16);
    CHECK(first + listener.next().size() == 20);
}

TEST_CASE("a glance notes that the player is here, once in an hour") {
    Club club;
    const auto ana = club.come("Ana");
    const auto seen = [&] {
        return club.house.run(club.house.store().players().find(ana.id)).value()->seen_ms;
    };
    const auto came = seen();
    constexpr std::int64_t kMinute = 60 * 1000;
    club.house.clock().pass(50 * kMinute);
    REQUIRE(club.ask(player::Glance{ana.token}));
    CHECK(seen() == came);
    club.house.clock().pass(11 * kMinute);
    REQUIRE(club.ask(player::Glance{ana.token}));
    CHECK(seen() == came + 61 * kMinute);
}
