#include "tests/rooms/client.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::test {

void Client::deliver(rooms::Frame frame) {
    frames_.push_back(*frame);
    const auto message = protocol::Json::parse(*frame);
    const std::string type = message.at("type");
    if (type == "welcome") seq_ = message.at("seq");
    if (type == "update") {
        seq_ = message.at("seq");
        state_ = state_.is_null() ? state_ : state_.patch(message.at("patch"));
    }
    if (message.contains("state")) state_ = message.at("state");
    if (message.contains("legal")) {
        next_ = message.at("next");
        legal_ = message.at("legal");
    }
}

std::vector<protocol::Json> Client::messages(const std::string& type) const {
    std::vector<protocol::Json> result;
    for (const std::string& frame : frames_) {
        auto message = protocol::Json::parse(frame);
        if (type.empty() || message.at("type") == type) result.push_back(std::move(message));
    }
    return result;
}

protocol::Json Client::newest(const std::string& type) const {
    auto all = messages(type);
    if (all.empty()) throw std::runtime_error("no message of type " + type);
    return all.back();
}

bool Client::decides(std::uint8_t player) const {
    return next_.is_object() && next_.at("actor") == "player" && next_.at("player") == player;
}

}  // namespace mistward::test
