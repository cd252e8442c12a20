#include "server/metrics/registry.hpp"
#include "server/store/readers.hpp"
#include "server/store/sqlite/sqlite_batches.hpp"
#include "server/store/submit.hpp"
#include "server/store/writer.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/scarce_memory.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>

#include <future>
#include <new>
#include <stdexcept>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

enum class Throws { Nowhere, InRun, InAnswer, AfterAnswer };

/// What a job was told, or how often it was told anything if that threw.
class PlantedJob final : public store::Job {
public:
    PlantedJob(Throws where, std::promise<std::optional<Failure>>& told)
        : where_(where), told_(told) {}

    bool run(store::Connection&) override {
        if (where_ == Throws::InRun) throw std::logic_error("planted");
        return true;
    }
    void answer() override {
        if (where_ == Throws::AfterAnswer) let_next_allocation_fail();
        told_.set_value({});
        if (where_ == Throws::InAnswer) throw std::bad_alloc();
    }
    void fail(Failure failure) override { told_.set_value(failure); }

private:
    const Throws where_;
    std::promise<std::optional<Failure>>& told_;
};

template <class Queue>
std::optional<Failure> told(Queue& queue, Throws where) {
    std::promise<std::optional<Failure>> told;
    queue.push(std::make_unique<PlantedJob>(where, told));
    return told.get_future().get();
}

/// A database thread goes on whatever a job throws.
template <class Queue>
void survives(Queue& queue) {
    CHECK(told(queue, Throws::Nowhere) == std::nullopt);
    CHECK(told(queue, Throws::InRun) == Failure::Unavailable);
    CHECK(told(queue, Throws::InAnswer) == std::nullopt);
    const auto too_much = [](store::Connection&) -> store::Result<int> { throw std::bad_alloc(); };
    const auto refused = await(store::submit<int>(queue, too_much));
    REQUIRE_FALSE(refused.has_value());
    CHECK(failure_of(refused) == Failure::Unavailable);
    CHECK(told(queue, Throws::Nowhere) == std::nullopt);
}

std::unique_ptr<store::SqliteConnection> connect(const TemporaryFolder& folder) {
    store::open_sqlite_store({folder / "m.db", {}, {}});
    return std::make_unique<store::SqliteConnection>((folder / "m.db").string(), "");
}

std::unique_ptr<store::Batches> batches(const TemporaryFolder& folder,
                                        const store::StoreMetrics& metrics) {
    return std::make_unique<store::SqliteBatches>(connect(folder), folder / "m.db", metrics);
}

}  // namespace

TEST_CASE("what a job throws refuses its batch, and the thread that writes goes on") {
    const TemporaryFolder folder;
    store::Writer writer(batches(folder, {}), {});
    survives(writer);
}

TEST_CASE("what a job throws refuses it, and the thread that reads goes on") {
    const TemporaryFolder folder;
    std::vector<std::unique_ptr<store::Connection>> connections;
    connections.push_back(connect(folder));
    store::Readers readers(std::move(connections), {});
    survives(readers);
}

TEST_CASE("a thread that writes needs no memory to go on to the next job" *
          doctest::skip(!kMemoryCanBeScarce)) {
    const TemporaryFolder folder;
    metrics::Registry registry;
    const store::StoreMetrics metrics(registry);
    store::Writer writer(batches(folder, metrics), metrics);
    CHECK(told(writer, Throws::Nowhere) == std::nullopt);
    forget_failed_allocations();
    CHECK(told(writer, Throws::AfterAnswer) == std::nullopt);
    // The next memory that is asked for is for the mark, after the commit.
    CHECK(told(writer, Throws::Nowhere) == std::nullopt);
    CHECK(has_allocation_failed());
    store::LargeWrites large(writer);
    store::QuietWrites quiet(writer);
    CHECK(told(large, Throws::AfterAnswer) == std::nullopt);
    CHECK(told(quiet, Throws::AfterAnswer) == std::nullopt);
    CHECK(told(large, Throws::Nowhere) == std::nullopt);
}
