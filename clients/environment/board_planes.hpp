#pragma once

#include "clients/environment/colour_slots.hpp"
#include "clients/environment/observation_layout.hpp"

#include <algorithm>
#include <array>

namespace mistward::environment {

/// Writes the planes of a board. All values are 0 before.
template <class State>
class BoardPlanes {
public:
    BoardPlanes(const Match& match, const State& state, Window window, const ColourSlots& slots,
                std::span<float> values)
        : match_(match),
          tables_(match.tables()),
          state_(state),
          window_(window),
          slots_(slots),
          values_(values) {}

    /// How many tiles lie outside the window.
    std::size_t write() {
        std::size_t beyond = 0;
        for (std::size_t i = 0; i < state_.board.size(); ++i) {
            const auto space = window_.index(state_.board.position(rules::Slot(i)));
            if (space) {
                tile(rules::Slot(i), *space);
            } else {
                ++beyond;
            }
        }
        for (std::size_t i = 0; i < state_.board.frontier_size(); ++i) {
            set(Plane::Frontier, state_.board.frontier_position(i));
        }
        set(Plane::Last, state_.board.position(state_.last));
        if (const auto at = subject(match_)) set(Plane::Subject, *at);
        for (const auto& meeple : state_.meeples) stand(meeple);
        if constexpr (std::is_same_v<State, rules::mists::State>) ghosts_and_hounds();
        if constexpr (kParts) pieces();
        return beyond;
    }

private:
    static constexpr bool kParts = std::is_same_v<State, rules::rivals::LargeState>;

    float& plane(Plane plane, std::size_t number, std::size_t space) {
        return values_[(number_of(plane) + number) * window_.spaces() + space];
    }
    void set(Plane which, rules::Position position, float value = 1.0F) {
        if (const auto space = window_.index(position)) plane(which, 0, *space) = value;
    }

    void tile(rules::Slot slot, std::size_t space) {
        if (!state_.board.face_up(slot)) {
            plane(Plane::FaceDown, 0, space) = 1.0F;
            return;
        }
        const rules::TileId id = state_.board.face(slot);
        const std::size_t turn = state_.board.rotation(slot).quarter_turns();
        plane(Plane::Tile, 0, space) = 1.0F;
        plane(Plane::Face, 0, space) = static_cast<float>(id.value() + 1) / 128.0F;
        plane(Plane::Turn, 0, space) = static_cast<float>(turn) / 4.0F;
        const rules::FaceTable& face = tables_[id];
        write_face(face, turn, &plane(Plane::City, 0, space), window_.spaces());
        if (face.centre != rules::FaceTable::kNone &&
            face.kind[face.centre] == rules::FeatureKind::Cemetery) {
            plane(Plane::OpenCemetery, 0, space) = is_open(slot) ? 1.0F : 0.0F;
        }
        if constexpr (kParts) {
            write_marks(face, tables_.marks(id), turn, &plane(Plane::Volcano, 0, space),
                        window_.spaces());
            const auto first = state_.features.segment(slot, rules::SegmentIndex(0)).value();
            plane(Plane::FirstSegment, 0, space) =
                static_cast<float>(first + 1) / static_cast<float>(State::Limits::kSegments);
        }
    }

    /// The features count the spaces around a cemetery only as long as a game needs them.
    bool is_open(rules::Slot cemetery) const {
        const rules::Position middle = state_.board.position(cemetery);
        if constexpr (std::is_same_v<State, rules::mists::State>) {
            return !state_.features.complete(state_.features.feature(
                rules::centre_of(tables_, state_.board, state_.features, cemetery)));
        } else {
            return std::any_of(rules::kAround.begin(), rules::kAround.end(), [&](auto step) {
                return state_.board.at(middle + step) == rules::kNoSlot;
            });
        }
    }

    template <class Meeple>
    void stand(const Meeple& meeple) {
        const rules::Slot slot = state_.features.slot(meeple.segment);
        const auto space = window_.index(state_.board.position(slot));
        if (!space) return;
        const std::size_t segment = state_.features.index(meeple.segment).value();
        plane(Plane::Meeple, slots_[meeple.colour], *space) = 1.0F;
        // Of several figures on a tile the highest, so that the order in which they came is not
        // seen.
        const auto raise = [&](Plane which, std::size_t value, std::size_t of) {
            float& at = plane(which, 0, *space);
            at = std::max(at, static_cast<float>(value) / static_cast<float>(of));
        };
        raise(Plane::MeepleSegment, segment + 1, kSegments);
        const rules::FaceTable& face = tables_[state_.board.face(slot)];
        const unsigned sides = sides_of(face, state_.board.rotation(slot).quarter_turns(), segment);
        for (std::size_t side = 0; side < 4; ++side) {
            if ((sides >> side & 1U) != 0) plane(Plane::MeepleSide, side, *space) = 1.0F;
        }
        if constexpr (rules::rivals::AnyState<State>) {
            if (meeple.kind == rules::MeepleKind::Guard) plane(Plane::Guard, 0, *space) = 1.0F;
            raise(Plane::Ghosts, meeple.ghosts, 3);
        }
        if constexpr (kParts) {
            if (meeple.kind >= rules::MeepleKind::Abbot) {
                plane(Plane::Figure, added_number(meeple.kind), *space) = 1.0F;
            }
        }
    }

    /// What stands on tiles and is no figure.
    void pieces() {
        if (state_.dragon) set(Plane::Dragon, *state_.dragon);
        for (const rules::Position space : state_.walk) set(Plane::Walked, space);
        if (state_.fairy) set(Plane::Fairy, *state_.fairy);
        for (std::size_t i = 0; i < state_.towers.size(); ++i) {
            set(Plane::Floors, state_.towers[i], static_cast<float>(state_.heights[i]) / 10.0F);
        }
    }

    void ghosts_and_hounds() {
        const auto& board = state_.board;
        for (const auto& haunting : state_.ghosts) {
            set(Plane::Ghosts, board.position(haunting.slot),
                static_cast<float>(haunting.count) / 3.0F);
        }
        for (const auto& buried : state_.buried) {
            set(Plane::Buried, board.position(buried.cemetery));
        }
        for (std::size_t i = 0; i < state_.hounds.size(); ++i) {
            const auto& hound = state_.hounds[i];
            const bool chases = hound.place == rules::HoundPlace::Reached &&
                                state_.phase == rules::mists::Phase::Chase;
            if (!chases && hound.place != rules::HoundPlace::WithMeeple &&
                hound.place != rules::HoundPlace::Scoring) {
                continue;
            }
            set(i == 0 ? Plane::Rufus : Plane::Ronja,
                board.position(state_.features.slot(hound.meeple.segment)));
        }
    }

public:
    /// The sides of a turned tile that a segment reaches, of fields with at least one half.
    static unsigned sides_of(const rules::FaceTable& face, std::size_t turn, std::size_t segment) {
        unsigned sides = 0;
        for (std::size_t side = 0; side < 4; ++side) {
            const rules::SideSegments& there = face.side[turn][side];
            if (there.line == segment || there.mist == segment || there.fields[0] == segment ||
                there.fields[1] == segment) {
                sides |= 1U << side;
            }
        }
        return sides;
    }

    /// What is printed on a turned face: the numbers of the planes from `City` to `Monastery`,
    /// `stride` floats apart.
    static void write_face(const rules::FaceTable& face, std::size_t turn, float* at,
                           std::size_t stride) {
        const auto& sides = face.side[turn];
        const auto put = [&](std::size_t number) { at[number * stride] = 1.0F; };
        for (std::size_t side = 0; side < 4; ++side) {
            if (face.terrain[turn][side] == rules::Terrain::City) put(side);
            if (face.terrain[turn][side] == rules::Terrain::Road) put(4 + side);
            if (sides[side].mist != rules::SideSegments::kNone) put(8 + side);
        }
        for (std::size_t pair = 0; pair < kSidePairs.size(); ++pair) {
            const auto& a = sides[kSidePairs[pair][0]];
            const auto& b = sides[kSidePairs[pair][1]];
            if (a.line != rules::SideSegments::kNone && a.line == b.line) put(12 + pair);
            if (a.mist != rules::SideSegments::kNone && a.mist == b.mist) put(18 + pair);
        }
        for (std::size_t i = 0; i < face.segments; ++i) {
            at[24 * stride] += static_cast<float>(face.coats[i]);
        }
        const std::uint8_t centre = face.centre;
        if (centre == rules::FaceTable::kNone ||
            face.kind[centre] > rules::FeatureKind::Monastery) {
            return;
        }
        constexpr auto kFirst = static_cast<std::size_t>(rules::FeatureKind::Castle);
        static_assert(rules::kNamesOf<rules::FeatureKind>[kFirst + 1] == "Cemetery" &&
                          rules::kNamesOf<rules::FeatureKind>[kFirst + 2] == "Monastery",
                      "centres as the planes have them");
        put(25 + static_cast<std::size_t>(face.kind[centre]) - kFirst);
    }

    /// What is printed on a turned face for the parts: the numbers of the planes from `Volcano` to
    /// `Abbey`, `stride` floats apart.
    static void write_marks(const rules::FaceTable& face, const rules::FaceMarks& marks,
                            std::size_t turn, float* at, std::size_t stride) {
        using rules::SegmentMark;
        const auto number = [&](Plane plane, std::size_t more = 0) -> float& {
            return at[(number_of(plane) - number_of(Plane::Volcano) + more) * stride];
        };
        const auto put = [&](Plane plane, bool is_there, std::size_t more = 0) {
            if (is_there) number(plane, more) = 1.0F;
        };
        put(Plane::Volcano, marks.tile.contains(rules::TileMark::Volcano));
        put(Plane::Calls, marks.tile.contains(rules::TileMark::Dragon));
        put(Plane::Portal, marks.tile.contains(rules::TileMark::Portal));
        put(Plane::Garden, face.garden != rules::FaceTable::kNone);
        put(Plane::Foundation, face.tower != rules::FaceTable::kNone);
        put(Plane::Abbey, face.centre != rules::FaceTable::kNone &&
                              face.kind[face.centre] == rules::FeatureKind::Abbey);
        for (std::size_t i = 0; i < face.segments; ++i) {
            const rules::SegmentMarks here = marks.segment[i];
            if (here.empty()) continue;
            const unsigned sides = sides_of(face, turn, i);
            for (std::size_t side = 0; side < 4; ++side) {
                const bool reaches = (sides >> side & 1U) != 0;
                put(Plane::Princess, reaches && here.contains(SegmentMark::Princess), side);
                put(Plane::Inn, reaches && here.contains(SegmentMark::Inn), side);
            }
            put(Plane::Cathedral, here.contains(SegmentMark::Cathedral));
            constexpr std::array kGoodMarks{SegmentMark::Wine, SegmentMark::Grain,
                                            SegmentMark::Cloth};
            for (std::size_t good = 0; good < kGoodMarks.size(); ++good) {
                if (here.contains(kGoodMarks[good])) number(Plane::Goods, good) += 1.0F;
            }
        }
    }

private:
    const Match& match_;
    const rules::Tables& tables_;
    const State& state_;
    Window window_;
    const ColourSlots& slots_;
    std::span<float> values_;
};

}  // namespace mistward::environment
