#pragma once

#include "server/picture/canvas.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::picture {

/// A place on an unturned tile, in hundredths of its side from the north-west.
struct Spot {
    int x = 0;
    int y = 0;
};

/// The same after clockwise quarter turns of the tile.
Spot turned(Spot spot, int rotation);

/// What is known of a tile's face.
struct Face {
    std::map<std::string, Spot, std::less<>> places;  ///< of meeples, by segment
    std::vector<Spot> ghosts;                         ///< where they stand, as many as it shows
    std::size_t printed = 0;                          ///< of those, the ones that are printed on it
    std::vector<unsigned> clouds;                     ///< of each cloud, bits `1 << side`
    int mist = -1;                                    ///< its square in `Atlas::mist`
    std::string_view picture;                         ///< JPEG, one turn below the other
};

/// The page's art as small pictures (`clients/web/cards` draws them), with what must be known of
/// them. Never changes.
class Atlas {
public:
    /// Made when it is first asked for, which takes some milliseconds.
    static const Atlas& get();

    using Faces = std::map<std::string, std::size_t, std::less<>>;

    /// The numbers of the faces of a set, by the names of its tiles; null if the set is not drawn.
    const Faces* faces_of(std::string_view digest) const;
    /// Those of all sets; of one name there is one.
    const Faces& faces() const { return all_faces_; }
    const Face& face(std::size_t number) const { return faces_[number]; }

    int tile_side() const { return tile_side_; }
    /// The back of every tile, a JPEG.
    std::string_view back() const { return back_; }

    int figure_side() const { return figure_side_; }
    /// A figure's side in hundredths of a tile's.
    int figure_units() const { return figure_units_; }
    /// The column of a figure. Throws for one that is not there.
    int figure(std::string_view name) const { return figures_.at(std::string(name)); }
    /// Figures side by side: first as they look before black, then how much they cover, as greys.
    const Canvas& figures() const { return figure_sheet_; }

    int mist_points() const { return mist_points_; }
    /// Squares below each other: left how high mist stands, right how far off roads are, as greys.
    const Canvas& mist() const { return mist_; }

private:
    Atlas();

    std::vector<Face> faces_;
    std::map<std::string, Faces, std::less<>> sets_;
    Faces all_faces_;
    std::map<std::string, int> figures_;
    std::string_view back_;
    Canvas figure_sheet_;
    Canvas mist_;
    int tile_side_ = 0;
    int figure_side_ = 0;
    int figure_units_ = 0;
    int mist_points_ = 0;
};

}  // namespace mistward::picture
