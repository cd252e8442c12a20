#include "clients/environment/observation.hpp"

#include "clients/environment/board_planes.hpp"
#include "clients/environment/part_scalars.hpp"
#include "rules/core/levels.hpp"

#include <algorithm>

namespace mistward::environment {
namespace {

/// Writes the scalars of what one seat sees. All values are 0 before.
template <class State>
class Scalars {
public:
    Scalars(const Match& match, const State& state, const ObservationLayout& layout,
            std::size_t seat, const ColourSlots& slots, std::span<float> values)
        : match_(match),
          state_(state),
          setup_(state.setup),
          at_(layout.at()),
          segment_(layout.segment()),
          seat_(seat),
          slots_(slots),
          values_(values) {}

    void write() {
        moment();
        tracks();
        last_tile();
        unseen();
        if constexpr (kTeam) {
            team();
        } else {
            rivals();
        }
    }

private:
    static constexpr bool kTeam = std::is_same_v<State, rules::mists::State>;

    void one(std::size_t offset, std::size_t number) { values_[offset + number] = 1.0F; }
    void put(std::size_t offset, double number, double of) {
        values_[offset] = static_cast<float>(number / of);
    }

    void moment() {
        const rules::DecisionPoint point = match_.point();
        const std::size_t players = setup_.players;
        one(at_.kind, static_cast<std::size_t>(point.kind));
        one(at_.turn_of, (state_.active.id.value() + players - seat_) % players);
        one(at_.game, static_cast<std::size_t>(setup_.mode));
        if (kTeam) one(at_.level, setup_.level - 1U);
        one(at_.players, players - 1U);
        if (setup_.mode == rules::Mode::Ghosts) {
            const rules::PartSet parts = rules::parts_of(setup_);
            if (parts.contains(rules::Part::Ghosts)) one(at_.modules, 0);
            if (parts.contains(rules::Part::Castles)) one(at_.modules, 1);
            if (parts.contains(rules::Part::Cemeteries)) one(at_.modules, 2);
        }
        put(at_.progress, state_.turn, 64);
        put(at_.progress + 2, state_.supply, 15);
    }

    double whole() const {
        if constexpr (kTeam) return rules::find_level(setup_.level)->goal;
        return 100;
    }

    void tracks() {
        for (const rules::Colour colour : rules::scoring_colours(setup_)) {
            const std::size_t track = at_.tracks + 2 * slots_[colour];
            one(track, 0);
            put(track + 1, state_.points[colour], whole());
        }
    }

    void last_tile() {
        const rules::FaceTable& face = match_.tables()[state_.board.face(state_.last)];
        const std::size_t turn = state_.board.rotation(state_.last).quarter_turns();
        const std::size_t entered = kTeam ? face.without_fields() : face.segments;
        for (std::size_t i = 0; i < entered; ++i) {
            const std::size_t at = at_.segments + i * segment_.all();
            one(at, static_cast<std::size_t>(face.kind[i]));
            const unsigned sides = BoardPlanes<State>::sides_of(face, turn, i);
            for (std::size_t side = 0; side < 4; ++side) {
                if ((sides >> side & 1U) != 0) one(at + segment_.kinds, side);
            }
            const auto feature = state_.features.feature(state_.last, rules::SegmentIndex(i));
            put(at + segment_.kinds + 4, static_cast<double>(state_.features.open_sides(feature)),
                8);
            put(at + segment_.kinds + 5,
                static_cast<double>(state_.features.segment_count(feature)), 16);
            for (const rules::Colour colour : state_.features.colours(feature)) {
                one(at + segment_.kinds + 6, slots_[colour]);
            }
        }
    }

    void unseen() {
        for (std::size_t face = 0; face < match_.tables().faces(); ++face) {
            put(at_.unseen + face, state_.unseen[face], 8);
        }
        if (match_.point().kind != rules::DecisionKind::PlaceTile) return;
        one(at_.drawn, state_.drawn.value());
        const rules::FaceTable& face = match_.tables()[state_.drawn];
        BoardPlanes<State>::write_face(face, 0, &values_[at_.drawn_face], 1);
        put(at_.drawn_face + kFaceNumbers - 1, face.ghosts, 3);
    }

    void team() {
        const rules::Level& level = *rules::find_level(setup_.level);
        put(at_.progress + 1, level.goal, 120);
        put(at_.progress + 3, level.ghosts, 15);
        for (std::size_t i = 0; i < state_.piles.size(); ++i) {
            put(at_.piles + i, state_.piles[i], 64);
        }
        if (level.has_hounds()) hounds(level);
        for (const rules::Colour colour : rules::colours_in_play(setup_)) {
            put(at_.supplies + 3 * slots_[colour], state_.meeple_supply[colour], 7);
        }
        if (state_.phase == rules::mists::Phase::Assign) {
            one(at_.assignment, slots_[state_.to_assign.first()]);
            put(at_.assignment + rules::kColourCount, state_.assigned_points, 50);
        }
        std::size_t rank = at_.ghost_tiles;
        for (const auto& haunting : ghost_tiles(state_)) {
            const rules::Position position = state_.board.position(haunting.slot);
            put(rank, haunting.count, 3);
            put(rank + 1, position.x, 16);
            put(rank + 2, position.y, 16);
            rank += 3;
        }
        if (state_.phase == rules::mists::Phase::Score) scorings();
    }

    void hounds(const rules::Level& level) {
        for (std::size_t i = 0; i < state_.hounds.size(); ++i) {
            const std::size_t at = at_.hounds + kHoundNumbers * i;
            one(at, static_cast<std::size_t>(state_.hounds[i].place));
            put(at + kHoundPlaces, level.hounds[i], level.goal);
        }
    }

    /// What waits is told by the actions that would take its points.
    void scorings() {
        const rules::Position last = state_.board.position(state_.last);
        for (std::size_t i = 0; i < match_.legal_count(); ++i) {
            const rules::Decision decision = match_.legal(i);
            const auto* const taken = std::get_if<rules::TakePoints>(&decision);
            if (taken == nullptr) continue;
            const rules::Position position = taken->feature.position;
            const std::size_t number = position == last
                                           ? taken->feature.segment.value()
                                           : kOwnScorings + rules::around_index(last, position);
            const auto segment =
                state_.features.segment(state_.board.at(position), taken->feature.segment);
            put(at_.scorings + number,
                rules::mists::scoring_of(match_.tables(), state_, segment).points, 32);
        }
    }

    void rivals() {
        put(at_.progress + 3, rules::rivals::ghosts::in_game(setup_), 15);
        put(at_.piles, state_.pile, 64);
        for (std::size_t player = 0; player < setup_.players; ++player) {
            const rules::Colour colour = rules::rivals::colour_of(setup_, rules::PlayerId(player));
            const auto& hand = state_.hands[colour];
            const std::size_t at = at_.supplies + 3 * slots_[colour];
            put(at, hand[rules::MeepleKind::Ordinary], 7);
            put(at + 1, hand[rules::MeepleKind::Guard], 5);
            put(at + 2, state_.general_guards[colour], 5);
        }
    }

    const Match& match_;
    const State& state_;
    const rules::Setup& setup_;
    const ObservationLayout::Offsets& at_;
    SegmentNumbers segment_;
    std::size_t seat_;
    const ColourSlots& slots_;
    std::span<float> values_;
};

}  // namespace

void observe(const Match& match, const ObservationLayout& layout, std::size_t seat,
             std::span<float> values) {
    std::fill(values.begin(), values.end(), 0.0F);
    const ColourSlots slots(match.setup(), rules::PlayerId(seat));
    match.look([&]<class State>(const State& state) {
        const std::size_t beyond =
            BoardPlanes<State>(match, state, layout.window(), slots, values).write();
        values[layout.at().beyond] = static_cast<float>(beyond) / 64.0F;
        Scalars<State>(match, state, layout, seat, slots, values).write();
        if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
            PartScalars(match, state, layout, seat, slots, values).write();
        }
    });
}

}  // namespace mistward::environment
