#pragma once

#include "server/work/fair_queue.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/system/system_error.hpp>
#include <tl/expected.hpp>

#include <exception>
#include <optional>
#include <utility>

namespace mistward::work {

namespace asio = boost::asio;

/// What came of a job, or why it was not done.
template <class T>
using Outcome = tl::expected<T, Refusal>;

/// Something to do on a worker, and somebody who waits for what comes of it.
class Job {
public:
    virtual ~Job() = default;

    /// Does it and keeps what came of it.
    virtual void run() noexcept = 0;
    /// Gives what came of it to whoever waits, on their executor.
    virtual void answer() = 0;
    /// Gives a refusal instead.
    virtual void refuse(Refusal refusal) = 0;
    /// Gives `operation_aborted` instead, to whoever does not wait any more.
    virtual void abandon() = 0;
};

/// `Task` is `T()`, `Handler` an Asio completion handler for `(std::exception_ptr, Outcome<T>)`.
template <class T, class Task, class Handler>
class HandlerJob final : public Job {
public:
    HandlerJob(Task task, Handler handler)
        : task_(std::move(task)),
          handler_(std::move(handler)),
          caller_(asio::get_associated_executor(handler_)) {}

    void run() noexcept override {
        try {
            outcome_.emplace((*task_)());
        } catch (...) {
            exception_ = std::current_exception();
        }
        task_.reset();  // what the task holds is freed here, not by the caller
    }

    void answer() override {
        if (exception_) {
            outcome_.emplace(tl::unexpected(Refusal::Stopping));  // nobody looks at it
        }
        auto call = [handler = std::move(handler_), exception = exception_,
                     outcome = std::move(*outcome_)]() mutable {
            std::move(handler)(exception, std::move(outcome));
        };
        asio::post(caller_.get_executor(), std::move(call));
        caller_.reset();
    }

    void refuse(Refusal refusal) override {
        outcome_.emplace(tl::unexpected(refusal));
        answer();
    }

    void abandon() override {
        exception_ =
            std::make_exception_ptr(boost::system::system_error(asio::error::operation_aborted));
        answer();
    }

private:
    std::optional<Task> task_;
    Handler handler_;
    asio::executor_work_guard<asio::associated_executor_t<Handler>> caller_;
    std::exception_ptr exception_;
    std::optional<Outcome<T>> outcome_;
};

}  // namespace mistward::work
