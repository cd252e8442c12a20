#include "rules/text/setup_words.hpp"

#include <algorithm>

namespace mistward::rules {

std::string colours_text(ColourSet colours) {
    std::string text;
    for (const Colour colour : colours) {
        text += (text.empty() ? "" : "+") + std::string(name(colour));
    }
    return text;
}

namespace {

std::string parts_text(std::string_view word, PartSet parts) {
    std::string text;
    for (const Part part : kParts) {
        if (!parts.contains(part)) continue;
        text += text.empty() ? word : "+";
        text += name(part);
    }
    return text;
}

/// Reads some of these parts.
PartSet read_parts(TextReader& in, PartSet possible, const char* expected) {
    PartSet parts;
    do {
        const std::size_t start = in.offset();
        const std::string_view word = in.word("+ ");
        const auto* const known = std::ranges::find_if(
            kParts, [&](Part part) { return possible.contains(part) && name(part) == word; });
        if (known == kParts.end()) {
            in.fail_at(start, expected);
            return parts;
        }
        parts.insert(*known);
    } while (in.take("+"));
    return parts;
}

std::string dealt_text(const Setup& setup) {
    std::string text;
    for (const Colour colour : setup.colours) {
        text += (text.empty() ? " colours:" : "+") + std::string(name(colour));
    }
    return text;
}

void read_dealt(NotationReader& reader, Setup& setup) {
    for (Colour& colour : setup.colours) {
        if (&colour != &setup.colours.front()) reader.in.expect("+");
        colour = reader.colour();
    }
}

Mode read_mode(TextReader& in, Setup& setup) {
    if (in.take("mists:")) {
        setup.level = in.number<std::uint8_t>("a level from 1 to 6");
        return Mode::Mists;
    }
    if (in.take("ghosts")) return Mode::Ghosts;
    if (in.take("base")) return Mode::Base;
    in.fail("mists: and a level, ghosts or base");
    return Mode::Mists;
}

}  // namespace

std::string setup_words(const Setup& setup) {
    std::string text = setup.mode == Mode::Mists    ? "mists:" + std::to_string(setup.level)
                       : setup.mode == Mode::Ghosts ? "ghosts"
                                                    : "base";
    text += " players:" + std::to_string(setup.players);
    if (!setup.scoring.empty()) text += " scoring:" + colours_text(setup.scoring);
    if (setup.colours != kColours) text += dealt_text(setup);
    text += parts_text(" without:", setup.changed & kPartsToLeaveOut) +
            parts_text(" parts:", setup.changed & kPartsToAdd);
    return setup.rules == kNewestRules ? text : text + " rules:" + std::to_string(setup.rules);
}

Setup read_setup_words(NotationReader& reader) {
    TextReader& in = reader.in;
    Setup setup;
    setup.mode = read_mode(in, setup);
    in.expect(" players:");
    setup.players = in.number<std::uint8_t>("a number of players");
    if (in.take(" scoring:")) setup.scoring = reader.colours();
    if (in.take(" colours:")) read_dealt(reader, setup);
    if (in.take(" without:")) {
        setup.changed = read_parts(in, kPartsToLeaveOut, "ghosts, castles or cemeteries");
    }
    if (in.take(" parts:")) {
        setup.changed = setup.changed | read_parts(in, kPartsToAdd, "a part that can be added");
    }
    if (in.take(" rules:")) setup.rules = in.number<std::uint8_t>("a version of the rules");
    if (in.error()) return setup;
    const auto errors = check_setup(setup);
    if (!errors.empty()) in.fail_at(0, "a game that can be played: " + errors.front());
    return setup;
}

tl::expected<Setup, NotationError> parse_setup_words(std::string_view text) {
    const TileSet none;
    NotationReader reader(
        none, [](Position) { return std::nullopt; }, text);
    const Setup setup = read_setup_words(reader);
    if (reader.in.error()) return tl::make_unexpected(*reader.in.error());
    return setup;
}

}  // namespace mistward::rules
