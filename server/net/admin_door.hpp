#pragma once

#include "server/address/client_block.hpp"
#include "server/admin/admin_token.hpp"
#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/token_bucket.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <map>

namespace mistward::net {

namespace asio = boost::asio;

/// Lets administrators in: holds the token that a request shows against the server's. The right one
/// opens at once, whatever others did; whoever shows wrong ones is slowed down. May be called from
/// any strand.
class AdminDoor {
public:
    /// `limits` outlives the door.
    AdminDoor(const asio::any_io_executor& executor, const admin::AdminToken& token,
              const Limits& limits);

    /// `unauthorized` or, after too many wrong tokens from one client and a pause, `rate_limited`
    /// for whoever may not come in. The request outlives the coroutine.
    asio::awaitable<protocol::Result<void>> check(const Request& request);

private:
    asio::awaitable<protocol::Error> refusing(addresses::ClientBlock client);
    TokenBucket& guesses_of(const addresses::ClientBlock& client,
                            TokenBucket::Clock::time_point now);

    asio::any_io_executor strand_;
    admin::AdminToken token_;
    const Limits& limits_;
    /// Of the clients that have shown wrong tokens.
    std::map<addresses::ClientBlock, TokenBucket> guesses_;
};

}  // namespace mistward::net
