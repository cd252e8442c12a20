#include "protocol/wire/event.hpp"

#include <utility>

namespace mistward::protocol::wire {
namespace {

/// One overload for each event, so that a new event does not compile before it has a document.
class EventMaker {
public:
    explicit EventMaker(const rules::Game& after) : game_(after) {}

    event::TurnStarted operator()(const rules::TurnStarted& from) const {
        return {{}, from.player.value(), from.turn};
    }
    event::TileDrawn operator()(const rules::TileDrawn& from) const {
        return {{}, face(from.tile)};
    }
    event::TileDiscarded operator()(const rules::TileDiscarded& from) const {
        return {{}, face(from.tile)};
    }
    event::DecisionForced operator()(const rules::DecisionForced& from) const {
        return {{}, legal_decision(game_, from.decision)};
    }
    event::TilePlaced operator()(const rules::TilePlaced& from) const {
        return {
            {}, face(from.tile), from.position.x, from.position.y, from.rotation.quarter_turns()};
    }
    event::BankCompleted operator()(const rules::BankCompleted& from) const {
        return {{}, rules::feature_text(game_, from.bank), from.tiles};
    }
    event::CemeteryClosed operator()(const rules::CemeteryClosed& from) const {
        return {{}, from.position.x, from.position.y};
    }
    event::MeepleBuried operator()(const rules::MeepleBuried& from) const {
        event::MeepleBuried made{{}, from.cemetery.x, from.cemetery.y, from.colour, std::nullopt};
        if (from.from) made.from = segment(game_, *from.from);
        return made;
    }
    event::GhostsRemoved operator()(const rules::GhostsRemoved& from) const {
        return {{}, from.position.x, from.position.y, from.count, from.cause};
    }
    event::GhostsPlaced operator()(const rules::GhostsPlaced& from) const {
        return {{}, from.position.x, from.position.y, from.count, from.cause};
    }
    event::GhostsMissing operator()(const rules::GhostsMissing& from) const {
        return {{}, from.needed, from.supply};
    }
    event::MeepleHaunted operator()(const rules::MeepleHaunted& from) const {
        return {{},
                from.colour,
                from.feature.position.x,
                from.feature.position.y,
                name(from.feature),
                from.ghosts};
    }
    event::MeeplePlaced operator()(const rules::MeeplePlaced& from) const {
        return {{},
                from.colour,
                from.feature.position.x,
                from.feature.position.y,
                name(from.feature),
                from.player.value(),
                from.kind == rules::MeepleKind::Guard};
    }
    event::MeepleReturned operator()(const rules::MeepleReturned& from) const {
        return {{},
                from.colour,
                from.feature.position.x,
                from.feature.position.y,
                name(from.feature),
                from.kind == rules::MeepleKind::Guard,
                from.ghosts,
                from.cause};
    }
    event::FeatureScored operator()(const rules::FeatureScored& from) const {
        return {{},
                scoring(game_, from.scoring),
                from.for_points ? event::ScoredFor::Points : event::ScoredFor::Ghosts};
    }
    event::ScoreChanged operator()(const rules::ScoreChanged& from) const {
        event::ScoreChanged made{{},         from.colour, from.points,
                                 from.total, from.ghosts, std::nullopt};
        if (from.feature) made.feature = rules::feature_text(game_, *from.feature);
        return made;
    }
    event::GuardGained operator()(const rules::GuardGained& from) const {
        return {{}, from.player.value(), from.colour};
    }
    event::HoundReached operator()(const rules::HoundReached& from) const {
        return {{}, from.hound};
    }
    event::HoundPlaced operator()(const rules::HoundPlaced& from) const {
        return {{}, from.hound, from.meeple.position.x, from.meeple.position.y, name(from.meeple)};
    }
    event::HoundScored operator()(const rules::HoundScored& from) const {
        return {{}, from.hound, from.colour, from.ghosts};
    }
    event::HoundLeft operator()(const rules::HoundLeft& from) const {
        return {{}, from.hound, from.cause};
    }
    event::PilesJoined operator()(const rules::PilesJoined& from) const {
        return {{}, from.rest, from.tiles};
    }
    event::FaceDownPlaced operator()(const rules::FaceDownPlaced& from) const {
        return {{}, from.position.x, from.position.y};
    }
    event::GameEnded operator()(const rules::GameEnded& from) const {
        return {{}, from.outcome, from.reason, colours(from.winners)};
    }

private:
    std::string face(rules::TileId tile) const { return rules::face_name(game_.tileset(), tile); }
    std::string name(const rules::FeatureRef& feature) const {
        return segment(game_, feature).segment;
    }

    const rules::Game& game_;
};

}  // namespace

Event happen(const rules::Game& after, const rules::Event& event) {
    const EventMaker maker(after);
    return std::visit([&maker](const auto& happened) { return Event(maker(happened)); }, event);
}

std::vector<Event> happen(const rules::Game& after, const std::vector<rules::Event>& events) {
    std::vector<Event> list;
    list.reserve(events.size());
    for (const rules::Event& event : events) list.push_back(happen(after, event));
    return list;
}

}  // namespace mistward::protocol::wire
