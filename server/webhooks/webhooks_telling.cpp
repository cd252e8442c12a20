#include "protocol/wire/json.hpp"
#include "protocol/wire/write.hpp"
#include "server/log/log.hpp"
#include "server/service/player_documents.hpp"
#include "server/service/player_games.hpp"
#include "server/webhooks/signature.hpp"
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
           error.code == protocol::ErrorCode::Internal;
}

void add(Due& all, Due due) {
    for (auto& notice : due.notices) all.notices.push_back(std::move(notice));
    for (auto& mark : due.seen) all.seen.push_back(std::move(mark));
}

}  // namespace

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(std::string player, Line& line) {
    const bool all = std::exchange(line.all, false);
    std::set<std::string> rooms = std::exchange(line.rooms, {});
    const auto webhook = co_await parts_.store.webhooks().find(player);
    if (webhook && (!*webhook || (*webhook)->disabled_ms)) co_return Outcome::Gone;
    Outcome outcome = Outcome::Failed;
    if (webhook) outcome = co_await tell(**webhook, line, all, rooms);
    if (outcome == Outcome::Failed) {
        line.all = line.all || all;
        for (const std::string& room : rooms) line.add(room);
    }
    co_return outcome;
}

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::tell(const store::WebhookRecord& webhook,
                                                            Line& line, bool all,
                                                            std::set<std::string> rooms) {
    const auto marks = co_await parts_.store.webhooks().marks(webhook.player);
    if (!marks) co_return Outcome::Failed;
    const std::int64_t oldest = parts_.clock.now_ms() - options_.give_up_ms;
    Told told{webhook.player, marks_of(*marks), std::max(webhook.created_ms, oldest),
              parts_.watch.is_watched(webhook.player)};
    const auto due = co_await look(std::move(told), all, std::move(rooms));
    if (!due) co_return Outcome::Failed;
    for (const store::WebhookMark& mark : due->seen) {
        store::MarkWebhook seen{webhook.player, mark};
        co_await parts_.store.webhooks().mark(std::move(seen));
    }
    for (const Notice& notice : due->notices) {
        if (stopping_ || line.is_gone || line.created_ms > webhook.created_ms) {
            co_return Outcome::Failed;
        }
        std::optional<Delivery> failure;
        const bool delivered = co_await deliver(webhook, notice, failure);
        if (!delivered && stopping_) co_return Outcome::Failed;
        if (!delivered) co_return co_await note_failure(webhook, *failure);
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
        if (!for_others && played.is_there) add(due, due_of(rooms::ended_game(played), told));
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

asio::awaitable<bool> StoreWebhooks::deliver(const store::WebhookRecord& webhook,
                                             const Notice& notice,
                                             std::optional<Delivery>& failure) {
    std::string id = notice_id(webhook.player, webhook.created_ms, notice.mark);
    WebhookNotice document{id, parts_.clock.now_ms(), webhook.player, {}, notice.game};
    std::visit(
        [&](const auto& event) {
            document.event = protocol::wire::Loose{protocol::wire::json_of(event)};
        },
        notice.event);
    std::string body = protocol::wire::text_of(document);
    Delivery delivery = co_await send(webhook, std::move(id), std::move(body));
    if (delivery.fault) {
        failure = std::move(delivery);
        co_return false;
    }
    store::MarkWebhook marked{webhook.player, notice.mark, parts_.clock.now_ms()};
    // If it cannot be marked, it is told again: with the same id.
    co_await parts_.store.webhooks().mark(std::move(marked));
    co_return true;
}

asio::awaitable<Delivery> StoreWebhooks::send(const store::WebhookRecord& webhook, std::string id,
                                              std::string body) {
    auto url = protocol::parse_webhook_url(webhook.url);
    const auto key = key_of(webhook.secret);
    if (!url || !key) co_return Delivery{{}, "its URL or secret cannot be read; put it again"};
    const bool is_refused = !url->tls && sender_.reach() != Reach::Any;
    if (is_refused) co_return Delivery{{}, "this server sends by https only"};
    Post post(std::move(*url), std::move(id));
    post.seconds = parts_.clock.now_ms() / 1000;
    post.signature = signature(*key, post.id, post.seconds, body);
    post.body = std::move(body);
    post.player = webhook.player;
    const metrics::Stopwatch stopwatch;
    Delivery delivery = co_await sender_.post(std::move(post));
    stopwatch.stop(parts_.metrics.seconds);
    (delivery.fault ? parts_.metrics.failed : parts_.metrics.delivered).add();
    co_return delivery;
}

asio::awaitable<StoreWebhooks::Outcome> StoreWebhooks::note_failure(
    const store::WebhookRecord& webhook, const Delivery& failure) {
    const std::int64_t now = parts_.clock.now_ms();
    const bool is_over = now - webhook.failing_ms.value_or(now) >= options_.give_up_ms;
    const bool disabled = is_over || failure.is_gone();
    store::FailWebhook failed{webhook.player, webhook.created_ms, now, *failure.fault, disabled};
    co_await parts_.store.webhooks().fail(std::move(failed));
    if (!disabled) co_return Outcome::Failed;
    parts_.metrics.given_up.add();
    log::info("the webhook of player {} is given up: {}", webhook.player,
              failure.is_gone() ? "it is gone" : "it failed for too long");
    co_return Outcome::Gone;
}

}  // namespace mistward::webhooks
