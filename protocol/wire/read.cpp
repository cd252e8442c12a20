#include "protocol/wire/read.hpp"

#include "rules/notation.hpp"

#include <algorithm>
#include <optional>

namespace mistward::protocol::wire {
namespace {

/// Nothing if the list holds anything but different colours.
std::optional<std::vector<rules::Colour>> different_colours(const Json& list) {
    std::vector<rules::Colour> colours;
    for (const Json& item : list) {
        const auto* text = item.get_ptr<const std::string*>();
        const auto colour = text == nullptr ? std::nullopt : rules::parse_colour(*text);
        if (!colour || std::ranges::find(colours, *colour) != colours.end()) return std::nullopt;
        colours.push_back(*colour);
    }
    return colours;
}

}  // namespace

std::vector<rules::Colour> read_colours(FieldReader& fields, std::string_view key,
                                        std::size_t fewest, std::size_t most) {
    const Json* list = fields.need(key, "a list");
    if (list == nullptr) return {};
    if (!list->is_array()) {
        fields.refuse(key, "a list");
        return {};
    }
    const bool is_so_long = list->size() >= fewest && list->size() <= most;
    auto colours = is_so_long ? different_colours(*list) : std::nullopt;
    if (colours) return std::move(*colours);
    // The only number of colours that documents ask for is three.
    fields.refuse(
        key, fewest == most ? "a list of three different colours" : "a list of different colours");
    return {};
}

}  // namespace mistward::protocol::wire
