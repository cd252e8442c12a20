#pragma once

#include "protocol/messages.hpp"
#include "server/record/frame.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// A game that goes on, as all see it who are told of it. In a game without secrets they see the
/// same, and it is made once.
class Sights {
public:
    explicit Sights(const rules::Game& game)
        : seats_(game.has_secrets() ? game.setup().players : std::uint8_t{0}),
          states_(seats_ + std::size_t{1}) {}

    /// The update of an entry that led from `before` to `after`; `encode` makes it of a
    /// `protocol::Around`.
    template <class Encode>
    Told tell(std::uint64_t seq, const rules::Game& before, const rules::Game& after,
              const Encode& encode) {
        const auto frame = [&](std::optional<std::uint8_t> seat) {
            auto& state = states_.at(seat ? *seat + std::size_t{1} : 0);
            const rules::Viewer viewer = protocol::viewer_of(seat);
            const auto was = state ? *std::move(state) : protocol::wire::state(before, viewer);
            state = protocol::wire::state(after, viewer);
            return std::make_shared<const std::string>(
                encode(protocol::Around{seq, before, after, was, *state, viewer}));
        };
        Frame for_others = frame(std::nullopt);
        std::vector<Frame> for_seats;
        for (std::uint8_t seat = 0; seat < seats_; ++seat) for_seats.push_back(frame(seat));
        return {std::move(for_others), std::move(for_seats)};
    }

private:
    std::uint8_t seats_ = 0;                                    ///< that see something of their own
    std::vector<std::optional<protocol::wire::State>> states_;  ///< the last; without a seat first
};

}  // namespace mistward::rooms
