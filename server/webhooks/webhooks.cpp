#include "server/webhooks/webhooks.hpp"

#include "server/net/spawn.hpp"
#include "server/work/strand.hpp"

#include <boost/asio/post.hpp>

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
      sender_(strand_, reach, options.send, parts.names),
      places_(strand_, options.at_a_time),
      tick_(strand_) {
    parts_.watch.set_hook(*this);
}

void StoreWebhooks::begin() {
    if (sender_.reach() == Reach::Off) return;
    net::spawn(strand_, "keeping webhooks", [this] { return keep(); });
}

void StoreWebhooks::stop() {
    asio::post(strand_, [this] {
        stopping_ = true;
        tick_.cancel();
        for (const auto& [player, line] : lines_) line->rest.cancel();
        sender_.stop();
    });
}

void StoreWebhooks::heard(const std::string& player, const std::string& room) {
    asio::post(strand_, [this, player, room] {
        const auto found = lines_.find(player);
        if (found == lines_.end()) return;
        found->second->add(room);
        wake(player, found->second);
    });
}

// What goes on by itself

asio::awaitable<void> StoreWebhooks::keep() {
    const bool is_shared = parts_.store.is_shared();
    auto next_sweep = std::chrono::steady_clock::now() + options_.sweep;
    co_await load();
    while (!stopping_) {
        tick_.expires_after(is_shared ? options_.tick : options_.sweep);
        co_await tick_.async_wait(net::kAwait);
        if (stopping_) co_return;
        if (is_shared) co_await mind_others();
        if (std::chrono::steady_clock::now() < next_sweep) continue;
        next_sweep = std::chrono::steady_clock::now() + options_.sweep;
        co_await load();
        look_at_all();
    }
}

/// Those whose webhooks are new here are looked at.
asio::awaitable<void> StoreWebhooks::load() {
    const auto version = co_await parts_.store.webhooks().version();
    const auto players = co_await parts_.store.webhooks().players();
    if (!version || !players) co_return;
    version_ = *version;
    std::set<std::string> there;
    for (const auto& [player, created_ms] : *players) {
        there.insert(player);
        const auto known = lines_.find(player);
        if (known == lines_.end() || known->second->created_ms < created_ms) {
            hook(player, created_ms);
        }
    }
    std::vector<std::string> gone;
    for (const auto& [player, line] : lines_) {
        if (!there.contains(player)) gone.push_back(player);
    }
    for (const std::string& player : gone) unhook(player);
}

/// What other servers on the database have changed, and what they have left behind.
asio::awaitable<void> StoreWebhooks::mind_others() {
    const auto version = co_await parts_.store.webhooks().version();
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
    for (const auto& [player, line] : lines_) {
        line->all = true;
        wake(player, line);
    }
}

// Lines

std::shared_ptr<Line> StoreWebhooks::hook(const std::string& player, std::int64_t created_ms) {
    auto& line = lines_[player];
    if (!line) {
        line = std::make_shared<Line>(strand_, created_ms);
        parts_.watch.hook(player);
        parts_.metrics.players.set(static_cast<double>(lines_.size()));
    }
    line->created_ms = created_ms;
    line->failures = 0;
    line->all = true;
    line->rest.cancel();
    wake(player, line);
    return line;
}

void StoreWebhooks::unhook(const std::string& player) {
    const auto found = lines_.find(player);
    if (found == lines_.end()) return;
    found->second->is_gone = true;
    found->second->rest.cancel();
    lines_.erase(found);
    parts_.watch.unhook(player);
    parts_.metrics.players.set(static_cast<double>(lines_.size()));
}

void StoreWebhooks::wake(const std::string& player, const std::shared_ptr<Line>& line) {
    if (line->is_at_work || stopping_) return;
    line->is_at_work = true;
    parts_.metrics.waiting.add(1);
    net::spawn(
        strand_, "telling a webhook", [this, player, line] { return attend(player, line); },
        [this, line] {
            line->is_at_work = false;
            parts_.metrics.waiting.add(-1);
        });
}

asio::awaitable<void> StoreWebhooks::attend(std::string player, std::shared_ptr<Line> line) {
    co_await rest(*line, options_.settle);
    while (!stopping_ && !line->is_gone && line->has_news()) {
        Outcome outcome = Outcome::Failed;
        {
            const auto place = co_await places_.enter();
            if (stopping_ || line->is_gone) co_return;
            outcome = co_await tell(player, *line);
        }
        if (outcome == Outcome::Gone) co_return unhook(player);
        line->failures = outcome == Outcome::Told ? 0 : line->failures + 1;
        if (!line->has_news()) co_return;
        const auto time = line->failures == 0 ? options_.settle : retry_after(line->failures);
        co_await rest(*line, time);
    }
}

/// Whoever has waited for long enough to be cancelled goes on.
asio::awaitable<void> StoreWebhooks::rest(Line& line, net::Duration time) {
    if (stopping_) co_return;
    line.rest.expires_after(time);
    co_await line.rest.async_wait(net::kAwait);
}

/// Doubled each time, and different for each, so that nobody is asked by all at once.
net::Duration StoreWebhooks::retry_after(unsigned failures) const {
    constexpr unsigned kDoublings = 16;
    thread_local std::minstd_rand chance(std::random_device{}());
    const auto doubled = options_.first_retry * (1LL << std::min(failures - 1, kDoublings));
    const auto time = std::min<net::Duration>(doubled, options_.last_retry);
    std::uniform_real_distribution<double> jitter(0.75, 1.25);
    return std::chrono::duration_cast<net::Duration>(time * jitter(chance));
}

}  // namespace mistward::webhooks
