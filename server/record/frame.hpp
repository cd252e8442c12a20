#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// The text of one server message, encoded once and shared by every queue that it stands in.
using Frame = std::shared_ptr<const std::string>;

/// Messages that follow on each other, listed once for all who are sent them.
using Frames = std::shared_ptr<const std::vector<Frame>>;

/// An update as each sees it: those who have no seat, and in a game in which something is seen by
/// one player only, each seat.
class Told {
public:
    /// All see the same.
    explicit Told(Frame for_all) : for_others_(std::move(for_all)) {}
    Told(Frame for_others, std::vector<Frame> for_seats)
        : for_others_(std::move(for_others)), for_seats_(std::move(for_seats)) {}

    bool is_for_all() const { return for_seats_.empty(); }
    const Frame& to(std::optional<std::uint8_t> seat) const {
        return seat && !is_for_all() ? for_seats_.at(*seat) : for_others_;
    }
    std::size_t bytes() const {
        std::size_t bytes = for_others_->size();
        for (const Frame& frame : for_seats_) bytes += frame->size();
        return bytes;
    }

private:
    Frame for_others_;
    std::vector<Frame> for_seats_;
};

}  // namespace mistward::rooms
