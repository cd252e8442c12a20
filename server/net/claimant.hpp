#pragma once

#include "server/net/http.hpp"
#include "server/net/router.hpp"
#include "server/service/players.hpp"

#include <optional>
#include <utility>

namespace mistward::net {

/// The player whose token the request shows, if it shows that of a player; one that has ended is
/// refused with `unauthorized`.
rooms::AsyncResult<std::optional<rooms::Claimant>> claimant_of(rooms::Players& players,
                                                               const Request& request);

/// Lets `answer(claimant)`, an `Answer`, speak for whoever that is.
template <class Speak>
asio::awaitable<protocol::Result<Outcome>> with_claimant(rooms::Players& players,
                                                         const Request& request, Speak answer) {
    auto claimant = co_await claimant_of(players, request);
    if (!claimant) co_return tl::unexpected(claimant.error());
    co_return co_await answer(std::move(*claimant));
}

}  // namespace mistward::net
