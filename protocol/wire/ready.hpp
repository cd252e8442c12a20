#pragma once

#include "protocol/wire/kinds.hpp"

#include <string>

namespace mistward::protocol::wire {

/// A document that is written already, as the schema of that name says.
template <FixedText kSchemaName>
struct Ready {
    static constexpr std::string_view kSchema = Literal<kSchemaName>::text();
    std::string text;
    bool operator==(const Ready&) const = default;
};

template <FixedText kSchema>
void write(std::string& out, const Ready<kSchema>& ready) {
    out += ready.text;
}

}  // namespace mistward::protocol::wire
