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

    /// Lets time pass until that is so.
    template <class Condition>
    void until(Condition condition) {
        office.house.io().restart();
        while (!condition()) office.house.io().run_one();
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
