#pragma once

#include "server/store/connection.hpp"
#include "server/store/failure.hpp"
#include "server/store/job.hpp"

#include <boost/asio/awaitable.hpp>

#include <exception>
#include <memory>
#include <optional>
#include <utility>

namespace mistward::store {

namespace asio = boost::asio;

/// What a coroutine wants done on a database thread. It is the coroutine's, and stays until it was
/// told. Whatever needs no type of an outcome is here, so that it is compiled once.
class Wanted {
public:
    virtual ~Wanted() = default;

    /// As `Job::run`.
    bool run(Connection& connection);
    void fail(Failure failure);

protected:
    /// Throws what the work threw, if it did.
    void check() const;

private:
    /// Does it and keeps the outcome; whether it is a success.
    virtual bool carry_out(Connection& connection) = 0;
    virtual void keep(Failure failure) = 0;

    std::exception_ptr exception_;
};

/// Hands it to `jobs`, and comes back once it is done or has failed.
asio::awaitable<void> done_by(JobTaker& jobs, Wanted& wanted);

template <class T>
class WantedOutcome : public Wanted {
public:
    /// Once it is done.
    Result<T> take() {
        check();
        return std::move(*outcome_);
    }

protected:
    bool keep_outcome(Result<T> outcome) {
        outcome_.emplace(std::move(outcome));
        return outcome_->has_value();
    }

private:
    void keep(Failure failure) final { outcome_.emplace(tl::unexpected(failure)); }

    std::optional<Result<T>> outcome_;
};

template <class T, class Work>
class WantedWork final : public WantedOutcome<T> {
public:
    explicit WantedWork(Work work) : work_(std::move(work)) {}

private:
    bool carry_out(Connection& connection) override {
        return this->keep_outcome(work_(connection));
    }

    Work work_;
};

template <class T>
AsyncResult<T> outcome_of(JobTaker& jobs, std::unique_ptr<WantedOutcome<T>> wanted) {
    co_await done_by(jobs, *wanted);
    co_return wanted->take();
}

/// Does `work`, which is `Result<T>(Connection&)`, on a thread of those `jobs` and waits for its
/// outcome.
template <class T, class Work>
AsyncResult<T> submit(JobTaker& jobs, Work work) {
    return outcome_of<T>(jobs, std::make_unique<WantedWork<T, Work>>(std::move(work)));
}

}  // namespace mistward::store
