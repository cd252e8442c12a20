#include "server/service/audience.hpp"

#include "protocol/messages.hpp"
#include "rules/core/overloaded.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mistward::rooms {
namespace {

Frame without_legal(const Frame& frame) {
    return std::make_shared<const std::string>(protocol::without_legal(*frame));
}

Frame worded_for(const Subscriber& subscriber, const Frame& frame) {
    return subscriber.wants_legal() ? frame : without_legal(frame);
}

/// What several are told. Those who do not decide share one shorter wording of it, which is made
/// for the first of them.
class Announced {
public:
    explicit Announced(std::vector<Frame> frames)
        : frames_(std::make_shared<const std::vector<Frame>>(std::move(frames))) {}

    const Frames& worded_for(const Subscriber& subscriber) {
        if (subscriber.wants_legal()) return frames_;
        if (!lean_) {
            std::vector<Frame> lean;
            std::ranges::transform(*frames_, std::back_inserter(lean), without_legal);
            lean_ = std::make_shared<const std::vector<Frame>>(std::move(lean));
        }
        return lean_;
    }

private:
    Frames frames_;
    Frames lean_;
};

}  // namespace

SubscriberId Audience::admit(std::shared_ptr<Subscriber> subscriber) {
    if (const auto id = find(subscriber)) return *id;
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
        [this](const Deliver& effect) { deliver(effect.to, effect.frame); },
        [&](const Broadcast& effect) { deliver_to_all({effect.frame}, room, effect.except); },
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
    deliver_to_all(std::move(to_all), room);
}

void Audience::deliver_to_all(std::vector<Frame> frames, const RoomState& room,
                              std::optional<SubscriberId> except) {
    if (frames.empty()) return;
    Announced announced(std::move(frames));
    for (const auto& [id, seat] : room.subscribers) {
        if (id != except) {
            Subscriber& member = *members_.at(id);
            member.deliver_all(announced.worded_for(member));
        }
    }
}

void Audience::restart(SubscriberId id, const Frame& welcome) {
    Subscriber& member = *members_.at(id);
    member.restart(worded_for(member, welcome));
}

void Audience::deliver(SubscriberId id, const Frame& frame) {
    Subscriber& member = *members_.at(id);
    member.deliver(worded_for(member, frame));
}

void Audience::close(const std::string& why) {
    for (const auto& [id, member] : std::exchange(members_, {})) {
        member->close(Goodbye::ComeBack, why);
    }
}

}  // namespace mistward::rooms
