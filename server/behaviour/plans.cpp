#include "server/behaviour/plans.hpp"

#include "protocol/json_text.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Json;

SeatPlan read_plan(const Json& stored) {
    return {{stored.at("tile").get<std::string>(),
             stored.at("decisions").get<std::vector<std::string>>()}};
}

protocol::wire::Refused refusal_document(const protocol::Error& error) {
    return {error.code, {error.message}, {error.params}};
}

}  // namespace

const SeatPlan* find_plan(const SeatPlans& plans, std::string_view tile) {
    const auto found = std::ranges::find_if(
        plans.list, [tile](const SeatPlan& made) { return made.plan.tile == tile; });
    return found == plans.list.end() ? nullptr : &*found;
}

std::optional<std::string> plans_text(const SeatPlans& plans) {
    if (plans.command.empty()) return std::nullopt;
    Json list = Json::array();
    for (const SeatPlan& made : plans.list) {
        const std::string& tile = made.plan.tile;
        const std::vector<std::string>& decisions = made.plan.decisions;
        list.push_back({{"tile", tile}, {"decisions", decisions}});
    }
    return Json{{"command", plans.command}, {"plans", std::move(list)}}.dump();
}

SeatPlans read_plans_text(const std::string& text) {
    const Json stored = protocol::parse_own_json(text);
    SeatPlans plans{stored.at("command").get<std::string>()};
    for (const Json& plan : stored.at("plans")) plans.list.push_back(read_plan(plan));
    return plans;
}

std::vector<protocol::wire::Plan> plans_document(const SeatPlans& plans) {
    std::vector<protocol::wire::Plan> document;
    for (const SeatPlan& made : plans.list) {
        auto& plan = document.emplace_back();
        plan.tile = made.plan.tile;
        plan.decisions = made.plan.decisions;
        if (made.refusal) plan.refusal = refusal_document(*made.refusal);
    }
    return document;
}

std::vector<protocol::wire::KeptPlan> kept_plans_document(const SeatPlans& plans) {
    std::vector<protocol::wire::KeptPlan> document;
    for (const SeatPlan& made : plans.list) {
        document.push_back({made.plan.tile, made.plan.decisions});
    }
    return document;
}

}  // namespace mistward::rooms
