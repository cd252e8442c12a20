#pragma once

#include "server/net/router.hpp"
#include "server/service/repeats.hpp"

#include <functional>
#include <optional>

namespace mistward::net {

using Made = rooms::AsyncResult<protocol::Json>;

/// Makes what a request asks for, and gives the document of what was made, which is kept with it
/// for `once`. Without it, nobody asks again.
using Make =
    std::function<Made(const Request&, const Captures&, const std::optional<rooms::Once>& once)>;

/// How the document is answered, the first time and again.
using ShowMade = Response (*)(const protocol::Json&);

/// A handler that makes something once, however often a request with the same Idempotency-Key
/// comes: whoever asks again, with the same token or else from the same network, gets the same
/// answer. Refusals are not kept. `repeats` outlives it.
Handler repeatable(rooms::Repeats& repeats, Make make, ShowMade show);

}  // namespace mistward::net
