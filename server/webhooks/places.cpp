#include "server/webhooks/places.hpp"

#include "server/work/wait.hpp"

#include <utility>

namespace mistward::webhooks {

Places::Place::Place(Places& places) : places_(&places), held_(std::make_shared<Held>()) {}

Places::Place::Place(Place&& other) noexcept
    : places_(std::exchange(other.places_, nullptr)), held_(std::move(other.held_)) {}

Places::Place::~Place() {
    if (places_ == nullptr) return;
    may_not_be_cut();
    places_->leave(*held_);
}

void Places::Place::may_be_cut(std::function<void()> cut) {
    held_->since = std::chrono::steady_clock::now();
    held_->cut = std::move(cut);
    places_->can_be_cut_.push_back(held_);
    places_->hurry();
}

void Places::Place::may_not_be_cut() { std::erase(places_->can_be_cut_, held_); }

Places::Places(const asio::any_io_executor& strand, std::size_t places,
               std::optional<net::Duration> patience)
    : strand_(strand), patience_(patience), free_(places), next_(strand) {}

asio::awaitable<Places::Place> Places::enter() {
    if (free_ > 0) {
        --free_;
        co_return Place(*this);
    }
    const auto turn =
        std::make_shared<asio::steady_timer>(strand_, asio::steady_timer::time_point::max());
    waiting_.push_back(turn);
    hurry();
    co_await work::wait(*turn);
    co_return Place(*this);
}

/// Whoever has waited longest has the place at once.
void Places::leave(const Held& held) {
    if (held.was_told) --told_;
    if (waiting_.empty()) {
        ++free_;
        return;
    }
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    next->cancel();
}

void Places::hurry() {
    next_.disarm();
    while (patience_ && waiting_.size() > told_ && !can_be_cut_.empty()) {
        const auto first = can_be_cut_.front();
        const auto left = first->since + *patience_ - std::chrono::steady_clock::now();
        if (left > std::chrono::steady_clock::duration::zero()) {
            next_.arm(std::chrono::ceil<net::Duration>(left), [this] { hurry(); });
            return;
        }
        can_be_cut_.pop_front();
        first->was_told = true;
        ++told_;
        std::exchange(first->cut, nullptr)();
    }
}

}  // namespace mistward::webhooks
