#pragma once

#include "protocol/json.hpp"

#include <ostream>

namespace mistward::bot {

using protocol::Json;

/// Writes down what a client and a server say to each other, one JSON object a line, for others to
/// test their clients against (protocol/transcripts/README.md):
///
///     {"request":{"method":"POST","target":"/api/v1/rooms","body":{...}},"answer":{"status":201,"body":{...}}}
///     {"send":{"type":"hello",...}}
///     {"receive":{"type":"welcome",...}}
///
/// The tokens in it open seats as long as the room exists.
class Transcript {
public:
    /// `out` must outlive the transcript.
    explicit Transcript(std::ostream& out) : out_(out) {}

    void sent(const Json& message) { line({{"send", message}}); }
    void received(const Json& message) { line({{"receive", message}}); }
    void called(const Json& request, unsigned status, const Json& body) {
        line({{"request", request}, {"answer", {{"status", status}, {"body", body}}}});
    }

private:
    void line(const Json& json) { out_ << json.dump() << std::endl; }

    std::ostream& out_;
};

}  // namespace mistward::bot
