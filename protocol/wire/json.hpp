#pragma once

#include "protocol/json_text.hpp"
#include "protocol/wire/write.hpp"

namespace mistward::protocol::wire {

/// A document as a tree, for those who put it into another that is rarely asked for.
template <class T>
Json json_of(const T& value) {
    return parse_own_json(text_of(value));
}

}  // namespace mistward::protocol::wire
