#include "clients/environment/record.hpp"

#include "clients/environment/failure.hpp"
#include "clients/environment/notation.hpp"
#include "rules/text/setup_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mistward::environment {
namespace {

constexpr std::string_view kGreeting = "mistward-record 1";
constexpr std::string_view kBetween = " | ";

[[noreturn]] void refuse(const std::string& why) { throw Failure(MISTWARD_BAD_TEXT, why); }

/// The parts of a record without the words that they begin with.
struct Parts {
    std::string_view setup, tiles, options, deck, decisions;
};

std::string_view next_part(std::string_view& rest, std::string_view begins_with) {
    const std::size_t end = rest.find(kBetween);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + kBetween.size());
    if (!part.starts_with(begins_with)) refuse("not a record: no " + std::string(begins_with));
    return part.substr(begins_with.size());
}

Parts split(std::string_view text) {
    if (!next_part(text, kGreeting).empty()) refuse("not a record of version 1");
    Parts parts;
    parts.setup = next_part(text, "");
    parts.tiles = next_part(text, "tiles ");
    parts.options = next_part(text, "options ");
    parts.deck = next_part(text, "deck ");
    parts.decisions = text;
    return parts;
}

std::vector<std::string_view> words(std::string_view text, char between) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = text.find(between);
        words.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return words;
}

std::string options_text(Options options) {
    std::string text;
    if (options.explicit_chance) text += "explicit";
    if (options.shaped) text += text.empty() ? "shaped" : " shaped";
    return text.empty() ? "none" : text;
}

Options read_options(std::string_view text) {
    constexpr std::array kAll{Options{}, Options{true, false}, Options{false, true},
                              Options{true, true}};
    const auto* const found = std::find_if(
        kAll.begin(), kAll.end(), [&](Options options) { return options_text(options) == text; });
    if (found == kAll.end()) refuse("not a record: unknown options");
    return *found;
}

rules::TileId read_face(const rules::TileSet& set, std::string_view name) {
    const auto face = rules::find_face(set, name);
    if (!face) refuse("the record names a tile that is not in the set");
    return *face;
}

/// The order in which the tiles left the piles and will. What lies face down has no name; any tile
/// that is left over stands for it.
std::vector<rules::TileId> deck_of(const Match& match, const Parts& parts,
                                   const std::vector<std::string_view>& decisions) {
    constexpr std::string_view kDraw = "draw:";
    constexpr rules::TileId kUnknown = rules::kFaceDown;
    const rules::TileSet& set = match.tables().tileset();
    std::vector<rules::TileId> deck;
    for (const std::string_view text : decisions) {
        if (text.starts_with(kDraw)) deck.push_back(read_face(set, text.substr(kDraw.size())));
        if (text.starts_with("facedown:")) deck.push_back(kUnknown);
    }
    for (const std::string_view name : words(parts.deck == "none" ? "" : parts.deck, ',')) {
        deck.push_back(read_face(set, name));
    }
    std::vector<rules::TileId> left = match.game().deck();
    for (const rules::TileId face : deck) {
        const auto found = std::find(left.begin(), left.end(), face);
        if (found != left.end()) left.erase(found);
    }
    for (rules::TileId& face : deck) {
        if (face != kUnknown || left.empty()) continue;
        face = left.back();
        left.pop_back();
    }
    std::vector<rules::TileId> sorted = deck;
    std::sort(sorted.begin(), sorted.end());
    if (sorted != match.game().deck()) refuse("the record's deck is not one of this game");
    return deck;
}

}  // namespace

std::string record(const Match& match, std::string_view tiles_digest) {
    std::string text = std::string(kGreeting) + " | " + rules::setup_words(match.setup()) +
                       " | tiles " + std::string(tiles_digest) + " | options " +
                       options_text(match.options()) + " | deck ";
    const rules::TileSet& set = match.tables().tileset();
    const auto to_come = match.to_come();
    for (std::size_t i = 0; i < to_come.size(); ++i) {
        text += (i == 0 ? "" : ",") + rules::face_name(set, to_come[i]);
    }
    if (to_come.empty()) text += "none";
    rules::Game game = match.first_moment();
    const char* before = " | ";
    for (const rules::Decision& decision : match.made()) {
        text += before + rules::decision_text(game, decision);
        rules::require(game.apply(decision).has_value(), "what was decided can be decided again");
        before = " ";
    }
    return text;
}

RecordHead record_head(std::string_view text) {
    const Parts parts = split(text);
    return {parts.setup, parts.tiles};
}

Match read_record(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup,
                  std::string_view text) {
    const Parts parts = split(text);
    const Options options = read_options(parts.options);
    const auto decisions = words(parts.decisions, ' ');
    Match match(std::move(tables), setup, options, protocol::Seed{});
    if (!options.explicit_chance) match.restart(deck_of(match, parts, decisions));
    for (const std::string_view decision : decisions) {
        if (!options.explicit_chance && decision.starts_with("draw:")) continue;
        match.apply(find_decision(match, decision));
    }
    if (record(match, parts.tiles) != text) refuse("the record is not that of its game");
    return match;
}

}  // namespace mistward::environment
