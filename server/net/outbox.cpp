#include "server/net/outbox.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::size_t kFewMessages = 4;

}  // namespace

bool Outbox::push(rooms::Frame frame, bool replaceable) {
    if (waiting_.size() >= max_messages_ || frame->size() > max_bytes_ - bytes_) return false;
    if (waiting_.full()) waiting_.set_capacity(std::max(kFewMessages, 2 * waiting_.size()));
    bytes_ += frame->size();
    count(1, static_cast<double>(frame->size()));
    waiting_.push_back({std::move(frame), replaceable});
    return true;
}

void Outbox::drop_replaceable() {
    for (auto left = waiting_.size(); left > 0; --left) {
        Waiting oldest = std::move(waiting_.front());
        waiting_.pop_front();
        if (oldest.replaceable) {
            forget(oldest.frame);
        } else {
            waiting_.push_back(std::move(oldest));
        }
    }
}

rooms::Frame Outbox::pop() {
    if (waiting_.empty()) return nullptr;
    last_wait_ = std::chrono::steady_clock::now() - waiting_.front().since;
    auto frame = std::move(waiting_.front().frame);
    waiting_.pop_front();
    forget(frame);
    return frame;
}

void Outbox::clear() {
    count(-static_cast<double>(waiting_.size()), -static_cast<double>(bytes_));
    waiting_.clear();
    bytes_ = 0;
}

void Outbox::forget(const rooms::Frame& frame) {
    bytes_ -= frame->size();
    count(-1, -static_cast<double>(frame->size()));
}

void Outbox::count(double messages, double bytes) const {
    messages_gauge_.add(messages);
    bytes_gauge_.add(bytes);
}

}  // namespace mistward::net
