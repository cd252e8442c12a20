#include "protocol/commands.hpp"
#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

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

rules::Modules read_modules(FieldReader& fields, rules::Mode mode) {
    const bool ghosts = mode == rules::Mode::Ghosts;
    if (is_left_out(fields, "modules", ghosts, "left out: only ghosts has modules")) return {};
    FieldReader modules(*fields.need("modules", "an object"), {"ghosts", "castles", "cemeteries"});
    const auto is_in = [&modules](std::string_view module) {
        return !modules.has(module) || modules.boolean(module);
    };
    const rules::Modules read{is_in("ghosts"), is_in("castles"), is_in("cemeteries")};
    if (const auto& fault = modules.fault()) {
        const std::string field = fault->field.empty() ? "modules" : "modules." + fault->field;
        fields.refuse(field, fault->expected);
    }
    return read;
}

rules::Setup read_setup(FieldReader& fields) {
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(fields.choice("game", kModeWords));
    setup.level = read_level(fields, setup.mode);
    setup.scoring = read_scoring(fields, setup);
    setup.modules = read_modules(fields, setup.mode);
    return setup;
}

std::uint8_t read_seats(FieldReader& fields, rules::Mode mode) {
    const auto [fewest, most] = seats_of(mode);
    if (!fields.has("seats")) return most;
    return static_cast<std::uint8_t>(fields.integer("seats", fewest, most));
}

}  // namespace

Result<CreateRoom> decode_create_room(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body,
                       {"name", "game", "level", "seats", "scoring", "modules", "visibility"});
    CreateRoom request;
    request.name = fields.name("name", kMaxName);
    request.setup = read_setup(fields);
    request.seats = read_seats(fields, request.setup.mode);
    if (fields.has("visibility")) {
        request.visibility = static_cast<Visibility>(fields.choice("visibility", kVisibilityWords));
    }
    return decoded(fields, std::move(request));
}

}  // namespace mistward::protocol
