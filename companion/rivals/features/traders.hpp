#pragma once

#include "companion/rivals/features/row.hpp"

// Builders, pigs and goods.

namespace mistward::companion::rivals {

/// Whether the builder is at hand, and whether it stands beside a meeple.
inline float builder_at_hand(const PartSide& side) { return side.builder_at_hand ? 1 : 0; }
inline float builder_at_work(const PartSide& side) { return side.builder_at_work ? 1 : 0; }

/// How open its feature is.
inline float builder_spaces(const PartSide& side) {
    return std::min(side.builder_spaces, 4.0F) / 4;
}

/// The chance that the next tile gives a second part.
inline float builder_next(const PartSide& side) { return side.builder_next; }

/// A second part that is due.
inline float second_part(const PartSide& side) { return side.second_part ? 1 : 0; }

/// Whether the pig is at hand, and what it is expected to bring.
inline float pig_at_hand(const PartSide& side) { return side.pig_at_hand ? 1 : 0; }
inline float pig(const PartSide& side) { return side.pig / 10; }

/// Tokens ahead of all others; of two players that says it of the rival as well.
template <rules::Good good>
float goods_lead(const Facts& facts) {
    return std::clamp(facts.my_parts.goods[static_cast<std::size_t>(good)] / 3, -1.0F, 1.0F);
}

/// Expected at the end for goods.
inline float goods_points(const PartSide& side) { return side.goods_points / 20; }

/// Tokens that the next tile can bring, for whoever draws it.
inline float goods_for_me(const Facts& facts) {
    return facts.until_me == 0 ? facts.parts.goods_next / 3 : 0;
}
inline float goods_for_the_rival(const Facts& facts) {
    return facts.rival_next ? facts.parts.goods_next / 3 : 0;
}

inline constexpr std::array kTradersRows{
    Row{"my_builder_at_hand", Theme::Meeples, mine<builder_at_hand>},
    Row{"rival_builder_at_hand", Theme::Meeples, rivals<builder_at_hand>},
    Row{"my_builder_at_work", Theme::Pace, mine<builder_at_work>},
    Row{"rival_builder_at_work", Theme::Pace, rivals<builder_at_work>},
    Row{"my_builder_spaces", Theme::Pace, mine<builder_spaces>},
    Row{"rival_builder_spaces", Theme::Pace, rivals<builder_spaces>},
    Row{"my_builder_next", Theme::Pace, mine<builder_next>},
    Row{"rival_builder_next", Theme::Pace, rivals<builder_next>},
    Row{"my_second_part", Theme::Pace, mine<second_part>},
    Row{"rival_second_part", Theme::Pace, rivals<second_part>},
    Row{"my_pig_at_hand", Theme::Meeples, mine<pig_at_hand>},
    Row{"rival_pig_at_hand", Theme::Meeples, rivals<pig_at_hand>},
    Row{"my_pig", Theme::Fields, mine<pig>},
    Row{"rival_pig", Theme::Fields, rivals<pig>},
    Row{"wine_lead", Theme::Points, goods_lead<rules::Good::Wine>},
    Row{"grain_lead", Theme::Points, goods_lead<rules::Good::Grain>},
    Row{"cloth_lead", Theme::Points, goods_lead<rules::Good::Cloth>},
    Row{"my_goods_points", Theme::Points, mine<goods_points>},
    Row{"rival_goods_points", Theme::Points, rivals<goods_points>},
    Row{"goods_for_me", Theme::Draws, goods_for_me},
    Row{"goods_for_the_rival", Theme::Draws, goods_for_the_rival},
};

}  // namespace mistward::companion::rivals
