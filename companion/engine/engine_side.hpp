#pragma once

#include "companion/engine/words.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::engine {

/// Whoever thinks for an engine of our own: what it would decide.
using Thinker = std::function<rules::Decision(const rules::Game&, const Effort&)>;

/// Makes a thinker for a game that begins.
using ThinkerFor = std::function<Thinker(const rules::Game&, const NewGame&)>;

/// The tiles of a game, and the digest by which a game names them.
struct Tiles {
    std::shared_ptr<const rules::Tables> tables;
    std::string digest;
};

/// The tiles that a `tileset` line describes, or what is wrong with it.
using ReadTiles = std::function<tl::expected<Tiles, std::string>(std::string_view)>;

/// A program that plays, by the engine protocol (companion/engine/README.md): the side that
/// answers. Knows no streams: it is told each line, and says which to send.
class EngineSide {
public:
    EngineSide(std::string name, ReadTiles read_tiles, ThinkerFor thinker_for);

    /// What to say to a line. After `quit`, and after an `error` of either side, it is done.
    std::vector<std::string> on_line(std::string_view line);

    bool done() const { return done_; }

private:
    using Answer = tl::expected<std::vector<std::string>, std::string>;

    Answer answer_to(std::string_view word, std::string_view rest);
    Answer greet(std::string_view rest);
    Answer take_tiles(std::string_view document);
    Answer begin(std::string_view words);
    Answer follow(std::string_view text);
    Answer think(std::string_view words);

    /// A game as it is told to the player of a seat.
    struct Seen {
        rules::PlayerId seat;
        rules::Game game;
    };

    std::string name_;
    ReadTiles read_tiles_;
    ThinkerFor thinker_for_;
    Tiles tiles_;
    std::vector<Seen> games_;  ///< one of a game that looks alike from every seat
    Thinker thinker_;
    bool done_ = false;
};

}  // namespace mistward::engine
