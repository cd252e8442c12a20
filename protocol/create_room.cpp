#include "protocol/commands.hpp"
#include "protocol/decoded.hpp"
#include "protocol/documents.hpp"
#include "protocol/json_text.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <vector>

namespace mistward::protocol {
namespace {

constexpr std::uint64_t kHighestLevel = 6;
constexpr std::uint8_t kLevelWithScoringColours = 6;  // M-SET-5
constexpr std::size_t kScoringColours = 3;

struct Seats {
    std::uint8_t fewest;
    std::uint8_t most;
};

/// M-SET-1, G-SET-1.
Seats seats_of(rules::Mode mode) { return mode == rules::Mode::Mists ? Seats{1, 5} : Seats{2, 6}; }

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

auto read_colours(FieldReader& fields, rules::Mode mode) {
    if (!fields.has("colours")) return rules::kColours;
    const bool team = mode == rules::Mode::Mists;
    const Json* list = fields.list("colours");
    const auto colours = list == nullptr ? std::nullopt : colour_set(*list);
    if (colours && !(team && colours->contains(rules::Colour::Pink))) {
        return dealt_first(colours_in_order(*list));
    }
    fields.refuse("colours", team ? "a list of different colours without pink, which nobody plays"
                                  : "a list of different colours");
    return rules::kColours;
}

rules::Setup read_setup(FieldReader& fields) {
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(fields.choice("game", kModeWords));
    setup.level = read_level(fields, setup.mode);
    setup.scoring = read_scoring(fields, setup);
    setup.modules = read_modules(fields, setup.mode);
    setup.colours = read_colours(fields, setup.mode);
    return setup;
}

std::uint8_t read_seats(FieldReader& fields, rules::Mode mode) {
    const auto [fewest, most] = seats_of(mode);
    if (!fields.has("seats")) return most;
    return static_cast<std::uint8_t>(fields.integer("seats", fewest, most));
}

}  // namespace

Result<CreateRoom> decode_create_room(std::string_view text) {
    return parse_json(text).and_then(read_create_room);
}

Result<CreateRoom> read_create_room(const Json& body) {
    FieldReader fields(body, {"name", "game", "level", "seats", "scoring", "modules", "colours",
                              "visibility", "options"});
    CreateRoom request;
    request.name = fields.name("name", kMaxName);
    request.setup = read_setup(fields);
    request.seats = read_seats(fields, request.setup.mode);
    if (fields.has("visibility")) {
        request.visibility = static_cast<Visibility>(fields.choice("visibility", kVisibilityWords));
    }
    if (fields.has("options")) request.options = read_options(fields);
    return decoded(fields, std::move(request));
}

Json encode(const CreateRoom& request) {
    Json body{{"name", request.name},
              {"game", word(kModeWords, request.setup.mode)},
              {"seats", request.seats},
              {"visibility", name(request.visibility)},
              {"options", encode(request.options)}};
    if (request.setup.mode == rules::Mode::Mists) body["level"] = request.setup.level;
    if (request.setup.mode == rules::Mode::Ghosts)
        body["modules"] = modules_document(request.setup);
    if (!request.setup.scoring.empty()) {
        body["scoring"] = colours_document(request.setup.scoring);
    }
    if (request.setup.colours != rules::kColours) {
        body["colours"] = dealt_document(request.setup);
    }
    return body;
}

}  // namespace mistward::protocol
