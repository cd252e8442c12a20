#include "companion/engine/engine_side.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

namespace mistward::engine {
namespace {

using Lines = std::vector<std::string>;

const std::string kDigest(64, 'c');
const std::string kBegin = "newgame seed:3 seats:0 tileset:" + kDigest + " mists:1 players:1";

/// Knows the tiles of the project by the document "mists", and takes the first legal decision.
EngineSide first_choice() {
    return EngineSide(
        "First",
        [](std::string_view document) -> tl::expected<Tiles, std::string> {
            if (document != "mists") return tl::unexpected(std::string("knows no such tiles"));
            return Tiles{rules::mists_tables(), kDigest};
        },
        [](const rules::Game&, const NewGame&) -> Thinker {
            return [](const rules::Game& game, const Effort&) { return game.legal().front(); };
        });
}

/// What it says to the last of these lines.
Lines answer(const Lines& lines) {
    EngineSide engine = first_choice();
    Lines said;
    for (const std::string& line : lines) said = engine.on_line(line);
    return said;
}

}  // namespace

TEST_CASE("our own engine greets, asks for the tiles, and is ready") {
    CHECK(answer({"mistward-engine 1"}) == Lines{"id First", "wants tileset", "ready"});
    CHECK(answer({"mistward-engine 2"}) ==
          Lines{"error speaks only version 1 of the engine protocol"});
}

TEST_CASE("our own engine follows a game and decides in it") {
    const std::string first = rules::decision_text(rules::play(1, "draw:47.3"),
                                                   rules::play(1, "draw:47.3").legal().front());
    CHECK(answer({"tileset mists", kBegin, "decide draw:47.3", "go positions 0 ms 100"}) ==
          Lines{"decide " + first});
    CHECK(answer({"tileset mists", kBegin, "decide draw:47.3", kBegin, "decide draw:47.3",
                  "go positions 0 ms 100"}) == Lines{"decide " + first});
}

TEST_CASE("our own engine gives up over what it cannot follow, and says why") {
    CHECK(answer({"tileset {}"}) == Lines{"error knows no such tiles"});
    CHECK(answer({kBegin}) == Lines{"error did not get the tile set of this game"});
    CHECK(answer({"tileset mists", "newgame seed:3 seats:0 tileset:" + std::string(64, 'd') +
                                       " mists:1 players:1"}) ==
          Lines{"error did not get the tile set of this game"});
    CHECK(answer({"tileset mists", "newgame now"}) == Lines{"error expected seed: at 0"});
    CHECK(answer({"decide draw:47.3"}) == Lines{"error got a decision before a game"});
    CHECK(answer({"tileset mists", kBegin, "decide pass"}) ==
          Lines{"error cannot follow the decision pass"});
    CHECK(answer({"tileset mists", kBegin, "decide nonsense"}) ==
          Lines{"error cannot follow the decision nonsense"});
    CHECK(answer({"tileset mists", kBegin, "go positions 0 ms 100"}) ==
          Lines{"error was asked where no player is to decide"});
    CHECK(answer({"go positions"}) == Lines{"error expected positions  at 0"});
}

TEST_CASE("our own engine is done when it is told so, and after an error of either side") {
    for (const char* line : {"quit", "error no", "decide pass"}) {
        EngineSide engine = first_choice();
        CHECK_FALSE(engine.done());
        engine.on_line(line);
        CHECK(engine.done());
    }
    EngineSide engine = first_choice();
    for (const char* line : {"stop", "over won M-END-1", "of a newer protocol", ""}) {
        CHECK(engine.on_line(line).empty());
    }
    CHECK_FALSE(engine.done());
}

}  // namespace mistward::engine
