#include "server/net/admin_door.hpp"

#include "server/log/log.hpp"
#include "server/net/request_reading.hpp"
#include "server/work/hop.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

constexpr std::size_t kMostGuessers = 1000;

Error wrong_token() { return {ErrorCode::Unauthorized, "the token is not the administrator's"}; }

Error too_many_guesses(Duration wait) {
    return {ErrorCode::RateLimited,
            "too many wrong tokens came from this address",
            {{"retry_after_ms", wait.count()}}};
}

}  // namespace

AdminDoor::AdminDoor(const asio::any_io_executor& executor, const admin::AdminToken& token,
                     const Limits& limits)
    : strand_(rooms::strand_over(executor)), token_(token), limits_(limits) {}

asio::awaitable<protocol::Result<void>> AdminDoor::check(const Request& request) {
    const auto shown = needed_token(request, "the administrator's token");
    if (!shown) co_return tl::unexpected(shown.error());
    if (token_.is(*shown)) co_return protocol::Result<void>();
    const addresses::ClientBlock client(request.source.address);
    auto error = co_await rooms::on(strand_, refusing(client));
    if (error.code == ErrorCode::RateLimited) {
        asio::steady_timer pause(co_await asio::this_coro::executor, limits_.guess_pause);
        co_await work::wait(pause);
    }
    co_return tl::unexpected(std::move(error));
}

asio::awaitable<Error> AdminDoor::refusing(addresses::ClientBlock client) {
    const auto now = TokenBucket::Clock::now();
    TokenBucket& guesses = guesses_of(client, now);
    if (!guesses.take(now)) co_return too_many_guesses(guesses.wait());
    log::warn("a wrong administrator's token came from {}", client.text());
    co_return wrong_token();
}

/// Beyond the bound whoever has guessed least is forgotten.
TokenBucket& AdminDoor::guesses_of(const addresses::ClientBlock& client,
                                   TokenBucket::Clock::time_point now) {
    const auto found = guesses_.find(client);
    if (found != guesses_.end()) return found->second;
    if (guesses_.size() >= kMostGuessers) {
        const auto debt = [now](const auto& guesser) { return guesser.second.debt(now); };
        guesses_.erase(std::ranges::min_element(guesses_, {}, debt));
    }
    const TokenBucket bucket(limits_.guesses_per_second, limits_.guess_burst, now);
    return guesses_.emplace(client, bucket).first->second;
}

}  // namespace mistward::net
