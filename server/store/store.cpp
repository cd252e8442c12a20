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
        case Failure::Repeated:
            return "repeated";
        case Failure::Unknown:
            break;
    }
    return "unknown";
}

AsyncResult<void> Store::copy_to(std::filesystem::path /*target*/) {
    throw OpenError("only files of SQLite are copied");
}

}  // namespace mistward::store
