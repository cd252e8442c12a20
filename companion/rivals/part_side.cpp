#include "companion/rivals/part_side.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mistward::companion::rivals {
namespace {

using rules::Colour;
using rules::FeatureId;
using rules::Good;
using rules::MeepleKind;
using rules::Part;
using Goods = rules::rivals::goods::Goods;

constexpr float kGoodsPoints = 10;
constexpr rules::PartSet kDragonParts{Part::Dragon, Part::Princesses, Part::Portals};

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
    const bool draws =
        state.phase == rules::rivals::Phase::Draw || state.phase == rules::rivals::Phase::Abbey;
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

/// What a meeple is expected to bring its colour, which shares that among all that it has there.
float worth_of(const PartPosition& position, const LargeState::Meeple& meeple) {
    const FeatureId feature = position.state.features.feature(meeple.segment);
    if (!position.holdings.contains(feature)) return 0;
    const Holding& there = position.holdings.of(feature);
    return std::max(0.0F, there.due(meeple.colour)) /
           std::max(1.0F, there.crews[meeple.colour].heads);
}

bool is_companion(const LargeState::Meeple& meeple) {
    return rules::rivals::figure_of<LargeState>(meeple.kind).companion;
}

int distance(rules::Position a, rules::Position b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

constexpr int kWalk = 6;

void add_dragon(const PartPosition& position, const PartCommons& commons, rules::PlayerId player,
                Colour colour, PartSide& side) {
    const LargeState& state = position.state;
    if (!commons.dragon) return;
    side.moves_dragon = commons.walks && point(state).player == player;
    const int left = kWalk + 1 - static_cast<int>(state.walk.size());
    for (const auto& meeple : state.meeples) {
        if (meeple.colour != colour || is_companion(meeple)) continue;
        const rules::Position place = position.place_of(meeple);
        if (state.fairy && *state.fairy == place) continue;  // PD-FAIRY-2
        const int away = distance(*state.dragon, place);
        if (commons.walks && away <= left) side.hunted += 1;
        const float near = static_cast<float>(std::max(0, kWalk + 1 - away)) / kWalk;
        side.menaced += near;
        side.menaced_points += near * worth_of(position, meeple);
    }
}

/// A point each turn while nobody takes her away, and three in the end (PD-FAIRY-3, PD-FAIRY-4).
void add_fairy(const PartPosition& position, Colour colour, PartSide& side) {
    constexpr float kStays = 2;  // turns
    const LargeState& state = position.state;
    side.fairy = state.fairy_colour == colour;
    if (!side.fairy) return;
    const float turns = static_cast<float>(state.pile) / state.setup.players;
    side.expected += 1 + std::min(turns, kStays) / 2;
    side.ended += 3;
}

void add_towers(const PartPosition& position, Colour colour, PartSide& side) {
    const LargeState& state = position.state;
    side.floors = static_cast<float>(state.floors[colour]);
    for (const Colour other : rules::colours_in_play(state.setup)) {
        side.captives += static_cast<float>(state.prisoners[colour][other].size());
        side.lost += static_cast<float>(state.prisoners[other][colour].size());
    }
    for (const auto& meeple : state.meeples) {
        if (meeple.colour != colour || is_companion(meeple)) continue;
        const rules::Slot slot = state.features.slot(meeple.segment);
        const auto& face = position.tables[state.board.face(slot)];
        if (face.tower == state.features.index(meeple.segment).value()) side.on_towers += 1;
        const rules::Position place = state.board.position(slot);
        for (std::size_t i = 0; i < state.towers.size(); ++i) {
            const int next = state.heights[i] + 1;
            if (!rules::rivals::towers::reaches(state.towers[i], next, place)) continue;
            side.in_reach += 1;
            side.in_reach_points += worth_of(position, meeple);
            break;
        }
    }
}

/// What the colour has on features that parts make worth more.
void add_holdings(const PartPosition& position, Colour colour, PartSide& side) {
    for (const Holding& holding : position.holdings.all()) {
        if (!holding.leads(colour)) continue;
        side.pig += holding.crews[colour].more;
        if (holding.barn) side.barn += holding.due(colour);
        if (holding.crews[colour].mayors != 0) side.mayor += holding.coats;
        if (!holding.inn) continue;
        side.inns += holding.due(colour);
        side.stake += (1 - holding.chance) * holding.complete;
    }
}

void add_unseen_marks(const PartPosition& position, PartCommons& commons) {
    const auto& tables = position.tables;
    float tiles = 0;
    for (std::size_t i = 0; i < tables.faces(); ++i) {
        const auto copies = static_cast<float>(position.state.unseen[i]);
        if (copies == 0) continue;
        tiles += copies;
        const rules::FaceMarks& marks = tables.marks(rules::TileId(i));
        if (marks.tile.contains(rules::TileMark::Dragon)) commons.dragon_unseen += copies;
        if (marks.tile.contains(rules::TileMark::Volcano)) commons.volcano_unseen += copies;
        if (marks.tile.contains(rules::TileMark::Portal)) commons.portal_unseen += copies;
        const bool princess = std::ranges::any_of(marks.segment, [](rules::SegmentMarks segment) {
            return segment.contains(rules::SegmentMark::Princess);
        });
        if (princess) commons.princess_unseen += copies;
    }
    const float all = std::max(1.0F, tiles);
    commons.dragon_unseen *= position.has(Part::Dragon) ? 1 / all : 0;
    commons.volcano_unseen *= position.has(Part::Dragon) ? 1 / all : 0;
    commons.portal_unseen *= position.has(Part::Portals) ? 1 / all : 0;
    commons.princess_unseen *= position.has(Part::Princesses) ? 1 / all : 0;
}

void add_holes(const PartPosition& position, PartCommons& commons) {
    const auto& board = position.state.board;
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        const auto asked = board.frontier_signature(i);
        const auto sides = std::ranges::count_if(
            rules::kEdges, [&](rules::Edge edge) { return rules::asks(asked, edge); });
        commons.holes += sides == 4 ? 1 : 0;
        commons.near_holes += sides == 3 ? 1 : 0;
    }
}

void add_open_towers(const PartPosition& position, PartCommons& commons) {
    const LargeState& state = position.state;
    for (const rules::Position place : state.towers) {
        const rules::Slot slot = state.board.at(place);
        const rules::SegmentIndex tower(position.tables[state.board.face(slot)].tower);
        const bool closed = !state.features.colours(state.features.feature(slot, tower)).empty();
        commons.towers_open += closed ? 0 : 1;
    }
}

}  // namespace

PartCommons part_commons_of_turn(const PartPosition& position) {
    PartCommons commons;
    if (!(rules::parts_of(position.state.setup) & kDragonParts).empty()) {
        add_unseen_marks(position, commons);
    }
    return commons;
}

PartCommons part_commons_of(const PartPosition& position, const PartCommons& of_turn) {
    PartCommons commons = of_turn;
    commons.dragon = position.state.dragon.has_value();
    commons.walks = !position.state.walk.empty();
    if (position.has(Part::Abbeys)) add_holes(position, commons);
    if (position.has(Part::Towers)) add_open_towers(position, commons);
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
    if (position.has(Part::Dragon)) add_dragon(position, commons, player, colour, side);
    if (position.has(Part::Fairy)) add_fairy(position, colour, side);
    if (position.has(Part::Towers)) add_towers(position, colour, side);
    side.abbey_at_hand = state.abbeys[player];
    side.mayor_at_hand = has_at_hand(state, colour, MeepleKind::Mayor);
    side.wagon_at_hand = has_at_hand(state, colour, MeepleKind::Wagon);
    side.barn_at_hand = has_at_hand(state, colour, MeepleKind::Barn);
    side.large_at_hand = has_at_hand(state, colour, MeepleKind::Large);
    side.pig_at_hand = has_at_hand(state, colour, MeepleKind::Pig);
    add_holdings(position, colour, side);
    return side;
}

}  // namespace mistward::companion::rivals
