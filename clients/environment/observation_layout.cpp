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
    PlaneRow{
        Plane::Subject, "subject",
        "1: the cemetery whose burial is decided, the tile of the hound that is being put, the "
        "tower that can capture, or where the wagon stood that can move on"},
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
    PlaneRow{Plane::Volcano, "volcano", "1: a volcano"},
    PlaneRow{Plane::Calls, "calls", "1: the tile lets the dragon walk"},
    PlaneRow{Plane::Portal, "portal", "1: a magic portal"},
    PlaneRow{Plane::Princess, "princess", "[side 4] 1: the city there has a princess on the tile"},
    PlaneRow{Plane::Inn, "inn", "[side 4] 1: the road there has an inn on the tile"},
    PlaneRow{Plane::Cathedral, "cathedral", "1: a cathedral"},
    PlaneRow{Plane::Goods, "goods", "[wine, grain, cloth] how many the tile shows"},
    PlaneRow{Plane::Garden, "garden", "1: a garden"},
    PlaneRow{Plane::Foundation, "foundation", "1: a foundation of a tower"},
    PlaneRow{Plane::Abbey, "abbey", "1: an abbey"},
    PlaneRow{Plane::Dragon, "dragon", "1: the dragon"},
    PlaneRow{Plane::Walked, "walked", "1: the dragon has been there in the walk under way"},
    PlaneRow{Plane::Fairy, "fairy", "1: the fairy"},
    PlaneRow{Plane::Floors, "floors", "floors of the tower / 10"},
    PlaneRow{
        Plane::Figure, "figure",
        "[figure 7] 1: an abbot, a large meeple, a builder, a pig, a mayor, a wagon, a barn (on "
        "the south-east corner)"},
    PlaneRow{Plane::FirstSegment, "first_segment",
             "(number of the tile's first segment + 1) / 1350, as the actions of portal count"},
};

}  // namespace

std::size_t ObservationLayout::add(std::string_view name, std::size_t size, std::string_view what) {
    const std::size_t offset = size_;
    parts_.push_back({name, offset, size, what});
    size_ += size;
    return offset;
}

ObservationLayout::ObservationLayout(KindId kind)
    : kind_(kind),
      window_(kind),
      faces_(kind == KindId::Team     ? rules::mists::Limits::kFaces
             : kind == KindId::Rivals ? rules::rivals::Limits::kFaces
                                      : rules::rivals::LargeState::Limits::kFaces),
      planes_(number_of(kind == KindId::WithParts ? Plane::Count : Plane::Volcano)) {
    if (kind == KindId::WithParts) segment_.kinds = rules::kPlayedKinds;
    add_planes();
    add_scalars();
    if (kind == KindId::WithParts) add_scalars_of_parts();
}

void ObservationLayout::add_planes() {
    for (std::size_t i = 0; i < kPlaneRows.size(); ++i) {
        const std::size_t first = number_of(kPlaneRows[i].first);
        if (first == planes_) break;
        const std::size_t next =
            number_of(i + 1 < kPlaneRows.size() ? kPlaneRows[i + 1].first : Plane::Count);
        add(kPlaneRows[i].name, (next - first) * window_.spaces(), kPlaneRows[i].what);
    }
}

void ObservationLayout::add_scalars() {
    const bool parts = kind_ == KindId::WithParts;
    // What is behind it only parts of other expansions ask for.
    const std::size_t kinds = parts ? rules::kCountOf<rules::DecisionKind>
                                    : static_cast<std::size_t>(rules::DecisionKind::None) + 1;
    constexpr std::size_t kColours = rules::kColourCount;
    at_.kind =
        add("kind", kinds, "what is to be decided, as MISTWARD_DRAW_TILE and so on: one is 1");
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
    at_.segments =
        add("segments", segment_.all() * kSegments,
            "[segment 13] of the tile placed last: city, road, mist, field, castle, cemetery, "
            "monastery, with parts abbey, garden or tower: one is 1; sides N, E, S, W; open sides "
            "/ 8 and segments / 16 of its feature; "
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

void ObservationLayout::add_scalars_of_parts() {
    constexpr std::size_t kColours = rules::kColourCount;
    at_.decides = add("decides", kMostPlayers, "who decides, counted from the observer: one is 1");
    std::size_t parts = 0;
    for (const rules::Part part : rules::kParts) parts += rules::kOfferedParts.contains(part);
    at_.parts = add("parts", parts,
                    "1 for abbot, inns, builder, pig, goods, dragon, fairy, princesses, portals, "
                    "towers, abbeys, mayor, wagon, barn in the game");
    at_.drawn_marks = add("drawn_marks", kMarkNumbers,
                          "the drawn tile, not turned: volcano, calls, portal, princess 4, inn 4, "
                          "cathedral, goods 3, garden, foundation, abbey");
    at_.hands = add("hands", kColours * kAddedFigures,
                    "[colour slot 6][figure 7] 1 if it is at hand, as in the plane figure");
    at_.figures = add("figures", kColours * kFiguresEach * kFigureNumbers,
                      "[colour slot 6][figure 19] meeples 7 and guards 5 on the board, each row by "
                      "row, then the figures 7: 1 if it is there; x / 32, y / 32; (segment + 1) / "
                      "13; ghosts / 3; 1 if the fairy is beside it");
    at_.goods =
        add("goods_held", kColours * rules::kGoods.size(), "[colour slot 6][good 3] tokens / 9");
    at_.floors = add("floors_held", kColours, "[colour slot 6] floors / 10");
    at_.abbeys = add("abbeys_held", kColours, "[colour slot 6] 1: an abbey");
    at_.prisoners =
        add("prisoners", kColours * kColours * kFigureKinds,
            "[captor's colour slot 6][owner's colour slot 6][figure 9] prisoners / 7: meeples, "
            "guards, the figures 7");
    at_.wagons = add("wagons", 3 * kColours,
                     "[colour slot 6] 1 if its wagon may move on; from x / 32, y / 32");
    at_.progress_of_turn = add("progress_of_turn", 5,
                               "1 if a second part is to come; 1 if it is under way; 1 if a ransom "
                               "was paid; moves of the dragon / 6; last chances for abbeys / 6");
}

}  // namespace mistward::environment
