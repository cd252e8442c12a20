#include "rules/text/setup_words.hpp"

namespace mistward::rules {

std::string colours_text(ColourSet colours) {
    std::string text;
    for (const Colour colour : colours) {
        text += (text.empty() ? "" : "+") + std::string(name(colour));
    }
    return text;
}

namespace {

struct Part {
    std::string_view name;
    bool Modules::*in_play;
};
constexpr std::array<Part, 3> kParts{{{"ghosts", &Modules::ghosts},
                                      {"castles", &Modules::castles},
                                      {"cemeteries", &Modules::cemeteries}}};

std::string left_out(const Modules& modules) {
    std::string text;
    for (const Part& part : kParts) {
        if (modules.*part.in_play) continue;
        text += (text.empty() ? " without:" : "+") + std::string(part.name);
    }
    return text;
}

void read_left_out(TextReader& in, Modules& modules) {
    do {
        bool known = false;
        for (const Part& part : kParts) {
            if (!in.take(part.name)) continue;
            modules.*part.in_play = false;
            known = true;
            break;
        }
        if (!known) return in.fail("ghosts, castles or cemeteries");
    } while (in.take("+"));
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
    text += left_out(setup.modules);
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
    if (in.take(" without:")) read_left_out(in, setup.modules);
    if (in.take(" rules:")) setup.rules = in.number<std::uint8_t>("a version of the rules");
    if (in.error()) return setup;
    const auto errors = check_setup(setup);
    if (!errors.empty()) in.fail_at(0, "a game that can be played: " + errors.front());
    return setup;
}

}  // namespace mistward::rules
