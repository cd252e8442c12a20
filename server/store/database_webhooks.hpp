#pragma once

#include "server/store/query_threads.hpp"
#include "server/store/webhook_queries.hpp"

#include <utility>

namespace mistward::store {

/// The webhooks of a database, behind the threads of its store, which outlive it.
class DatabaseWebhooks final : public WebhookStore {
public:
    DatabaseWebhooks(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<void> put(PutWebhook webhook) override {
        return threads_.write(&put_webhook, std::move(webhook));
    }
    AsyncResult<void> remove(std::string player) override {
        return threads_.on_writer<void>([player = std::move(player)](Connection& connection) {
            delete_webhook(connection, player);
            return Result<void>();
        });
    }
    AsyncResult<std::optional<WebhookRecord>> find(std::string player) override {
        return threads_.read(&find_webhook, std::move(player));
    }
    AsyncResult<std::vector<WebhookPlayer>> players() override {
        return threads_.read(&webhook_players);
    }
    AsyncResult<WebhooksVersion> version() override { return threads_.read(&webhooks_version); }
    AsyncResult<std::vector<WebhookMark>> marks(std::string player) override {
        return threads_.read(&webhook_marks, std::move(player));
    }
    AsyncResult<void> mark(MarkWebhook marked) override {
        return threads_.write(&mark_webhook, std::move(marked));
    }
    AsyncResult<void> fail(FailWebhook failed) override {
        return threads_.write(&fail_webhook, std::move(failed));
    }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
