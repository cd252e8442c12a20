#include "server/record/fold.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/scene.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

using namespace mistward;
using namespace mistward::test;

namespace {

constexpr int kClients = 4;

/// A game in bad weather: connections break and come back, commands are repeated or make no sense,
/// and the server is replaced by one that knows the log alone.
class Storm : public Scene {
public:
    Storm(std::uint32_t number, const rules::Setup& setup) : Scene(2, setup), dice_(number) {
        seat("Ana");
        seat("Ben");
        for (int who = 0; who < kClients; ++who) attach(who, name(who));
        start(static_cast<std::uint8_t>(number));
        log_ = std::get<store::StartGame>(*write).entries;
    }

    void step_once() {
        switch (roll(6)) {
            case 0:
                return disconnect(2 + static_cast<int>(roll(2)));
            case 1:
                return reconnect(2 + static_cast<int>(roll(2)));
            case 2:
                return restart();
            case 3:
                return nonsense();
            default:
                return play_and_log();
        }
    }

    /// Everybody who is connected holds the state of the game.
    void check() const {
        const auto state = protocol::state_document(room.game->game());
        for (const auto& [id, seat] : room.subscribers) {
            const Client& client = clients.at(static_cast<int>(id));
            REQUIRE(client.seq() == room.game->seq());
            REQUIRE(client.state() == state);
        }
        REQUIRE(log_.size() == room.game->seq());
    }

private:
    std::uint64_t roll(std::uint64_t below) { return dice_() % below; }

    /// Clients 0 and 1 play, the others come and go with a seat's token or none.
    static std::string name(int who) { return who == 0 ? "Ana" : who == 3 ? "" : "Ben"; }

    void disconnect(int who) {
        take(step(room, rooms::command::Detach{static_cast<rooms::SubscriberId>(who)}));
    }

    /// With what the client knows: its own seq, the state that it last had.
    void reconnect(int who) { attach(who, name(who), clients[who].seq()); }

    void restart() {
        auto folded = rooms::fold(room.game->shared_terms(), log_);
        REQUIRE(folded);
        room.game = std::make_shared<const rooms::LoggedGame>(std::move(*folded));
        room.subscribers.clear();
        for (int who = 0; who < 2; ++who) reconnect(who);
    }

    void play_and_log() {
        play(roll(1000));
        const auto& entries = std::get<store::Append>(*write).entries;
        log_.insert(log_.end(), entries.begin(), entries.end());
    }

    void nonsense() {
        const std::uint64_t seq = room.game->seq();
        for (const int who : {0, 1, 2, 3, 99}) {
            CHECK(!decide(who, "place:0,0,0", seq, "junk"));
            CHECK(!decide(who, "draw:01.0", seq, "junk"));
            CHECK(!decide(who, "pass", seq + 1 + roll(5), "junk"));
        }
    }

    std::mt19937 dice_;
    std::vector<store::Entry> log_;
};

}  // namespace

TEST_CASE("whatever happens to connections and servers, every client ends with the same state") {
    const std::vector<rules::Setup> setups{
        {}, {.level = 3}, {.level = 5}, {.level = 6}, {.mode = rules::Mode::Ghosts}};
    for (std::uint32_t number = 0; number < simulations(15, 2); ++number) {
        CAPTURE(number);
        rules::Setup setup = setups[number % setups.size()];
        std::shuffle(setup.colours.begin(), setup.colours.end(), std::mt19937(number));
        Storm storm(number, setup);
        while (!storm.room.game->is_over()) {
            storm.step_once();
            storm.check();
        }
    }
}
