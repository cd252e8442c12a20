#pragma once

#include "protocol/wire/write.hpp"
#include "rules/core/facts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol::wire {

/// What a fact is at the moment.
struct Fact {
    rules::FactValue value;
    bool operator==(const Fact&) const = default;
};

void write(std::string& out, const Fact& fact);

/// What a part shows, by the names of its facts.
using PartFacts = Table<std::string, Fact>;

/// FACTS of the guide: what the parts that were added show, by their names.
struct Facts : Table<rules::Part, PartFacts> {
    static constexpr std::string_view kSchema = "facts";
    bool operator==(const Facts&) const = default;
};

/// Left out of games to which nothing was added that shows anything.
Omittable<Facts> facts(const std::vector<rules::PartFacts>& facts);

}  // namespace mistward::protocol::wire
