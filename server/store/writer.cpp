#include "server/store/writer.hpp"

#include <chrono>

namespace mistward::store {

namespace {

constexpr std::chrono::seconds kIdleLook{2};

}  // namespace

Writer::Writer(std::unique_ptr<Batches> batches, const StoreMetrics& metrics)
    : metrics_(metrics), batches_(std::move(batches)), queue_(metrics.writes_waiting) {
    thread_ = std::thread([this] { work(); });
}

void Writer::close() {
    batches_->hurry();
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

Writer::~Writer() { close(); }

void Writer::work() {
    while (!queue_.is_over()) {
        if (const Batch batch = queue_.take_all(kIdleLook); !batch.empty()) {
            carry_out(batch);
            batches_->tidy_up();
        } else {
            batches_->look_around();
        }
    }
}

// Counting asks for no memory, so nothing here throws, whatever `write` has met.
void Writer::carry_out(const Batch& batch) noexcept {
    metrics_.batch_jobs.observe(static_cast<double>(batch.size()));
    const auto failure = batches_->write(batch);
    if (failure) metrics_.batches_refused.add();
    for (const auto& job : batch) settle(*job, failure);
}

}  // namespace mistward::store
