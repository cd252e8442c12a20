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

TEST_CASE("a job that comes to more than its budget is ended, whatever it counts") {
    const auto ended_by = [](void (*note)(std::uint64_t), std::uint64_t amount) {
        const CountedJob job({.entries = 10, .bytes = 100});
        try {
            note(amount);
            note(amount);
        } catch (const JobEnded& ended) {
            return ended.refusal == Refusal::TooMuch;
        }
        return false;
    };
    CHECK_FALSE(ended_by(note_entries, 5));
    CHECK(ended_by(note_entries, 6));
    CHECK_FALSE(ended_by(note_read, 50));
    CHECK(ended_by(note_read, 51));
    CHECK(ended_by(note_text, 51));
    // No job: nobody is held to anything.
    note_entries(1'000'000'000);
}

TEST_CASE("what a job reads and what it builds come out of one budget") {
    const CountedJob job({.entries = 10, .bytes = 100});
    note_read(60);
    CHECK_THROWS_AS(note_text(41), JobEnded);
}
