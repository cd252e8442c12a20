#pragma once

#include "server/record/frame.hpp"

#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// Whether a client that is sent away may come back as it was.
enum class Goodbye { ComeBack, StayAway };

/// A connected client as a room sees it. Rooms call it on their own strand; an implementation posts
/// to its own and never blocks.
class Subscriber {
public:
    virtual ~Subscriber() = default;

    /// Queues a message; messages arrive in the order of the calls. A subscriber that falls too far
    /// behind drops its connection by itself.
    virtual void deliver(Frame frame) = 0;

    /// Queues messages that follow on each other.
    virtual void deliver_all(Frames frames) {
        for (const Frame& frame : *frames) deliver(frame);
    }

    /// Queues a snapshot after which nothing that was delivered before it matters any more.
    virtual void restart(Frame welcome) { deliver(std::move(welcome)); }

    /// False: it does not decide, and takes messages with an empty `legal` only. Does not change
    /// while it is attached.
    virtual bool wants_legal() const { return true; }

    /// The IP address of the client as text; empty if there is none. May be asked from any thread.
    virtual std::string address() const { return {}; }

    /// Ends the connection; the room has already forgotten the subscriber.
    virtual void close(Goodbye goodbye, const std::string& why) = 0;
};

}  // namespace mistward::rooms
