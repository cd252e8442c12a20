#pragma once

#include "protocol/wire/kinds.hpp"
#include "protocol/wire/write.hpp"
#include "rules/core/setup.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

class FieldReader;

}  // namespace mistward::protocol

namespace mistward::protocol::wire {

/// PARTS of the guide: the names of what is added to a competitive game. They are read as names, so
/// that one that cannot be added here is refused by its name.
struct PartNames : std::vector<std::string> {
    using std::vector<std::string>::vector;
    static constexpr std::string_view kSchema = "parts";
};

/// What a game has beyond the usual; left out of documents where that is nothing.
Omittable<PartNames> part_names(const rules::Setup& setup);

/// The parts with these names, in any order; or what would be right, if one is named twice or is
/// none of `possible`.
tl::expected<rules::PartSet, std::string> parts_named(const PartNames& names,
                                                      rules::PartSet possible);

inline void write(std::string& out, const PartNames& names) {
    write(out, static_cast<const std::vector<std::string>&>(names));
}

void read(FieldReader& fields, std::string_view key, PartNames& into);

}  // namespace mistward::protocol::wire
