#include "server/net/admin_door.hpp"

#include "server/net/request_reading.hpp"
#include "server/rooms/hop.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/strand.hpp>

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

constexpr std::size_t kMaxAddresses = 10'000;

/// Whoever has one IPv6 address has the 2^64 of its network.
asio::ip::address network_of(const asio::ip::address& address) {
    if (!address.is_v6()) return address;
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes);
}

Error wrong_token() { return {ErrorCode::Unauthorized, "the token is not the administrator's"}; }

Error too_many_guesses(Duration wait) {
    return {ErrorCode::RateLimited,
            "too many wrong tokens came from this address",
            {{"retry_after_ms", wait.count()}}};
}

}  // namespace

AdminDoor::AdminDoor(const asio::any_io_executor& executor, const admin::AdminToken& token,
                     const Limits& limits)
    : strand_(asio::make_strand(executor)), token_(token), limits_(limits) {}

asio::awaitable<protocol::Result<void>> AdminDoor::check(const Request& request) {
    auto shown = needed_token(request, "the administrator's token");
    if (!shown) co_return tl::unexpected(shown.error());
    co_return co_await rooms::on(strand_,
                                 checking(network_of(request.source.address), std::move(*shown)));
}

asio::awaitable<protocol::Result<void>> AdminDoor::checking(asio::ip::address address,
                                                            std::string shown) {
    const auto now = TokenBucket::Clock::now();
    const auto guesser = guesses_.find(address);
    if (guesser != guesses_.end() && !guesser->second.take(now)) {
        co_return tl::unexpected(too_many_guesses(guesser->second.wait()));
    }
    if (token_.is(shown)) {
        guesses_.erase(address);
        co_return protocol::Result<void>();
    }
    spdlog::warn("a wrong administrator's token came from {}", address.to_string());
    if (guesser == guesses_.end()) note_wrong(address, now);
    co_return tl::unexpected(wrong_token());
}

void AdminDoor::note_wrong(const asio::ip::address& address, TokenBucket::Clock::time_point now) {
    if (guesses_.size() >= kMaxAddresses) guesses_.erase(guesses_.begin());
    TokenBucket bucket(limits_.guesses_per_second, limits_.guess_burst, now);
    bucket.take(now);
    guesses_.emplace(address, bucket);
}

}  // namespace mistward::net
