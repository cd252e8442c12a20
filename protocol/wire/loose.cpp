#include "protocol/wire/loose.hpp"

namespace mistward::protocol::wire {

std::string replacing_text(const Json& tree) {
    return tree.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mistward::protocol::wire
