#include "rules/rivals/functions.hpp"

namespace mistward::rules::rivals {

MISTWARD_RIVALS_FUNCTIONS(rivals::State);

}  // namespace mistward::rules::rivals
