#include "server/work/worker_pool.hpp"

#include "server/work/busy.hpp"
#include "server/work/effort.hpp"
#include "tests/store/child.hpp"

#include <doctest/doctest.h>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <atomic>
#include <cstdlib>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace mistward::work;

namespace {

struct Rethrow {
    void operator()(const std::exception_ptr& error) const {
        if (error) std::rethrow_exception(error);
    }
};

/// A job that waits until it is let go.
struct Gate {
    void wait() {
        begun.set_value();
        open.get_future().wait();
    }
    std::promise<void> begun;
    std::promise<void> open;
};

}  // namespace

TEST_CASE("a task is done on another thread and comes back to whoever asked") {
    WorkerPool pool({1});
    asio::io_context loop;
    std::thread::id done_on;
    std::thread::id back_on;
    int value = 0;
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto task = [&] {
            done_on = std::this_thread::get_id();
            return 42;
        };
        const auto outcome = co_await pool.run({"a", "1"}, task);
        value = outcome.value();
        back_on = std::this_thread::get_id();
    };
    asio::co_spawn(loop, ask(), Rethrow{});
    loop.run();
    CHECK(value == 42);
    CHECK(done_on != std::this_thread::get_id());
    CHECK(back_on == std::this_thread::get_id());
}

TEST_CASE("what a task throws is thrown to whoever asked, and the pool goes on") {
    WorkerPool pool({1});
    asio::io_context loop;
    std::string said;
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto fail = []() -> int { throw std::runtime_error("no such thing"); };
        try {
            co_await pool.run({}, fail);
        } catch (const std::runtime_error& error) {
            said = error.what();
        }
        const auto work = [] { return 1; };
        CHECK((co_await pool.run({}, work)).value() == 1);
    };
    asio::co_spawn(loop, ask(), Rethrow{});
    loop.run();
    CHECK(said == "no such thing");
}

TEST_CASE("a full queue refuses at once and says whose it is") {
    WorkerPool pool({1, {2, 1, 4}});
    Gate gate;
    asio::io_context loop;
    std::vector<std::optional<Refusal>> refusals(4);
    const auto ask = [&](std::size_t index, std::string address) -> asio::awaitable<void> {
        const auto wait = [&gate, index] {
            if (index == 0) gate.wait();
            return 0;
        };
        const auto outcome = co_await pool.run({std::move(address), ""}, wait);
        if (!outcome) refusals[index] = outcome.error();
        if (index == 3) gate.open.set_value();
    };
    asio::co_spawn(loop, ask(0, "a"), Rethrow{});
    loop.poll();
    gate.begun.get_future().wait();
    asio::co_spawn(loop, ask(1, "a"), Rethrow{});
    loop.poll();
    asio::co_spawn(loop, ask(2, "a"), Rethrow{});
    loop.poll();
    CHECK(refusals[2] == Refusal::AddressFull);
    const auto other = [&]() -> asio::awaitable<void> {
        const auto nothing = [] { return 0; };
        const auto outcome = co_await pool.run({"b", ""}, nothing);
        CHECK(outcome.has_value());
    };
    asio::co_spawn(loop, other(), Rethrow{});
    loop.poll();
    CHECK(pool.waiting() == 2);
    asio::co_spawn(loop, ask(3, "c"), Rethrow{});
    loop.run();
    CHECK(refusals[3] == Refusal::QueueFull);
    CHECK(!refusals[0]);
    CHECK(!refusals[1]);
}

TEST_CASE("a job whose caller has gone is dropped before it begins") {
    WorkerPool pool({1});
    Gate gate;
    asio::io_context loop;
    bool done = false;
    bool aborted = false;
    asio::cancellation_signal signal;
    const auto hold = [&]() -> asio::awaitable<void> {
        const auto wait = [&] {
            gate.wait();
            return 0;
        };
        co_await pool.run({"a", ""}, wait);
    };
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto work = [&] {
            done = true;
            return 0;
        };
        co_await pool.run({"a", ""}, work);
    };
    const auto ended = [&](const std::exception_ptr& error) {
        try {
            if (error) std::rethrow_exception(error);
        } catch (const boost::system::system_error& thrown) {
            aborted = thrown.code() == asio::error::operation_aborted;
        }
        gate.open.set_value();
    };
    asio::co_spawn(loop, hold(), Rethrow{});
    asio::co_spawn(loop, ask(), asio::bind_cancellation_slot(signal.slot(), ended));
    loop.poll();
    gate.begun.get_future().wait();
    CHECK(pool.waiting() == 1);
    signal.emit(asio::cancellation_type::terminal);
    loop.poll();
    CHECK(pool.waiting() == 0);
    loop.run();
    CHECK(aborted);
    CHECK(!done);
}

TEST_CASE("a stop refuses what waits and what comes, and finishes what runs") {
    WorkerPool pool({1});
    Gate gate;
    asio::io_context loop;
    std::vector<std::string> said(3);
    const auto ask = [&](std::size_t index) -> asio::awaitable<void> {
        const auto work = [&gate, index] {
            if (index == 0) gate.wait();
            return 0;
        };
        const auto outcome = co_await pool.run({"a", ""}, work);
        said[index] =
            outcome ? "done" : (outcome.error() == Refusal::Stopping ? "stopping" : "refused");
    };
    asio::co_spawn(loop, ask(0), Rethrow{});
    asio::co_spawn(loop, ask(1), Rethrow{});
    loop.poll();
    gate.begun.get_future().wait();
    pool.stop();
    asio::co_spawn(loop, ask(2), Rethrow{});
    loop.poll();
    CHECK(said == std::vector<std::string>{"", "stopping", "stopping"});
    gate.open.set_value();
    loop.run();
    CHECK(said[0] == "done");
}

TEST_CASE("a job beyond its budget is refused, and the pool goes on") {
    mistward::metrics::Registry registry;
    WorkerPool pool({1, {}, WorkMetrics(registry, "games"), {.entries = 100, .bytes = 100}});
    asio::io_context loop;
    const auto ask = [&]() -> asio::awaitable<void> {
        bool went_on = false;
        const auto too_much = [&] {
            note_entries(101);
            went_on = true;
            return 0;
        };
        const auto refused = co_await pool.run({"a", ""}, too_much);
        CHECK(refused.error() == Refusal::TooMuch);
        CHECK_FALSE(went_on);
        const auto all_there_is = [] {
            note_entries(100);
            return 7;
        };
        const auto done = co_await pool.run({"a", ""}, all_there_is);
        CHECK(done.value() == 7);
    };
    asio::co_spawn(loop, ask(), Rethrow{});
    loop.run();
    CHECK(registry.text().find("reason=\"too_much\"} 1") != std::string::npos);
}

TEST_CASE("a stop ends a job under way when it next says what it has done") {
    WorkerPool pool({1});
    Gate gate;
    asio::io_context loop;
    bool stopped = false;
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto endless = [&] {
            gate.wait();
            for (;;) note_read(0);
            return 0;
        };
        const auto outcome = co_await pool.run({"a", ""}, endless);
        stopped = outcome.error() == Refusal::Stopping;
    };
    asio::co_spawn(loop, ask(), Rethrow{});
    loop.poll();
    gate.begun.get_future().wait();
    pool.stop();
    gate.open.set_value();
    loop.run();
    CHECK(stopped);
}

TEST_CASE("the end of the process waits for no job, not even for one that never ends") {
    const int status = mistward::test::in_child([] {
        asio::io_context loop;
        WorkerPool pool({1});
        Gate gate;
        const auto ask = [&]() -> asio::awaitable<void> {
            const auto endless = [&] {
                gate.wait();
                return 0;
            };
            co_await pool.run({"a", ""}, endless);
        };
        asio::co_spawn(loop, ask(), Rethrow{});
        loop.poll();
        gate.begun.get_future().wait();
        pool.stop();
        leave_if_busy([](Loss loss) {
            if (loss != Loss::Some) std::_Exit(EXIT_FAILURE);
        });
    });
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == EXIT_SUCCESS);
}

TEST_CASE("nobody leaves whom nothing keeps") {
    WorkerPool pool({1});
    leave_if_busy([](Loss) { FAIL("nothing is at work"); });
    CHECK(busy_threads() == 0);
}

TEST_CASE("whoever says the farewell knows whether anything is lost") {
    const int status = mistward::test::in_child([] {
        const Busy busy(Loss::None);
        leave_if_busy([](Loss loss) {
            if (loss != Loss::None) std::_Exit(EXIT_FAILURE);
        });
    });
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == EXIT_SUCCESS);
}

TEST_CASE("the end of a pool answers everybody before it returns") {
    asio::io_context loop;
    std::size_t answered = 0;
    std::optional<WorkerPool> pool(std::in_place, PoolOptions{2, {}, {}});
    // It lives until all have been answered: a coroutine reads what its lambda captured.
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto work = [] { return std::string(1000, 'x'); };
        co_await pool->run({"a", ""}, work);
        ++answered;
    };
    for (int i = 0; i < 50; ++i) asio::co_spawn(loop, ask(), Rethrow{});
    loop.poll();
    pool.reset();
    loop.run();
    CHECK(answered == 50);
}

TEST_CASE("what a job counts shows in the pool's metrics, and no job is left in them") {
    mistward::metrics::Registry registry;
    forget_efforts();
    {
        WorkerPool pool({2, {}, WorkMetrics(registry, "games")});
        asio::io_context loop;
        const auto ask = [&]() -> asio::awaitable<void> {
            const auto work = [] {
                note_entries(7);
                note_text(11);
                return 0;
            };
            co_await pool.run({"a", ""}, work);
        };
        for (int i = 0; i < 10; ++i) asio::co_spawn(loop, ask(), Rethrow{});
        loop.run();
    }
    const std::string text = registry.text();
    const auto tells = [&](const std::string& line) {
        return text.find(line) != std::string::npos;
    };
    CHECK(tells("mistward_work_entries_total{pool=\"games\"} 70"));
    CHECK(tells("mistward_work_bytes_total{pool=\"games\"} 110"));
    CHECK(tells("mistward_work_waiting_jobs{pool=\"games\"} 0"));
    CHECK(tells("mistward_work_running_jobs{pool=\"games\"} 0"));
    CHECK(tells("mistward_work_seconds_count{pool=\"games\"} 10"));
    CHECK(tells("mistward_work_wait_seconds_count{pool=\"games\"} 10"));
    CHECK(efforts().in_jobs.entries == 70);
    CHECK(efforts().elsewhere.entries == 0);
}

TEST_CASE("callers on many threads and their cancellations leave nothing behind") {
    WorkerPool pool({3, {64, 16, 4}});
    asio::io_context loops;
    std::atomic<int> ended = 0;
    constexpr int kCallers = 400;
    std::vector<std::unique_ptr<asio::cancellation_signal>> signals;
    for (int i = 0; i < kCallers; ++i) {
        signals.push_back(std::make_unique<asio::cancellation_signal>());
        const auto ask = [](WorkerPool& to, int n) -> asio::awaitable<void> {
            const auto work = [] { return 0; };
            co_await to.run({std::to_string(n % 7), std::to_string(n % 3)}, work);
        };
        asio::co_spawn(
            loops, ask(pool, i),
            asio::bind_cancellation_slot(signals.back()->slot(),
                                         [&ended](const std::exception_ptr&) { ++ended; }));
    }
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 3; ++i) threads.emplace_back([&loops] { loops.run(); });
    }
    CHECK(ended == kCallers);
    CHECK(pool.waiting() == 0);
}
