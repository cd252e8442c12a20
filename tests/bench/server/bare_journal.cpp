#include "tests/bench/server/bare_journal.hpp"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>

namespace mistward::bench {

BareJournal::BareJournal(const char* path) {
    check(sqlite3_open(path, &database_));
    run("PRAGMA journal_mode=WAL");
    run("PRAGMA synchronous=FULL");
    run("CREATE TABLE moves(number INTEGER PRIMARY KEY, room INTEGER, text TEXT)");
    check(sqlite3_prepare_v2(database_, "INSERT INTO moves(room, text) VALUES(?, ?)", -1, &insert_,
                             nullptr));
    writer_ = std::jthread([this](const std::stop_token& stop) { write_until(stop); });
}

BareJournal::~BareJournal() {
    writer_.request_stop();
    writer_.join();
    sqlite3_finalize(insert_);
    sqlite3_close(database_);
}

void BareJournal::append(Move move) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(move));
    }
    woken_.notify_one();
}

void BareJournal::check(int status) {
    if (status == SQLITE_OK || status == SQLITE_DONE) return;
    std::fprintf(stderr, "the journal cannot be written: %s\n", sqlite3_errmsg(database_));
    std::_Exit(1);
}

void BareJournal::run(const char* statement) {
    check(sqlite3_exec(database_, statement, nullptr, nullptr, nullptr));
}

void BareJournal::write_until(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (woken_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
        std::vector<Move> group;
        group.swap(waiting_);
        lock.unlock();
        write(group);
        lock.lock();
    }
}

void BareJournal::write(const std::vector<Move>& group) {
    run("BEGIN");
    for (const Move& move : group) {
        sqlite3_bind_int64(insert_, 1, static_cast<sqlite3_int64>(move.room));
        sqlite3_bind_text(insert_, 2, move.text.data(), static_cast<int>(move.text.size()),
                          SQLITE_STATIC);
        check(sqlite3_step(insert_));
        check(sqlite3_reset(insert_));
    }
    run("COMMIT");
    for (const Move& move : group) move.committed();
}

}  // namespace mistward::bench
