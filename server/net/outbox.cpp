#include "server/net/outbox.hpp"

#include <utility>

namespace mistward::net {

bool Outbox::push(rooms::Frame frame) {
    if (frames_.size() >= max_messages_ || frame->size() > max_bytes_ - bytes_) return false;
    bytes_ += frame->size();
    frames_.push_back(std::move(frame));
    return true;
}

rooms::Frame Outbox::pop() {
    if (frames_.empty()) return nullptr;
    auto frame = std::move(frames_.front());
    frames_.pop_front();
    bytes_ -= frame->size();
    return frame;
}

void Outbox::clear() {
    frames_.clear();
    bytes_ = 0;
}

}  // namespace mistward::net
