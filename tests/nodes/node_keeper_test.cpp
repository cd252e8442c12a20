#include "server/nodes/node_keeper.hpp"

#include "server/service/page_notes.hpp"
#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

#include <chrono>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using protocol::ErrorCode;

namespace {

store::NodeRecord node(const std::string& name, bool own = false) {
    store::NodeRecord record;
    record.node = name;
    record.address = "192.0.2.1:80";
    record.own = own;
    return record;
}

/// A keeper over a lobby whose store says what a test wants of the other servers.
class Keeping {
public:
    Keeping() { store().nodes_given = {node("this", true)}; }
    ~Keeping() {
        keeper_.stop();
        office.house.settle_for_now();
    }

    SpoiltStore& store() { return office.house.store(); }
    void begin(std::uint16_t port = 80) { keeper_.begin({"192.0.2.9", port}); }

    /// Lets time pass until that is so, which must not take long.
    template <class Condition>
    void until(Condition condition) {
        office.house.io().restart();
        const auto end = std::chrono::steady_clock::now() + 20s;
        while (!condition()) REQUIRE(office.house.io().run_one_until(end) > 0);
    }
    /// Until everything that was known when it is called has been heeded.
    void renewed() {
        const int seen = store().renewals + 2;
        until([this, seen] { return store().renewals >= seen; });
    }
    /// What a task gives while the keeper goes on.
    template <class T>
    T finished(asio::awaitable<T> task) {
        const Pending<T> pending(office.house.io(), std::move(task));
        until([&] { return pending.ready(); });
        return pending.get();
    }
    protocol::Result<std::shared_ptr<rooms::Room>> find(const std::string& id) {
        return finished(office.house.lobby().find(id));
    }

    Office office;
    std::vector<std::size_t> told;  ///< how many nodes there were, whenever that changed
    int banned = 0;
    metrics::Registry registry;
    bool counts(const std::string& sample) {
        return registry.text().find("\n" + sample + "\n") != std::string::npos;
    }

private:
    rooms::PageNotes pages_{office.house.watch(), store(), office.house.clock()};
    nodes::NodeKeeper keeper_{
        office.house.io().get_executor(),
        {store(), office.house.lobby(), office.bans, office.administration.announcements,
         office.administration.draining, office.administration.tilesets, pages_,
         [this] { ++banned; }, [this](const nodes::Nodes& nodes) { told.push_back(nodes.size()); },
         nodes::NodeMetrics(registry), 1ms}};
};

}  // namespace

TEST_CASE("a server tells the others where it is, once, and wakes the rooms that nobody has") {
    Keeping keeping;
    keeping.begin();
    keeping.renewed();
    CHECK(keeping.store().served == 1);
    CHECK(keeping.store().restless_asked == 1);
    CHECK(keeping.told == std::vector<std::size_t>{1});
}

TEST_CASE("a server tells the others who is at it") {
    Keeping keeping;
    House& house = keeping.office.house;
    const auto come = [&] { return house.players().ask(rooms::player::Come{{"Ana"}}); };
    const std::string ana = house.run(come()).value().at("id");
    const auto seen = [&] { return keeping.finished(house.store().players().find(ana)); };
    const std::int64_t came = house.run(house.store().players().find(ana)).value()->seen_ms;
    house.clock().pass(5000);
    house.watch().come(ana);
    keeping.begin();
    for (int i = 0; i < 9 && seen().value()->seen_ms == came; ++i) keeping.renewed();
    CHECK(seen().value()->seen_ms == came + 5000);
}

TEST_CASE("a server that cannot say where it is tries again") {
    Keeping keeping;
    keeping.store().sharing = SpoiltStore::Mode::Unavailable;
    keeping.begin();
    keeping.renewed();
    CHECK(keeping.store().restless_asked == 0);
    keeping.store().sharing = SpoiltStore::Mode::Sound;
    keeping.until([&] { return keeping.store().served == 1; });
}

TEST_CASE("a server that nobody is to reach says nothing of where it is") {
    Keeping keeping;
    keeping.begin(0);
    keeping.renewed();
    CHECK(keeping.store().served == 0);
    CHECK(keeping.store().restless_asked == 1);
}

TEST_CASE("a tile set that was switched on at another server is that of games here") {
    Keeping keeping;
    auto& sets = keeping.store().host_tilesets();
    const auto& mists = own_catalogue()[rules::Mode::Mists];
    const auto& joined = own_catalogue()[rules::Mode::Ghosts];
    store::AddHostTileset request{{mists.digest, joined.digest, "mine", 5},
                                  {{mists.digest, 5, mists.text}, {joined.digest, 5, joined.text}},
                                  50};
    REQUIRE(keeping.office.house.run(sets.add(std::move(request))));
    keeping.begin();
    REQUIRE(keeping.finished(sets.choose({mists.digest, 6})));
    const auto now = [&] { return keeping.office.house.tiles()[rules::Mode::Mists].digest; };
    keeping.until([&] { return now() == mists.digest; });
    REQUIRE(keeping.finished(sets.choose({{}, 7})));
    keeping.until([&] { return now() == catalogue()[rules::Mode::Mists].digest; });
}

TEST_CASE("when another server has gone, its rooms are woken here") {
    Keeping keeping;
    keeping.store().nodes_given.push_back(node("other"));
    keeping.begin();
    keeping.renewed();
    CHECK(keeping.store().restless_asked == 1);
    SUBCASE("it is gone") { keeping.store().nodes_given.pop_back(); }
    SUBCASE("another one is there instead") { keeping.store().nodes_given.back() = node("third"); }
    keeping.renewed();
    CHECK(keeping.store().restless_asked == 2);
    CHECK(keeping.told.size() == 2);
    CHECK(keeping.counts("mistward_takeovers_total{from=\"others\"} 1"));
    CHECK(keeping.counts("mistward_takeovers_total{from=\"this\"} 0"));
}

TEST_CASE("how many rooms a server has, and how many servers there are, is in its metrics") {
    Keeping keeping;
    keeping.store().nodes_given.push_back(node("other"));
    keeping.store().nodes_given.front().rooms = 3;
    keeping.begin();
    keeping.until([&] { return keeping.counts("mistward_node_rooms 3"); });
    CHECK(keeping.counts("mistward_nodes 2"));
}

TEST_CASE("a server whose tenure has lapsed lets go of its rooms while its renewal hangs") {
    Keeping keeping;
    auto& lobby = keeping.office.house.lobby();
    const std::string id = keeping.office.house.create().room.at("id");
    const auto before = keeping.office.house.find(id);
    keeping.begin();
    keeping.renewed();
    keeping.store().hold(keeping.office.house.io().get_executor());
    const int renewals = keeping.store().renewals;
    keeping.until([&] { return keeping.store().renewals > renewals; });
    keeping.store().tenure_given = store::Tenure{0, std::chrono::steady_clock::now()};
    keeping.until([&] { return keeping.finished(lobby.all_in_memory()).empty(); });
    CHECK(keeping.find(id).error().code == ErrorCode::StorageUnavailable);
    CHECK(keeping.counts("mistward_takeovers_total{from=\"this\"} 1"));

    keeping.store().let_go();
    keeping.store().tenure_given.reset();
    keeping.renewed();
    const auto after = keeping.find(id);
    REQUIRE(after);
    CHECK(*after != before);
}

TEST_CASE("a server that has become another one begins anew") {
    Keeping keeping;
    const std::string id = keeping.office.house.create().room.at("id");
    keeping.begin();
    keeping.renewed();
    const auto before = keeping.find(id);
    keeping.store().tenure_given = store::Tenure{1, store::Tenure{}.until.max()};
    keeping.renewed();
    const auto after = keeping.find(id);
    REQUIRE(after);
    CHECK(*after != *before);
    keeping.renewed();
    CHECK(keeping.find(id).value() == *after);
}

TEST_CASE("what administrators said at another server is heeded here") {
    Keeping keeping;
    keeping.store().nodes_given.push_back(node("other"));
    keeping.begin();
    keeping.renewed();
    auto& house = keeping.office.house;
    auto& administration = keeping.office.administration;
    SUBCASE("an announcement") {
        keeping.store().announced = store::AnnouncementRecord{"From afar.", 1000};
        keeping.renewed();
        const auto current = keeping.finished(administration.announcements.current());
        CHECK(current->at("announcement").at("text") == "From afar.");
    }
    SUBCASE("a drain") {
        keeping.store().nodes_given[0].drain = {true, house.clock().now_ms()};
        keeping.until([&] { return keeping.office.stopped == 1; });
    }
    SUBCASE("the drain of another server is not ours") {
        keeping.store().nodes_given[1].drain = {true, house.clock().now_ms()};
        keeping.renewed();
        CHECK(keeping.finished(administration.draining.current())->at("draining") == false);
    }
    SUBCASE("a ban") {
        store::BanRecord ban{"192.0.2.7", "spam", 1};
        REQUIRE(keeping.finished(house.store().put_ban(std::move(ban))));
        keeping.renewed();
        CHECK(keeping.banned == 1);
        CHECK(keeping.office.bans.all()->size() == 1);
    }
}

namespace {

/// This server and another one with their numbers of leases; of the rooms here, one is in use.
struct Crowded {
    Crowded(std::int64_t here, std::int64_t there, std::size_t idle)
        : table(keeping.office.house, 2) {
        table.start();
        for (std::size_t i = 0; i < idle; ++i) {
            rooms.push_back(keeping.office.house.create().room.at("id"));
        }
        auto& nodes = keeping.store().nodes_given;
        nodes = {node("this", true), node("other")};
        nodes[0].rooms = here;
        nodes[1].rooms = there;
    }

    /// Until the keeper has looked again how rooms are spread.
    void look(int times = 1) {
        const int seen = keeping.store().nodes_asked + times;
        keeping.until([&] { return keeping.store().nodes_asked >= seen; });
        keeping.renewed();
    }
    /// What other servers may have now.
    const std::vector<std::string>& given_up() { return keeping.store().released; }

    Keeping keeping;
    TestTable table;
    std::vector<std::string> rooms;  ///< those in which nobody is, the oldest first
};

}  // namespace

TEST_CASE("rooms in which nobody is are given up, some at a time, where another server has few") {
    Crowded crowd(40, 0, 11);
    crowd.keeping.begin();
    crowd.look();
    CHECK(crowd.given_up() == std::vector(crowd.rooms.begin(), crowd.rooms.begin() + 8));
    crowd.look();
    CHECK(crowd.given_up() == crowd.rooms);
    crowd.look();
    CHECK(crowd.given_up() == crowd.rooms);
    // The one in use is the same, and the others are to be had again, here as anywhere.
    CHECK(crowd.keeping.find(crowd.table.id).value() == crowd.table.room);
    CHECK(crowd.keeping.find(crowd.rooms.front()));
}

TEST_CASE("a quarter and eight rooms too many are tolerated, and one more is not") {
    Crowded crowd(24, 1, 20);
    crowd.keeping.begin();
    crowd.look();
    CHECK(crowd.given_up().empty());
    crowd.keeping.store().nodes_given[0].rooms = 25;
    crowd.look();
    CHECK(crowd.given_up().size() == 8);
}

TEST_CASE("rooms stay where they are while servers have about as many, or none is to get more") {
    struct Case {
        std::int64_t here, there;
        bool drains_here = false;
        bool drains_there = false;
    };
    for (const Case& now : {Case{40, 20}, Case{0, 40}, Case{16, 0}, Case{40, 0, true, false},
                            Case{40, 0, false, true}}) {
        CAPTURE(now.here);
        CAPTURE(now.there);
        Crowded crowd(now.here, now.there, 3);
        crowd.keeping.store().nodes_given[0].drain.is_draining = now.drains_here;
        crowd.keeping.store().nodes_given[1].drain.is_draining = now.drains_there;
        crowd.keeping.begin();
        crowd.look(2);
        CHECK(crowd.given_up().empty());
    }
}
