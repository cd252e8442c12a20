#include "server/admin/bans.hpp"

#include "protocol/time_text.hpp"
#include "server/service/oversight.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <algorithm>

namespace mistward::admin {

namespace {

using addresses::Network;
using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;
using Networks = std::set<Network>;

template <class T>
Json optional_document(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Error no_address() {
    constexpr std::string_view kExpected = "an IP address, or a network such as 203.0.113.0/24";
    return {ErrorCode::InvalidMessage,
            "\"address\" must be " + std::string(kExpected),
            {{"field", "address"}, {"expected", kExpected}}};
}

Error own_address(const std::string& address) {
    return {ErrorCode::OwnAddress,
            "you call from that address, and could not lift the ban",
            {{"address", address}}};
}

Error nobody_connected(const protocol::PutBan& ban) {
    return {ErrorCode::NobodyConnected,
            "nobody is connected with that seat's token, so there is no address to ban",
            {{"room", *ban.room}, {"seat", std::uint8_t{*ban.seat}}}};
}

Error not_banned(const std::string& address) {
    return {ErrorCode::BanNotFound, "that address is not banned", {{"address", address}}};
}

Result<Network> network_of(const std::string& text) {
    const auto network = read_banned(text);
    if (!network) return tl::unexpected(no_address());
    return *network;
}

/// The clients whose addresses these are.
Networks clients_at(const std::set<std::string>& texts) {
    Networks clients;
    for (const std::string& text : texts) {
        if (const auto client = read_banned(text)) clients.insert(*client);
    }
    return clients;
}

bool contain(const Networks& networks, const std::string& text) {
    const auto address = addresses::read_address(text);
    return address && std::ranges::any_of(networks, [&](const Network& network) {
               return network.contains(*address);
           });
}

Act put_act(std::string from, const protocol::PutBan& ban) {
    const std::string target =
        ban.address ? std::string(*ban.address) : *ban.room + '/' + std::to_string(*ban.seat);
    return {std::move(from),
            "ban",
            target,
            {{"reason", ban.reason}, {"seconds", optional_document(ban.seconds)}}};
}

Ban begin(const protocol::PutBan& request, std::int64_t now) {
    Ban ban{request.reason, now, std::nullopt};
    if (request.seconds) ban.until_ms = now + static_cast<std::int64_t>(*request.seconds) * 1000;
    return ban;
}

}  // namespace

Json Bans::document() const {
    const std::int64_t now = workplace_.log.now_ms();
    Json list = Json::array();
    for (const auto& [network, ban] : *workplace_.list.all()) {
        if (!holds(ban, now)) continue;
        const auto& until = ban.until_ms;
        list.push_back({{"address", network.text()},
                        {"reason", ban.reason},
                        {"at", protocol::time_text(ban.at_ms)},
                        {"until", until ? Json(protocol::time_text(*until)) : Json(nullptr)}});
    }
    return {{"bans", std::move(list)}};
}

AsyncResult<Json> Bans::put(std::string from, protocol::PutBan ban) {
    Act act = put_act(from, ban);
    return workplace_.log.carry_out(
        std::move(act),
        [this, from = std::move(from), ban = std::move(ban)] { return putting(from, ban); });
}

AsyncResult<Json> Bans::putting(std::string from, protocol::PutBan request) {
    const auto found = co_await networks(request);
    if (!found) co_return tl::unexpected(found.error());
    if (contain(*found, from)) co_return tl::unexpected(own_address(from));
    const Ban ban = begin(request, workplace_.log.now_ms());
    for (const Network& network : *found) {
        const auto stored = co_await store(network, ban);
        if (!stored) co_return tl::unexpected(stored.error());
    }
    workplace_.send_away();
    co_return document();
}

AsyncResult<std::set<Network>> Bans::networks(const protocol::PutBan& ban) {
    if (ban.address) {
        co_return network_of(*ban.address).map([](const Network& network) {
            return Networks{network};
        });
    }
    const auto texts = co_await workplace_.rooms.addresses(*ban.room, *ban.seat);
    co_return texts.map(clients_at).and_then([&ban](Networks read) -> Result<Networks> {
        if (read.empty()) return tl::unexpected(nobody_connected(ban));
        return read;
    });
}

AsyncResult<void> Bans::store(const Network& network, const Ban& ban) {
    const std::string text = network.text();
    store::BanRecord record{text, ban.reason, ban.at_ms, ban.until_ms};
    const auto stored = co_await workplace_.store.put_ban(std::move(record));
    if (!stored) co_return tl::unexpected(rooms::storage_error(stored.error()));
    workplace_.list.put(network, ban);
    co_return co_await remove(network, text);
}

/// Of the bans in the store those that are of the network, however it is written there: older
/// versions wrote single addresses.
AsyncResult<void> Bans::remove(const Network& network, std::string_view except) {
    const auto stored = co_await workplace_.store.bans();
    if (!stored) co_return tl::unexpected(rooms::storage_error(stored.error()));
    for (const store::BanRecord& record : *stored) {
        if (record.address == except || read_banned(record.address) != network) continue;
        std::string address = record.address;
        const auto lifted = co_await workplace_.store.lift_ban(std::move(address));
        if (!lifted) co_return tl::unexpected(rooms::storage_error(lifted.error()));
    }
    co_return Result<void>();
}

AsyncResult<Json> Bans::lift(std::string from, std::string address) {
    Act act{std::move(from), "lift_ban", address};
    return workplace_.log.carry_out(
        std::move(act), [this, address = std::move(address)] { return lifting(address); });
}

AsyncResult<Json> Bans::lifting(std::string text) {
    const auto banned = network_of(text);
    if (!banned) co_return tl::unexpected(banned.error());
    if (!workplace_.list.has(*banned)) co_return tl::unexpected(not_banned(text));
    const auto lifted = co_await remove(*banned);
    if (lifted) workplace_.list.lift(*banned);
    co_return lifted.map([this] { return document(); });
}

}  // namespace mistward::admin
