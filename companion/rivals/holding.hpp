#pragma once

#include "companion/rivals/frontier.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion::rivals {

using rules::ByColour;
using rules::FeatureKind;

/// The meeples of one colour on a feature.
struct Crew {
    float meeples = 0;  ///< as a majority counts them
    float heads = 0;    ///< that come home when the feature is scored
    float ghosts = 0;
    float mayors = 0;
    float more = 0;      ///< points that its pig adds to a field that it leads on
    float more_now = 0;  ///< the same if the game ended now
    bool pig = false;
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
    bool inn = false;   ///< worth more if it is completed, and nothing if not (IC-INN-1, IC-CATH-1)
    bool barn = false;  ///< barns stand on it
    float coats = 0;    ///< of a city

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
template <AnyState S>
class Holdings {
public:
    /// `frontier` and `unseen` must have seen the position.
    void look(const rules::Tables& tables, const S& state, const Frontier<S>& frontier,
              Unseen<S>& unseen);

    const auto& all() const { return all_; }
    const Holding& of(rules::FeatureId feature) const { return all_[place_[feature.value()]]; }

    /// Whether figures stand on it that are of some worth there.
    bool contains(rules::FeatureId feature) const { return place_[feature.value()] != kNowhere; }

private:
    struct Position;
    static constexpr std::uint8_t kNowhere = 0xFF;
    static_assert(S::Limits::kMeeples <= kNowhere, "every holding has a place");

    void enter_meeple(const Position& position, const typename S::Meeple& meeple);
    static void enter_figure(Holding& holding, Crew& crew, const typename S::Meeple& meeple);
    void judge(const Position& position, Holding& holding);
    void judge_line(const Position& position, Holding& holding) const;
    static void add_coats(Holding& holding, unsigned coats);
    static void add_inns(const Position& position, Holding& holding, rules::SegmentMarks marks);
    void judge_field(const Position& position, Holding& holding);
    static float fitting_at(const Position& position, rules::Position space);
    void judge_centre(const Position& position, Holding& holding) const;

    rules::FixedList<Holding, S::Limits::kMeeples> all_;
    std::array<std::uint8_t, S::Limits::kSegments> place_{};
    /// The field that a city was last counted for.
    std::array<std::uint8_t, S::Limits::kSegments> counted_for_{};
};

extern template class Holdings<State>;
extern template class Holdings<LargeState>;

}  // namespace mistward::companion::rivals
