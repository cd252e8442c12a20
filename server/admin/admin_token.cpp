#include "server/admin/admin_token.hpp"

#include "server/behaviour/secrets.hpp"

#include <algorithm>
#include <fstream>

namespace mistward::admin {

namespace {

bool is_visible(char c) { return c > ' ' && c <= '~'; }

std::string_view checked(std::string_view secret) {
    if (secret.size() < AdminToken::kShortest) {
        throw TokenError("the administrator's token has " + std::to_string(secret.size()) +
                         " bytes; it must have at least " + std::to_string(AdminToken::kShortest));
    }
    if (!std::ranges::all_of(secret, is_visible)) {
        throw TokenError("the administrator's token must be visible ASCII without spaces");
    }
    return secret;
}

}  // namespace

AdminToken::AdminToken(std::string_view secret) : hash_(rooms::token_hash(checked(secret))) {}

bool AdminToken::is(std::string_view secret) const {
    return rooms::same_hash(hash_, rooms::token_hash(secret));
}

AdminToken read_admin_token(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) throw TokenError("the administrator's token cannot be read from " + file.string());
    std::string line;
    std::getline(in, line);
    if (line.ends_with('\r')) line.pop_back();
    return AdminToken(line);
}

}  // namespace mistward::admin
