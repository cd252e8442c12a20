#pragma once

#include "server/store/push_queries.hpp"
#include "server/store/query_threads.hpp"

#include <utility>

namespace mistward::store {

/// The push subscriptions of a database, behind the threads of its store, which outlive it.
class DatabasePush final : public PushStore {
public:
    DatabasePush(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<std::string> key(std::string offered) override {
        return threads_.on_writer<std::string>(
            [offered = std::move(offered)](Connection& connection) {
                return Result<std::string>(push_key(connection, offered));
            });
    }
    AsyncResult<void> put(PutPush subscription) override {
        return threads_.write(&put_push, std::move(subscription));
    }
    AsyncResult<void> remove(RemovePush which) override {
        return threads_.write(&remove_push, std::move(which));
    }
    AsyncResult<std::optional<PushRecord>> find(std::string id) override {
        return threads_.read(&find_push, std::move(id));
    }
    AsyncResult<std::vector<PushRecord>> of(std::string player) override {
        return threads_.read(&pushes_of, std::move(player));
    }
    AsyncResult<std::vector<PushPlayer>> all() override { return threads_.read(&all_pushes); }
    AsyncResult<WebhooksVersion> version() override { return threads_.read(&pushes_version); }
    AsyncResult<std::vector<WebhookMark>> marks(std::string id) override {
        return threads_.read(&push_marks, std::move(id));
    }
    AsyncResult<void> mark(MarkWebhook marked) override {
        return threads_.write(&mark_push, std::move(marked));
    }
    AsyncResult<void> fail(FailWebhook failed) override {
        return threads_.write(&fail_push, std::move(failed));
    }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
