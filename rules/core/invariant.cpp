#include "rules/core/invariant.hpp"

namespace mistward::rules {

void break_off(const char* what) { throw BrokenInvariant(what); }

}  // namespace mistward::rules
