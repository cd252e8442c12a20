#include "server/service/player_events.hpp"

#include "server/service/player_news.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

/// Whoever hears of more rooms glances at all of them.
constexpr std::size_t kMostHeard = 32;
/// So many rooms are looked at before what was seen is told.
constexpr int kRoomsPerLook = 16;
/// A server that is alone glances that many times as rarely: it is told of everything.
constexpr int kRarely = 6;

/// The rooms whose figures are not the same in both.
std::set<std::string> differing(const PlayerGlance& before, const PlayerGlance& now) {
    std::set<std::string> rooms;
    for (const auto& [room, figures] : now.rooms) {
        const auto known = before.rooms.find(room);
        if (known == before.rooms.end() || known->second != figures) rooms.insert(room);
    }
    for (const auto& [room, figures] : before.rooms) {
        if (!now.rooms.contains(room)) rooms.insert(room);
    }
    return rooms;
}

}  // namespace

PlayerEvents::PlayerEvents(asio::any_io_executor executor, Players& players, PlayerWatch& watch,
                           std::string token, std::string address, std::chrono::milliseconds pause)
    : executor_(std::move(executor)),
      players_(players),
      watch_(watch),
      token_(std::move(token)),
      address_(std::move(address)),
      pause_(pause),
      news_(executor_) {}

/// Hears before it glances, and glances before it looks, so that nothing is missed in between.
AsyncResult<std::string> PlayerEvents::open() {
    player::Who who{token_};
    const auto claimant = co_await players_.ask(std::move(who));
    if (!claimant) co_return tl::unexpected(claimant.error());
    player_ = claimant->id;
    watch_.add(player_, shared_from_this());
    player::Glance figures{token_};
    auto known = co_await players_.ask(std::move(figures));
    if (!known) co_return tl::unexpected(known.error());
    known_ = std::move(*known);
    glanced_ = Timer::now();
    player::Look all{token_, address_};
    auto sight = co_await players_.ask(std::move(all));
    if (!sight) co_return tl::unexpected(sight.error());
    seen_ = std::move(*sight);
    co_return snapshot_line(seen_);
}

asio::awaitable<std::optional<std::string>> PlayerEvents::next(std::chrono::milliseconds patience) {
    const auto until = Timer::now() + patience;
    for (;;) {
        const bool has_reason = co_await await_reason(until);
        if (stopped_) co_return std::nullopt;
        if (!has_reason) co_return std::string();
        auto lines = co_await look();
        if (!lines) {
            // If only the store cannot be asked, whoever comes back sees.
            ended_ = ended_ || lines.error().code == protocol::ErrorCode::Unauthorized;
            co_return std::nullopt;
        }
        if (!lines->empty()) co_return std::move(*lines);
    }
}

asio::awaitable<bool> PlayerEvents::await_reason(Timer::time_point until) {
    const auto pause = seen_.shared ? pause_ : kRarely * pause_;
    while (!stopped_ && !glance_ && !look_for_invitations_ && to_look_at_.empty()) {
        const auto again = glanced_ + pause;
        news_.expires_at(std::min(until, again));
        const auto error = co_await work::wait(news_);
        if (error) continue;
        if (Timer::now() < again) co_return false;
        glance_ = true;
    }
    co_return true;
}

AsyncResult<std::string> PlayerEvents::look() {
    if (std::exchange(glance_, false)) {
        const auto glanced = co_await glance();
        if (!glanced) co_return tl::unexpected(glanced.error());
    }
    std::string lines;
    for (int i = 0; i < kRoomsPerLook && !to_look_at_.empty(); ++i) {
        std::string room = to_look_at_.extract(to_look_at_.begin()).value();
        const auto news = co_await look_at(std::move(room));
        if (!news) co_return news;
        lines += *news;
    }
    if (std::exchange(look_for_invitations_, false)) {
        const auto news = co_await look_for_invitations();
        if (!news) co_return news;
        lines += *news;
    }
    co_return lines;
}

AsyncResult<void> PlayerEvents::glance() {
    player::Glance figures{token_};
    for (const SeenGame& seen : seen_.games) figures.also.push_back(seen.game.room);
    auto now = co_await players_.ask(std::move(figures));
    if (!now) co_return tl::unexpected(now.error());
    to_look_at_.merge(differing(known_, *now));
    if (known_.invitations != now->invitations) look_for_invitations_ = true;
    known_ = std::move(*now);
    glanced_ = Timer::now();
    co_return protocol::Result<void>();
}

AsyncResult<std::string> PlayerEvents::look_at(std::string room) {
    player::LookAt asked{player_, room, address_};
    auto now = co_await players_.ask(std::move(asked));
    if (!now) co_return tl::unexpected(now.error());
    // The next glance is at it only if it has come back.
    if (!*now) known_.rooms.erase(room);
    co_return news_of_room(seen_, room, std::move(*now));
}

AsyncResult<std::string> PlayerEvents::look_for_invitations() {
    player::LookForInvitations asked{player_};
    auto invitations = co_await players_.ask(std::move(asked));
    if (!invitations) co_return tl::unexpected(invitations.error());
    co_return news_of_invitations(seen_, std::move(*invitations));
}

void PlayerEvents::stop() {
    stopped_ = true;
    news_.cancel();
}

void PlayerEvents::leave() { watch_.remove(player_, this); }

void PlayerEvents::heard(const std::string& room) {
    work::post(executor_, [self = shared_from_this(), room] {
        const bool is_much = self->to_look_at_.size() >= kMostHeard;
        if (is_much) self->glance_ = true;
        if (!is_much) self->to_look_at_.insert(room);
        self->look_for_invitations_ = true;
        self->news_.cancel();
    });
}

void PlayerEvents::ended() {
    work::post(executor_, [self = shared_from_this()] {
        self->ended_ = true;
        self->stop();
    });
}

}  // namespace mistward::rooms
