#pragma once

#include "server/net/await.hpp"
#include "server/work/wait.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstddef>
#include <deque>
#include <memory>
#include <utility>

namespace mistward::webhooks {

namespace asio = boost::asio;

/// A number of places, taken in the order of coming. All calls on one strand.
class Places {
public:
    Places(asio::any_io_executor strand, std::size_t places)
        : strand_(std::move(strand)), free_(places) {}

    /// Gives its place back at its end.
    class Place {
    public:
        explicit Place(Places& places) : places_(&places) {}
        Place(Place&& other) noexcept : places_(std::exchange(other.places_, nullptr)) {}
        Place& operator=(Place&&) = delete;
        ~Place() {
            if (places_ != nullptr) places_->leave();
        }

    private:
        Places* places_;
    };

    asio::awaitable<Place> enter() {
        if (free_ > 0) {
            --free_;
            co_return Place(*this);
        }
        const auto turn =
            std::make_shared<asio::steady_timer>(strand_, asio::steady_timer::time_point::max());
        waiting_.push_back(turn);
        co_await work::wait(*turn);
        co_return Place(*this);
    }

private:
    /// Whoever has waited longest has the place at once.
    void leave() {
        if (waiting_.empty()) {
            ++free_;
            return;
        }
        const auto next = std::move(waiting_.front());
        waiting_.pop_front();
        next->cancel();
    }

    asio::any_io_executor strand_;
    std::size_t free_;
    std::deque<std::shared_ptr<asio::steady_timer>> waiting_;
};

}  // namespace mistward::webhooks
