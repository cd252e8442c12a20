#include "server/webhooks/webhooks.hpp"

#include "server/net/spawn.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace mistward::webhooks {

// For whom there is something to look at, and when.

StoreWebhooks::StoreWebhooks(const asio::any_io_executor& executor, const Parts& parts, Reach reach,
                             const Options& options)
    : strand_(rooms::strand_over(executor)),
      parts_(parts),
      options_(options),
      sender_(strand_, reach, options.send, parts.name_servers),
      turns_(strand_, options.turns),
      looks_(strand_, options.looks_at_a_time),
      recipients_(parts.store),
      tick_(strand_),
      begun_ms_(parts.clock.now_ms()),
      begun_steady_ms_(parts.clock.steady_ms()) {
    parts_.watch.set_hook(*this);
}

void StoreWebhooks::begin() {
    if (sender_.reach() == Reach::Off) return;
    net::spawn(strand_, "keeping webhooks", [this] { return keep(); });
}

void StoreWebhooks::stop() {
    work::post(strand_, [this] {
        stopping_ = true;
        tick_.cancel();
        for (const auto& [whom, line] : lines_) line->rest.cancel();
        sender_.stop();
    });
}

void StoreWebhooks::heard(const std::string& player, const std::string& room) {
    work::post(strand_, [this, player, room] {
        for (auto at = lines_.lower_bound({player});
             at != lines_.end() && at->first.player == player; ++at) {
            at->second->add(room);
            wake(at->first, at->second);
        }
    });
}

// What goes on by itself

asio::awaitable<void> StoreWebhooks::keep() {
    const bool is_shared = parts_.store.is_shared();
    auto next_sweep = std::chrono::steady_clock::now() + options_.sweep;
    co_await vapid();
    co_await load();
    while (!stopping_) {
        tick_.expires_after(is_shared ? options_.tick : options_.sweep);
        co_await work::wait(tick_);
        if (stopping_) co_return;
        if (is_shared) co_await mind_others();
        if (std::chrono::steady_clock::now() < next_sweep) continue;
        next_sweep = std::chrono::steady_clock::now() + options_.sweep;
        co_await load();
        look_at_all();
    }
}

/// Made on the first start.
asio::awaitable<std::shared_ptr<const Vapid>> StoreWebhooks::vapid() {
    if (vapid_) co_return vapid_;
    const auto key = co_await parts_.store.push().key(Vapid::new_key());
    if (!key) co_return nullptr;
    auto made = Vapid::of(*key, parts_.contact);
    if (made) vapid_ = std::make_shared<const Vapid>(*std::move(made));
    co_return vapid_;
}

/// Those who are new here are looked at.
asio::awaitable<void> StoreWebhooks::load() {
    const auto version = co_await recipients_.version();
    const auto known = co_await recipients_.all();
    if (!version || !known) co_return;
    version_ = *version;
    std::set<Whom> there;
    for (const auto& [whom, created_ms] : *known) {
        there.insert(whom);
        const auto line = lines_.find(whom);
        // After it was put anew while the clock went back, it is older.
        if (line == lines_.end() || line->second->created_ms != created_ms) hook(whom, created_ms);
    }
    std::vector<Whom> gone;
    for (const auto& [whom, line] : lines_) {
        if (!there.contains(whom)) gone.push_back(whom);
    }
    for (const Whom& whom : gone) unhook(whom);
}

/// What other servers on the database have changed, and what they have left behind.
asio::awaitable<void> StoreWebhooks::mind_others() {
    const auto version = co_await recipients_.version();
    if (version && *version != version_) co_await load();
    const auto nodes = co_await parts_.store.nodes();
    if (!nodes) co_return;
    std::set<std::string> names;
    std::string own;
    for (const auto& node : *nodes) {
        names.insert(node.node);
        if (node.own) own = node.node;
    }
    is_first_node_ = names.empty() || *names.begin() == own;
    const bool one_is_gone = !std::ranges::includes(names, nodes_);
    nodes_ = std::move(names);
    if (one_is_gone) look_at_all();
}

void StoreWebhooks::look_at_all() {
    for (const auto& [whom, line] : lines_) {
        line->all = true;
        wake(whom, line);
    }
}

// Lines

std::shared_ptr<Line> StoreWebhooks::hook(const Whom& whom, std::int64_t created_ms) {
    auto& line = lines_[whom];
    if (!line) {
        line = std::make_shared<Line>(strand_, created_ms);
        parts_.watch.hook(whom.player);
        parts_.metrics.players.set(static_cast<double>(lines_.size()));
    }
    line->created_ms = created_ms;
    line->begin_anew();
    line->all = true;
    line->rest.cancel();
    wake(whom, line);
    return line;
}

void StoreWebhooks::unhook(const Whom& whom) {
    const auto found = lines_.find(whom);
    if (found == lines_.end()) return;
    found->second->is_gone = true;
    found->second->rest.cancel();
    lines_.erase(found);
    if (!is_told(whom.player)) parts_.watch.unhook(whom.player);
    parts_.metrics.players.set(static_cast<double>(lines_.size()));
}

/// A webhook comes first of what is a player's.
void StoreWebhooks::unhook_browsers(const std::string& player) {
    for (auto at = lines_.upper_bound({player}); at != lines_.end() && at->first.player == player;
         at = lines_.upper_bound({player})) {
        unhook(Whom(at->first));
    }
}

bool StoreWebhooks::is_told(const std::string& player) const {
    const auto first = lines_.lower_bound({player});
    return first != lines_.end() && first->first.player == player;
}

void StoreWebhooks::wake(const Whom& whom, const std::shared_ptr<Line>& line) {
    if (line->is_at_work || stopping_) return;
    line->is_at_work = true;
    parts_.metrics.waiting.add(1);
    net::spawn(
        strand_, "telling what is due", [this, whom, line] { return attend(whom, line); },
        [this, line] {
            line->is_at_work = false;
            parts_.metrics.waiting.add(-1);
        });
}

asio::awaitable<void> StoreWebhooks::attend(Whom whom, std::shared_ptr<Line> line) {
    co_await rest(*line, until_next(*line));
    while (!stopping_ && !line->is_gone && line->has_news()) {
        const Outcome outcome = co_await tell(whom, *line);
        if (stopping_ || line->is_gone) co_return;
        if (outcome == Outcome::Gone) co_return unhook(whom);
        if (outcome == Outcome::Superseded) continue;
        line->failures = outcome == Outcome::Told ? 0 : line->failures + 1;
        if (line->has_news()) co_await rest(*line, until_next(*line));
    }
}

/// Whoever has waited for long enough to be cancelled goes on.
asio::awaitable<void> StoreWebhooks::rest(Line& line, net::Duration time) {
    if (stopping_) co_return;
    line.rest.expires_after(time);
    co_await work::wait(line.rest);
}

/// What a receiver has asked for counts more than what this server would do.
net::Duration StoreWebhooks::until_next(const Line& line) const {
    const auto usual = line.failures == 0 ? options_.settle : retry_after(line.failures);
    if (!line.quiet_until) return usual;
    const auto least = line.failures == 0 ? options_.settle : net::Duration::zero();
    const auto quiet = *line.quiet_until - std::chrono::steady_clock::now();
    return std::max(least, std::chrono::ceil<net::Duration>(quiet));
}

/// Doubled each time, and different for each, so that nobody is asked by all at once.
net::Duration StoreWebhooks::retry_after(unsigned failures) const {
    thread_local std::minstd_rand chance(std::random_device{}());
    std::uniform_real_distribution<double> jitter(0.75, 1.25);
    return std::chrono::duration_cast<net::Duration>(doubled(options_.first_retry, failures - 1) *
                                                     jitter(chance));
}

net::Duration StoreWebhooks::doubled(net::Duration first, unsigned times) const {
    constexpr unsigned kMostTimes = 16;
    return std::min<net::Duration>(first * (1LL << std::min(times, kMostTimes)),
                                   options_.last_retry);
}

}  // namespace mistward::webhooks
