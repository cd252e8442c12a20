#include "server/webhooks/places.hpp"

#include "server/webhooks/turns.hpp"
#include "server/work/begin.hpp"
#include "server/work/wait.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace mistward;
using namespace std::chrono_literals;
using webhooks::Places;
using webhooks::Turns;

namespace {

namespace asio = boost::asio;

/// Deliveries that begin when they have their turn, and end when they are told to.
struct Queue {
    explicit Queue(const webhooks::TurnBounds& bounds) : turns(context.get_executor(), bounds) {}

    /// What is under way holds places, which are here.
    ~Queue() {
        while (!turns.is_idle()) {
            for (const auto& [name, end] : ends) end->cancel();
            context.restart();
            context.poll();
        }
    }

    void come(const std::string& name, const std::string& player, const std::string& host) {
        work::begin(context.get_executor(), deliver(name, player, host));
        context.restart();
        context.poll();
    }
    void end(const std::string& name) {
        ends.at(name)->cancel();
        context.restart();
        context.poll();
    }

    asio::awaitable<void> deliver(std::string name, std::string player, std::string host) {
        auto turn = co_await turns.enter(player, host);
        begun.push_back(name);
        ends[name] = std::make_shared<asio::steady_timer>(context, 1h);
        turn.may_be_cut([this, name] {
            cut.push_back(name);
            ends[name]->cancel();
        });
        co_await work::wait(*ends[name]);
        turn.may_not_be_cut();
    }

    std::vector<std::string> begun;
    asio::io_context context;
    Turns turns;
    std::map<std::string, std::shared_ptr<asio::steady_timer>> ends;
    std::vector<std::string> cut;
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a host has so many turns at a time, and what waits for them delays no other host") {
    Queue queue({10, 2, 10, 1h});
    for (const std::string name : {"a", "b", "c", "d"}) queue.come(name, name, "slow");
    queue.come("e", "e", "other");
    CHECK(queue.begun == Names{"a", "b", "e"});
    queue.end("b");
    queue.end("a");
    CHECK(queue.begun == Names{"a", "b", "e", "c", "d"});
}

TEST_CASE("a player has so many turns at a time, at whichever hosts") {
    Queue queue({10, 10, 2, 1h});
    for (const std::string name : {"a", "b", "c"}) queue.come(name, "greedy", name);
    queue.come("d", "other", "a");
    CHECK(queue.begun == Names{"a", "b", "d"});
    queue.end("a");
    CHECK(queue.begun == Names{"a", "b", "d", "c"});
}

TEST_CASE("where all turns are taken, hosts and players come in turn, however many each has") {
    Queue queue({1, 2, 2, 1h});
    queue.come("first", "x", "x");
    for (const std::string name : {"a1", "a2", "a3", "a4"}) queue.come(name, name, "a");
    for (const std::string name : {"b1", "b2", "b3"}) queue.come(name, "b", name);
    queue.come("c", "c", "c");
    for (const std::string name : {"first", "a1", "a2", "b1", "b2", "c", "a3", "a4"}) {
        queue.end(name);
    }
    CHECK(queue.begun == Names{"first", "a1", "a2", "b1", "b2", "c", "a3", "a4", "b3"});
}

TEST_CASE("while one waits, whoever has been at it for longest is cut short, one for each") {
    Queue queue({3, 9, 9, 1ms});
    for (const std::string name : {"a", "b", "c"}) queue.come(name, name, name);
    CHECK(queue.cut.empty());
    queue.come("d", "d", "d");
    queue.context.restart();
    while (queue.begun.size() < 4) queue.context.run_one();
    CHECK(queue.cut == Names{"a"});
    CHECK(queue.begun == Names{"a", "b", "c", "d"});
}

TEST_CASE("nobody is cut short before their time, or while nobody waits") {
    Queue queue({1, 9, 9, 1h});
    queue.come("a", "a", "a");
    queue.come("b", "b", "b");
    CHECK(queue.cut.empty());
    queue.end("a");
    CHECK(queue.begun == Names{"a", "b"});
}

TEST_CASE("hosts and players are forgotten with their last turn") {
    Queue queue({9, 1, 1, 1h});
    for (int round = 0; round < 3; ++round) {
        queue.come("a", "a", "a");
        queue.come("b", "a", "a");
        queue.end("a");
        queue.end("b");
    }
    CHECK(queue.begun.size() == 6);
    CHECK(queue.turns.is_idle());
}
