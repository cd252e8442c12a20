#include "companion/engine/engine_side.hpp"

#include "rules/notation.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::engine {
namespace {

tl::unexpected<std::string> wrong(std::string what) { return tl::unexpected(std::move(what)); }

}  // namespace

EngineSide::EngineSide(std::string name, ReadTiles read_tiles, ThinkerFor thinker_for)
    : name_(std::move(name)),
      read_tiles_(std::move(read_tiles)),
      thinker_for_(std::move(thinker_for)) {}

std::vector<std::string> EngineSide::on_line(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    Answer answer = answer_to(word, rest);
    if (answer) return std::move(*answer);
    done_ = true;
    return {"error " + answer.error()};
}

EngineSide::Answer EngineSide::answer_to(std::string_view word, std::string_view rest) {
    if (word == "mistward-engine") return greet(rest);
    if (word == "tileset") return take_tiles(rest);
    if (word == "newgame") return begin(rest);
    if (word == "decide") return follow(rest);
    if (word == "go") return think(rest);
    if (word == "quit" || word == "error") done_ = true;
    // Whatever else is said, such as `stop` and `over`, does not concern an engine that has
    // answered everything before it reads on.
    return std::vector<std::string>{};
}

EngineSide::Answer EngineSide::greet(std::string_view rest) {
    if (rest != "1") return wrong("speaks only version 1 of the engine protocol");
    return std::vector<std::string>{"id " + name_, wants_line({.tileset = true}), "ready"};
}

EngineSide::Answer EngineSide::take_tiles(std::string_view document) {
    auto tiles = read_tiles_(document);
    if (!tiles) return wrong(tiles.error());
    tiles_ = std::move(*tiles);
    return std::vector<std::string>{};
}

EngineSide::Answer EngineSide::begin(std::string_view words) {
    const auto begun = parse_newgame(words);
    if (!begun) return wrong(begun.error());
    if (!tiles_.tables || tiles_.digest != begun->tileset) {
        return wrong("did not get the tile set of this game");
    }
    games_.clear();
    try {
        const rules::Game game(tiles_.tables, begun->setup);
        const std::size_t views = game.has_secrets() ? begun->seats.size() : 1;
        for (std::size_t i = 0; i < views; ++i) games_.push_back({begun->seats[i], game});
    } catch (const std::invalid_argument& error) {
        return wrong(error.what());
    }
    thinker_ = thinker_for_(games_.front().game, *begun);
    return std::vector<std::string>{};
}

EngineSide::Answer EngineSide::follow(std::string_view text) {
    if (games_.empty()) return wrong("got a decision before a game");
    for (Seen& seen : games_) {
        const auto told = rules::parse_decision(seen.game, text);
        const rules::PlayerId player = seen.game.point().player;
        if (!told || !seen.game.follow(seen.seat, rules::seen_by(seen.seat, player, *told))) {
            return wrong("cannot follow the decision " + std::string(text));
        }
    }
    return std::vector<std::string>{};
}

EngineSide::Answer EngineSide::think(std::string_view words) {
    const auto effort = parse_go(words);
    if (!effort) return wrong(effort.error());
    if (games_.empty() || games_.front().game.point().actor != rules::Actor::Player) {
        return wrong("was asked where no player is to decide");
    }
    const auto own = std::ranges::find_if(
        games_, [](const Seen& seen) { return seen.game.point().decider() == seen.seat; });
    const rules::Game& game = (own == games_.end() ? games_.front() : *own).game;
    return std::vector<std::string>{"decide " +
                                    rules::decision_text(game, thinker_(game, *effort))};
}

}  // namespace mistward::engine
