#include "server/webhooks/delivery.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward;
using webhooks::Delivery;

namespace {

constexpr std::int64_t kNow = 1'795'255'200;  // Sat, 21 Nov 2026 10:00:00 GMT

using Head = net::HttpClient::Head;

Head answer(unsigned status, const std::string& retry_after = {}, const std::string& date = {}) {
    Head head;
    head.result(status);
    if (!retry_after.empty()) head.set(net::http::field::retry_after, retry_after);
    if (!date.empty()) head.set(net::http::field::date, date);
    return head;
}

std::int64_t asked(const std::string& retry_after, const std::string& date = {}) {
    const Delivery delivery = webhooks::delivery_of(answer(503, retry_after, date), kNow);
    return delivery.asked ? delivery.asked->count() : -1;
}

}  // namespace

TEST_CASE("any status from 200 to 299 means delivered, and no other does") {
    for (const unsigned status : {200U, 201U, 202U, 204U, 206U, 299U}) {
        CHECK_FALSE(webhooks::delivery_of(answer(status), kNow).fault);
    }
    for (const unsigned status : {101U, 199U, 300U, 304U, 400U, 404U, 410U, 418U, 500U, 599U}) {
        CAPTURE(status);
        const Delivery delivery = webhooks::delivery_of(answer(status), kNow);
        CHECK(delivery.status == status);
        CHECK(delivery.fault.value().starts_with("it answered with the status " +
                                                 std::to_string(status)));
    }
}

TEST_CASE("a receiver asks for time in seconds or by a date, and for no more than a day") {
    CHECK(asked("120") == 120);
    CHECK(asked("0") == 0);
    CHECK(asked("86401") == 86'400);
    CHECK(asked("99999999999999999999999") == 86'400);
    CHECK(asked("Sat, 21 Nov 2026 10:02:00 GMT") == 120);
    CHECK(asked("Saturday, 21-Nov-26 10:02:00 GMT") == 120);
    CHECK(asked("Sat Nov 21 10:02:00 2026") == 120);
    CHECK(asked("Sat, 21 Nov 2026 09:00:00 GMT") == 0);
    CHECK(asked("Fri, 31 Dec 9999 23:59:59 GMT") == 86'400);
    for (const std::string text : {"", "-1", "1.5", "soon", "1e3", "12 s", "Sat, 21 Nov 2026",
                                   "Sat, 21 Nov 2026 10:02:00 CET", "0x10"}) {
        CAPTURE(text);
        CHECK(asked(text) == -1);
    }
}

TEST_CASE("a date to ask again is by the receiver's clock, if it shows it") {
    CHECK(asked("Sat, 09 May 2026 10:02:00 GMT", "Sat, 09 May 2026 10:00:00 GMT") == 120);
    CHECK(asked("Sat, 21 Nov 2026 10:02:00 GMT", "what?") == 120);
}

TEST_CASE("whoever refuses a signature by another clock may be right") {
    const std::string far = "Sat, 21 Nov 2026 10:06:00 GMT";
    const std::string near = "Sat, 21 Nov 2026 10:04:00 GMT";
    for (const unsigned status : {400U, 401U, 403U}) {
        CHECK(webhooks::delivery_of(answer(status, {}, far), kNow).other_clock);
        CHECK_FALSE(webhooks::delivery_of(answer(status, {}, near), kNow).other_clock);
        CHECK_FALSE(webhooks::delivery_of(answer(status), kNow).other_clock);
    }
    CHECK_FALSE(webhooks::delivery_of(answer(503, {}, far), kNow).other_clock);
}
