#include "protocol/wire/json.hpp"
#include "protocol/wire/write.hpp"
#include "server/log/log.hpp"
#include "server/service/player_documents.hpp"
#include "server/service/player_games.hpp"
#include "server/service/shown_rows.hpp"
#include "server/webhooks/posts.hpp"
#include "server/webhooks/webhooks.hpp"

#include <algorithm>
#include <utility>

namespace mistward::webhooks {

// What is due is looked for, and told.

namespace {

using protocol::wire::WebhookNotice;

/// The games of a player that ended last, among which those are that nobody was told of yet.
constexpr std::size_t kEndedGames = 20;

/// There is nothing to be told of such a room, now or ever.
bool is_no_room(const protocol::Error& error) {
    return error.code == protocol::ErrorCode::RoomNotFound ||
           error.code == protocol::ErrorCode::RoomClosed ||
           error.code == protocol::ErrorCode::GameUnreadable ||
           error.code == protocol::ErrorCode::Internal;
}

std::string host_at(const store::WebhookRecord& webhook) { return host_of(webhook.url); }
std::string host_at(const store::PushRecord& push) { return host_of(push.endpoint); }
std::string host_at(const Recipient& recipient) {
    return std::visit([](const auto& where) { return host_at(where); }, recipient.where);
}

void add(Due& all, Due due) {
    for (auto& notice : due.notices) all.notices.push_back(std::move(notice));
    for (auto& mark : due.seen) all.seen.push_back(std::move(mark));
}

}  // namespace

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(Whom whom, Line& line) {
    const std::int64_t created_ms = line.created_ms;
    const auto recipient = co_await find(std::move(whom));
    if (!recipient) co_return Outcome::Failed;
    if (!*recipient) co_return Outcome::Gone;
    auto turn = co_await turns_.enter((*recipient)->whom.player, host_at(**recipient));
    if (stopping_ || line.is_gone || line.created_ms != created_ms) co_return Outcome::Superseded;
    const bool all = std::exchange(line.all, false);
    const std::set<std::string> rooms = std::exchange(line.rooms, {});
    const auto due = co_await look(**recipient, all, rooms);
    if (line.created_ms != created_ms) co_return Outcome::Superseded;
    Outcome outcome = Outcome::Failed;
    if (due) outcome = co_await tell(**recipient, line, due->notices, std::move(turn));
    if (outcome == Outcome::Failed) {
        line.all = line.all || all;
        for (const std::string& room : rooms) line.add(room);
    }
    co_return outcome;
}

/// Each has a turn of its own, so that nobody's many delay the next one's first.
asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(const Recipient& recipient, Line& line,
                                                            const std::vector<Notice>& notices,
                                                            Turns::Turn turn) {
    std::optional<Turns::Turn> current(std::move(turn));
    const std::int64_t created_ms = line.created_ms;
    for (const Notice& notice : notices) {
        if (!current) {
            auto next = co_await turns_.enter(recipient.whom.player, host_at(recipient));
            current.emplace(std::move(next));
        }
        if (stopping_ || line.is_gone) co_return Outcome::Failed;
        if (line.created_ms != created_ms) co_return Outcome::Superseded;
        const auto failure = co_await deliver(recipient, line, notice, *current);
        if (failure && stopping_) co_return Outcome::Failed;
        if (failure && line.created_ms != created_ms) co_return Outcome::Superseded;
        if (failure) co_return co_await note_failure(recipient, line, *failure);
        current.reset();
    }
    co_return Outcome::Told;
}

// Looking

store::AsyncResult<std::optional<Recipient>> StoreWebhooks::find(Whom whom) {
    const auto place = co_await looks_.enter();
    if (stopping_) co_return tl::unexpected(store::Failure::Unavailable);
    co_return co_await recipients_.find(std::move(whom));
}

/// A clock that was set forward makes nothing old that has ended in this server's time; and who
/// came while it was ahead is not told less for it.
std::int64_t StoreWebhooks::told_since(const Recipient& recipient) const {
    const std::int64_t now = parts_.clock.now_ms();
    const std::int64_t lived = parts_.clock.steady_ms() - begun_steady_ms_;
    const std::int64_t oldest = std::min(now, begun_ms_ + lived) - options_.give_up_ms;
    return recipient.created_ms > now ? oldest : std::max(recipient.created_ms, oldest);
}

asio::awaitable<std::optional<Due>> StoreWebhooks::look(const Recipient& recipient, bool all,
                                                        std::set<std::string> rooms) {
    const auto place = co_await looks_.enter();
    if (stopping_) co_return std::nullopt;
    const auto marks = co_await recipients_.marks(recipient.whom);
    if (!marks) co_return std::nullopt;
    const std::string& player = recipient.whom.player;
    const Told told{player, marks_of(*marks), told_since(recipient),
                    parts_.watch.is_watched(player)};
    Due due;
    for (const std::string& room : rooms) {
        const bool is_known = co_await look_at(room, Scope::Heard, told, due);
        if (!is_known) co_return std::nullopt;
    }
    if (all) {
        const bool is_known = co_await look_around(told, due);
        if (!is_known) co_return std::nullopt;
    }
    const bool is_known = co_await look_for_invitations(told, all, rooms, due);
    if (!is_known) co_return std::nullopt;
    for (const store::WebhookMark& mark : due.seen) {
        co_await recipients_.mark(recipient.whom, mark, std::nullopt);
    }
    co_return due;
}

asio::awaitable<bool> StoreWebhooks::look_for_invitations(const Told& told, bool all,
                                                          const std::set<std::string>& rooms,
                                                          Due& due) {
    const auto records = co_await parts_.store.players().invitations_of(told.player);
    if (!records) co_return false;
    protocol::wire::Invitations invitations;
    for (const auto& record : *records) {
        const bool is_meant = rooms.contains(record.room.id);
        if (!is_meant && !all) continue;
        const bool for_others =
            co_await is_for_others(record.room.id, is_meant ? Scope::Heard : Scope::All);
        if (!for_others) invitations.invitations.push_back(rooms::invitation_document(record));
    }
    add(due, due_of(invitations, told));
    co_return true;
}

asio::awaitable<bool> StoreWebhooks::look_at(const std::string& room, Scope scope, const Told& told,
                                             Due& due) {
    const bool for_others = co_await is_for_others(room, scope);
    if (for_others) co_return true;
    const auto state = co_await parts_.lobby.read_room(room, told.player);
    if (!state) co_return is_no_room(state.error());
    add(due, due_in(*state, told));
    co_return true;
}

/// All rooms that are played or waited for, and games that ended while nobody told of them.
asio::awaitable<bool> StoreWebhooks::look_around(const Told& told, Due& due) {
    store::PlayerRooms query{told.player};
    const auto page = co_await parts_.store.players().rooms(std::move(query));
    if (!page) co_return false;
    for (const std::string& room : page->rooms) {
        const bool is_known = co_await look_at(room, Scope::All, told, due);
        if (!is_known) co_return false;
    }
    store::PlayerGames ended{told.player};
    ended.limit = kEndedGames;
    const auto games = co_await parts_.store.players().ended_games(std::move(ended));
    if (!games) co_return false;
    for (const auto& played : games->games) {
        const bool for_others = co_await is_for_others(played.room, Scope::All);
        if (for_others || !played.is_there) continue;
        for (const auto& game : rooms::shown_rows(std::vector{played}, rooms::ended_game)) {
            add(due, due_of(game, told));
        }
    }
    co_return true;
}

/// Of servers on one database, the one at which a room is at work tells of it, and of rooms that
/// are at work nowhere the first one.
asio::awaitable<bool> StoreWebhooks::is_for_others(std::string room, Scope scope) {
    if (!parts_.store.is_shared()) co_return false;
    const auto lease = co_await parts_.store.lease(room);
    if (lease && !lease->own) co_return true;
    if (scope == Scope::Heard || is_first_node_) co_return false;
    co_return co_await parts_.lobby.find_in_memory(std::move(room)) == nullptr;
}

// Telling

asio::awaitable<std::optional<Delivery>> StoreWebhooks::deliver(const Recipient& recipient,
                                                                Line& line, const Notice& notice,
                                                                Turns::Turn& turn) {
    auto sending =
        std::visit([&](const auto& where) { return send(where, notice, turn); }, recipient.where);
    Delivery delivery = co_await std::move(sending);
    if (delivery.fault) co_return delivery;
    if (line.created_ms == recipient.created_ms) line.begin_anew();
    // If it cannot be marked, it is told again: to a webhook with the same id, to a browser in
    // place of what it shows.
    co_await recipients_.mark(recipient.whom, notice.mark, parts_.clock.now_ms());
    co_return std::nullopt;
}

asio::awaitable<Delivery> StoreWebhooks::send(const store::WebhookRecord& webhook,
                                              const Notice& notice, Turns::Turn& turn) {
    std::string id = notice_id(webhook.player, webhook.created_ms, notice.mark);
    WebhookNotice document{id, parts_.clock.now_ms(), webhook.player, {}, notice.game};
    std::visit(
        [&](const auto& event) {
            document.event = protocol::wire::Loose{protocol::wire::json_of(event)};
        },
        notice.event);
    std::string body = protocol::wire::text_of(document);
    return send(webhook_post(webhook, std::move(id), std::move(body), parts_.clock.now_ms()), turn);
}

asio::awaitable<Delivery> StoreWebhooks::send(const store::PushRecord& push, const Notice& notice,
                                              Turns::Turn& turn) {
    const auto key = co_await vapid();
    if (!key) co_return Delivery{{}, "this server's key for push services cannot be had"};
    auto post = push_post(push, notice, *key, parts_.clock.now_ms());
    co_return co_await send(std::move(post), turn);
}

asio::awaitable<Delivery> StoreWebhooks::send(tl::expected<Post, std::string> post,
                                              Turns::Turn& turn) {
    if (!post) co_return Delivery{{}, std::move(post.error())};
    const bool is_refused = !post->url.tls && sender_.reach() != Reach::Any;
    if (is_refused) co_return Delivery{{}, "this server sends by https only"};
    const metrics::Stopwatch stopwatch;
    Delivery delivery = co_await sender_.post(*std::move(post), turn);
    stopwatch.stop(parts_.metrics.seconds);
    (delivery.fault ? parts_.metrics.failed : parts_.metrics.delivered).add();
    co_return delivery;
}

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::note_failure(const Recipient& recipient,
                                                                    Line& line,
                                                                    const Delivery& failure) {
    const std::int64_t now = parts_.clock.now_ms();
    const bool is_push = !recipient.whom.subscription.empty();
    ++line.attempts;
    if (!line.failing_since_steady_ms) {
        const auto failing = now - recipient.failing_ms.value_or(now);
        line.failing_since_steady_ms =
            parts_.clock.steady_ms() - std::max<std::int64_t>(failing, 0);
    }
    line.quiet_until.reset();
    if (failure.asked) {
        const auto least = doubled(options_.first_asked, line.failures);
        line.quiet_until =
            std::chrono::steady_clock::now() + std::max<net::Duration>(*failure.asked, least);
    }
    if (failure.other_clock) warn_of_clock(failure);
    // RFC 8030 says 404 where a subscription has ended; a webhook's receiver may be mended.
    const bool is_gone = failure.status == 410 || (is_push && failure.status == 404);
    const bool given_up = is_gone || (!failure.other_clock && has_failed_for_too_long(line));
    co_await recipients_.fail(recipient, now, *failure.fault, given_up);
    if (!given_up) co_return Outcome::Failed;
    parts_.metrics.given_up.add();
    log::info("{} of player {} is given up: {}", is_push ? "a browser" : "the webhook",
              recipient.whom.player, is_gone ? "it is gone" : "it failed for too long");
    co_return Outcome::Gone;
}

/// The clock alone gives nobody up: it may have been wrong when this server was started.
bool StoreWebhooks::has_failed_for_too_long(const Line& line) const {
    const auto failing = parts_.clock.steady_ms() - *line.failing_since_steady_ms;
    return line.attempts >= options_.fewest_attempts && failing >= options_.give_up_ms;
}

/// Once an hour, whoever says so.
void StoreWebhooks::warn_of_clock(const Delivery& failure) {
    constexpr std::int64_t kHourMs = 60 * 60 * 1000;
    const std::int64_t now = parts_.clock.steady_ms();
    if (told_of_clock_ms_ && now - *told_of_clock_ms_ < kHourMs) return;
    told_of_clock_ms_ = now;
    log::warn("a receiver refuses what this server signs: {}; is the clock of this system right?",
              *failure.fault);
}

}  // namespace mistward::webhooks
