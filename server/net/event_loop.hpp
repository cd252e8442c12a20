#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace mistward::net {

namespace asio = boost::asio;

/// The handlers of a server and the threads that run them. What a handler throws is logged and ends
/// that handler alone. Ends in two steps: nothing runs any more, then nothing waits to be run.
class EventLoop {
public:
    explicit EventLoop(unsigned threads);
    /// As `abandon`.
    ~EventLoop();
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;

    asio::any_io_executor executor() { return context_.get_executor(); }

    /// Runs handlers until none is left, or until `end_within` has given up; on the calling thread
    /// and as many more as make up the number given.
    void run();

    /// Lets `run` return after `time` even if handlers are left then; calls `give_up` first, on a
    /// thread of its own. Once, from any thread.
    void end_within(std::chrono::milliseconds time, std::function<void()> give_up);

    /// Destroys the handlers that are left. While nothing runs, and while everything that they
    /// refer to lives.
    void abandon();

private:
    /// An io_context whose handlers can be destroyed before it is.
    class Context : public asio::io_context {
    public:
        using asio::io_context::io_context;
        void drop_handlers() { shutdown(); }
    };

    void run_here();
    void watch(std::chrono::milliseconds time, const std::function<void()>& give_up);

    unsigned threads_;
    Context context_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ended_ = false;
    std::jthread watch_;
};

}  // namespace mistward::net
