#include "server/admin/bans.hpp"

#include "protocol/time_text.hpp"
#include "server/service/oversight.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

namespace mistward::admin {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;
using Addresses = std::set<asio::ip::address>;

template <class T>
Json optional_document(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Error no_address() {
    constexpr std::string_view kExpected = "an IP address";
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

Result<asio::ip::address> read_address(const std::string& text) {
    const auto address = parse_address(text);
    if (!address) return tl::unexpected(no_address());
    return *address;
}

/// Those of the texts that are addresses.
Addresses read_addresses(const std::set<std::string>& texts) {
    Addresses addresses;
    for (const std::string& text : texts) {
        if (const auto address = parse_address(text)) addresses.insert(*address);
    }
    return addresses;
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
    for (const auto& [address, ban] : *workplace_.list.all()) {
        if (!holds(ban, now)) continue;
        const auto& until = ban.until_ms;
        list.push_back({{"address", address.to_string()},
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
    const auto found = co_await addresses(request);
    if (!found) co_return tl::unexpected(found.error());
    const auto asking = parse_address(from).value_or(asio::ip::address());
    if (found->contains(asking)) co_return tl::unexpected(own_address(from));
    const Ban ban = begin(request, workplace_.log.now_ms());
    for (const asio::ip::address& address : *found) {
        const auto stored = co_await store(address, ban);
        if (!stored) co_return tl::unexpected(stored.error());
    }
    workplace_.send_away();
    co_return document();
}

AsyncResult<std::set<asio::ip::address>> Bans::addresses(const protocol::PutBan& ban) {
    if (ban.address) {
        co_return read_address(*ban.address).map([](const auto& address) {
            return Addresses{address};
        });
    }
    const auto texts = co_await workplace_.rooms.addresses(*ban.room, *ban.seat);
    co_return texts.map(read_addresses).and_then([&ban](Addresses read) -> Result<Addresses> {
        if (read.empty()) return tl::unexpected(nobody_connected(ban));
        return read;
    });
}

AsyncResult<void> Bans::store(const asio::ip::address& address, const Ban& ban) {
    store::BanRecord record{address.to_string(), ban.reason, ban.at_ms, ban.until_ms};
    const auto stored = co_await workplace_.store.put_ban(std::move(record));
    if (stored) workplace_.list.put(address, ban);
    co_return stored.map_error(rooms::storage_error);
}

AsyncResult<Json> Bans::lift(std::string from, std::string address) {
    Act act{std::move(from), "lift_ban", address};
    return workplace_.log.carry_out(
        std::move(act), [this, address = std::move(address)] { return lifting(address); });
}

AsyncResult<Json> Bans::lifting(std::string text) {
    const auto banned = read_address(text).and_then([&](const auto& read) {
        using Banned = Result<asio::ip::address>;
        return workplace_.list.find(read) ? Banned(read) : tl::unexpected(not_banned(text));
    });
    if (!banned) co_return tl::unexpected(banned.error());
    std::string stored_as = banned->to_string();
    const auto lifted = co_await workplace_.store.lift_ban(std::move(stored_as));
    if (lifted) workplace_.list.lift(*banned);
    co_return lifted.map_error(rooms::storage_error).map([this] { return document(); });
}

}  // namespace mistward::admin
