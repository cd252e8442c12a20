#pragma once

#include "server/behaviour/step.hpp"
#include "server/service/subscriber.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The connected clients behind the ids that the room knows them by.
class Audience {
public:
    /// The id of a client, given on its first visit.
    SubscriberId admit(std::shared_ptr<Subscriber> subscriber);
    std::optional<SubscriberId> find(const std::shared_ptr<Subscriber>& subscriber) const;
    void dismiss(SubscriberId id);
    /// Where a client is connected from.
    std::string address(SubscriberId id) const { return members_.at(id)->address(); }

    /// Carries out what a step that led to `room` wants said, in order. Whoever is admitted but not
    /// in the room yet hears nothing.
    void carry_out(const std::vector<Effect>& effects, const RoomState& room);

    /// Gives a client a snapshot to go on from.
    void restart(SubscriberId id, const Frame& welcome);
    void deliver(SubscriberId id, const Frame& frame);

    /// Forgets everybody and ends their connections.
    void close(const std::string& why);

private:
    void deliver_to_all(std::vector<Frame> frames, const RoomState& room,
                        std::optional<SubscriberId> except = {});

    std::map<SubscriberId, std::shared_ptr<Subscriber>> members_;
    std::uint64_t last_id_ = 0;
};

}  // namespace mistward::rooms
