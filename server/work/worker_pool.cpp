#include "server/work/worker_pool.hpp"

#include "server/work/busy.hpp"
#include "server/work/give_way.hpp"

#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/cancellation_type.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace mistward::work {

namespace {

/// Something to do on a worker, and a coroutine that waits for what comes of it.
class Job {
public:
    explicit Job(Wanted& wanted) : wanted_(wanted) {}
    virtual ~Job() = default;

    void run() noexcept { wanted_.run(); }
    /// Whoever waits goes on, on their executor.
    virtual void answer() = 0;

    void refuse(Refusal refusal) {
        wanted_.refuse(refusal);
        answer();
    }
    void abandon() {
        wanted_.abandon();
        answer();
    }
    /// Why it was ended, if it was; before the answer.
    std::optional<Refusal> refusal() const { return wanted_.refusal(); }

private:
    Wanted& wanted_;
};

/// `Handler` is that of Asio for the coroutine; who has it has the coroutine, and what that wants.
template <class Handler>
class WaitedJob final : public Job {
public:
    WaitedJob(Wanted& wanted, Handler handler)
        : Job(wanted),
          handler_(std::move(handler)),
          caller_(asio::get_associated_executor(handler_)) {}

    void answer() override {
        asio::post(caller_.get_executor(), std::move(handler_));
        caller_.reset();
    }

private:
    Handler handler_;
    asio::executor_work_guard<asio::associated_executor_t<Handler>> caller_;
};

}  // namespace

/// What the threads, the callers and the wishes to drop a job have in common.
class WorkerPool::Shared {
public:
    explicit Shared(const PoolOptions& options)
        : metrics_(options.metrics), budget_(options.budget), queue_(options.limits) {}

    Ticket new_ticket() { return Ticket{++tickets_}; }

    void push(Ticket ticket, const Key& key, Urgency urgency, std::unique_ptr<Job> job) {
        Waiting waiting{std::move(job), {}};
        if (const auto taken = take(ticket, key, urgency, waiting); !taken) {
            metrics_.count(taken.error());
            waiting.job->refuse(taken.error());
        }
    }

    void drop(Ticket ticket) {
        if (const auto waiting = remove(ticket)) {
            metrics_.abandoned.add();
            waiting->job->abandon();
        }
    }

    void stop() {
        for (const auto& job : end()) {
            metrics_.count(Refusal::Stopping);
            job->refuse(Refusal::Stopping);
        }
    }

    void work() {
        give_way();
        while (const auto job = next()) {
            metrics_.running.add(1);
            carry_out(*job);
            metrics_.running.add(-1);
            answer(*job);
        }
    }

    std::size_t waiting() const {
        const std::lock_guard lock(mutex_);
        return queue_.size();
    }

    std::size_t waiting(Urgency urgency) const {
        const std::lock_guard lock(mutex_);
        return queue_.size(urgency);
    }

private:
    struct Waiting {
        std::unique_ptr<Job> job;
        metrics::Stopwatch since;
    };

    /// `waiting` is moved from only if it is taken.
    tl::expected<void, Refusal> take(Ticket ticket, const Key& key, Urgency urgency,
                                     Waiting& waiting) {
        const std::lock_guard lock(mutex_);
        if (stopping_) return tl::unexpected(Refusal::Stopping);
        const auto taken = queue_.push(ticket, key, urgency, std::move(waiting));
        if (taken) {
            metrics_.waiting.add(1);
            changed_.notify_one();
        }
        return taken;
    }

    /// Without memory to say it nobody is told, but the others are.
    static void answer(Job& job) noexcept {
        try {
            job.answer();
        } catch (...) {
        }
    }

    void carry_out(Job& job) const {
        const Busy busy;
        const metrics::Stopwatch stopwatch;
        const CountedJob counted(budget_, &stopping_);
        job.run();
        stopwatch.stop(metrics_.run_seconds);
        metrics_.count(counted.effort());
        if (const auto refusal = job.refusal()) metrics_.count(*refusal);
    }

    /// Waits for a job; null at the end.
    std::unique_ptr<Job> next() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return stopping_ || queue_.size() > 0; });
        auto waiting = queue_.pop();
        if (!waiting) return nullptr;
        metrics_.waiting.add(-1);
        waiting->since.stop(metrics_.wait_seconds);
        return std::move(waiting->job);
    }

    std::optional<Waiting> remove(Ticket ticket) {
        const std::lock_guard lock(mutex_);
        auto waiting = queue_.remove(ticket);
        if (waiting) metrics_.waiting.add(-1);
        return waiting;
    }

    /// Nothing is taken from now on; gives back what waits.
    std::vector<std::unique_ptr<Job>> end() {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_all();
        std::vector<std::unique_ptr<Job>> left;
        while (auto waiting = queue_.pop()) {
            metrics_.waiting.add(-1);
            left.push_back(std::move(waiting->job));
        }
        return left;
    }

    const WorkMetrics metrics_;
    const Budget budget_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    FairQueue<Waiting> queue_;
    std::atomic<std::uint64_t> tickets_ = 0;
    std::atomic<bool> stopping_ = false;
};

WorkerPool::WorkerPool(const PoolOptions& options) : shared_(std::make_shared<Shared>(options)) {
    const std::size_t threads = std::max<std::size_t>(1, options.threads);
    for (std::size_t i = 0; i < threads; ++i) {
        threads_.emplace_back([shared = shared_] { shared->work(); });
    }
}

WorkerPool::~WorkerPool() {
    stop();
    threads_.clear();
}

void WorkerPool::stop() { shared_->stop(); }

std::size_t WorkerPool::waiting() const { return shared_->waiting(); }

std::size_t WorkerPool::waiting(Urgency urgency) const { return shared_->waiting(urgency); }

std::function<void()> WorkerPool::dropper(Ticket ticket) const {
    return [shared = std::weak_ptr(shared_), ticket] {
        if (const auto pool = shared.lock()) pool->drop(ticket);
    };
}

asio::awaitable<void> WorkerPool::done(Key key, Urgency urgency, Wanted& wanted) {
    auto initiate = [&](auto handler) {
        const Ticket ticket = shared_->new_ticket();
        if (auto slot = asio::get_associated_cancellation_slot(handler); slot.is_connected()) {
            slot.assign([drop = dropper(ticket)](asio::cancellation_type) { drop(); });
        }
        shared_->push(ticket, key, urgency,
                      std::make_unique<WaitedJob<decltype(handler)>>(wanted, std::move(handler)));
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>, void()>(initiate,
                                                                         asio::use_awaitable);
}

}  // namespace mistward::work
