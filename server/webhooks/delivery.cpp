#include "server/webhooks/delivery.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <utility>

namespace mistward::webhooks {

namespace {

namespace http = net::http;

/// Nobody is left alone for longer than that.
constexpr std::int64_t kMostAskedSeconds = 24 * 60 * 60;
/// What is signed is refused by receivers that have a time as far from it as that.
constexpr std::int64_t kMostDifference = 5 * 60;

std::string_view text_of(const net::HttpClient::Head& answer, http::field name) {
    const auto text = answer[name];
    return {text.data(), text.size()};
}

std::optional<std::int64_t> number_of(std::string_view text) {
    const bool is_number = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
    if (!is_number) return std::nullopt;
    std::int64_t number = kMostAskedSeconds;  // what it stays if there are too many digits
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// `Retry-After` has seconds or a date. A date is by the clock of who says it, if they show it.
std::optional<std::chrono::seconds> asked_by(const net::HttpClient::Head& answer,
                                             std::int64_t now_s) {
    const auto text = text_of(answer, http::field::retry_after);
    auto seconds = number_of(text);
    if (!seconds) {
        const auto until = second_of(text);
        if (!until) return std::nullopt;
        seconds = *until - second_of(text_of(answer, http::field::date)).value_or(now_s);
    }
    return std::chrono::seconds(std::clamp<std::int64_t>(*seconds, 0, kMostAskedSeconds));
}

bool has_other_clock(const net::HttpClient::Head& answer, std::int64_t now_s) {
    const auto there = second_of(text_of(answer, http::field::date));
    return there && (*there < now_s - kMostDifference || *there > now_s + kMostDifference);
}

std::string fault_of(unsigned status, const Delivery& delivery) {
    const std::string said = "it answered with the status " + std::to_string(status);
    if (status >= 300 && status < 400) return said + ", and no redirect is followed";
    if (delivery.other_clock) return said + ", and its clock is not that of this server";
    if (!delivery.asked) return said;
    return said + ", to ask again after " + std::to_string(delivery.asked->count()) + " s";
}

}  // namespace

Delivery delivery_of(const net::HttpClient::Head& answer, std::int64_t signed_s) {
    const unsigned status = answer.result_int();
    Delivery delivery;
    delivery.status = status;
    if (status >= 200 && status < 300) return delivery;
    delivery.asked = asked_by(answer, signed_s);
    const bool refuses_signature = status == 400 || status == 401 || status == 403;
    delivery.other_clock = refuses_signature && has_other_clock(answer, signed_s);
    delivery.fault = fault_of(status, delivery);
    return delivery;
}

std::optional<std::int64_t> second_of(std::string_view date) {
    constexpr std::array kForms{"%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT",
                                "%a %b %e %H:%M:%S %Y"};
    const std::string text(date);
    for (const char* form : kForms) {
        std::tm time{};
        const char* end = ::strptime(text.c_str(), form, &time);
        if (end != nullptr && *end == '\0') return ::timegm(&time);
    }
    return std::nullopt;
}

}  // namespace mistward::webhooks
