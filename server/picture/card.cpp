#include "server/picture/card.hpp"

#include "server/picture/figures.hpp"
#include "server/picture/frame.hpp"
#include "server/picture/jpeg.hpp"
#include "server/picture/land.hpp"
#include "server/picture/mist.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::picture {
namespace {

/// Points of the card to a hundredth of a tile's side: pieces are seen however small the tiles are.
constexpr double kLeastMeeple = 0.92;
constexpr double kLeastGhost = 0.62;
/// On the page they stand a little larger than the map.
constexpr double kMeeple = 1.16;
constexpr double kBuried = 0.9;
/// So small they are in the atlas, and a tower's foot is so far below its middle.
constexpr double kDragon = 0.8;
constexpr double kTower = 0.6;
constexpr int kTowerFoot = -12;
constexpr int kHighestTower = 12;
constexpr int kFairyBeside = 15;
/// A floor is so high as long as the tower is low, and a figure's middle so far above its feet.
constexpr int kFloor = 7;
constexpr int kHighest = 42;
constexpr int kFeet = 12;

/// Where the columns at the sides have their middle.
constexpr int kFromSide = 58;
constexpr int kHighestPlayer = 132;
constexpr int kHighestGhost = 60;
/// What is gone is seen faintly, so that one sees how many there were.
constexpr int kGone = 64;

constexpr int kFirstQuality = 80;
constexpr int kLeastQuality = 24;

/// What draws the pieces of one board.
class Pieces {
public:
    Pieces(Canvas& card, const Atlas& atlas, const Board& board, const Frame& frame,
           const Places& places)
        : card_(card), figures_(atlas), board_(board), frame_(frame), places_(places) {}

    void draw_marks() {
        for (const auto& tile : board_.tiles) {
            for (std::size_t i = 0; i < tile.face->printed; ++i) {
                draw("mark", at(tile, tile.face->ghosts[i]), unit());
            }
        }
    }

    void draw_ghosts() {
        const double scale = std::max(kLeastGhost, unit());
        for (const auto& tile : board_.tiles) {
            const std::size_t shown = std::min(tile.ghosts, tile.face->ghosts.size());
            for (std::size_t i = 0; i < shown; ++i) {
                draw("ghost", at(tile, tile.face->ghosts[i]), scale);
            }
        }
    }

    void draw_buried() {
        for (const auto& piece : board_.buried) {
            auto stand = stand_of(piece, piece.segment);
            if (!stand) continue;
            stand->scale = kBuried * meeple_scale() / kMeeple;
            stand->pose = Pose::LiesRight;
            stand->cover = 184;
            figures_.draw(card_, piece.figure, *stand);
        }
    }

    void draw_meeples() {
        for (const auto& piece : board_.meeples) {
            auto stand = stand_of(piece, piece.segment);
            if (!stand) continue;
            if (piece.lies) stand->pose = Pose::LiesLeft;
            if (piece.segment == "tower") stand->y -= height_at(piece);
            figures_.draw(card_, piece.figure, *stand);
            for (std::size_t i = 0; i < piece.ghosts; ++i) {
                draw("ghost", *stand, stand->scale / kMeeple, -9 + 18 * static_cast<int>(i), -23);
            }
        }
    }

    /// Below the figures, one of which may stand on each.
    void draw_towers() {
        for (const auto& tower : board_.towers) {
            if (tower.floors == 0) continue;
            const auto stand = stand_of(tower, "tower");
            const auto name = "tower-" + std::to_string(std::min(tower.floors, kHighestTower));
            if (stand) draw(name, *stand, unit() / kTower, 0, kTowerFoot);
        }
    }

    void draw_neutrals() {
        if (board_.fairy) {
            auto stand = stand_of(*board_.fairy, board_.fairy->beside);
            const int beside = stand ? kFairyBeside : 0;
            if (!stand) stand = middle_of(*board_.fairy);
            if (stand) draw("fairy", *stand, meeple_scale(), beside);
        }
        if (board_.dragon) {
            if (const auto stand = middle_of(*board_.dragon)) {
                draw("dragon", *stand, meeple_scale() / kDragon);
            }
        }
    }

    void draw_hounds() {
        int side = -20;
        for (const auto& hound : board_.hounds) {
            const auto stand = stand_of(hound, hound.segment);
            if (stand) draw(hound.name, *stand, stand->scale / kMeeple, side, 9);
            side = -side;
        }
    }

private:
    double unit() const { return frame_.side / 100.0; }
    double meeple_scale() const { return std::max(kLeastMeeple, kMeeple * unit()); }

    Stand at(const Board::Tile& tile, Spot spot) const {
        const Spot now = turned(spot, tile.rotation);
        return {frame_.x_of(tile.x) + now.x * frame_.side / 100,
                frame_.y_of(tile.y) + now.y * frame_.side / 100};
    }

    /// Nothing on a tile or segment that is not there.
    std::optional<Stand> stand_of(const Board::Space& space, std::string_view segment) const {
        const Board::Tile* tile = places_.at(space.x, space.y);
        if (tile == nullptr) return std::nullopt;
        const auto place = tile->face->places.find(segment);
        if (place == tile->face->places.end()) return std::nullopt;
        Stand stand = at(*tile, place->second);
        stand.scale = meeple_scale();
        return stand;
    }

    /// How high the tower there lifts whoever stands on it, in points.
    int height_at(const Board::Space& space) const {
        for (const auto& tower : board_.towers) {
            if (tower.x != space.x || tower.y != space.y) continue;
            const int high = std::min(kFloor * tower.floors, kHighest) + kFeet;
            return static_cast<int>(std::lround(high * unit()));
        }
        return 0;
    }

    std::optional<Stand> middle_of(const Board::Space& space) const {
        const Board::Tile* tile = places_.at(space.x, space.y);
        return tile == nullptr ? std::nullopt : std::optional(at(*tile, {50, 50}));
    }

    /// So far from a place, in hundredths of a tile's side in that scale.
    void draw(const std::string& figure, Stand stand, double scale, int x = 0, int y = 0) {
        stand.x += static_cast<int>(std::lround(x * scale));
        stand.y += static_cast<int>(std::lround(y * scale));
        stand.scale = scale;
        stand.pose = Pose::Upright;
        figures_.draw(card_, figure, stand);
    }

    Canvas& card_;
    Figures figures_;
    const Board& board_;
    const Frame& frame_;
    const Places& places_;
};

/// How far the figures of a column are apart, and where the first stands.
struct Column {
    Column(int count, int highest) {
        each = std::min(highest, (kCardHeight - 36) / std::max(1, count));
        first = (kCardHeight - each * (count - 1)) / 2;
    }
    int each;
    int first;
};

/// Whoever is to move stands out, larger and not as faint.
void draw_players(Canvas& card, const Atlas& atlas, const Board& board) {
    Figures figures(atlas);
    const Column column(static_cast<int>(board.players.size()), kHighestPlayer);
    int y = column.first;
    for (std::size_t player = 0; player < board.players.size(); ++player, y += column.each) {
        const auto& colours = board.players[player];
        const bool moves = board.to_move == player;
        const double most = column.each / 34.0;
        const double scale = std::min(moves ? 3.2 : 2.3, moves ? most * 1.15 : most);
        const int count = static_cast<int>(colours.size());
        const int apart = static_cast<int>(scale * (count > 2 ? 7 : 11));
        for (int i = 0; i < count; ++i) {
            const int x = kFromSide + apart * (2 * i - count + 1) / 2;
            const Stand stand{x, y, scale, Pose::Upright, moves || !board.to_move ? 255 : 216};
            figures.draw(card, colours[static_cast<std::size_t>(i)], stand);
        }
    }
}

/// The last of them leave first: those that are left stand below.
void draw_supply(Canvas& card, const Atlas& atlas, const Board& board) {
    Figures figures(atlas);
    const Column column(board.ghosts_in_all, kHighestGhost);
    for (int i = 0; i < board.ghosts_in_all; ++i) {
        const bool is_gone = i < board.ghosts_in_all - board.ghosts_left;
        const int y = column.first + i * column.each;
        const Stand stand{kCardWidth - kFromSide, y, column.each / 23.0, Pose::Upright,
                          is_gone ? kGone : 255};
        figures.draw(card, "ghost", stand);
    }
}

}  // namespace

Canvas drawn(const Atlas& atlas, const Board& board) {
    Canvas card(kCardWidth, kCardHeight);
    const Frame frame = frame_of(board);
    const Places places(board, frame);
    draw_ground(card, board, frame);
    draw_tiles(card, atlas, board, frame);
    draw_mist(card, atlas, board, frame, places);
    draw_last(card, board, frame);
    Pieces pieces(card, atlas, board, frame, places);
    pieces.draw_marks();
    pieces.draw_buried();
    pieces.draw_ghosts();
    pieces.draw_towers();
    pieces.draw_meeples();
    pieces.draw_hounds();
    pieces.draw_neutrals();
    draw_players(card, atlas, board);
    draw_supply(card, atlas, board);
    return card;
}

std::string card_of(const Atlas& atlas, const Board& board) {
    const Canvas card = drawn(atlas, board);
    int quality = kFirstQuality;
    std::string file = jpeg_of(card, quality);
    while (file.size() > kMostCardBytes && quality > kLeastQuality) {
        quality -= 12;
        file = jpeg_of(card, quality);
    }
    return file;
}

}  // namespace mistward::picture
