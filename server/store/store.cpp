#include "server/store/store.hpp"

namespace mistward::store {

std::string_view name(Failure failure) {
    return failure == Failure::Conflict ? "conflict" : "unavailable";
}

}  // namespace mistward::store
