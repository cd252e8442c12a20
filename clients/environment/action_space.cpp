#include "clients/environment/action_space.hpp"

#include "clients/environment/colour_slots.hpp"

#include <algorithm>
#include <tuple>

namespace mistward::environment {
namespace {

constexpr std::size_t kMostTaken = 3;  // M-SCORE-1, M-HOUND-3
constexpr std::size_t kNear = 9;       // a tile and the 8 around it
constexpr std::size_t kBoardSegments = rules::rivals::LargeState::Limits::kSegments;

/// The hound that is being put stands with a meeple on this tile.
rules::Position hound_tile(const rules::mists::State& state) {
    const auto* const hound =
        std::find_if(state.hounds.begin(), state.hounds.end(),
                     [](const auto& each) { return each.place == rules::HoundPlace::Reached; });
    rules::require(hound != state.hounds.end(), "a hound is being put");
    return state.board.position(state.features.slot(hound->meeple.segment));
}

/// Row by row, the place of a space among the nine at and around another.
std::size_t near_index(rules::Position middle, rules::Position space) {
    return static_cast<std::size_t>((space.y - middle.y + 1) * 3 + (space.x - middle.x + 1));
}

/// Who goes through a portal or onto a tower; where an abbot can stand, a mayor cannot.
std::size_t traveller_number(rules::MeepleKind kind) {
    constexpr std::array kTravellers{rules::MeepleKind::Ordinary, rules::MeepleKind::Guard,
                                     rules::MeepleKind::Large, rules::MeepleKind::Wagon};
    return static_cast<std::size_t>(std::ranges::find(kTravellers, kind) - kTravellers.begin());
}
constexpr std::size_t kTravellers = 5;

/// Gives each decision of one moment its action; nothing where its space is beyond the window.
template <class State>
class Coder {
public:
    using Code = std::optional<std::size_t>;

    Coder(const ActionSpace::Offsets& at, Window window, const State& state)
        : at_(at), window_(window), state_(state), slots_(state.setup, point(state).player) {
        if constexpr (kTeam) {
            if (state.phase == rules::mists::Phase::Score) ghosts_ = ghost_tiles(state);
            if (state.phase == rules::mists::Phase::Chase) hound_ = hound_tile(state);
        }
        if constexpr (kParts) {
            if (point(state).kind == rules::DecisionKind::MoveWagon) {
                wagon_ = *state.scored_wagons[point(state).player];
            }
        }
    }

    Code operator()(const rules::DrawTile& d) const { return d.tile.value(); }
    Code operator()(const rules::Pass&) const { return 0; }
    Code operator()(const rules::PlaceTile& d) const {
        const auto space = window_.index(d.position);
        if (!space) return std::nullopt;
        return at_.place + d.rotation.quarter_turns() * window_.spaces() + *space;
    }
    /// What says one space and nothing else, or the meeple there.
    template <rules::Described T>
    requires(rules::kMemberCount<T> == 1) Code operator()(const T& d) const {
        return space(d.*std::get<0>(T::kMembers).pointer);
    }
    Code operator()(const rules::PlaceMeeple& d) const {
        if (d.kind == rules::MeepleKind::Guard) return at_.guard + d.segment.value();
        if (d.kind != rules::MeepleKind::Ordinary) {
            return at_.other + added_number(d.kind) * kSegments + d.segment.value();
        }
        return at_.meeple + slots_[d.colour] * kSegments + d.segment.value();
    }
    Code operator()(const rules::HauntMeeple& d) const {
        if constexpr (kParts) return standing(d.meeple);
        return space(d.meeple.where.position);
    }
    Code operator()(const rules::TakeMeeple& d) const { return standing(d.meeple); }
    Code operator()(const rules::PlaceFairy& d) const {
        return at_.fairy + rank(d.meeple) % kFiguresEach;
    }
    Code operator()(const rules::PlaceMeepleAt& d) const {
        if constexpr (kParts) {
            if (point(state_).kind == rules::DecisionKind::MoveWagon) {
                const std::size_t near = near_index(wagon_, d.place.position);
                return at_.drive + near * kSegments + d.place.segment.value();
            }
            const rules::Slot slot = state_.board.at(d.place.position);
            const auto segment = state_.features.segment(slot, d.place.segment);
            return at_.portal + traveller_number(d.kind) * kBoardSegments + segment.value();
        }
        return std::nullopt;
    }
    Code operator()(const rules::PlaceBarn& d) const {
        const rules::Position last = state_.board.position(state_.last);
        return at_.barn +
               static_cast<std::size_t>((d.corner.y - last.y + 1) * 2 + d.corner.x - last.x + 1);
    }
    Code operator()(const rules::PayRansom& d) const {
        return at_.ransom + slots_[d.captor] * kFigureKinds + static_cast<std::size_t>(d.kind);
    }
    Code operator()(const rules::ExchangePrisoner& d) const {
        return at_.exchange + static_cast<std::size_t>(d.kind);
    }
    /// Only parts that players cannot choose ask for these, and no match has such parts.
    Code operator()(const rules::DrawToken&) const { return std::nullopt; }
    Code operator()(const rules::PlayToken&) const { return std::nullopt; }
    Code operator()(const rules::Bid&) const { return std::nullopt; }
    Code operator()(const rules::BuryFromSupply& d) const { return at_.supply + slots_[d.colour]; }
    Code operator()(const rules::AssignPoints& d) const { return at_.assign + slots_[d.track]; }
    Code operator()(const rules::TakePoints& d) const { return at_.points + scoring(d.feature); }
    Code operator()(const rules::RemoveGhosts& d) const {
        const auto* const tile =
            std::find_if(ghosts_.begin(), ghosts_.end(), [&](const auto& haunting) {
                return state_.board.position(haunting.slot) == d.position;
            });
        const auto rank = static_cast<std::size_t>(tile - ghosts_.begin());
        return at_.ghosts + (scoring(d.feature) * kGhostTiles + rank) * kMostTaken + d.count - 1;
    }
    Code operator()(const rules::ChaseGhosts& d) const {
        return at_.chase + near_index(hound_, d.position) * kMostTaken + d.count - 1;
    }

private:
    static constexpr bool kTeam = std::is_same_v<State, rules::mists::State>;
    static constexpr bool kParts = std::is_same_v<State, rules::rivals::LargeState>;

    std::size_t rank(const rules::MeepleRef& meeple) const {
        if constexpr (kParts) return figure_rank(state_, slots_, meeple);
        return 0;
    }
    Code standing(const rules::MeepleRef& meeple) const { return at_.standing + rank(meeple); }
    Code space(const rules::FeatureRef& meeple) const { return space(meeple.position); }
    Code space(rules::Position position) const {
        const auto index = window_.index(position);
        if (!index) return std::nullopt;
        return at_.space + *index;
    }

    std::size_t scoring(const rules::FeatureRef& feature) const {
        const rules::Position last = state_.board.position(state_.last);
        if (feature.position == last) return feature.segment.value();
        return kOwnScorings + rules::around_index(last, feature.position);
    }

    const ActionSpace::Offsets& at_;
    Window window_;
    const State& state_;
    ColourSlots slots_;
    rules::FixedList<rules::mists::Haunting, kGhostTiles> ghosts_;
    rules::Position hound_;
    rules::Position wagon_;  ///< where the one stood that can move on
};

}  // namespace

rules::FixedList<rules::mists::Haunting, kGhostTiles> ghost_tiles(
    const rules::mists::State& state) {
    rules::FixedList<rules::mists::Haunting, kGhostTiles> tiles;
    for (const auto& haunting : state.ghosts) tiles.push_back(haunting);
    const auto row_by_row = [&](const rules::mists::Haunting& haunting) {
        const rules::Position position = state.board.position(haunting.slot);
        return std::tuple(position.y, position.x);
    };
    std::sort(tiles.begin(), tiles.end(),
              [&](const auto& a, const auto& b) { return row_by_row(a) < row_by_row(b); });
    return tiles;
}

std::optional<rules::Position> subject(const Match& match) {
    return match.look([&]<class State>(const State& state) -> std::optional<rules::Position> {
        if constexpr (std::is_same_v<State, rules::mists::State>) {
            if (state.phase == rules::mists::Phase::Chase) return hound_tile(state);
            if (state.phase == rules::mists::Phase::Bury) {
                return rules::mists::view(match.tables(), state).closed_cemetery;
            }
        }
        if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
            if (point(state).kind == rules::DecisionKind::CaptureMeeple) return state.raised;
            if (point(state).kind == rules::DecisionKind::MoveWagon) {
                return state.scored_wagons[point(state).player];
            }
        }
        return std::nullopt;
    });
}

std::size_t ActionSpace::add(std::string_view name, std::size_t size, std::string_view what) {
    const std::size_t offset = size_;
    parts_.push_back({name, offset, size, what});
    size_ += size;
    return offset;
}

ActionSpace::ActionSpace(KindId kind) : window_(kind) {
    const bool team = kind == KindId::Team;
    const bool parts = kind == KindId::WithParts;
    const auto of_team = [&](std::size_t size) { return team ? size : std::size_t{0}; };
    const auto of_rivals = [&](std::size_t size) { return team ? std::size_t{0} : size; };
    constexpr std::size_t kColours = rules::kColourCount;
    add("pass", 1, "no meeple, or no more ghosts for the hound");
    offsets_.place = add("place", 4 * window_.spaces(),
                         "[turns 4][row][column]: the drawn tile goes there, turned clockwise");
    offsets_.space =
        add("space", window_.spaces(),
            "[row][column]: the meeple to bury, to haunt or to put the hound with, the "
            "cemetery to haunt, or the space for the face-down tile, an abbey, a floor or the "
            "dragon is there");
    offsets_.meeple = add("meeple", (team ? kColours : 1) * kSegments,
                          "[colour slot][segment 13]: a meeple onto the tile just placed");
    offsets_.guard = add("guard", of_rivals(kSegments), "[segment 13]: a guard, likewise");
    offsets_.supply = add("supply", of_team(kColours),
                          "[colour slot 6]: a meeple of that colour is buried from its supply");
    offsets_.assign = add("assign", of_team(kColours),
                          "[colour slot 6]: the points that wait move that scoring meeple");
    offsets_.points =
        add("points", of_team(kScorings),
            "[scoring 17]: that scoring is made for its points; 0 to 8 are segments of the tile "
            "just placed, 9 to 16 castles around it, clockwise from the north-west");
    offsets_.ghosts = add("ghosts", of_team(kScorings * kGhostTiles * kMostTaken),
                          "[scoring 17][ghost tile 15][count 3]: that scoring is given up for 1, 2 "
                          "or 3 ghosts of a tile, see the part ghost_tiles of observations");
    offsets_.chase = add("chase", of_team(kNear * kMostTaken),
                         "[row 3][column 3][count 3]: the hound removes 1, 2 or 3 ghosts at or "
                         "around its tile");
    offsets_.beyond =
        add("beyond",
            team    ? rules::mists::DecisionList::capacity()
            : parts ? 4 * rules::Board<rules::rivals::LargeState::Limits>::kFrontier
                    : 4 * rules::Board<rules::rivals::Limits>::kFrontier,
            "the decisions with a space outside the window, in the order of the legal ones");
    if (parts) add_parts();
}

void ActionSpace::add_parts() {
    offsets_.other = add("other", (kAddedFigures - 1) * kSegments,
                         "[figure 6][segment 13]: an abbot, a large meeple, a builder, a pig, a "
                         "mayor or a wagon onto the tile just placed");
    offsets_.standing = add("standing", rules::kColourCount * kFiguresEach,
                            "[colour slot 6][figure 19]: a figure on the board, as in the part "
                            "figures of observations, to haunt, to take home or to capture");
    offsets_.fairy = add("fairy", kFiguresEach, "[figure 19]: the fairy beside an own figure");
    offsets_.drive =
        add("drive", kNear * kSegments,
            "[row 3][column 3][segment 13]: the wagon moves on to a tile at or around its own");
    offsets_.portal =
        add("portal", kTravellers * kBoardSegments,
            "[figure 5][segment of the board 1350]: a meeple, a guard, a large meeple, a wagon, or "
            "an abbot or a mayor through the portal, or onto a tower; segments are numbered as "
            "tiles come, see the plane first_segment");
    offsets_.barn =
        add("barn", 4, "[row 2][column 2]: the barn onto that corner of the tile just placed");
    offsets_.ransom = add("ransom", rules::kColourCount * kFigureKinds,
                          "[colour slot 6][figure 9]: a prisoner is bought from that player");
    offsets_.exchange =
        add("exchange", kFigureKinds, "[figure 9]: the own prisoner that is exchanged");
}

template <class Each>
void ActionSpace::for_each(const Match& match, Each each) const {
    match.look([&]<class State>(const State& state) {
        const Coder<State> coder(offsets_, window_, state);
        std::size_t beyond = offsets_.beyond;
        match.for_each_legal([&](std::size_t index, const rules::Decision& decision) {
            const auto code = std::visit(coder, decision);
            return each(index, code ? *code : beyond++);
        });
    });
}

void ActionSpace::list(const Match& match, std::span<std::int32_t> actions) const {
    for_each(match, [&](std::size_t index, std::size_t action) {
        actions[index] = static_cast<std::int32_t>(action);
        return true;
    });
}

std::optional<std::size_t> ActionSpace::find(const Match& match, std::int32_t action) const {
    std::optional<std::size_t> found;
    if (action < 0) return found;
    for_each(match, [&](std::size_t index, std::size_t each) {
        if (each == static_cast<std::size_t>(action)) found = index;
        return !found;
    });
    return found;
}

void ActionSpace::mask(const Match& match, std::span<std::uint8_t> mask) const {
    std::fill(mask.begin(), mask.end(), std::uint8_t{0});
    if (match.point().actor != rules::Actor::Player) return;
    for_each(match, [&](std::size_t, std::size_t action) {
        mask[action] = 1;
        return true;
    });
}

}  // namespace mistward::environment
