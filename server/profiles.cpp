#include "server/profiles.hpp"

#include <algorithm>

namespace mistward {
namespace {

/// Few people, who trust each other and may all be behind one router, on a machine that has other
/// things to do.
std::vector<Setting> home() {
    return {{"max-connections", {"256"}},       {"rooms-in-memory", {"50"}},
            {"connections-per-address", {"0"}}, {"rooms-per-hour", {"0"}},
            {"unstarted-rooms", {"0"}},         {"seats-per-hour", {"0"}},
            {"unstarted-seats", {"0"}},         {"max-database-bytes", {"2147483648"}},
            {"keep-abandoned-days", {"0"}},     {"keep-chat-days", {"0"}},
            {"keep-players-days", {"0"}},       {"backup-at", {"03:30"}}};
}

/// Some hundred people whom the host can reach, a whole house of them behind one address.
std::vector<Setting> club() {
    return {{"max-connections", {"2048"}},
            {"connections-per-address", {"1024"}},
            {"rooms-per-hour", {"600"}},
            {"unstarted-rooms", {"300"}},
            {"seats-per-hour", {"3000"}},
            {"unstarted-seats", {"600"}},
            {"readings-per-minute", {"30000"}},
            {"commands-per-minute", {"60000"}},
            {"max-database-bytes", {"17179869184"}},
            {"backup-at", {"03:30"}}};
}

/// Strangers, of whom one in a while wants to do harm. A network of phones may share one address,
/// so an address still has room for a dozen players.
std::vector<Setting> internet() {
    return {{"connections-per-address", {"128"}},
            {"rooms-per-hour", {"30"}},
            {"unstarted-rooms", {"20"}},
            {"seats-per-hour", {"120"}},
            {"unstarted-seats", {"30"}},
            {"readings-per-minute", {"3000"}},
            {"commands-per-minute", {"6000"}},
            {"commands-per-second", {"30"}},
            {"chat-per-minute", {"60"}},
            {"hints-per-minute", {"60"}},
            {"webhooks", {"public"}},
            {"max-database-bytes", {"34359738368"}},
            {"keep-unstarted-hours", {"48"}},
            {"keep-abandoned-days", {"90"}},
            {"keep-ended-days", {"730"}},
            {"keep-chat-days", {"30"}},
            {"backup-at", {"03:30"}}};
}

}  // namespace

std::span<const Profile> profiles() {
    static const std::vector<Profile> all{
        {"home", "friends on a small machine", home()},
        {"club", "a few hundred people behind a password or a proxy", club()},
        {"internet", "strangers", internet()}};
    return all;
}

const Profile* find_profile(std::string_view name) {
    const auto found = std::ranges::find(profiles(), name, &Profile::name);
    return found == profiles().end() ? nullptr : &*found;
}

}  // namespace mistward
