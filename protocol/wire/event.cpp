#include "protocol/wire/event.hpp"

#include "protocol/wire/field_writer.hpp"

#include <string>

namespace mistward::protocol::wire {

Event happen(const rules::Game& after, const rules::Event& event, rules::Viewer viewer) {
    return {FieldWriter(after).event(rules::seen_by(viewer, event))};
}

std::vector<Event> happen(const rules::Game& after, const std::vector<rules::Event>& events,
                          rules::Viewer viewer) {
    FieldWriter writer(after);
    std::vector<Event> list;
    list.reserve(events.size());
    for (const rules::Event& event : events) {
        list.push_back({writer.event(rules::seen_by(viewer, event))});
    }
    return list;
}

Event undone(std::uint64_t seq) {
    return {R"({"type":"undone","seq":)" + std::to_string(seq) + "}"};
}

}  // namespace mistward::protocol::wire
