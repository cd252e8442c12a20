#pragma once

#include "protocol/messages.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

namespace mistward::rooms {

/// What an administrator wants every room to heed. May be asked and changed from any thread.
class Notices {
public:
    /// While the server drains, no game begins.
    bool is_draining() const { return draining_; }
    void set_draining(bool draining) { draining_ = draining; }

    /// What is told to whoever comes.
    std::optional<protocol::Announcement> announcement() const { return *announcement_.load(); }
    void announce(std::optional<protocol::Announcement> announcement) {
        announcement_ = std::make_shared<const Held>(std::move(announcement));
    }

private:
    using Held = std::optional<protocol::Announcement>;

    std::atomic<bool> draining_ = false;
    std::atomic<std::shared_ptr<const Held>> announcement_ = std::make_shared<const Held>();
};

}  // namespace mistward::rooms
