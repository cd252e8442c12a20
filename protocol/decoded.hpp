#pragma once

#include "protocol/error.hpp"
#include "protocol/field_reader.hpp"

#include <utility>

namespace mistward::protocol {

/// What is answered to a fault in a field.
Error invalid_message(const FieldFault& fault);

/// What was read through `fields`, or the answer to their fault.
template <class Value>
Result<Value> decoded(const FieldReader& fields, Value value) {
    if (fields.fault()) return tl::unexpected(invalid_message(*fields.fault()));
    return value;
}

}  // namespace mistward::protocol
