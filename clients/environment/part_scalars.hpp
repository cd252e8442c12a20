#pragma once

#include "clients/environment/board_planes.hpp"

namespace mistward::environment {

/// Writes the scalars of a game with added parts. All values are 0 before.
class PartScalars {
public:
    PartScalars(const Match& match, const rules::rivals::LargeState& state,
                const ObservationLayout& layout, std::size_t seat, const ColourSlots& slots,
                std::span<float> values)
        : match_(match),
          state_(state),
          setup_(state.setup),
          at_(layout.at()),
          seat_(seat),
          slots_(slots),
          values_(values) {}

    void write() {
        one(at_.decides, (match_.point().player.value() + setup_.players - seat_) % setup_.players);
        std::size_t number = at_.parts;
        for (const rules::Part part : rules::kParts) {
            if (!rules::kOfferedParts.contains(part)) continue;
            if (rules::is_played(setup_, part)) one(number, 0);
            ++number;
        }
        if (match_.point().kind == rules::DecisionKind::PlaceTile) {
            const rules::Tables& tables = match_.tables();
            BoardPlanes<rules::rivals::LargeState>::write_marks(
                tables[state_.drawn], tables.marks(state_.drawn), 0, &values_[at_.drawn_marks], 1);
        }
        for (const auto& meeple : state_.meeples) figure(meeple);
        for (std::size_t i = 0; i < setup_.players; ++i) belongings(rules::PlayerId(i));
        if (state_.again) one(at_.progress_of_turn, 0);
        if (state_.second_part) one(at_.progress_of_turn, 1);
        if (state_.ransomed == state_.turn) one(at_.progress_of_turn, 2);
        const auto been = static_cast<double>(state_.walk.size());
        if (been > 0) put(at_.progress_of_turn + 3, been - 1, 6);
        put(at_.progress_of_turn + 4, state_.last_chances, 6);
    }

private:
    void one(std::size_t offset, std::size_t number) { values_[offset + number] = 1.0F; }
    void put(std::size_t offset, double number, double of) {
        values_[offset] = static_cast<float>(number / of);
    }

    void figure(const rules::rivals::LargeState::Meeple& meeple) {
        const std::size_t at = at_.figures + figure_rank(state_, slots_, meeple) * kFigureNumbers;
        const rules::Position space = state_.board.position(state_.features.slot(meeple.segment));
        const std::size_t segment = state_.features.index(meeple.segment).value();
        one(at, 0);
        put(at + 1, space.x, 32);
        put(at + 2, space.y, 32);
        put(at + 3, static_cast<double>(segment + 1), kSegments);
        put(at + 4, meeple.ghosts, 3);
        const bool fairy = state_.fairy_segment && state_.fairy == space &&
                           *state_.fairy_segment == segment &&
                           state_.fairy_colour == meeple.colour && state_.fairy_kind == meeple.kind;
        if (fairy) one(at, 5);
    }

    /// What one player has.
    void belongings(rules::PlayerId player) {
        const rules::Colour colour = rules::rivals::colour_of(setup_, player);
        const std::size_t slot = slots_[colour];
        for (std::size_t kind = 0; kind < kFigureKinds; ++kind) {
            const auto which = static_cast<rules::MeepleKind>(kind);
            if (which < rules::MeepleKind::Abbot) continue;
            put(at_.hands + slot * kAddedFigures + added_number(which), state_.hands[colour][which],
                1);
        }
        for (std::size_t good = 0; good < rules::kGoods.size(); ++good) {
            put(at_.goods + slot * rules::kGoods.size() + good, state_.goods[colour][good], 9);
        }
        put(at_.floors + slot, state_.floors[colour], 10);
        if (state_.abbeys[player]) one(at_.abbeys, slot);
        for (const rules::Colour owner : rules::colours_in_play(setup_)) {
            const std::size_t first =
                at_.prisoners + (slot * rules::kColourCount + slots_[owner]) * kFigureKinds;
            for (const rules::MeepleKind kind : state_.prisoners[colour][owner]) {
                values_[first + static_cast<std::size_t>(kind)] += 1.0F / 7.0F;
            }
        }
        if (const auto& from = state_.scored_wagons[player]) {
            one(at_.wagons + 3 * slot, 0);
            put(at_.wagons + 3 * slot + 1, from->x, 32);
            put(at_.wagons + 3 * slot + 2, from->y, 32);
        }
    }

    const Match& match_;
    const rules::rivals::LargeState& state_;
    const rules::Setup& setup_;
    const ObservationLayout::Offsets& at_;
    std::size_t seat_;
    const ColourSlots& slots_;
    std::span<float> values_;
};

}  // namespace mistward::environment
