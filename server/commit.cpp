#include "server/commit.hpp"

namespace mistward {

std::string_view commit() { return MISTWARD_COMMIT; }

}  // namespace mistward
