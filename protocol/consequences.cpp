#include "protocol/consequences.hpp"

#include "protocol/words.hpp"
#include "rules/notation.hpp"
#include "rules/overloaded.hpp"

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

Json Consequences::document(const rules::Game& after) const {
    return {{"points", points_document(after.view())},
            {"ghosts_added", ghosts_added_},
            {"ghosts_removed", ghosts_removed_},
            {"features_completed", features_document(after)},
            {"banks_completed", banks_document(after)},
            {"outcome", word(kOutcomeWords, after.outcome())}};
}

/// By the totals, which never fall below 0 whatever the ghosts cost (G-SCORE-2).
Json Consequences::points_document(const rules::View& after) const {
    Json list = Json::array();
    for (std::size_t i = 0; i < after.tracks.size(); ++i) {
        const int points = after.tracks[i].points - before_.tracks[i].points;
        if (points == 0) continue;
        list.push_back({{"colour", rules::name(after.tracks[i].colour)}, {"points", points}});
    }
    return list;
}

/// A feature is completed before it is scored: what waited already was completed by others.
Json Consequences::features_document(const rules::Game& after) const {
    std::vector<rules::FeatureRef> completed = scored_;
    for (const rules::Scoring& scoring : after.view().pending) completed.push_back(scoring.feature);
    Json list = Json::array();
    for (const rules::FeatureRef& feature : completed) {
        if (!waits(before_, feature)) list.push_back(rules::feature_text(after, feature));
    }
    return list;
}

Json Consequences::banks_document(const rules::Game& after) const {
    Json list = Json::array();
    for (const rules::FeatureRef& bank : banks_) list.push_back(rules::feature_text(after, bank));
    return list;
}

}  // namespace mistward::protocol
