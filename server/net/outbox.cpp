#include "server/net/outbox.hpp"

#include <utility>

namespace mistward::net {

bool Outbox::push(rooms::Frame frame, bool replaceable) {
    if (waiting_.size() >= max_messages_ || frame->size() > max_bytes_ - bytes_) return false;
    bytes_ += frame->size();
    count(1, static_cast<double>(frame->size()));
    waiting_.push_back({std::move(frame), replaceable});
    return true;
}

void Outbox::drop_replaceable() {
    for (auto waiting = std::exchange(waiting_, {}); !waiting.empty(); waiting.pop_front()) {
        if (waiting.front().replaceable) {
            forget(waiting.front().frame);
        } else {
            waiting_.push_back(std::move(waiting.front()));
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
