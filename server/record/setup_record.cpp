#include "server/record/setup_record.hpp"

#include "protocol/json.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/wire/write.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::rooms {

namespace {

using protocol::Json;

rules::ColourSet colours(const Json& names) {
    rules::ColourSet colours;
    for (const Json& name : names) {
        colours.insert(rules::parse_colour(name.get<std::string>()).value());
    }
    return colours;
}

auto dealt(const Json& names) {
    auto colours = rules::kColours;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        colours[i] = rules::parse_colour(names.at(i).get<std::string>()).value();
    }
    return colours;
}

rules::Modules modules(const Json& document) {
    return {document.at("ghosts"), document.at("castles"), document.at("cemeteries")};
}

}  // namespace

std::string setup_record(const rules::Setup& setup) {
    return protocol::wire::text_of(protocol::setup_document(setup));
}

rules::Setup read_setup_record(const std::string& text) {
    const Json document = Json::parse(text);
    const auto number = [&document](const char* field) {
        return static_cast<std::uint8_t>(document.value(field, 1U));
    };
    rules::Setup setup;
    setup.mode = protocol::parse_word<rules::Mode>(protocol::kModeWords,
                                                   document.at("game").get<std::string>())
                     .value();
    setup.level = number("level");
    setup.players = number("players");
    setup.scoring = colours(document.value("scoring", Json::array()));
    if (document.contains("colours")) setup.colours = dealt(document.at("colours"));
    if (document.contains("modules")) setup.modules = modules(document.at("modules"));
    return setup;
}

}  // namespace mistward::rooms
