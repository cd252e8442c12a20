#include "rules/text/event_text.hpp"

#include "rules/text_writer.hpp"

#include <string>
#include <variant>

namespace mistward::rules {
namespace {

void write(std::string& out, const Game& after, const Described auto& event) {
    TextWriter(after, out).add(event);
}

void write(std::string& out, const Game&, const PilesJoined& event) {
    out = "piles:" + std::to_string(event.rest) + "+" + std::to_string(event.tiles - event.rest);
}

}  // namespace

std::string event_text(const Game& after, const Event& event) {
    std::string text;
    std::visit([&](const auto& each) { write(text, after, each); }, event);
    return text;
}

}  // namespace mistward::rules
