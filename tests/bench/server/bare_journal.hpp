#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace mistward::bench {

/// A database of moves with one writer, a thread. Whatever waits when it comes round is one
/// transaction. A database that cannot be written ends the process: there is nothing to measure.
class BareJournal {
public:
    struct Move {
        std::size_t room;
        std::string text;
        std::function<void()> committed;  ///< called by the writer once the move is on disk
    };

    explicit BareJournal(const char* path);

    /// Writes what still waits.
    ~BareJournal();

    BareJournal(const BareJournal&) = delete;
    BareJournal& operator=(const BareJournal&) = delete;

    /// From any thread.
    void append(Move move);

private:
    void check(int status);
    void run(const char* statement);
    void write_until(const std::stop_token& stop);
    void write(const std::vector<Move>& group);

    sqlite3* database_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
    std::mutex mutex_;
    std::condition_variable_any woken_;
    std::vector<Move> waiting_;
    std::jthread writer_;
};

}  // namespace mistward::bench
