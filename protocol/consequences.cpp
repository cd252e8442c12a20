#include "protocol/consequences.hpp"

#include "rules/core/overloaded.hpp"
#include "rules/notation.hpp"

#include <algorithm>

namespace mistward::protocol {
namespace {

bool waits(const rules::View& view, const rules::FeatureRef& feature) {
    return std::any_of(view.pending.begin(), view.pending.end(),
                       [&](const rules::Scoring& scoring) { return scoring.feature == feature; });
}

}  // namespace

Consequences::Consequences(const rules::Game& before) : before_(before.view()) {}

void Consequences::add(const std::vector<rules::Event>& events) {
    const rules::Overloaded count{
        [this](const rules::GhostsPlaced& event) { ghosts_added_ += event.count; },
        [this](const rules::MeepleHaunted&) { ++ghosts_added_; },
        [this](const rules::GhostsRemoved& event) { ghosts_removed_ += event.count; },
        [this](const rules::MeepleReturned& event) { ghosts_removed_ += event.ghosts; },
        [this](const rules::BankCompleted& event) { banks_.push_back(event.bank); },
        [this](const rules::FeatureScored& event) {
            if (event.scoring.complete) scored_.push_back(event.scoring.feature);
        },
        [](const auto&) {}};
    for (const rules::Event& event : events) std::visit(count, event);
}

wire::Consequences Consequences::document(const rules::Game& after) const {
    return {points(after.view()), ghosts_added_, ghosts_removed_,
            features(after),      banks(after),  after.outcome()};
}

/// By the totals, which never fall below 0 whatever the ghosts cost (G-SCORE-2).
std::vector<wire::Points> Consequences::points(const rules::View& after) const {
    std::vector<wire::Points> list;
    for (std::size_t i = 0; i < after.tracks.size(); ++i) {
        const int points = after.tracks[i].points - before_.tracks[i].points;
        if (points != 0) list.push_back({after.tracks[i].colour, points});
    }
    return list;
}

/// A feature is completed before it is scored: what waited already was completed by others.
std::vector<std::string> Consequences::features(const rules::Game& after) const {
    std::vector<rules::FeatureRef> completed = scored_;
    for (const rules::Scoring& scoring : after.view().pending) completed.push_back(scoring.feature);
    std::vector<std::string> list;
    for (const rules::FeatureRef& feature : completed) {
        if (!waits(before_, feature)) list.push_back(rules::feature_text(after, feature));
    }
    return list;
}

std::vector<std::string> Consequences::banks(const rules::Game& after) const {
    std::vector<std::string> list;
    for (const rules::FeatureRef& bank : banks_) list.push_back(rules::feature_text(after, bank));
    return list;
}

}  // namespace mistward::protocol
