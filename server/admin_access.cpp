#include "server/admin_access.hpp"

#include "server/app.hpp"

#include <cstdlib>

namespace mistward {

std::optional<admin::AdminToken> admin_token(const Config& config) {
    try {
        if (!config.admin_token_file.empty()) {
            return admin::read_admin_token(config.admin_token_file);
        }
        const char* const secret = std::getenv("MISTWARD_ADMIN_TOKEN");
        if (secret == nullptr || *secret == '\0') return std::nullopt;
        return admin::AdminToken(secret);
    } catch (const admin::TokenError& error) {
        throw StartError(error.what());
    }
}

}  // namespace mistward
