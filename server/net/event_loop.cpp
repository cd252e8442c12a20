#include "server/net/event_loop.hpp"

#include "server/net/spawn.hpp"

#include <utility>
#include <vector>

namespace mistward::net {

EventLoop::EventLoop(unsigned threads) : threads_(threads), context_(static_cast<int>(threads)) {}

EventLoop::~EventLoop() { abandon(); }

void EventLoop::run() {
    context_.restart();
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads_; ++i) others.emplace_back([this] { run_here(); });
        run_here();
    }
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    if (watch_.joinable()) watch_.join();
}

void EventLoop::run_here() {
    for (;;) {
        try {
            context_.run();
            return;
        } catch (...) {
            log_failure("a handler", std::current_exception());
        }
    }
}

void EventLoop::end_within(std::chrono::milliseconds time, std::function<void()> give_up) {
    watch_ = std::jthread([this, time, give_up = std::move(give_up)] { watch(time, give_up); });
}

void EventLoop::watch(std::chrono::milliseconds time, const std::function<void()>& give_up) {
    std::unique_lock lock(mutex_);
    if (changed_.wait_for(lock, time, [this] { return ended_; })) return;
    give_up();
    context_.stop();
}

void EventLoop::abandon() { context_.drop_handlers(); }

}  // namespace mistward::net
