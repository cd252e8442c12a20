#include "server/work/fair_queue.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <map>
#include <random>
#include <string>
#include <vector>

using namespace mistward::work;

namespace {

/// A queue of named jobs: the address is a letter, the room a digit, as in "a1".
struct Jobs {
    explicit Jobs(const QueueLimits& limits = {}) : queue(limits) {}

    tl::expected<void, Refusal> push(const std::string& name, Urgency urgency = Urgency::Awaited) {
        const Key key{name.substr(0, 1), name.substr(1, 1)};
        return queue.push(Ticket{++tickets}, key, urgency, std::string(name));
    }

    void push_all(const std::vector<std::string>& names) {
        for (const auto& name : names) REQUIRE(push(name));
    }

    std::vector<std::string> pop_all() {
        std::vector<std::string> names;
        while (const auto name = queue.pop()) names.push_back(*name);
        return names;
    }

    FairQueue<std::string> queue;
    std::uint64_t tickets = 0;
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("an address with many jobs delays another by one of them at most") {
    Jobs jobs;
    jobs.push_all({"a1", "a1", "a1", "b1"});
    CHECK(jobs.pop_all() == Names{"a1", "b1", "a1", "a1"});
}

TEST_CASE("the rooms of an address take turns") {
    Jobs jobs;
    jobs.push_all({"a1", "a1", "a2", "b1", "b1"});
    CHECK(jobs.pop_all() == Names{"a1", "b1", "a2", "b1", "a1"});
}

TEST_CASE("the jobs of one room keep their order") {
    Jobs jobs;
    jobs.push_all({"a1 first", "a1 second", "a1 third"});
    CHECK(jobs.pop_all() == Names{"a1 first", "a1 second", "a1 third"});
}

TEST_CASE("whoever comes back at once comes after all who wait") {
    Jobs jobs;
    jobs.push_all({"a1", "b1", "c1"});
    CHECK(*jobs.queue.pop() == "a1");
    jobs.push_all({"a1"});
    CHECK(jobs.pop_all() == Names{"b1", "c1", "a1"});
}

TEST_CASE("what is awaited goes first, and the rest has its turn all the same") {
    Jobs jobs({100, 100, 2});
    REQUIRE(jobs.push("z1", Urgency::Background));
    REQUIRE(jobs.push("z1", Urgency::Background));
    jobs.push_all({"a1", "a1", "a1", "a1", "a1"});
    CHECK(jobs.pop_all() == Names{"a1", "a1", "z1", "a1", "a1", "z1", "a1"});
}

TEST_CASE("what is awaited alone runs on, and what is not awaited needs no company") {
    Jobs jobs({100, 100, 1});
    jobs.push_all({"a1", "a1", "a1"});
    CHECK(jobs.pop_all() == Names{"a1", "a1", "a1"});
    REQUIRE(jobs.push("z1", Urgency::Background));
    CHECK(jobs.pop_all() == Names{"z1"});
    CHECK(!jobs.queue.pop());
}

TEST_CASE("people can always go first, and how many of them wait is known") {
    Jobs jobs({100, 100, std::numeric_limits<std::size_t>::max()});
    REQUIRE(jobs.push("z1", Urgency::Background));
    for (int i = 0; i < 20; ++i) jobs.push_all({"a1"});
    CHECK(jobs.queue.size(Urgency::Awaited) == 20);
    CHECK(jobs.queue.size(Urgency::Background) == 1);
    jobs.queue.remove(Ticket{2});
    for (int i = 0; i < 19; ++i) CHECK(*jobs.queue.pop() == "a1");
    CHECK(jobs.queue.size(Urgency::Awaited) == 0);
    CHECK(jobs.pop_all() == Names{"z1"});
    CHECK(jobs.queue.size(Urgency::Background) == 0);
}

TEST_CASE("the queue is bounded for each address and in all") {
    Jobs jobs({3, 2, 4});
    jobs.push_all({"a1", "a2"});
    CHECK(jobs.push("a3").error() == Refusal::AddressFull);
    CHECK(jobs.push("a1", Urgency::Background).error() == Refusal::AddressFull);
    jobs.push_all({"b1"});
    CHECK(jobs.push("c1").error() == Refusal::QueueFull);
    CHECK(jobs.queue.size() == 3);
    jobs.queue.pop();
    CHECK(jobs.push("a3"));
}

TEST_CASE("a job that was removed is not given out and takes no place") {
    Jobs jobs({3, 2, 4});
    jobs.push_all({"a1", "a2", "b1"});
    CHECK(*jobs.queue.remove(Ticket{2}) == "a2");
    CHECK(!jobs.queue.remove(Ticket{2}));
    CHECK(jobs.queue.size() == 2);
    CHECK(jobs.push("a3"));
    CHECK(jobs.pop_all() == Names{"a1", "b1", "a3"});
    CHECK(!jobs.queue.remove(Ticket{1}));
}

TEST_CASE("whatever comes and goes, each job is given out once and within a round of turns") {
    constexpr unsigned kAddresses = 6;
    std::mt19937 chance(7);
    Jobs jobs({200, 60, 4});
    std::size_t pushed = 0;
    std::size_t given = 0;
    std::map<char, std::size_t> waiting;
    std::map<char, std::size_t> passed;  // how often others were given out meanwhile
    for (int i = 0; i < 20'000; ++i) {
        if (chance() % 2 == 0) {
            const std::string name{static_cast<char>('a' + chance() % kAddresses),
                                   static_cast<char>('0' + chance() % 3)};
            if (jobs.push(name)) {
                ++pushed;
                ++waiting[name[0]];
            }
        } else if (const auto name = jobs.queue.pop()) {
            ++given;
            --waiting[(*name)[0]];
            for (const auto& [address, count] : waiting) {
                passed[address] = count > 0 && address != (*name)[0] ? passed[address] + 1 : 0;
                REQUIRE(passed[address] < kAddresses);
            }
        }
    }
    CHECK(given + jobs.pop_all().size() == pushed);
}
