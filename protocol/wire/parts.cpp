#include "protocol/wire/parts.hpp"

#include "protocol/field_reader.hpp"

#include <optional>

namespace mistward::protocol::wire {
namespace {

constexpr std::size_t kLongestPart = 32;

std::optional<rules::Part> part_named(std::string_view name, rules::PartSet possible) {
    for (const rules::Part part : rules::kParts) {
        if (possible.contains(part) && rules::name(part) == name) return part;
    }
    return std::nullopt;
}

/// What would be right where this name is not.
std::string without(const std::string& name, rules::PartSet possible) {
    std::string list;
    for (const rules::Part part : rules::kParts) {
        if (possible.contains(part)) (list += list.empty() ? "" : ", ") += rules::name(part);
    }
    if (list.empty()) return "a list without \"" + name + "\": no part can be added";
    return "a list without \"" + name + "\": what can be added, each once, is " + list;
}

}  // namespace

Omittable<PartNames> part_names(const rules::Setup& setup) {
    PartNames names;
    for (const rules::Part part : rules::kParts) {
        if ((setup.changed & rules::kPartsToAdd).contains(part)) {
            names.emplace_back(rules::name(part));
        }
    }
    if (names.empty()) return {};
    return names;
}

tl::expected<rules::PartSet, std::string> parts_named(const PartNames& names,
                                                      rules::PartSet possible) {
    rules::PartSet parts;
    for (const std::string& name : names) {
        const auto part = part_named(name, possible);
        if (!part || parts.contains(*part)) return tl::unexpected(without(name, possible));
        parts.insert(*part);
    }
    return parts;
}

void read(FieldReader& fields, std::string_view key, PartNames& into) {
    fields.items(key, {0, rules::kParts.size()}, [&into](FieldReader& item, std::string_view name) {
        into.push_back(item.text(name, kLongestPart));
    });
}

}  // namespace mistward::protocol::wire
