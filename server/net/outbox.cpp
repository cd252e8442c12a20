#include "server/net/outbox.hpp"

#include <utility>

namespace mistward::net {

bool Outbox::push(rooms::Frame frame) {
    if (frames_.size() >= max_messages_ || frame->size() > max_bytes_ - bytes_) return false;
    bytes_ += frame->size();
    count(1, static_cast<double>(frame->size()));
    frames_.push_back(std::move(frame));
    return true;
}

rooms::Frame Outbox::pop() {
    if (frames_.empty()) return nullptr;
    auto frame = std::move(frames_.front());
    frames_.pop_front();
    bytes_ -= frame->size();
    count(-1, -static_cast<double>(frame->size()));
    return frame;
}

void Outbox::clear() {
    count(-static_cast<double>(frames_.size()), -static_cast<double>(bytes_));
    frames_.clear();
    bytes_ = 0;
}

void Outbox::count(double messages, double bytes) const {
    metrics_.outbox_messages.add(messages);
    metrics_.outbox_bytes.add(bytes);
}

}  // namespace mistward::net
