#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

using rules::FeatureId;
using rules::Slot;
using rules::TileId;

// A space around a castle is filled by a tile that fits there, if somebody wants it there; where no
// tile lies beside it yet, one has to come first.
constexpr float kCastleWanted = 0.85F;
constexpr float kFarSpace = 0.7F;
constexpr float kFarSpaceWithPile = 0.4F;
/// Expected of each empty space around a castle: every other tile is misty (T-9).
constexpr unsigned kPerCastleSpace = 1;

/// Fills in value and chances of a castle (T-7, T-9, M-DOWN-4).
void judge_castle(const Facts& facts, Unseen& unseen, Slot castle, Work& work) {
    const auto& board = facts.state->board;
    unsigned misty = (*facts.tables)[board.face(castle)].is_misty() ? 1 : 0;
    unsigned empty = 0;
    bool blocked = false;
    work.end = work.pile_end = 1;
    for (const Position step : rules::kAround) {
        const Position position = board.position(castle) + step;
        const Slot slot = board.at(position);
        if (slot != rules::kNoSlot) {
            blocked = blocked || !board.face_up(slot);
            if (board.face_up(slot)) misty += (*facts.tables)[board.face(slot)].is_misty() ? 1 : 0;
            continue;
        }
        ++empty;
        const rules::Signature asked = board.signature(position);
        const unsigned fitting = asked == 0 ? 0 : unseen.at(asked, 0).fitting;
        work.end *=
            asked == 0 ? kFarSpace : unseen.chance(fitting, facts.clock.draws) * kCastleWanted;
        work.pile_end *= asked == 0
                             ? kFarSpaceWithPile
                             : unseen.chance(fitting, facts.clock.pile_draws) * kCastleWanted;
        work.next = unseen.chance(fitting);
        work.last_space = position;
    }
    if (empty != 1) {
        work.next = 0;
        work.last_space.reset();
    }
    if (blocked || static_cast<float>(empty) > facts.clock.tiles) work.end = 0;
    if (blocked || static_cast<float>(empty) > facts.clock.pile) work.pile_end = 0;
    if (work.end == 0) work.next = 0;
    work.fit = work.next;
    work.strict = work.end;
    work.spaces = static_cast<float>(empty);
    work.value = static_cast<float>(2 * misty + kPerCastleSpace * empty);
}

void judge_line(const Facts& facts, Work& work) {
    const Reach& reach = facts.reach[work.feature];
    work.value = static_cast<float>(value_when_complete(facts, work.feature));
    if (work.open == 0) {
        work.end = work.strict = work.pile_end = 1;
        return;
    }
    work.spaces = static_cast<float>(reach.spaces);
    if (!facts.closable(work.feature)) return;
    work.end = reach.end;
    work.strict = reach.strict;
    work.pile_end = reach.pile_end;
    if (reach.spaces != 1) return;
    work.fit = reach.fit;
    work.next = reach.finish;
    work.last_space = facts.spaces[reach.first].position;
}

Work judged(const Facts& facts, Unseen& unseen, rules::SegmentId segment) {
    const auto& features = facts.state->features;
    const FeatureId feature = features.feature(segment);
    const Slot slot = features.slot(segment);
    Work work;
    work.feature = static_cast<FeatureNumber>(feature.value());
    work.kind =
        (*facts.tables)[facts.state->board.face(slot)].kind[features.index(segment).value()];
    work.colours = features.colours(feature);
    work.count = static_cast<float>(work.colours.size());
    work.open = static_cast<float>(features.open_sides(feature));
    work.position = facts.state->board.position(slot);
    if (work.kind == FeatureKind::Castle) {
        judge_castle(facts, unseen, slot, work);
    } else {
        judge_line(facts, work);
    }
    return work;
}

void count_castle(Works& works, const Work& work) {
    works.castles += 1;
    works.castle_sides += work.open;
    works.castle_points += work.points() * work.end;
}

void count_open(Works& works, const Work& work) {
    if (work.end == 0) {
        works.dead += 1;
        works.dead_place = work.position;
        return;
    }
    if (work.kind == FeatureKind::Castle) count_castle(works, work);
    (work.spaces == 1   ? works.one_space
     : work.spaces == 2 ? works.two_spaces
                        : works.more_spaces) += 1;
    const float next = work.points() * work.next;
    works.fits_next += work.fit;
    works.next_points += next;
    works.next = 1 - (1 - works.next) * (1 - work.next);
    if (next <= works.best_next) return;
    works.best_next = next;
    works.next_place = work.last_space;
}

void count_pending(Works& works, const Work& work) {
    works.pending += 1;
    works.pending_points += work.points();
    if (work.points() <= works.most_pending) return;
    works.most_pending = work.points();
    works.pending_place = work.position;
}

void count(Works& works, const Work& work) {
    const float points = work.points() * work.end;
    works.all += 1;
    works.cities += work.kind == FeatureKind::City ? 1 : 0;
    works.likely += work.end;
    works.points += points;
    works.strict_points += work.points() * work.strict;
    works.pile_points += work.points() * work.pile_end;
    works.live_points += work.end > 0 ? work.points() : 0;
    if (work.count > 1) {
        works.shared += 1;
        works.shared_points += points;
    }
    if (work.open != 0) {
        count_open(works, work);
    } else {
        count_pending(works, work);
    }
    if (points <= works.best) return;
    works.best = points;
    works.best_place = work.position;
}

}  // namespace

unsigned value_when_complete(const Facts& facts, FeatureNumber number) {
    const auto& features = facts.state->features;
    const Reach& reach = facts.reach[number];
    std::uint64_t tiles = 0;
    unsigned coats = 0;
    bool city = false;
    features.for_each_segment(FeatureId(number), [&](rules::SegmentId segment) {
        const Slot slot = features.slot(segment);
        const std::size_t index = features.index(segment).value();
        const rules::FaceTable& face = (*facts.tables)[facts.state->board.face(slot)];
        tiles |= std::uint64_t{1} << slot.value();
        coats += face.coats[index];
        city = face.kind[index] == FeatureKind::City;
    });
    const unsigned length = count_ones(tiles) + reach.spaces;
    return city ? 2 * (length + coats) : length;
}

void survey_works(Facts& facts, Unseen& unseen) {
    const State& state = *facts.state;
    facts.works = {};
    facts.under_way.clear();
    std::fill_n(facts.work.begin(), state.features.segments(), std::uint8_t{0});
    for (const auto& meeple : state.meeples) {
        std::uint8_t& number = facts.work[state.features.feature(meeple.segment).value()];
        if (number == 0) {
            facts.under_way.push_back(judged(facts, unseen, meeple.segment));
            number = static_cast<std::uint8_t>(facts.under_way.size());
            count(facts.works, facts.under_way.back());
        }
        if (facts.under_way[number - 1U].end == 0) facts.works.dead_meeples += 1;
    }
}

}  // namespace mistward::companion::mists
