#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <memory>
#include <optional>

namespace mistward::test {

/// The outcome of a coroutine that runs on an io_context.
template <class T>
class Pending {
public:
    Pending(boost::asio::io_context& io, boost::asio::awaitable<T> task)
        : outcome_(std::make_shared<Outcome>()) {
        auto keep = [outcome = outcome_](std::exception_ptr exception, T value) {
            outcome->exception = exception;
            outcome->value.emplace(std::move(value));
        };
        boost::asio::co_spawn(io, std::move(task), keep);
    }

    bool ready() const { return outcome_->value.has_value(); }

    /// The value; throws what the coroutine threw.
    T get() const {
        if (outcome_->exception) std::rethrow_exception(outcome_->exception);
        return *outcome_->value;
    }

private:
    struct Outcome {
        std::exception_ptr exception;
        std::optional<T> value;
    };
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
