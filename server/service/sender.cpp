#include "server/service/sender.hpp"

#include "protocol/sha256.hpp"
#include "server/service/chance.hpp"

namespace mistward::rooms {

std::string sender_of(const std::string& network) {
    static const std::string secret = new_token();
    constexpr std::size_t kLength = 32;
    if (network.empty()) return {};
    return protocol::hex(protocol::sha256(secret + ' ' + network)).substr(0, kLength);
}

}  // namespace mistward::rooms
