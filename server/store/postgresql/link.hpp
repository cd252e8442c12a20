#pragma once

#include "server/store/postgresql/address.hpp"
#include "server/store/postgresql/closing.hpp"
#include "server/store/postgresql/patience.hpp"

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace mistward::store {

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using ResultPtr = std::unique_ptr<PGresult, ClearResult>;

/// The parameters of a statement, each null, or bytes in PostgreSQL's binary form.
struct Parameters {
    std::vector<Oid> types;
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    int count() const { return static_cast<int>(values.size()); }
};

/// A connection of libpq that carries commands in flights: what is queued goes out at once and is
/// answered by one round trip. Nothing waits longer than `Patience` says, and hardly at all once
/// `closing` is set. After an error that `is_lost` it is of no use any more.
class Link {
public:
    /// Connects. Throws `PostgresqlError`, without the password.
    Link(const Address& address, const Patience& patience, const Closing& closing);
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    // Queue commands for the next flight. What they are given must live until then.

    void queue(const char* sql);
    void queue_preparing(const std::string& name, const std::string& sql, const Parameters& types);
    void queue_prepared(const std::string& name, const Parameters& parameters);

    /// Sends what is queued, and gives an answer to each; the first error ends the flight, so that
    /// what was queued after it is not done. Throws only if the link is lost.
    std::vector<ResultPtr> fly();

    /// Runs one or several statements that give no rows.
    void execute(const std::string& sql);

    /// The address of this machine that the connection is made from; empty if it is no socket of a
    /// network.
    std::string local_address() const;

    /// Whether a transaction is under way, failed or not.
    bool in_transaction() const;
    /// Whether it is known to be of no use; looks at what has arrived meanwhile.
    bool is_lost();
    /// How many commands are queued.
    std::size_t queued() const { return queued_; }

private:
    using Clock = std::chrono::steady_clock;

    /// Tries each host in turn.
    void connect(const Address& address);
    void connect(const Address::Settings& settings);
    void hear(const PGresult* notice);
    void wait_for(short events, Clock::time_point deadline);
    void flush(Clock::time_point deadline);
    ResultPtr next(Clock::time_point deadline);
    void check_sent(int sent);
    [[noreturn]] void lose(const std::string& why);

    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    const Patience patience_;
    const Closing& closing_;
    std::unique_ptr<PGconn, Finish> connection_;
    std::size_t queued_ = 0;
    bool is_unsure_ = false;  ///< a COMMIT may be lost although it was answered
};

}  // namespace mistward::store
