#include "protocol/wire/json.hpp"
#include "protocol/wire/write.hpp"
#include "server/log/log.hpp"
#include "server/service/player_documents.hpp"
#include "server/service/player_games.hpp"
#include "server/webhooks/posts.hpp"
#include "server/webhooks/webhooks.hpp"

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

void add(Due& all, Due due) {
    for (auto& notice : due.notices) all.notices.push_back(std::move(notice));
    for (auto& mark : due.seen) all.seen.push_back(std::move(mark));
}

}  // namespace

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(Whom whom, Line& line) {
    const bool all = std::exchange(line.all, false);
    std::set<std::string> rooms = std::exchange(line.rooms, {});
    const auto recipient = co_await recipients_.find(std::move(whom));
    if (recipient && !*recipient) co_return Outcome::Gone;
    Outcome outcome = Outcome::Failed;
    if (recipient) outcome = co_await tell(**recipient, line, all, rooms);
    if (outcome == Outcome::Failed) {
        line.all = line.all || all;
        for (const std::string& room : rooms) line.add(room);
    }
    co_return outcome;
}

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(const Recipient& recipient, Line& line,
                                                            bool all, std::set<std::string> rooms) {
    const auto marks = co_await recipients_.marks(recipient.whom);
    if (!marks) co_return Outcome::Failed;
    const std::string& player = recipient.whom.player;
    const std::int64_t oldest = parts_.clock.now_ms() - options_.give_up_ms;
    Told told{player, marks_of(*marks), std::max(recipient.created_ms, oldest),
              parts_.watch.is_watched(player)};
    const auto due = co_await look(std::move(told), all, std::move(rooms));
    if (!due) co_return Outcome::Failed;
    for (const store::WebhookMark& mark : due->seen) {
        co_await recipients_.mark(recipient.whom, mark, std::nullopt);
    }
    for (const Notice& notice : due->notices) {
        if (stopping_ || line.is_gone || line.created_ms > recipient.created_ms) {
            co_return Outcome::Failed;
        }
        std::optional<Delivery> failure;
        const bool delivered = co_await deliver(recipient, notice, failure);
        if (!delivered && stopping_) co_return Outcome::Failed;
        if (!delivered) co_return co_await note_failure(recipient, *failure);
    }
    co_return Outcome::Told;
}

// Looking

asio::awaitable<std::optional<Due>> StoreWebhooks::look(Told told, bool all,
                                                        std::set<std::string> rooms) {
    Due due;
    for (const std::string& room : rooms) {
        const bool is_known = co_await look_at(room, Scope::Heard, told, due);
        if (!is_known) co_return std::nullopt;
    }
    if (all) {
        const bool is_known = co_await look_around(told, due);
        if (!is_known) co_return std::nullopt;
    }
    const auto records = co_await parts_.store.players().invitations_of(told.player);
    if (!records) co_return std::nullopt;
    protocol::wire::Invitations invitations;
    for (const auto& record : *records) {
        const bool is_meant = rooms.contains(record.room.id);
        if (!is_meant && !all) continue;
        const bool for_others =
            co_await is_for_others(record.room.id, is_meant ? Scope::Heard : Scope::All);
        if (!for_others) invitations.invitations.push_back(rooms::invitation_document(record));
    }
    add(due, due_of(invitations, told));
    co_return due;
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

asio::awaitable<bool> StoreWebhooks::deliver(const Recipient& recipient, const Notice& notice,
                                             std::optional<Delivery>& failure) {
    auto sending =
        std::visit([&](const auto& where) { return send(where, notice); }, recipient.where);
    Delivery delivery = co_await std::move(sending);
    if (delivery.fault) {
        failure = std::move(delivery);
        co_return false;
    }
    // If it cannot be marked, it is told again: to a webhook with the same id, to a browser in
    // place of what it shows.
    co_await recipients_.mark(recipient.whom, notice.mark, parts_.clock.now_ms());
    co_return true;
}

asio::awaitable<Delivery> StoreWebhooks::send(const store::WebhookRecord& webhook,
                                              const Notice& notice) {
    std::string id = notice_id(webhook.player, webhook.created_ms, notice.mark);
    WebhookNotice document{id, parts_.clock.now_ms(), webhook.player, {}, notice.game};
    std::visit(
        [&](const auto& event) {
            document.event = protocol::wire::Loose{protocol::wire::json_of(event)};
        },
        notice.event);
    std::string body = protocol::wire::text_of(document);
    return send(webhook_post(webhook, std::move(id), std::move(body), parts_.clock.now_ms()));
}

asio::awaitable<Delivery> StoreWebhooks::send(const store::PushRecord& push, const Notice& notice) {
    const auto key = co_await vapid();
    if (!key) co_return Delivery{{}, "this server's key for push services cannot be had"};
    auto post = push_post(push, notice, *key, parts_.clock.now_ms());
    co_return co_await send(std::move(post));
}

asio::awaitable<Delivery> StoreWebhooks::send(tl::expected<Post, std::string> post) {
    if (!post) co_return Delivery{{}, std::move(post.error())};
    const bool is_refused = !post->url.tls && sender_.reach() != Reach::Any;
    if (is_refused) co_return Delivery{{}, "this server sends by https only"};
    const metrics::Stopwatch stopwatch;
    Delivery delivery = co_await sender_.post(*std::move(post));
    stopwatch.stop(parts_.metrics.seconds);
    (delivery.fault ? parts_.metrics.failed : parts_.metrics.delivered).add();
    co_return delivery;
}

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::note_failure(const Recipient& recipient,
                                                                    const Delivery& failure) {
    const std::int64_t now = parts_.clock.now_ms();
    const bool is_push = !recipient.whom.subscription.empty();
    // RFC 8030 says 404 where a subscription has ended; a webhook's receiver may be mended.
    const bool is_gone = failure.status == 410 || (is_push && failure.status == 404);
    const bool given_up =
        is_gone || now - recipient.failing_ms.value_or(now) >= options_.give_up_ms;
    co_await recipients_.fail(recipient, now, *failure.fault, given_up);
    if (!given_up) co_return Outcome::Failed;
    parts_.metrics.given_up.add();
    log::info("{} of player {} is given up: {}", is_push ? "a browser" : "the webhook",
              recipient.whom.player, is_gone ? "it is gone" : "it failed for too long");
    co_return Outcome::Gone;
}

}  // namespace mistward::webhooks
