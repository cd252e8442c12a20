#include "server/net/quota/quotas.hpp"

#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

/// When to ask again for what becomes free by what somebody does, and not by time alone.
constexpr std::chrono::milliseconds kAskAgain = std::chrono::seconds(10);

constexpr std::string_view kUnstartedRooms = "unstarted_rooms";
constexpr std::string_view kUnstartedSeats = "unstarted_seats";
constexpr std::string_view kConnections = "connections";
constexpr std::string_view kGameFiles = "game_files";
constexpr std::string_view kWords = "words";

Error refuse_share(std::string_view quota, std::chrono::milliseconds wait, std::string message) {
    return {ErrorCode::RateLimited,
            std::move(message),
            {{"retry_after_ms", wait.count()}, {"quota", quota}}};
}

std::string too_many(std::string_view what) {
    return "too many " + std::string(what) + " from this address";
}

}  // namespace

Error rate_limited(Quota quota, const Share& share) {
    return refuse_share(name(quota), share.wait, too_many(name(quota)));
}

Quotas::Quotas(const QuotaLimits& limits, metrics::Registry& registry)
    : limits_(limits),
      table_(limits),
      waiting_rooms_(limits),
      word_tries_(TokenBucket::Clock::now()),
      connections_({limits.connections, limits.all_connections}),
      unproven_({limits.unproven_connections, limits.all_unproven_connections}),
      files_({limits.game_files, limits.all_game_files}),
      unstarted_rooms_(outcomes(registry, kUnstartedRooms)),
      unstarted_seats_(outcomes(registry, kUnstartedSeats)),
      opened_(outcomes(registry, kConnections)),
      files_taken_(outcomes(registry, kGameFiles)),
      words_tried_(outcomes(registry, kWords)) {
    for (std::size_t i = 0; i < kQuotaCount; ++i) taken_[i] = outcomes(registry, kQuotaWords.at(i));
}

Quotas::Outcomes Quotas::outcomes(metrics::Registry& registry, std::string_view quota) {
    const auto counter = [&](const char* outcome) {
        return registry.counter("mistward_quota_total",
                                "What networks of clients asked for, by the quota that it needs",
                                {{"quota", std::string(quota)}, {"outcome", outcome}});
    };
    return {counter("allowed"), counter("refused")};
}

Share Quotas::take(const ClientBlock& client, Cost cost) {
    const Share share = table_.take(client, cost, QuotaTable::Clock::now());
    if (cost.weight > 0) taken_.at(static_cast<std::size_t>(cost.quota)).count(share.allowed);
    return share;
}

protocol::Result<void> Quotas::charge(const ClientBlock& client, Cost cost) {
    const Share share = take(client, cost);
    if (share.allowed) return {};
    return tl::unexpected(rate_limited(cost.quota, share));
}

void Quotas::show(Response& response, Cost cost, const Share& share) const {
    const Allowance& allowance = limits_.of(cost.quota);
    if (allowance.amount == 0 || cost.weight == 0) return;
    const auto quota = '"' + std::string(name(cost.quota)) + '"';
    const auto left = static_cast<std::uint64_t>(std::floor(share.left));
    const auto whole = std::chrono::ceil<std::chrono::seconds>(share.whole).count();
    response.headers.set("RateLimit-Policy", quota + ";q=" + std::to_string(allowance.amount) +
                                                 ";w=" + std::to_string(allowance.window.count()));
    response.headers.set("RateLimit",
                         quota + ";r=" + std::to_string(left) + ";t=" + std::to_string(whole));
}

protocol::Result<void> Quotas::take_word_try(const ClientBlock& client, const std::string& room) {
    const auto wait = word_tries_.take(room, client, TokenBucket::Clock::now());
    words_tried_.count(!wait);
    if (!wait) return {};
    return tl::unexpected(
        refuse_share(kWords, *wait, "too many wrong words for this room; ask those inside"));
}

void Quotas::give_back_word_try(const ClientBlock& client, const std::string& room) {
    word_tries_.give_back(room, client);
}

protocol::Result<WaitingRooms::Place> Quotas::place_for_room(const ClientBlock& client) {
    auto place = waiting_rooms_.place_for_room(client, QuotaTable::Clock::now());
    unstarted_rooms_.count(place.has_value());
    if (place) return std::move(*place);
    return tl::unexpected(
        refuse_share(kUnstartedRooms, kAskAgain, too_many("rooms that were never started")));
}

protocol::Result<WaitingRooms::Place> Quotas::place_for_seat(const ClientBlock& client) {
    auto place = waiting_rooms_.place_for_seat(client, QuotaTable::Clock::now());
    unstarted_seats_.count(place.has_value());
    if (place) return std::move(*place);
    return tl::unexpected(refuse_share(kUnstartedSeats, kAskAgain,
                                       too_many("seats in rooms that were never started")));
}

protocol::Result<Places::Place> Quotas::take_place(Places& places, const Outcomes& outcomes,
                                                   const ClientBlock& client,
                                                   std::string_view quota, std::string_view what) {
    auto place = places.take(client);
    outcomes.count(place.has_value());
    if (place) return std::move(*place);
    return tl::unexpected(refuse_share(quota, kAskAgain, too_many(what)));
}

protocol::Result<Places::Place> Quotas::place_for_connection(const ClientBlock& client) {
    return take_place(connections_, opened_, client, kConnections, "connections");
}

std::optional<Places::Place> Quotas::place_for_unproven(const ClientBlock& client) {
    return unproven_.take(client);
}

protocol::Result<Places::Place> Quotas::place_for_file(const ClientBlock& client) {
    return take_place(files_, files_taken_, client, kGameFiles, "game files at a time");
}

}  // namespace mistward::net
