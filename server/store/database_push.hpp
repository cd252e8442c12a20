#pragma once

#include "server/store/job.hpp"
#include "server/store/push_queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// The push subscriptions of a database, behind the threads of its store, which outlive it.
class DatabasePush final : public PushStore {
public:
    DatabasePush(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<std::string> key(std::string offered) override {
        return submit<std::string>(writer_, [offered = std::move(offered)](Connection& connection) {
            return Result<std::string>(push_key(connection, offered));
        });
    }
    AsyncResult<void> put(PutPush subscription) override {
        return write(&put_push, std::move(subscription));
    }
    AsyncResult<void> remove(RemovePush which) override {
        return write(&remove_push, std::move(which));
    }
    AsyncResult<std::optional<PushRecord>> find(std::string id) override {
        return read<std::optional<PushRecord>>(&find_push, std::move(id));
    }
    AsyncResult<std::vector<PushRecord>> of(std::string player) override {
        return read<std::vector<PushRecord>>(&pushes_of, std::move(player));
    }
    AsyncResult<std::vector<PushPlayer>> all() override {
        return submit<std::vector<PushPlayer>>(readers_, &all_pushes);
    }
    AsyncResult<WebhooksVersion> version() override {
        return submit<WebhooksVersion>(readers_, &pushes_version);
    }
    AsyncResult<std::vector<WebhookMark>> marks(std::string id) override {
        return read<std::vector<WebhookMark>>(&push_marks, std::move(id));
    }
    AsyncResult<void> mark(MarkWebhook marked) override {
        return write(&mark_push, std::move(marked));
    }
    AsyncResult<void> fail(FailWebhook failed) override {
        return write(&fail_push, std::move(failed));
    }

private:
    template <class T>
    AsyncResult<T> read(Result<T> (*query)(Connection&, const std::string&), std::string id) {
        return submit<T>(readers_, [query, id = std::move(id)](Connection& connection) {
            return query(connection, id);
        });
    }
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
