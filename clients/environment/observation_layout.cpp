#include "clients/environment/observation_layout.hpp"

namespace mistward::environment {
namespace {

struct PlaneRow {
    Plane first;
    std::string_view name;
    std::string_view what;
};

constexpr std::array kPlaneRows{
    PlaneRow{Plane::Tile, "tile", "1: a tile lies face up"},
    PlaneRow{Plane::FaceDown, "face_down", "1: a tile lies face down"},
    PlaneRow{Plane::Last, "last", "1: the tile placed last"},
    PlaneRow{Plane::Frontier, "frontier", "1: an empty space beside a tile that lies face up"},
    PlaneRow{Plane::Subject, "subject",
             "1: the cemetery whose burial is decided, or the tile of the hound that is being put"},
    PlaneRow{Plane::Face, "face", "(face + 1) / 128: which tile, as chance counts faces"},
    PlaneRow{Plane::Turn, "turn", "quarter turns clockwise / 4"},
    PlaneRow{Plane::City, "city", "[side 4] 1: city at the side N, E, S, W"},
    PlaneRow{Plane::Road, "road", "[side 4] 1: road; neither city nor road: field"},
    PlaneRow{Plane::Mist, "mist", "[side 4] 1: misty"},
    PlaneRow{Plane::LineJoins, "line_joins",
             "[pair 6] 1: one city or road joins the sides NE, NS, NW, ES, EW, SW"},
    PlaneRow{Plane::MistJoins, "mist_joins", "[pair 6] 1: one mist joins these sides"},
    PlaneRow{Plane::Coats, "coats", "coats of arms"},
    PlaneRow{Plane::Castle, "castle", "1: a castle"},
    PlaneRow{Plane::Cemetery, "cemetery", "1: a cemetery"},
    PlaneRow{Plane::Monastery, "monastery", "1: a monastery"},
    PlaneRow{Plane::OpenCemetery, "open_cemetery", "1: a cemetery that is open"},
    PlaneRow{Plane::Buried, "buried", "1: a meeple is buried there"},
    PlaneRow{Plane::Ghosts, "ghosts", "ghosts there / 3; competitive: on the meeple"},
    PlaneRow{Plane::Meeple, "meeple", "[colour slot 6] 1: a meeple of that colour"},
    PlaneRow{Plane::Guard, "guard", "1: that meeple is a guard"},
    PlaneRow{Plane::MeepleSegment, "meeple_segment",
             "(segment + 1) / 13: where on the tile the meeple stands"},
    PlaneRow{Plane::MeepleSide, "meeple_side",
             "[side 4] 1: the segment with the meeple reaches that side; of a field, a half of it"},
    PlaneRow{Plane::Rufus, "rufus", "1: the first hound stands there"},
    PlaneRow{Plane::Ronja, "ronja", "1: the second hound stands there"},
};

}  // namespace

std::size_t ObservationLayout::add(std::string_view name, std::size_t size, std::string_view what) {
    const std::size_t offset = size_;
    parts_.push_back({name, offset, size, what});
    size_ += size;
    return offset;
}

ObservationLayout::ObservationLayout(rules::Mode mode)
    : window_(mode),
      faces_(mode == rules::Mode::Mists ? rules::mists::Limits::kFaces
                                        : rules::rivals::Limits::kFaces) {
    add_planes();
    add_scalars();
}

void ObservationLayout::add_planes() {
    for (std::size_t i = 0; i < kPlaneRows.size(); ++i) {
        const auto first = static_cast<std::size_t>(kPlaneRows[i].first);
        const std::size_t next =
            i + 1 < kPlaneRows.size() ? static_cast<std::size_t>(kPlaneRows[i + 1].first) : kPlanes;
        add(kPlaneRows[i].name, (next - first) * window_.spaces(), kPlaneRows[i].what);
    }
}

void ObservationLayout::add_scalars() {
    // What is behind it only parts of other expansions ask for.
    constexpr std::size_t kKinds = static_cast<std::size_t>(rules::DecisionKind::None) + 1;
    constexpr std::size_t kColours = rules::kColourCount;
    at_.kind =
        add("kind", kKinds, "what is to be decided, as MISTWARD_DRAW_TILE and so on: one is 1");
    at_.turn_of =
        add("turn_of", kMostPlayers, "whose turn it is, counted from the observer: one is 1");
    at_.game = add("game", rules::kCountOf<rules::Mode>, "mists, ghosts, base: one is 1");
    at_.level = add("level", rules::kHighestLevel, "co-operative: the level: one is 1");
    at_.players = add("players", kMostPlayers, "1 to 6 players: one is 1");
    at_.modules = add("modules", 3, "competitive: 1 for ghosts, castles, cemeteries in the game");
    at_.progress = add("progress", 4,
                       "turn / 64, goal / 120, ghosts in the supply / 15, ghosts in the game / 15");
    at_.piles = add("piles", 3, "tiles left in each pile / 64, the active one first");
    at_.tracks = add("tracks", 2 * kColours,
                     "[colour slot 6] 1 if it has a scoring meeple; its points / the goal, / 100 "
                     "if competitive");
    at_.hounds = add(
        "hounds", rules::kCountOf<rules::Hound> * kHoundNumbers,
        "[hound 2] waiting, reached, with a meeple, scoring, gone: one is 1; its total / the goal");
    at_.supplies =
        add("supplies", 3 * kColours,
            "[colour slot 6] meeples at hand / 7, guards / 5, guards in the general supply / 5");
    at_.assignment = add("assignment", kColours + 1,
                         "the colour slot whose points wait: one is 1; then these points / 50");
    at_.ghost_tiles = add("ghost_tiles", 3 * kGhostTiles,
                          "[rank 15] tiles with ghosts row by row: ghosts / 3, x / 16, y / 16");
    at_.scorings = add("scorings", kScorings, "[scoring 17] points of the scoring that waits / 32");
    at_.segments = add(
        "segments", kSegmentNumbers * kSegments,
        "[segment 13] of the tile placed last: city, road, mist, field, castle, cemetery or "
        "monastery: one is 1; sides N, E, S, W; open sides / 8 and segments / 16 of its feature; "
        "[colour slot 6] 1 if that colour is on it");
    at_.unseen = add("unseen", faces_, "[face] unseen tiles / 8, those face down among them");
    at_.drawn =
        add("drawn", faces_, "[face] the tile that was drawn and is to be placed: one is 1");
    at_.drawn_face =
        add("drawn_face", kFaceNumbers,
            "that tile, not turned: city 4, road 4, mist 4, line_joins 6, mist_joins 6, coats, "
            "castle, cemetery, monastery, ghost symbols / 3");
    at_.beyond = add("beyond", 1, "tiles outside the window / 64");
}

}  // namespace mistward::environment
