#pragma once

#include "clients/environment/action_space.hpp"

#include <array>
#include <vector>

namespace mistward::environment {

/// The planes of an observation, in their order; each has a value for every space of the window.
/// Those with a number behind them come four for the sides N, E, S, W, six for pairs of sides, or
/// six for the slots of colours.
enum class Plane : std::uint8_t {
    Tile,
    FaceDown,
    Last,
    Frontier,
    Subject,
    Face,
    Turn,
    City,
    Road = City + 4,
    Mist = Road + 4,
    LineJoins = Mist + 4,
    MistJoins = LineJoins + 6,
    Coats = MistJoins + 6,
    Castle,
    Cemetery,
    Monastery,
    OpenCemetery,
    Buried,
    Ghosts,
    Meeple,
    Guard = Meeple + 6,
    MeepleSegment,
    MeepleSide,
    Rufus = MeepleSide + 4,
    Ronja,
    // With added parts. What is printed comes first, in the order of the numbers that tell it.
    Volcano,
    Calls,
    Portal,
    Princess,
    Inn = Princess + 4,
    Cathedral = Inn + 4,
    Goods,
    Garden = Goods + 3,
    Foundation,
    Abbey,
    Dragon,
    Walked,
    Fairy,
    Floors,
    Figure,
    FirstSegment = Figure + 7,
    Count
};
inline constexpr std::size_t number_of(Plane plane) { return static_cast<std::size_t>(plane); }

/// Numbers that tell what is printed on a face for the parts, as in the planes.
inline constexpr std::size_t kMarkNumbers = number_of(Plane::Dragon) - number_of(Plane::Volcano);

/// Pairs of sides, in the order of the planes that say which are joined inside a tile.
inline constexpr std::array<std::array<std::uint8_t, 2>, 6> kSidePairs{
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

/// Numbers that tell one face: those of its sides and their joins as in the planes from `City` to
/// `Monastery`, and its ghost symbols.
inline constexpr std::size_t kFaceNumbers =
    static_cast<std::size_t>(Plane::OpenCemetery) - static_cast<std::size_t>(Plane::City) + 1;

/// Numbers that tell one segment of the tile placed last: its kind, sides, open sides, size, and
/// the colours on its feature.
struct SegmentNumbers {
    std::size_t kinds = static_cast<std::size_t>(rules::FeatureKind::Monastery) + 1;
    std::size_t all() const { return kinds + 4 + 1 + 1 + rules::kColourCount; }
};

/// Numbers that tell one figure on the board: that it is there, x, y, segment, ghosts, the fairy.
inline constexpr std::size_t kFigureNumbers = 6;

/// Numbers that tell one hound: where it is, and its total.
inline constexpr std::size_t kHoundPlaces = rules::kCountOf<rules::HoundPlace>;
inline constexpr std::size_t kHoundNumbers = kHoundPlaces + 1;

/// Where everything stands in the observation of a kind of games: planes first, then scalars.
class ObservationLayout {
public:
    explicit ObservationLayout(KindId kind);

    Window window() const { return window_; }
    std::size_t size() const { return size_; }
    std::size_t planes() const { return planes_; }
    std::size_t scalars() const { return size_ - planes_ * window_.spaces(); }
    SegmentNumbers segment() const { return segment_; }
    std::size_t faces() const { return faces_; }
    const std::vector<Part>& parts() const { return parts_; }

    /// Where the scalars begin, by what they tell.
    struct Offsets {
        std::size_t kind = 0, turn_of = 0, game = 0, level = 0, players = 0, modules = 0,
                    progress = 0, piles = 0, tracks = 0, hounds = 0, supplies = 0, assignment = 0,
                    ghost_tiles = 0, scorings = 0, segments = 0, unseen = 0, drawn = 0,
                    drawn_face = 0, beyond = 0, decides = 0, parts = 0, drawn_marks = 0, hands = 0,
                    figures = 0, goods = 0, floors = 0, abbeys = 0, prisoners = 0, wagons = 0,
                    progress_of_turn = 0;
    };
    const Offsets& at() const { return at_; }

private:
    std::size_t add(std::string_view name, std::size_t size, std::string_view what);
    void add_planes();
    void add_scalars();
    void add_scalars_of_parts();

    KindId kind_;
    Window window_;
    std::size_t faces_;
    std::size_t planes_;
    SegmentNumbers segment_;
    std::size_t size_ = 0;
    std::vector<Part> parts_;
    Offsets at_;
};

}  // namespace mistward::environment
