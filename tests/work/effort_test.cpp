#include "server/work/effort.hpp"

#include <doctest/doctest.h>

#include <thread>

using namespace mistward::work;

TEST_CASE("what a job does is its own, and apart from what other threads do") {
    forget_efforts();
    note_entries(3);
    note_text(10);
    {
        const CountedJob job;
        note_entries(40);
        note_text(100);
        note_text(50);
        std::thread([] { note_entries(5); }).join();
        CHECK(job.effort().entries == 40);
        CHECK(job.effort().bytes == 150);
        CHECK(job.effort().largest_text == 100);
    }
    {
        const CountedJob job;
        note_entries(2);
    }
    const Efforts all = efforts();
    CHECK(all.jobs == 2);
    CHECK(all.in_jobs.entries == 42);
    CHECK(all.largest_job == 40);
    CHECK(all.elsewhere.entries == 8);
    CHECK(all.elsewhere.bytes == 10);
    forget_efforts();
    CHECK(efforts().in_jobs.entries == 0);
}
