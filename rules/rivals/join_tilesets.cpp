#include "rules/rivals/tilesets.hpp"

#include <algorithm>
#include <iterator>

namespace mistward::rules {
namespace {

/// The last set that has a start tile; null if none has.
const TileSet* find_start(std::span<const TileSet* const> sets) {
    const auto found = std::find_if(sets.rbegin(), sets.rend(),
                                    [](const TileSet* set) { return !set->start.empty(); });
    return found == sets.rend() ? nullptr : *found;
}

class Joining {
public:
    explicit Joining(std::span<const TileSet* const> sets)
        : sets_(sets), start_(find_start(sets)) {}

    tl::expected<TileSet, std::vector<std::string>> join() {
        for (const TileSet* const set : sets_) add_drawn(*set);
        for (const TileSet* const set : sets_) add_hands(*set);
        if (start_ != nullptr) add_start_faces();
        drop_what_gardens_took();
        put_together();
        find_twins();
        if (!errors_.empty()) return tl::make_unexpected(std::move(errors_));
        return std::move(joined_);
    }

private:
    /// A face, and where it was.
    struct Face {
        Tile tile;
        const TileSet* set = nullptr;
        TileId was;
    };

    bool is_start(const TileSet& set, TileId tile) const {
        return &set == start_ && std::any_of(set.start.begin(), set.start.end(),
                                             [&](const auto& s) { return s.tile == tile; });
    }

    void add_drawn(const TileSet& set) {
        joined_.name += (joined_.name.empty() ? "" : "+") + set.name;
        for (std::size_t i = 0; i < set.tiles.size(); ++i) {
            if (set.tiles[i].copies != 0) faces_.push_back({set.tiles[i], &set, TileId(i)});
        }
        for (const GardenCopies& garden : set.gardens) add_gardens(garden);
    }

    /// Takes copies of the id's first face that has enough of them.
    void add_gardens(const GardenCopies& garden) {
        const auto found = std::find_if(faces_.begin(), faces_.end(), [&](const Face& face) {
            return face.tile.id == garden.id && face.tile.copies >= garden.copies &&
                   !has(face.tile.layout, FeatureKind::Garden);
        });
        if (found == faces_.end()) {
            errors_.push_back("there are not " + std::to_string(garden.copies) + " tiles " +
                              garden.id + " for gardens");
            return;
        }
        found->tile.copies = static_cast<std::uint8_t>(found->tile.copies - garden.copies);
        Tile grown = found->tile;
        grown.id += "-garden";
        grown.copies = garden.copies;
        add_segment(grown.layout, {.kind = FeatureKind::Garden});
        faces_.push_back({std::move(grown), nullptr, {}});
    }

    void add_hands(const TileSet& set) {
        for (const HandTile& hand : set.hand) {
            joined_.hand.push_back({TileId(faces_.size()), hand.per_player});
            faces_.push_back({set[hand.tile], &set, hand.tile});
        }
    }

    /// What the start tile shows and no tile to draw does, last.
    void add_start_faces() {
        for (std::size_t i = 0; i < start_->tiles.size(); ++i) {
            if (start_->tiles[i].copies == 0 && is_start(*start_, TileId(i))) {
                faces_.push_back({start_->tiles[i], start_, TileId(i)});
            }
        }
    }

    /// Where every copy has a garden, the face without one is gone.
    void drop_what_gardens_took() {
        for (std::size_t i = faces_.size(); i-- > 0;) {
            const Face& face = faces_[i];
            const bool drawn = face.set == nullptr || (*face.set)[face.was].copies != 0;
            if (!drawn || face.tile.copies != 0) continue;
            if (face.set != nullptr && is_start(*face.set, face.was)) continue;
            faces_.erase(faces_.begin() + static_cast<std::ptrdiff_t>(i));
            for (HandTile& hand : joined_.hand) {
                if (hand.tile.value() > i) hand.tile = TileId(hand.tile.value() - 1);
            }
        }
    }

    void put_together() {
        for (Face& face : faces_) joined_.tiles.push_back(std::move(face.tile));
        if (start_ == nullptr) return;
        for (const StartTile& start : start_->start) {
            const auto at = std::find_if(faces_.begin(), faces_.end(), [&](const Face& face) {
                return face.set == start_ && face.was == start.tile;
            });
            joined_.start.push_back(
                {start.position, TileId(static_cast<std::size_t>(at - faces_.begin()))});
        }
    }

    void find_twins() {
        for (std::size_t i = 0; i < joined_.tiles.size(); ++i) {
            const std::string name = face_name(joined_, TileId(i));
            if (find_face(joined_, name) != TileId(i)) {
                errors_.push_back("both sets have a tile " + name);
            }
        }
    }

    std::span<const TileSet* const> sets_;
    const TileSet* start_;
    std::vector<Face> faces_;
    TileSet joined_;
    std::vector<std::string> errors_;
};

}  // namespace

tl::expected<TileSet, std::vector<std::string>> join_tilesets(
    std::span<const TileSet* const> sets) {
    return Joining(sets).join();
}

}  // namespace mistward::rules
