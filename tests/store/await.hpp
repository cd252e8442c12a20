#pragma once

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

/// Starts a coroutine on an io_context, and notes how it ends. What needs no type of a value is
/// compiled once.
void begin(boost::asio::io_context& io, boost::asio::awaitable<void> task,
           std::shared_ptr<Ending> ending);

/// The outcome of a coroutine that runs on an io_context.
template <class T>
class Pending {
public:
    Pending(boost::asio::io_context& io, boost::asio::awaitable<T> task)
        : outcome_(std::make_shared<Outcome>()) {
        begin(io, keep(outcome_, std::move(task)), outcome_);
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
    const Pending<T> pending(io, std::move(task));
    io.run();
    return pending.get();
}

}  // namespace mistward::test
