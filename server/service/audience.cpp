#include "server/service/audience.hpp"

#include "rules/overloaded.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

SubscriberId Audience::admit(std::shared_ptr<Subscriber> subscriber) {
    if (const auto id = find(subscriber)) {
        return *id;
    }
    const SubscriberId id{++last_id_};
    members_.emplace(id, std::move(subscriber));
    return id;
}

std::optional<SubscriberId> Audience::find(const std::shared_ptr<Subscriber>& subscriber) const {
    const auto found = std::ranges::find_if(
        members_, [&](const auto& member) { return member.second == subscriber; });
    return found == members_.end() ? std::nullopt : std::optional(found->first);
}

void Audience::dismiss(SubscriberId id) { members_.erase(id); }

void Audience::carry_out(const std::vector<Effect>& effects, const RoomState& room) {
    const rules::Overloaded say{
        [this](const Deliver& effect) { members_.at(effect.to)->deliver(effect.frame); },
        [&](const Broadcast& effect) {
            for (const auto& [id, seat] : room.subscribers) {
                if (id != effect.except) {
                    members_.at(id)->deliver(effect.frame);
                }
            }
        },
        [this](const Dismiss& effect) {
            members_.at(effect.who)->close(Goodbye::StayAway, effect.why);
            dismiss(effect.who);
        }};
    std::vector<Frame> to_all;  // what follows on each other is handed on at once
    for (const Effect& effect : effects) {
        const auto* broadcast = std::get_if<Broadcast>(&effect);
        if (broadcast != nullptr && !broadcast->except) {
            to_all.push_back(broadcast->frame);
            continue;
        }
        deliver_to_all(std::exchange(to_all, {}), room);
        std::visit(say, effect);
    }
    deliver_to_all(to_all, room);
}

void Audience::deliver_to_all(const std::vector<Frame>& frames, const RoomState& room) {
    if (frames.empty()) {
        return;
    }
    for (const auto& [id, seat] : room.subscribers) {
        members_.at(id)->deliver_all(frames);
    }
}

void Audience::close(const std::string& why) {
    for (const auto& [id, member] : std::exchange(members_, {})) {
        member->close(Goodbye::ComeBack, why);
    }
}

}  // namespace mistward::rooms
