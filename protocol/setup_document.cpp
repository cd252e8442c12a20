#include "protocol/setup_document.hpp"

#include "protocol/bounds.hpp"
#include "protocol/documents.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mistward::protocol {
namespace {

constexpr std::uint8_t kLevelWithScoringColours = 6;  // M-SET-5
constexpr std::size_t kScoringColours = 3;

bool is_left_out(FieldReader& fields, std::string_view field, bool wanted,
                 const std::string& expected) {
    if (!wanted && fields.has(field)) fields.refuse(field, expected);
    return !wanted || !fields.has(field);
}

std::uint8_t read_level(FieldReader& fields, rules::Mode mode) {
    const bool team = mode == rules::Mode::Mists;
    if (is_left_out(fields, "level", team, "left out: only mists has levels")) return 1;
    return static_cast<std::uint8_t>(fields.integer("level", 1, kHighestLevel));
}

/// Different colours; nothing if the list holds anything else.
std::optional<rules::ColourSet> colour_set(const Json& list) {
    rules::ColourSet colours;
    for (const Json& item : list) {
        const auto* text = item.get_ptr<const std::string*>();
        const auto colour = text == nullptr ? std::nullopt : rules::parse_colour(*text);
        if (!colour || colours.contains(*colour)) return std::nullopt;
        colours.insert(*colour);
    }
    return colours;
}

/// `list` is that of a `colour_set`.
std::vector<rules::Colour> colours_in_order(const Json& list) {
    std::vector<rules::Colour> colours;
    for (const Json& item : list) {
        colours.push_back(*rules::parse_colour(item.get_ref<const std::string&>()));
    }
    return colours;
}

rules::ColourSet read_scoring(FieldReader& fields, const rules::Setup& setup) {
    const bool chosen = setup.mode == rules::Mode::Mists && setup.level == kLevelWithScoringColours;
    if (is_left_out(fields, "scoring", chosen, "left out: only level 6 has scoring colours")) {
        return {};
    }
    const Json* list = fields.list("scoring");
    const auto colours = list == nullptr ? std::nullopt : colour_set(*list);
    if (colours && colours->size() == kScoringColours) return *colours;
    fields.refuse("scoring", "a list of three different colours");
    return {};
}

bool is_in(FieldReader& modules, std::string_view module) {
    return !modules.has(module) || modules.boolean(module);
}

rules::Modules read_modules(FieldReader& fields, rules::Mode mode) {
    const bool ghosts = mode == rules::Mode::Ghosts;
    if (is_left_out(fields, "modules", ghosts, "left out: only ghosts has modules")) return {};
    rules::Modules modules;
    fields.object("modules", {"ghosts", "castles", "cemeteries"}, [&](FieldReader& parts) {
        modules = {is_in(parts, "ghosts"), is_in(parts, "castles"), is_in(parts, "cemeteries")};
    });
    return modules;
}

/// The colours that are named come first, the others follow as they are.
std::array<rules::Colour, rules::kColourCount> dealt_first(
    const std::vector<rules::Colour>& named) {
    auto dealt = rules::kColours;
    auto next = dealt.begin();
    for (const rules::Colour colour : named) {
        std::rotate(next, std::find(next, dealt.end(), colour),
                    std::next(std::find(next, dealt.end(), colour)));
        ++next;
    }
    return dealt;
}

auto read_colours(FieldReader& fields) {
    if (!fields.has("colours")) return rules::kColours;
    const Json* list = fields.list("colours");
    if (list != nullptr && colour_set(*list)) return dealt_first(colours_in_order(*list));
    fields.refuse("colours", "a list of different colours");
    return rules::kColours;
}

}  // namespace

PlayerRange players_of(rules::Mode mode) {
    return mode == rules::Mode::Mists ? PlayerRange{1, 5} : PlayerRange{2, 6};
}

Json encode(const rules::Setup& setup) {
    Json document{{"game", word(kModeWords, setup.mode)}, {"players", setup.players}};
    if (setup.mode == rules::Mode::Mists) document["level"] = setup.level;
    if (!setup.scoring.empty()) document["scoring"] = colours_document(setup.scoring);
    if (setup.colours != rules::kColours) document["colours"] = dealt_document(setup);
    if (setup.mode == rules::Mode::Ghosts) document["modules"] = modules_document(setup);
    return document;
}

rules::Setup read_setup(FieldReader& fields) {
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(fields.choice("game", kModeWords));
    setup.level = read_level(fields, setup.mode);
    setup.scoring = read_scoring(fields, setup);
    setup.modules = read_modules(fields, setup.mode);
    setup.colours = read_colours(fields);
    return setup;
}

rules::Setup read_agreed_setup(FieldReader& fields) {
    rules::Setup setup = read_setup(fields);
    const auto [fewest, most] = players_of(setup.mode);
    setup.players = static_cast<std::uint8_t>(fields.integer("players", fewest, most));
    return setup;
}

}  // namespace mistward::protocol
