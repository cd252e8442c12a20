#pragma once

#include "server/store/job.hpp"
#include "server/store/readers.hpp"
#include "server/store/webhook_queries.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// The webhooks of a database, behind the threads of its store, which outlive it.
class DatabaseWebhooks final : public WebhookStore {
public:
    DatabaseWebhooks(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<void> put(PutWebhook webhook) override {
        return write(&put_webhook, std::move(webhook));
    }
    AsyncResult<void> remove(std::string player) override {
        return submit<void>(writer_, [player = std::move(player)](Connection& connection) {
            delete_webhook(connection, player);
            return Result<void>();
        });
    }
    AsyncResult<std::optional<WebhookRecord>> find(std::string player) override {
        return submit<std::optional<WebhookRecord>>(
            readers_, [player = std::move(player)](Connection& connection) {
                return find_webhook(connection, player);
            });
    }
    AsyncResult<std::vector<WebhookPlayer>> players() override {
        return submit<std::vector<WebhookPlayer>>(readers_, &webhook_players);
    }
    AsyncResult<WebhooksVersion> version() override {
        return submit<WebhooksVersion>(readers_, &webhooks_version);
    }
    AsyncResult<std::vector<WebhookMark>> marks(std::string player) override {
        return submit<std::vector<WebhookMark>>(
            readers_, [player = std::move(player)](Connection& connection) {
                return webhook_marks(connection, player);
            });
    }
    AsyncResult<void> mark(MarkWebhook marked) override {
        return write(&mark_webhook, std::move(marked));
    }
    AsyncResult<void> fail(FailWebhook failed) override {
        return write(&fail_webhook, std::move(failed));
    }

private:
    template <class Request>
    AsyncResult<void> write(Result<void> (*query)(Connection&, const Request&), Request request) {
        return submit<void>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
