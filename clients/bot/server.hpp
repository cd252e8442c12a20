#pragma once

#include "clients/bot/transcript.hpp"
#include "protocol/server_url.hpp"

#include <memory>

namespace mistward::bot {

/// A server to talk to, and where to write down what is said, if anywhere.
struct Server {
    protocol::ServerUrl url;
    std::shared_ptr<Transcript> transcript = nullptr;
};

}  // namespace mistward::bot
