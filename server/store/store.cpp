#include "server/store/store.hpp"

namespace mistward::store {

std::string_view name(Failure failure) {
    switch (failure) {
        case Failure::Conflict:
            return "conflict";
        case Failure::Unavailable:
            return "unavailable";
        case Failure::Forgotten:
            return "forgotten";
        case Failure::Unknown:
            break;
    }
    return "unknown";
}

}  // namespace mistward::store
