#pragma once

#include "protocol/json.hpp"
#include "server/service/subscriber.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::test {

/// A subscriber that remembers everything it was sent, and where the game stands.
class Client final : public rooms::Subscriber {
public:
    void deliver(rooms::Frame frame) override;
    void close(rooms::Goodbye, const std::string& why) override { closed_ = why; }

    const std::vector<std::string>& frames() const { return frames_; }
    const std::optional<std::string>& closed() const { return closed_; }
    bool wants_legal() const override { return takes_legal; }
    std::string address() const override { return from; }
    /// The frames as JSON, those of one `type` if it is given.
    std::vector<protocol::Json> messages(const std::string& type = "") const;
    /// The newest message of that type.
    protocol::Json newest(const std::string& type) const;
    void forget() { frames_.clear(); }

    std::string from;         ///< its IP address
    bool takes_legal = true;  ///< as its `hello` said

    std::uint64_t seq() const { return seq_; }
    const protocol::Json& state() const { return state_; }
    const protocol::Json& next() const { return next_; }
    const protocol::Json& legal() const { return legal_; }
    bool decides(std::uint8_t player) const;

private:
    std::vector<std::string> frames_;
    std::optional<std::string> closed_;
    std::uint64_t seq_ = 0;
    protocol::Json state_;
    protocol::Json next_;
    protocol::Json legal_;
};

}  // namespace mistward::test
