#include "server/store/submit.hpp"

#include "server/store/database_error.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <new>

namespace mistward::store {

namespace {

/// `Handler` is that of Asio for a coroutine that waits; who has it has the coroutine, and what
/// that wants.
template <class Handler>
class WaitedJob final : public Job {
public:
    WaitedJob(Wanted& wanted, Handler handler)
        : wanted_(wanted),
          handler_(std::move(handler)),
          caller_(asio::get_associated_executor(handler_)) {}

    bool run(Connection& connection) override { return wanted_.run(connection); }

    void answer() override {
        asio::post(caller_.get_executor(), std::move(handler_));
        caller_.reset();
    }

    void fail(Failure failure) override {
        wanted_.fail(failure);
        answer();
    }

private:
    Wanted& wanted_;
    Handler handler_;
    asio::executor_work_guard<asio::associated_executor_t<Handler>> caller_;
};

}  // namespace

bool Wanted::run(Connection& connection) {
    try {
        return carry_out(connection);
    } catch (const DatabaseError& error) {
        if (error.is_resource()) throw;
        exception_ = std::current_exception();
    } catch (const std::bad_alloc&) {
        // As when the disk is full: there may be room again later.
        keep(Failure::Unavailable);
    } catch (...) {
        exception_ = std::current_exception();
    }
    return false;
}

void Wanted::fail(Failure failure) {
    exception_ = nullptr;
    keep(failure);
}

void Wanted::check() const {
    if (exception_) std::rethrow_exception(exception_);
}

asio::awaitable<void> done_by(JobTaker& jobs, Wanted& wanted) {
    auto initiate = [&](auto handler) {
        jobs.push(std::make_unique<WaitedJob<decltype(handler)>>(wanted, std::move(handler)));
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>, void()>(initiate,
                                                                         asio::use_awaitable);
}

}  // namespace mistward::store
