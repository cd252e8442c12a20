#pragma once

#include "server/net/compression/parted_body.hpp"
#include "server/net/limits.hpp"

#include <boost/asio/awaitable.hpp>

namespace mistward::net {

/// An answer that is written in parts, each as the client has read the one before. All on the
/// connection's strand; the connection ends with it.
class PartedAnswer {
public:
    virtual ~PartedAnswer() = default;

    /// Writes until it is complete, the client is gone or reads too slowly, or `stop`.
    virtual asio::awaitable<void> run(PartedBody& body, const Limits& limits) = 0;

    /// Listens to nobody any longer. Part of `run`, unless that could not go on.
    virtual asio::awaitable<void> leave() { co_return; }

    /// Ends it early. On the strand.
    virtual void stop() = 0;
};

}  // namespace mistward::net
