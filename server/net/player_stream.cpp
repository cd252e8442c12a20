#include "server/net/player_stream.hpp"

#include "server/net/await.hpp"
#include "server/net/spawn.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace mistward::net {

namespace {

/// Beyond so many rooms it is simpler to look at all.
constexpr std::size_t kMostHeard = 32;
/// What happens at other servers that share the database is seen at the latest after that time.
constexpr std::chrono::seconds kLookAgain{5};

}  // namespace

PlayerStream::PlayerStream(asio::any_io_executor executor, rooms::Players& players,
                           rooms::PlayerWatch& watch, std::string token, std::string address)
    : executor_(std::move(executor)),
      players_(players),
      watch_(watch),
      token_(std::move(token)),
      address_(std::move(address)),
      news_(executor_) {}

/// Hears before it looks, so that nothing is missed between the two.
rooms::AsyncResult<rooms::Done> PlayerStream::open() {
    rooms::player::Who who{token_};
    const auto claimant = co_await players_.ask(std::move(who));
    if (!claimant) co_return tl::unexpected(claimant.error());
    player_ = claimant->id;
    watch_.add(player_, shared_from_this());
    rooms::player::Look all{token_, address_};
    auto sight = co_await players_.ask(std::move(all));
    if (!sight) {
        watch_.remove(player_, this);
        co_return tl::unexpected(sight.error());
    }
    seen_ = std::move(*sight);
    co_return rooms::Done{};
}

asio::awaitable<void> PlayerStream::run(PartedBody& body, const Limits& limits) {
    using asio::experimental::awaitable_operators::operator||;
    keepalive_time_ = limits.keepalive_time;
    const bool begun = co_await body.begin("application/x-ndjson");
    if (begun) co_await (write_events(body) || body.await_end());
    co_await leave();
}

asio::awaitable<void> PlayerStream::leave() {
    watch_.remove(player_, this);
    co_return;
}

asio::awaitable<void> PlayerStream::write_events(PartedBody& body) {
    try {
        co_await write_on(body);
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (...) {
        log_failure("a stream of a player's events", std::current_exception());
    }
}

asio::awaitable<void> PlayerStream::write_on(PartedBody& body) {
    const std::string first = rooms::snapshot_line(seen_);
    written_ = Clock::now();
    bool goes_on = co_await body.write(first);
    while (goes_on && !stopped_) {
        goes_on = co_await await_news(body);
        if (goes_on && !stopped_) goes_on = co_await write_news(body);
    }
    if (stopped_) co_await body.end();
}

asio::awaitable<bool> PlayerStream::await_news(PartedBody& body) {
    while (heard_.empty() && !look_at_all_ && !stopped_) {
        news_.expires_after(seen_.shared ? std::min<Duration>(keepalive_time_, kLookAgain)
                                         : keepalive_time_);
        const auto [error] = co_await news_.async_wait(kAwait);
        if (error) continue;
        look_at_all_ = true;
        if (Clock::now() - written_ < keepalive_time_) continue;
        written_ = Clock::now();
        const bool written = co_await body.write("\n");
        if (!written) co_return false;
    }
    co_return true;
}

asio::awaitable<bool> PlayerStream::write_news(PartedBody& body) {
    const auto lines = co_await look();
    if (!lines) {
        // The token has ended, or the store cannot be asked: whoever comes back sees.
        stopped_ = true;
        co_return true;
    }
    if (lines->empty()) co_return true;
    written_ = Clock::now();
    co_return co_await body.write(*lines);
}

rooms::AsyncResult<std::string> PlayerStream::look() {
    const auto heard = std::exchange(heard_, {});
    if (std::exchange(look_at_all_, false)) co_return co_await look_at_all();
    std::string lines;
    for (const std::string& room : heard) {
        rooms::player::LookAt asked{player_, room, address_};
        auto now = co_await players_.ask(std::move(asked));
        if (!now) co_return tl::unexpected(now.error());
        lines += rooms::news_of_room(seen_, room, std::move(*now));
    }
    rooms::player::LookForInvitations asked{player_};
    auto invitations = co_await players_.ask(std::move(asked));
    if (!invitations) co_return tl::unexpected(invitations.error());
    lines += rooms::news_of_invitations(seen_, std::move(*invitations));
    co_return lines;
}

rooms::AsyncResult<std::string> PlayerStream::look_at_all() {
    rooms::player::Look all{token_, address_};
    auto sight = co_await players_.ask(std::move(all));
    if (!sight) co_return tl::unexpected(sight.error());
    std::set<std::string> rooms;
    for (const auto& seen : seen_.games) rooms.insert(seen.game.room);
    std::string lines;
    for (auto& seen : sight->games) {
        const std::string room = seen.game.room;
        rooms.erase(room);
        lines += rooms::news_of_room(seen_, room, std::move(seen));
    }
    for (const std::string& room : rooms) {
        rooms::player::LookAt asked{player_, room, address_};
        auto now = co_await players_.ask(std::move(asked));
        if (!now) co_return tl::unexpected(now.error());
        lines += rooms::news_of_room(seen_, room, std::move(*now));
    }
    lines += rooms::news_of_invitations(seen_, std::move(sight->invitations));
    co_return lines;
}

void PlayerStream::heard(const std::string& room) {
    asio::post(executor_, [self = shared_from_this(), room] {
        if (self->heard_.size() == kMostHeard) self->look_at_all_ = true;
        if (!self->look_at_all_) self->heard_.insert(room);
        self->news_.cancel();
    });
}

void PlayerStream::ended() {
    asio::post(executor_, [self = shared_from_this()] { self->stop(); });
}

void PlayerStream::stop() {
    stopped_ = true;
    news_.cancel();
}

}  // namespace mistward::net
