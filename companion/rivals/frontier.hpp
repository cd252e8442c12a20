#pragma once

#include "companion/rivals/unseen.hpp"
#include "rules/core/fixed_list.hpp"

#include <algorithm>

namespace mistward::companion::rivals {

/// Two features that one tile can join, both with meeples.
struct Join {
    rules::FeatureId one;
    rules::FeatureId other;
    float chance = 0;  ///< that the next tile can
};

/// What the empty spaces beside the tiles mean for the features that reach them. Looked through
/// once for each position.
template <AnyState S>
class Frontier {
public:
    using FeatureId = rules::FeatureId;

    /// What the mist at the spaces brings to whoever places the next tile.
    struct Mist {
        float meeting = 0;  ///< the chances, added up, that it can let mist meet mist there
        unsigned spaces = 0;
    };

    /// `unseen` must be in the turn of the position.
    void look(const rules::Tables& tables, const S& state, Unseen<S>& unseen);

    /// The spaces that a road or city waits for.
    std::size_t spaces(FeatureId line) const { return lines_[line.value()].spaces; }

    /// The chance that a road or city is completed in time by whoever cares for it; 1 if it is.
    float chance(const S& state, FeatureId line, const Unseen<S>& unseen) const;

    /// The chance that the next tile can complete it; 0 where more than one is missing.
    float next(FeatureId line, const Unseen<S>& unseen) const;

    /// The chance, of several spaces added up, that the next tile can be laid at it.
    float reached_next(FeatureId line, const Unseen<S>& unseen) const {
        const Line& it = lines_[line.value()];
        return it.spaces == 0 ? 0 : std::min(1.0F, unseen.next(it.fitting));
    }

    /// Half-edges of a field that face an empty space.
    std::size_t open_halves(FeatureId field) const { return halves_[field.value()]; }

    std::span<const Join> joins() const { return joins_.span(); }
    const Mist& mist() const { return mist_; }

    /// Roads and cities without meeples that one tile completes.
    std::span<const FeatureId> free_and_nearly_done() const { return free_.span(); }

private:
    static constexpr std::size_t kSpaces = 6;  ///< what waits for more has no chance
    static constexpr float kGrowing = 0.3F;    ///< of a tile that continues it, one that closes it

    struct Line {
        std::uint16_t spaces = 0;
        std::array<float, kSpaces> tiles{};  ///< that close it at each of them
        float closing = 0;                   ///< at the last of them, those that only close it
        float fitting = 0;                   ///< that lie at one of them, added up
    };

    /// A feature that reaches a space, and at which sides or half-edges.
    struct Reach {
        FeatureId feature;
        bool city = false;
        bool held = false;
        std::uint8_t sides = 0;
    };
    struct Space {
        typename S::Limits::Signature asked = 0;
        unsigned misty = 0;
        rules::FixedList<Reach, 4> lines;
        rules::FixedList<Reach, 8> fields;  ///< those with meeples; `sides` is the half-edge
    };

    void clear(const S& state);
    void read_side(const rules::Tables& tables, const S& state, rules::Slot beside,
                   std::size_t edge, Space& space);
    void enter_lines(const Space& space, Unseen<S>& unseen);
    void enter_fields(const Space& space, Unseen<S>& unseen);
    void enter_mist(const Space& space, Unseen<S>& unseen);
    void add_join(FeatureId one, FeatureId other, float chance);

    std::array<Line, S::Limits::kSegments> lines_{};
    std::array<std::uint16_t, S::Limits::kSegments> halves_{};
    rules::FixedList<Join, 96> joins_;
    rules::FixedList<FeatureId, 96> free_;
    Mist mist_;
};

extern template class Frontier<State>;
extern template class Frontier<LargeState>;

}  // namespace mistward::companion::rivals
