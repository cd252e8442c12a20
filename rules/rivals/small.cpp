#include "rules/rivals/functions.hpp"

namespace mistward::rules::rivals {

MISTWARD_RIVALS_FUNCTIONS(State);

}  // namespace mistward::rules::rivals
