#include "server/net/repeatable.hpp"

#include "protocol/bounds.hpp"
#include "server/address/client_block.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;

constexpr std::string_view kField = "Idempotency-Key";

bool is_key(std::string_view text) {
    const auto is_visible = [](char c) { return c > 0x20 && c < 0x7f; };
    return text.size() >= protocol::kShortestIdempotencyKey &&
           text.size() <= protocol::kLongestIdempotencyKey && std::ranges::all_of(text, is_visible);
}

Error invalid_key() {
    return {ErrorCode::InvalidMessage,
            "the Idempotency-Key is to be one that nobody else has, such as a UUID",
            {{"field", kField},
             {"expected", std::to_string(protocol::kShortestIdempotencyKey) + " to " +
                              std::to_string(protocol::kLongestIdempotencyKey) +
                              " visible ASCII characters, once"}}};
}

/// A token says who asks, wherever they are; without one the network does.
std::string who_asks(const Request& request) {
    const auto token = request.bearer_token();
    return token ? *token : addresses::ClientBlock(request.source.address).text();
}

Result<std::optional<rooms::Once>> once_of(const Request& request) {
    const auto given = request.message.count(kField);
    if (given == 0) return std::nullopt;
    const auto value = request.message[kField];
    const std::string key(value.data(), value.size());
    if (given > 1 || !is_key(key)) return tl::unexpected(invalid_key());
    const std::string target =
        std::string(request.method_name()) + ' ' + std::string(request.path());
    return rooms::Once({who_asks(request), key, target, request.body()});
}

Answer make_or_repeat(rooms::Repeats& repeats, const Make& make, ShowMade show,
                      const Request& request, const Captures& captures) {
    const auto once = once_of(request);
    if (!once) co_return tl::unexpected(once.error());
    std::optional<rooms::Repeats::Turn> turn;
    if (*once) {
        auto taken = repeats.take_up(**once);
        if (!taken) co_return tl::unexpected(taken.error());
        turn.emplace(std::move(*taken));
        const auto kept = co_await repeats.answer_to(**once);
        if (!kept) co_return tl::unexpected(kept.error());
        if (*kept) co_return show(protocol::Json::parse(**kept));
    }
    const auto made = co_await make(request, captures, *once);
    co_return made.map(show);
}

}  // namespace

Handler repeatable(rooms::Repeats& repeats, Make make, ShowMade show) {
    // The handler outlives its coroutines, which read what it holds.
    return [&repeats, make = std::make_shared<const Make>(std::move(make)), show](
               const Request& request, const Captures& captures) {
        return make_or_repeat(repeats, *make, show, request, captures);
    };
}

}  // namespace mistward::net
