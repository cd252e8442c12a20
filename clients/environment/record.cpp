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

/// The index of a decision that was made then.
std::size_t decision_in_record(const Match& match, std::string_view text) {
    try {
        return find_decision(match, text);
    } catch (const Failure& failure) {
        refuse(std::string("the record is not that of a game: ") + failure.what());
    }
}

/// The tiles of a record's deck, which must be among those that nobody has seen.
std::vector<rules::TileId> read_deck(const Match& match, std::string_view text) {
    std::vector<rules::TileId> deck;
    for (const std::string_view name : words(text == "none" ? "" : text, ',')) {
        const rules::TileId face = read_face(match.tables().tileset(), name);
        deck.push_back(face);
        const auto so_many = std::count(deck.begin(), deck.end(), face);
        if (static_cast<std::size_t>(so_many) > match.unseen(face)) {
            refuse("the record's deck has a tile that is not left");
        }
    }
    if (deck.size() != match.tiles_left()) refuse("the record's deck is not as high as the piles");
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
    Match match(std::move(tables), setup, {true, options.shaped}, protocol::Seed{});
    BySeat rewards{};
    for (const std::string_view decision : words(parts.decisions, ' ')) {
        const bool draws = match.point().actor == rules::Actor::Chance;
        match.apply(decision_in_record(match, decision));
        if (!draws) rewards = {};
        for (std::size_t i = 0; i < rewards.size(); ++i) rewards[i] += match.rewards()[i];
    }
    if (!options.explicit_chance) {
        if (match.point().actor == rules::Actor::Chance) refuse("the record lacks a draw");
        match.go_on_with(read_deck(match, parts.deck), rewards);
    }
    if (record(match, parts.tiles) != text) refuse("the record is not that of its game");
    return match;
}

}  // namespace mistward::environment
