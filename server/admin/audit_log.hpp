#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "server/store/admin_records.hpp"
#include "server/work/hop.hpp"
#include "server/work/turnstile.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace mistward::rooms {
class Clock;
}
namespace mistward::store {
class Store;
}

namespace mistward::admin {

namespace asio = boost::asio;
using protocol::Json;

template <class T>
using AsyncResult = asio::awaitable<protocol::Result<T>>;

using Work = std::function<AsyncResult<Json>()>;

/// Something that an administrator wants done.
struct Act {
    std::string from;    ///< the IP address that it was asked from
    std::string name;    ///< such as "close_room"
    std::string target;  ///< a room, a seat as "<room>/<seat>", an address; empty: the server
    Json details = Json::object();
};

/// The acts of administrators, in the store. Acts are carried out one at a time, and each is on
/// disk before it happens: what cannot be noted is not done. One that is refused or fails is
/// followed by a `not_done` that names its number. May be called from any strand.
class AuditLog {
public:
    /// The store and the clock outlive the log.
    AuditLog(const asio::any_io_executor& executor, store::Store& store, const rooms::Clock& clock);

    /// What time it is for the acts: milliseconds since the Unix epoch, UTC.
    std::int64_t now_ms() const;

    /// Notes `act`, then does `work` and gives its value. What has been
    /// noted is carried out even if nobody waits for it any more.
    AsyncResult<Json> carry_out(Act act, Work work);

    /// A page of it, the newest first; only what has a lower number than `before`.
    AsyncResult<Json> page(std::optional<std::int64_t> before);

private:
    AsyncResult<Json> carrying_out(Act act, Work work);
    store::ActRecord record(const Act& act) const;
    AsyncResult<std::int64_t> note(const Act& act);
    asio::awaitable<void> note_not_done(const Act& act, std::int64_t number,
                                        const protocol::Error& error);

    asio::any_io_executor strand_;
    rooms::Turnstile turnstile_;
    store::Store& store_;
    const rooms::Clock& clock_;
};

}  // namespace mistward::admin
