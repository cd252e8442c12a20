#include "server/record/lessons.hpp"

#include "protocol/tileset_file.hpp"
#include "server/record/fork.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <stdexcept>

namespace mistward::rooms {

namespace {

constexpr std::array<Lesson, protocol::kLessons> kLessons{{
    // From the first tile to a city of two colours.
    {.deck = "30.0,09.0,07.0,54.2,19.2,60.2,17.0,44.1,42.1,07.0,18.2", .opening = ""},
    // All but two of the spaces around a castle are full; next to it a cemetery fits.
    {.deck = "41.1,59.1,20.0,21.1,04.2,46.0,34.2,07.0",
     .opening = "place:-1,0,2 pass place:-1,-1,0 meeple:city1:red place:-1,-2,0 pass "
                "place:0,-2,0 meeple:city0:green"},
    // Three points are missing to the first hound, and a road will bring them.
    {.deck = "30.0,27.1,09.0,07.0,54.2,60.2,38.0",
     .opening = "place:0,-1,0 meeple:road0:red place:0,-2,0 "
                "place:0,-3,1 meeple:city0:green points:road0@0,-3 "
                "place:1,-1,2 meeple:city0:blue points:city0@1,-1 "
                "place:2,0,0 meeple:road0:blue"},
    // Two ghosts are left for a tile that shows three.
    {.deck = "14.3,32.3,13.3,12.3,09.0",
     .opening = "place:1,-1,2 meeple:city0:green points:city0@1,-1 "
                "place:2,0,0 meeple:road1:blue place:0,-1,0 meeple:road0:red"},
    // A haunted cemetery comes into a hole; the sixth tile is the one laid face down.
    {.deck = "30.0,09.0,54.2,17.0,48.0,22.0,31.1",
     .opening = "place:0,-1,0 meeple:road0:blue place:0,-2,1 meeple:city0:green "
                "points:road0@0,-2 place:2,0,0 meeple:road0:red "
                "place:2,-1,0 meeple:city0:yellow"},
    // A city of two colours is about to close, one with and one without a scoring meeple.
    {.deck = "30.0,09.0,54.2,17.0,07.0,18.2,07.0",
     .opening = "place:0,-1,0 meeple:road0:blue place:0,-2,1 meeple:city0:green "
                "points:road0@0,-2 place:2,0,0 meeple:road0:red "
                "place:2,-1,0 meeple:city0:yellow place:2,-2,2"},
    // A road with an inn, and four parts of a city around the space for a cathedral.
    {.deck = "W.0,M.0,in16.0,E.0,L.0,in1.0,B.0,E.0",
     .opening = "place:-1,0,0 meeple:road0:red place:-1,-1,1 meeple:city0:green",
     .replies = "place:-1,-2,2 pass place:0,1,0 meeple:monastery:green"},
    // The dragon can go round to the rival's meeples, and to one's own but for the fairy.
    {.deck = "M.0,B.0,V.0,V.0,pd17.0,pd8.0,pd14.0,D.0,pd20.0",
     .opening = "place:0,-1,2 meeple:city0:red place:0,1,0 meeple:monastery:green "
                "place:0,2,3 pass place:1,2,1 pass",
     .replies = "place:0,-2,2 at:road0@0,0:green dragon:1,2 place:1,-2,2 meeple:city0:green"},
}};

std::vector<std::string> words(std::string_view text, char separator) {
    std::vector<std::string> words;
    for (const auto word : std::views::split(text, separator)) {
        words.emplace_back(word.begin(), word.end());
    }
    if (text.empty()) words.clear();
    return words;
}

/// The tiles that a lesson does not name, shuffled by a seed that everybody knows.
std::vector<rules::TileId> others(std::vector<rules::TileId> tiles, std::uint8_t lesson) {
    return shuffled(std::move(tiles), Seed{lesson});
}

/// What players have decided and not taken back, oldest first.
std::vector<Entry> decided(const LoggedGame& game) {
    std::vector<Entry> decided;
    for (const std::uint64_t seq : game.history().line(game.seq())) {
        Entry entry = game.entries()[seq - 1];
        if (entry.player) decided.push_back(std::move(entry));
    }
    return decided;
}

}  // namespace

std::span<const Lesson> lessons() { return kLessons; }

const GameTiles& lesson_tiles(const rules::Boxes& boxes) {
    static const auto kFirstMists = game_tiles(protocol::embedded_mists_tilesets().front());
    static const TileCatalogue kBuiltIn;
    return boxes.mode == rules::Mode::Mists ? kFirstMists : kBuiltIn[boxes];
}

void take_lesson(GameTerms& terms, std::uint8_t lesson) {
    const rules::TileSet& tiles = terms.tiles.set();
    std::vector<rules::TileId> left = rules::Game(terms.tiles.tables, terms.setup).deck();
    std::string deck(kLessons.at(lesson - 1U).deck);
    for (const std::string& face : words(deck, ',')) {
        const auto named = std::ranges::find_if(
            left, [&](rules::TileId tile) { return rules::face_name(tiles, tile) == face; });
        if (named == left.end()) throw std::logic_error("no lesson is for these tiles");
        left.erase(named);
    }
    for (const rules::TileId tile : others(std::move(left), lesson)) {
        deck += ',' + rules::face_name(tiles, tile);
    }
    take_deck(terms, deck);
}

Progress open_lesson(LoggedGame& game, std::uint8_t lesson, std::int64_t now_ms) {
    Progress progress = game.draw(now_ms);
    for (std::string& decision : words(kLessons.at(lesson - 1U).opening, ' ')) {
        const auto player = static_cast<std::uint8_t>(game.point().player.value());
        Progress made = game.decide({player, std::nullopt, std::move(decision), now_ms}).value();
        std::ranges::move(made.entries, std::back_inserter(progress.entries));
        std::ranges::move(made.updates, std::back_inserter(progress.updates));
    }
    return progress;
}

std::optional<std::string> reply_in_lesson(const LoggedGame& game, std::uint8_t lesson) {
    const auto decider = game.point().decider();
    if (!decider || decider->value() == kPupil) return std::nullopt;
    const auto [deck, opening, replies] = kLessons.at(lesson - 1U);
    const std::vector<Entry> made = decided(game);
    const std::size_t opened = words(opening, ' ').size();
    if (made.size() < opened) return std::nullopt;
    std::vector<std::string> script = words(replies, ' ');
    auto next = script.begin();
    for (const Entry& entry : made | std::views::drop(opened)) {
        if (entry.player == kPupil) continue;
        if (next == script.end() || *next != entry.decision) return std::nullopt;
        ++next;
    }
    return next == script.end() ? std::nullopt : std::optional(std::move(*next));
}

}  // namespace mistward::rooms
