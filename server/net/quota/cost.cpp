#include "server/net/quota/cost.hpp"

#include "rules/core/overloaded.hpp"

namespace mistward::net {
namespace {

/// An undo makes the state anew; a proposal tries its decisions, and so do plans.
constexpr Cost kMore{Quota::Commands, 4};

}  // namespace

Cost extra_cost_of(const protocol::Command& command) {
    using namespace protocol;
    return std::visit(
        rules::Overloaded{[](const Decide&) { return kFree; }, [](const Undo&) { return kMore; },
                          [](const AnswerUndo&) { return kMore; },
                          [](const Point&) { return kFree; }, [](const Propose&) { return kMore; },
                          [](const Withdraw&) { return kFree; }, [](const Adopt&) { return kFree; },
                          [](const SetPlans&) { return kMore; }, [](const Pause&) { return kMore; },
                          [](const Resume&) { return kMore; },
                          [](const Say&) {
                              return Cost{Quota::Chat, 1};
                          }},
        command);
}

}  // namespace mistward::net
