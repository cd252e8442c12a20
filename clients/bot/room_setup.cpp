#include "clients/bot/room_setup.hpp"

#include "clients/bot/player.hpp"
#include "protocol/rules_version.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

#include <algorithm>

namespace mistward::bot {
namespace {

std::vector<rules::Colour> colours_of(const Json& list) {
    std::vector<rules::Colour> colours;
    for (const Json& word : list) {
        const auto colour = rules::parse_colour(word.get<std::string>());
        if (!colour) throw Refused("the room has a colour that this program does not know");
        colours.push_back(*colour);
    }
    return colours;
}

std::uint8_t rules_of(const Json& room) {
    const auto version = protocol::parse_rules_version(room.at("rules").get<std::string>());
    if (!version) throw Refused("the room plays by rules that this program does not know");
    return *version;
}

rules::Part part_named(const std::string& word, rules::PartSet possible) {
    for (const rules::Part part : rules::kParts) {
        if (possible.contains(part) && rules::name(part) == word) return part;
    }
    throw Refused("the room plays with " + word + ", which this program does not know");
}

}  // namespace

rules::PartSet added_parts(const Json& room) {
    rules::PartSet parts;
    for (const Json& part : room.value("parts", Json::array())) {
        parts.insert(part_named(part.get<std::string>(), rules::kPartsToAdd));
    }
    return parts;
}

rules::Setup setup_of(const Json& room) {
    rules::Setup setup{.players = static_cast<std::uint8_t>(room.at("seats").size())};
    const auto mode =
        protocol::parse_word<rules::Mode>(protocol::kModeWords, room.at("game").get<std::string>());
    if (!mode) throw Refused("the room plays a game that this program does not know");
    setup.mode = *mode;
    setup.rules = rules_of(room);
    if (!room.at("level").is_null()) setup.level = room.at("level").get<std::uint8_t>();
    for (const rules::Colour colour : colours_of(room.at("scoring"))) setup.scoring.insert(colour);
    if (const Json& modules = room.at("modules"); !modules.is_null()) {
        for (const auto& [part, is_in] : modules.items()) {
            if (!is_in.get<bool>()) setup.changed.insert(part_named(part, rules::kPartsToLeaveOut));
        }
    }
    setup.changed = setup.changed | added_parts(room);
    const auto colours = colours_of(room.at("colours"));
    if (colours.size() == setup.colours.size()) {
        std::copy(colours.begin(), colours.end(), setup.colours.begin());
    }
    const auto faults = rules::check_setup(setup);
    if (!faults.empty()) throw Refused("the room's game cannot be played: " + faults.front());
    return setup;
}

}  // namespace mistward::bot
