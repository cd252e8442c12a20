#pragma once

#include "server/store/readers.hpp"
#include "server/store/submit.hpp"
#include "server/store/writer.hpp"

#include <type_traits>
#include <utility>

namespace mistward::store {

/// The threads of a database, which outlive it, for the queries of one of its parts.
class QueryThreads {
public:
    QueryThreads(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    /// `work` is `Result<T>(Connection&)`, and may change something.
    template <class T, class Work>
    AsyncResult<T> on_writer(Work work) {
        return submit<T>(writer_, std::move(work));
    }

    template <class T, class Request>
    AsyncResult<T> write(Result<T> (*query)(Connection&, Request), std::decay_t<Request> request) {
        return submit<T>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    template <class T>
    AsyncResult<T> read(Result<T> (*query)(Connection&)) {
        return submit<T>(readers_, query);
    }

    template <class T, class Request>
    AsyncResult<T> read(Result<T> (*query)(Connection&, Request), std::decay_t<Request> request) {
        return submit<T>(readers_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
