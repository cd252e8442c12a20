#pragma once

#include "server/work/begin.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <memory>
#include <optional>
#include <utility>

namespace mistward::test {

/// How a coroutine ended.
struct Ending {
    bool has_ended = false;
    std::exception_ptr exception;  ///< what it threw, if it did
};

inline work::Ended note(std::shared_ptr<Ending> ending) {
    return [ending = std::move(ending)](const std::exception_ptr& exception) {
        ending->exception = exception;
        ending->has_ended = true;
    };
}

/// The outcome of a coroutine that runs on an io_context.
template <class T>
class Pending {
public:
    Pending(boost::asio::io_context& io, boost::asio::awaitable<T> task)
        : outcome_(std::make_shared<Outcome>()) {
        work::begin(io.get_executor(), keep(outcome_, std::move(task)), note(outcome_));
    }

    bool ready() const { return outcome_->has_ended; }

    /// The value; throws what the coroutine threw.
    T get() const {
        if (outcome_->exception) std::rethrow_exception(outcome_->exception);
        return outcome_->value.value();
    }

private:
    struct Outcome : Ending {
        std::optional<T> value;
    };

    static boost::asio::awaitable<void> keep(std::shared_ptr<Outcome> outcome,
                                             boost::asio::awaitable<T> task) {
        outcome->value.emplace(co_await std::move(task));
    }

    std::shared_ptr<Outcome> outcome_;
};

/// Runs a coroutine to its end on an io_context of its own.
template <class T>
T await(boost::asio::awaitable<T> task) {
    boost::asio::io_context io;
    return work::run(io, std::move(task));
}

}  // namespace mistward::test
