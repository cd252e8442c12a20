#include "companion/rivals/part_side.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::companion::rivals {
namespace {

using rules::Colour;
using rules::FeatureId;
using rules::Good;
using rules::MeepleKind;
using rules::Part;
using Goods = rules::rivals::goods::Goods;

constexpr float kGoodsPoints = 10;

bool has_at_hand(const LargeState& state, Colour colour, MeepleKind kind) {
    return state.hands[colour][kind] != 0;
}

/// The tokens of a city that is completed.
unsigned goods_of(const PartPosition& position, FeatureId city) {
    using rules::SegmentMark;
    constexpr rules::SegmentMarks kMarks{SegmentMark::Wine, SegmentMark::Grain, SegmentMark::Cloth};
    const auto& features = position.state.features;
    unsigned tokens = 0;
    features.for_each_segment(city, [&](rules::SegmentId segment) {
        const auto face = position.state.board.face(features.slot(segment));
        const auto marks = position.tables.marks(face).segment[features.index(segment).value()];
        kMarks.for_each([&](SegmentMark mark) { tokens += marks.contains(mark) ? 1 : 0; });
    });
    return tokens;
}

void add_goods_commons(const PartPosition& position, PartCommons& commons) {
    for (const Good good : rules::kGoods) {
        const auto i = static_cast<std::size_t>(good);
        unsigned left = Goods::kTokens[i];
        for (const auto& tokens : position.state.goods) left -= std::min<unsigned>(left, tokens[i]);
        commons.goods_left[i] = static_cast<float>(left);
    }
    const auto add = [&](FeatureId line, float next) {
        if (next != 0) commons.goods_next += next * static_cast<float>(goods_of(position, line));
    };
    for (const Holding& holding : position.holdings.all()) {
        if (holding.kind == FeatureKind::City) add(holding.feature, holding.next);
    }
    for (const FeatureId line : position.frontier.free_and_nearly_done()) {
        add(line, position.frontier.next(line, position.unseen));
    }
}

/// How likely a lead in tokens is to last while so many are left.
float chance_of_lead(float lead, float left) {
    if (lead > left) return 1;
    if (-lead > left) return 0;
    const float spread = 1 + std::sqrt(left) / 2;
    const float part = lead / spread;
    return 0.5F + 0.5F * part / (1 + std::fabs(part));
}

void add_goods(const PartPosition& position, const PartCommons& commons, Colour colour,
               PartSide& side) {
    const LargeState& state = position.state;
    for (std::size_t i = 0; i < rules::kGoods.size(); ++i) {
        int best = 0;
        for (const Colour other : rules::colours_in_play(state.setup)) {
            if (other != colour) best = std::max<int>(best, state.goods[other][i]);
        }
        const int own = state.goods[colour][i];
        const auto lead = static_cast<float>(own - best);
        side.goods[i] = lead;
        side.goods_points += kGoodsPoints * chance_of_lead(lead, commons.goods_left[i]);
        if (own != 0 && lead >= 0) side.ended += kGoodsPoints;
    }
    side.expected += side.goods_points;
}

void add_builder(const PartPosition& position, rules::PlayerId player, Colour colour,
                 PartSide& side) {
    const LargeState& state = position.state;
    side.builder_at_hand = has_at_hand(state, colour, MeepleKind::Builder);
    const bool draws = state.phase == rules::rivals::Phase::Draw ||
                       state.phase == rules::rivals::Phase::Abbey;
    side.second_part = state.active.id == player && (state.again || (draws && state.second_part));
    for (const auto& meeple : state.meeples) {
        if (meeple.colour != colour || meeple.kind != MeepleKind::Builder) continue;
        const FeatureId feature = state.features.feature(meeple.segment);
        side.builder_at_work = true;
        side.builder_spaces = static_cast<float>(position.frontier.spaces(feature));
        side.builder_next = position.frontier.reached_next(feature, position.unseen);
    }
}

void add_abbot(const PartPosition& position, Colour colour, PartSide& side) {
    const LargeState& state = position.state;
    side.abbot_at_hand = has_at_hand(state, colour, MeepleKind::Abbot);
    for (const auto& meeple : state.meeples) {
        if (meeple.colour != colour || meeple.kind != MeepleKind::Abbot) continue;
        const Holding& there = position.holdings.of(state.features.feature(meeple.segment));
        side.abbot_now = there.open - 2 * there.crews[colour].ghosts;
    }
}

/// What the colour has on features that parts make worth more.
void add_holdings(const PartPosition& position, Colour colour, PartSide& side) {
    for (const Holding& holding : position.holdings.all()) {
        if (!holding.leads(colour)) continue;
        side.pig += holding.crews[colour].more;
        if (!holding.inn) continue;
        side.inns += holding.due(colour);
        side.stake += (1 - holding.chance) * holding.complete;
    }
}

}  // namespace

PartCommons part_commons_of(const PartPosition& position) {
    PartCommons commons;
    if (position.has(Part::Goods)) add_goods_commons(position, commons);
    return commons;
}

PartSide part_side_of(const PartPosition& position, const PartCommons& commons,
                      rules::PlayerId player) {
    const LargeState& state = position.state;
    const Colour colour = rules::rivals::colour_of(state.setup, player);
    PartSide side;
    if (position.has(Part::Abbot)) add_abbot(position, colour, side);
    if (position.has(Part::Builder)) add_builder(position, player, colour, side);
    if (position.has(Part::Goods)) add_goods(position, commons, colour, side);
    side.large_at_hand = has_at_hand(state, colour, MeepleKind::Large);
    side.pig_at_hand = has_at_hand(state, colour, MeepleKind::Pig);
    add_holdings(position, colour, side);
    return side;
}

}  // namespace mistward::companion::rivals
