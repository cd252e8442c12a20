#pragma once

#include "protocol/json.hpp"
#include "server/picture/atlas.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::picture {

/// Of a board what a picture shows, which is what everybody sees.
struct Board {
    struct Space {
        int x = 0;
        int y = 0;
    };
    struct Tile : Space {
        const Face* face = nullptr;
        int rotation = 0;
        std::size_t ghosts = 0;
    };
    /// A piece on a tile of the board.
    struct Piece : Space {
        std::string figure;
        std::string segment;
        std::size_t ghosts = 0;
        bool lies = false;
    };
    struct Tower : Space {
        int floors = 0;
    };
    struct Fairy : Space {
        std::string beside;  ///< the segment of her meeple; empty: nobody
    };
    struct Hound : Space {
        std::string name;
        std::string segment;
    };

    std::vector<Tile> tiles;
    std::vector<Space> face_down;
    std::optional<Space> last;
    std::vector<Piece> meeples;
    std::vector<Piece> buried;
    std::vector<Hound> hounds;
    std::vector<Tower> towers;  ///< every foundation
    std::optional<Space> dragon;
    std::optional<Fairy> fairy;
    std::vector<std::vector<std::string>> players;  ///< the colours of each
    std::optional<std::size_t> to_move;
    int ghosts_left = 0;
    int ghosts_in_all = 0;
};

/// The board of STATE of the guide, played with the set of that digest; nothing if the set, or one
/// of its tiles, is not drawn.
std::optional<Board> board_of(const Atlas& atlas, std::string_view digest,
                              const protocol::Json& state);

}  // namespace mistward::picture
