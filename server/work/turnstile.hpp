#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <utility>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Lets one coroutine at a time through, in the order of arrival, so that a command that waits for
/// the store is not overtaken. All calls on one strand.
class Turnstile {
    using Channel = asio::experimental::channel<void(boost::system::error_code)>;

public:
    /// Holds the turnstile until its scope ends.
    class Turn {
    public:
        explicit Turn(Channel& passes) : passes_(&passes) {}
        ~Turn() {
            if (passes_ != nullptr) passes_->try_send(boost::system::error_code{});
        }
        Turn(Turn&& other) noexcept : passes_(std::exchange(other.passes_, nullptr)) {}
        Turn& operator=(Turn&&) = delete;

    private:
        Channel* passes_;
    };

    explicit Turnstile(const asio::any_io_executor& executor) : passes_(executor, 1) {
        passes_.try_send(boost::system::error_code{});
    }

    /// Comes back at once if nobody is in.
    asio::awaitable<Turn> enter() {
        const bool is_free = passes_.try_receive([](boost::system::error_code) {});
        if (!is_free) co_await passes_.async_receive(asio::use_awaitable);
        co_return Turn(passes_);
    }

private:
    Channel passes_;
};

}  // namespace mistward::rooms
