#pragma once

#include "clients/environment/mistward.h"

#include <stdexcept>
#include <string>

namespace mistward::environment {

/// Why a call of the door fails: a status and a sentence. Thrown inside, never across the door.
class Failure : public std::runtime_error {
public:
    Failure(mistward_status status, const std::string& message)
        : std::runtime_error(message), status_(status) {}
    mistward_status status() const { return status_; }

private:
    mistward_status status_;
};

/// Throws `MISTWARD_BAD_ARGUMENT` unless `holds`; `what` says what must.
inline void need(bool holds, const char* what) {
    if (!holds) throw Failure(MISTWARD_BAD_ARGUMENT, what);
}

}  // namespace mistward::environment
