#pragma once

#include "protocol/admin_bodies.hpp"
#include "server/admin/audit_log.hpp"

#include "server/store/lease_records.hpp"

#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>

namespace mistward::rooms {
class Oversight;
}
namespace mistward::store {
class Store;
}

namespace mistward::admin {

/// Lets the games that are being played end, begins no others, then stops the server, and so do all
/// servers that run on its database. `from` is the IP address that it was asked from.
class Draining {
public:
    using Moment = std::chrono::steady_clock::time_point;

    /// All outlive it. `stop` ends the server in good manners; it is called once at most.
    Draining(const asio::any_io_executor& executor, AuditLog& log, rooms::Oversight& rooms,
             store::Store& store, std::function<void()> stop);

    /// `{"draining", "games", "stops_at"}`: whether, how many games are being played here, and when
    /// the server stops in any case. This and what follows gives it.
    AsyncResult<Json> current();
    AsyncResult<Json> begin(std::string from, protocol::Drain request);
    /// Games begin again; nothing happens if the server does not drain.
    AsyncResult<Json> take_back(std::string from);
    /// Takes in what the database said when it was asked at that moment, unless something was said
    /// here since.
    asio::awaitable<void> heed(store::DrainRecord drain, Moment asked);
    /// Waits for the end of no game any more. From any thread.
    void end_watch();

private:
    // These run on the strand.
    AsyncResult<Json> document();
    AsyncResult<Json> beginning(protocol::Drain request);
    AsyncResult<Json> keep_and_follow(store::DrainRecord drain);
    asio::awaitable<void> heeding(store::DrainRecord drain, Moment asked);
    void follow(const store::DrainRecord& drain);
    asio::awaitable<void> stop_when_drained(std::uint64_t number);
    asio::awaitable<bool> is_drained();

    static constexpr auto kNever = Moment::max();

    asio::any_io_executor strand_;
    AuditLog& log_;
    rooms::Oversight& rooms_;
    store::Store& store_;
    std::function<void()> stop_;
    asio::steady_timer look_;
    store::DrainRecord drain_;
    Moment deadline_ = kNever;
    Moment changed_;            ///< by whoever asked here
    std::uint64_t number_ = 0;  ///< of the drain, or of its end
};

}  // namespace mistward::admin
