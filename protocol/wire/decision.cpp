#include "protocol/wire/decision.hpp"

#include "protocol/undo.hpp"

#include <algorithm>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace mistward::protocol::wire {
namespace {

/// What decisions say: one overload for each, so that a new decision does not compile before it has
/// a document. Looks the meeples up once for a whole list of decisions.
class DecisionMaker {
public:
    explicit DecisionMaker(const rules::Game& game) : game_(game) {}

    /// As one of the kinds that `Into` holds; throws `std::logic_error` if it holds no such kind.
    template <class Into>
    Into describe(const rules::Decision& from) {
        id_ = rules::decision_text(game_, from);
        const auto convert = [this]<class From>(const From& chosen) -> Into {
            if constexpr (std::is_constructible_v<Into, decltype((*this)(chosen))>) {
                return Into((*this)(chosen));
            } else {
                throw std::logic_error("chance draws, nobody else");
            }
        };
        return std::visit(convert, from);
    }

    decision::DrawTile operator()(const rules::DrawTile& draw) {
        return {id(), {}, rules::face_name(game_.tileset(), draw.tile)};
    }
    decision::PlaceTile operator()(const rules::PlaceTile& place) {
        return {id(), {}, place.position.x, place.position.y, place.rotation.quarter_turns()};
    }
    decision::BuryMeeple operator()(const rules::BuryMeeple& bury) {
        return of<decision::BuryMeeple>(bury.meeple);
    }
    decision::BuryFromSupply operator()(const rules::BuryFromSupply& bury) {
        return {id(), {}, bury.colour};
    }
    decision::HauntCemetery operator()(const rules::HauntCemetery& haunt) {
        return {id(), {}, haunt.position.x, haunt.position.y};
    }
    decision::HauntMeeple operator()(const rules::HauntMeeple& haunt) {
        return of<decision::HauntMeeple>(haunt.meeple);
    }
    decision::PlaceMeeple operator()(const rules::PlaceMeeple& place) {
        auto where = segment(game_, {game_.last_position(), place.segment});
        return {id(),
                {},
                std::move(where.segment),
                place.colour,
                place.kind == rules::MeepleKind::Guard};
    }
    decision::Pass operator()(const rules::Pass&) { return {id(), {}}; }
    decision::TakePoints operator()(const rules::TakePoints& take) {
        return {id(), {}, rules::feature_text(game_, take.feature)};
    }
    decision::RemoveGhosts operator()(const rules::RemoveGhosts& remove) {
        return {id(),
                {},
                rules::feature_text(game_, remove.feature),
                remove.position.x,
                remove.position.y,
                remove.count};
    }
    decision::AssignPoints operator()(const rules::AssignPoints& assign) {
        return {id(), {}, assign.track};
    }
    decision::PlaceHound operator()(const rules::PlaceHound& place) {
        return of<decision::PlaceHound>(place.meeple);
    }
    decision::ChaseGhosts operator()(const rules::ChaseGhosts& chase) {
        return {id(), {}, chase.position.x, chase.position.y, chase.count};
    }
    decision::PlaceFaceDown operator()(const rules::PlaceFaceDown& place) {
        return {id(), {}, place.position.x, place.position.y};
    }

private:
    std::string id() { return std::move(id_); }

    template <class Made>
    Made of(const rules::FeatureRef& meeple) {
        auto where = segment(game_, meeple);
        return {id(), {}, where.x, where.y, std::move(where.segment), {colour_of(meeple)}};
    }

    std::optional<rules::Colour> colour_of(const rules::FeatureRef& feature) {
        if (!meeples_) meeples_ = game_.view().meeples;
        const auto found = std::find_if(meeples_->begin(), meeples_->end(),
                                        [&](const auto& m) { return m.feature == feature; });
        return found == meeples_->end() ? std::nullopt : std::optional(found->colour);
    }

    const rules::Game& game_;
    std::string id_;
    std::optional<std::vector<rules::PlacedMeeple>> meeples_;
};

}  // namespace

Decision decide(const rules::Game& game, const rules::Decision& decision) {
    return DecisionMaker(game).describe<Decision>(decision);
}

LegalDecision legal_decision(const rules::Game& game, const rules::Decision& decision) {
    return DecisionMaker(game).describe<LegalDecision>(decision);
}

Decision undo(std::uint64_t seq) { return decision::Undo{undo_text(seq), {}, seq}; }

std::vector<LegalDecision> legal(const rules::Game& game) {
    std::vector<LegalDecision> list;
    if (game.point().actor != rules::Actor::Player) return list;
    DecisionMaker maker(game);
    const auto decisions = game.legal();
    list.reserve(decisions.size());
    for (const rules::Decision& decision : decisions) {
        list.push_back(maker.describe<LegalDecision>(decision));
    }
    return list;
}

}  // namespace mistward::protocol::wire
