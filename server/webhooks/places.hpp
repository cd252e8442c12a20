#pragma once

#include "server/net/deadline.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace mistward::webhooks {

namespace asio = boost::asio;

/// A number of places, taken in the order of coming. With patience: while somebody waits, whoever
/// has been at something that can be cut short for longest is told to, once they have been at it
/// for that long. All calls on one strand.
class Places {
public:
    Places(const asio::any_io_executor& strand, std::size_t places,
           std::optional<net::Duration> patience = {});
    Places(const Places&) = delete;
    Places& operator=(const Places&) = delete;

private:
    struct Held {
        std::chrono::steady_clock::time_point since;
        std::function<void()> cut;
        bool was_told = false;
    };

public:
    /// Gives its place back at its end.
    class Place {
    public:
        explicit Place(Places& places);
        Place(Place&& other) noexcept;
        Place& operator=(Place&&) = delete;
        ~Place();

        /// What it is at from now on can be cut short by `cut`, which is called once at most, and
        /// not within this call.
        void may_be_cut(std::function<void()> cut);
        void may_not_be_cut();

    private:
        Places* places_;
        std::shared_ptr<Held> held_;
    };

    asio::awaitable<Place> enter();

private:
    void leave(const Held& held);
    void hurry();

    const asio::any_io_executor strand_;
    const std::optional<net::Duration> patience_;
    std::size_t free_;
    std::deque<std::shared_ptr<asio::steady_timer>> waiting_;
    std::deque<std::shared_ptr<Held>> can_be_cut_;  ///< in the order of their beginning
    std::size_t told_ = 0;                          ///< whose places will be free in a moment
    net::Deadline next_;
};

}  // namespace mistward::webhooks
