#pragma once

#include "protocol/error.hpp"
#include "server/webhooks/addresses.hpp"

#include <string>

namespace mistward::webhooks {

// What players are told who ask for what they cannot have.

protocol::Error sends_none();
protocol::Error wrong_field(const std::string& field, const std::string& expected);

/// What can be told of a URL that was read, before anything is looked up.
protocol::Result<void> check_url(const std::string& field, const std::string& text, Reach reach);

}  // namespace mistward::webhooks
