#include "protocol/decoded.hpp"

namespace mistward::protocol {

Error invalid_message(const FieldFault& fault) {
    const std::string what = fault.field.empty() ? "the message" : "\"" + fault.field + "\"";
    return {ErrorCode::InvalidMessage,
            what + " must be " + fault.expected,
            {{"field", fault.field}, {"expected", fault.expected}}};
}

}  // namespace mistward::protocol
