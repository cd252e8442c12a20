#pragma once

#include "server/work/fair_queue.hpp"

#include <tl/expected.hpp>

#include <exception>
#include <optional>
#include <utility>

namespace mistward::work {

/// What came of a job, or why it was not done.
template <class T>
using Outcome = tl::expected<T, Refusal>;

/// What a coroutine wants done on a worker. It is the coroutine's, and stays until it was told.
/// Whatever needs no type of an outcome is here, so that it is compiled once.
class Wanted {
public:
    virtual ~Wanted() = default;

    /// Does it and keeps what came of it, or what it threw.
    void run() noexcept;
    void refuse(Refusal refusal) { refusal_ = refusal; }
    std::optional<Refusal> refusal() const { return refusal_; }
    /// Whoever waits is told `operation_aborted`.
    void abandon();

protected:
    /// Why nothing was done, if it was not. Throws what the task threw, if it did.
    std::optional<Refusal> check() const;

private:
    virtual void carry_out() = 0;
    /// What the task holds is freed on the worker, not by the caller.
    virtual void let_go() noexcept = 0;

    std::exception_ptr exception_;
    std::optional<Refusal> refusal_;
};

template <class T>
class WantedOutcome : public Wanted {
public:
    /// Once it is done.
    Outcome<T> take() {
        if (const auto refusal = check()) return tl::unexpected(*refusal);
        return std::move(*outcome_);
    }

protected:
    void keep(T outcome) { outcome_.emplace(std::move(outcome)); }

private:
    std::optional<T> outcome_;
};

/// `Task` is `T()`.
template <class T, class Task>
class WantedTask final : public WantedOutcome<T> {
public:
    explicit WantedTask(Task task) : task_(std::move(task)) {}

private:
    void carry_out() override { this->keep((*task_)()); }
    void let_go() noexcept override { task_.reset(); }

    std::optional<Task> task_;
};

}  // namespace mistward::work
