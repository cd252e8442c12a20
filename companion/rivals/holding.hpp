#pragma once

#include "companion/rivals/frontier.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion::rivals {

using rules::ByColour;
using rules::FeatureKind;

/// The meeples of one colour on a feature.
struct Crew {
    float meeples = 0;
    float ghosts = 0;
};

/// A feature with meeples, and what it may come to.
struct Holding {
    rules::FeatureId feature;
    rules::SegmentId segment;  ///< one of it; of a centre the centre
    FeatureKind kind = FeatureKind::Road;
    ByColour<Crew> crews;
    float most = 0;      ///< meeples that lead there
    float second = 0;    ///< of the strongest colour behind, or of another that leads
    float complete = 0;  ///< points if it is completed; of a field, with the cities to come
    float open = 0;      ///< points if the game ends before
    float chance = 0;    ///< that it is completed
    float next = 0;      ///< that the next tile completes it

    bool leads(rules::Colour colour) const {
        return crews[colour].meeples != 0 && crews[colour].meeples == most;
    }
    bool shared() const { return second == most; }

    /// What a colour may expect of it, less what its ghosts cost (G-SCORE-2, G-END-1).
    float due(rules::Colour colour) const;
    /// The same if the game ended now.
    float due_now(rules::Colour colour) const;
};

/// Counts anew who leads.
void find_leaders(Holding& holding);

/// What two features would be if one tile joined them.
Holding joined(const Holding& one, const Holding& other);

/// Every feature with meeples of one position.
class Holdings {
public:
    /// `frontier` and `unseen` must have seen the position.
    void look(const rules::Tables& tables, const State& state, const Frontier& frontier,
              Unseen& unseen);

    const auto& all() const { return all_; }
    const Holding& of(rules::FeatureId feature) const { return all_[place_[feature.value()]]; }

private:
    struct Position;

    void enter_meeple(const Position& position, const rules::rivals::Meeple& meeple);
    void judge(const Position& position, Holding& holding);
    void judge_line(const Position& position, Holding& holding) const;
    void judge_field(const Position& position, Holding& holding);
    static float fitting_at(const Position& position, rules::Position space);
    void judge_centre(const Position& position, Holding& holding) const;

    rules::FixedList<Holding, rules::rivals::Limits::kMeeples> all_;
    std::array<std::uint8_t, rules::rivals::Limits::kSegments> place_{};
    /// The field that a city was last counted for.
    std::array<std::uint8_t, rules::rivals::Limits::kSegments> counted_for_{};
};

}  // namespace mistward::companion::rivals
