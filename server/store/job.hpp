#pragma once

#include "server/store/connection.hpp"
#include "server/store/database_error.hpp"
#include "server/store/store.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <utility>

namespace mistward::store {

namespace asio = boost::asio;

/// Something to do on a database thread, and somebody who waits for the outcome.
class Job {
public:
    virtual ~Job() = default;

    /// Does the work and keeps its outcome. False: nothing of it is to be kept in the database.
    /// Throws `DatabaseError` only if the connection lacks a resource, so that the whole
    /// transaction cannot go on.
    virtual bool run(Connection& connection) = 0;

    /// Gives the outcome to whoever waits, on their executor.
    virtual void answer() = 0;

    /// Gives `failure` instead of the outcome.
    virtual void fail(Failure failure) = 0;
};

/// Gives the outcome of a job, or `failure` instead. What that throws is logged: no job ends a
/// database thread, and with it the process.
void settle(Job& job, std::optional<Failure> failure = {}) noexcept;

/// `Work` is `Result<T>(Connection&)`, `Handler` an Asio completion handler.
template <class T, class Work, class Handler>
class HandlerJob final : public Job {
public:
    HandlerJob(Work work, Handler handler)
        : work_(std::move(work)),
          handler_(std::move(handler)),
          caller_(asio::get_associated_executor(handler_)) {}

    bool run(Connection& connection) override {
        try {
            outcome_.emplace(work_(connection));
            return outcome_->has_value();
        } catch (const DatabaseError& error) {
            if (error.is_resource()) throw;
            exception_ = std::current_exception();
        } catch (const std::bad_alloc&) {
            // As when the disk is full: there may be room again later.
            outcome_.emplace(tl::unexpected(Failure::Unavailable));
        } catch (...) {
            exception_ = std::current_exception();
        }
        return false;
    }

    void answer() override {
        if (exception_) outcome_.emplace(tl::unexpected(Failure::Unavailable));
        auto call = [handler = std::move(handler_), exception = exception_,
                     outcome = std::move(*outcome_)]() mutable {
            std::move(handler)(exception, std::move(outcome));
        };
        asio::post(caller_.get_executor(), std::move(call));
        caller_.reset();
    }

    void fail(Failure failure) override {
        exception_ = nullptr;
        outcome_.emplace(tl::unexpected(failure));
        answer();
    }

private:
    Work work_;
    Handler handler_;
    asio::executor_work_guard<asio::associated_executor_t<Handler>> caller_;
    std::exception_ptr exception_;
    std::optional<Result<T>> outcome_;
};

/// Puts `work` into `queue` and waits for its outcome.
template <class T, class Queue, class Work>
AsyncResult<T> submit(Queue& queue, Work work) {
    auto initiate = [&queue](auto handler, Work task) {
        using Handler = decltype(handler);
        queue.push(
            std::make_unique<HandlerJob<T, Work, Handler>>(std::move(task), std::move(handler)));
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>,
                                            void(std::exception_ptr, Result<T>)>(
        initiate, asio::use_awaitable, std::move(work));
}

}  // namespace mistward::store
