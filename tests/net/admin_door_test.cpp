#include "server/net/admin_door.hpp"

#include "tests/store/await.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using net::asio::ip::make_address;
using protocol::ErrorCode;

namespace {

const std::string kSecret = "0123456789abcdef0123456789abcdef";

net::Limits without_pause() {
    net::Limits limits;
    limits.guess_pause = {};
    return limits;
}

struct Door {
    net::asio::io_context context;
    net::Limits limits = without_pause();
    net::AdminDoor door{context.get_executor(), admin::AdminToken(kSecret), limits};

    protocol::Result<void> check(const std::string& authorization,
                                 const std::string& address = "203.0.113.7") {
        net::Request request;
        request.source.address = make_address(address);
        if (!authorization.empty()) {
            request.message.set(net::http::field::authorization, authorization);
        }
        const auto ask = [&]() -> net::asio::awaitable<std::optional<protocol::Error>> {
            const auto checked = co_await door.check(request);
            co_return checked ? std::nullopt : std::optional(checked.error());
        };
        const test::Pending<std::optional<protocol::Error>> refusal(context, ask());
        context.restart();
        context.run();
        const auto error = refusal.get();
        return error ? protocol::Result<void>(tl::unexpected(*error)) : protocol::Result<void>();
    }

    void guess_until_limited(const std::string& address = "203.0.113.7") {
        for (int i = 0; i < 5; ++i) {
            CHECK(check("Bearer wrong", address).error().code == ErrorCode::Unauthorized);
        }
    }
};

}  // namespace

TEST_CASE("the administrator's token opens the door, and nothing else does") {
    Door door;
    CHECK(door.check("Bearer " + kSecret).has_value());
    CHECK(door.check("").error().code == ErrorCode::Unauthorized);
    CHECK(door.check("Basic " + kSecret).error().code == ErrorCode::Unauthorized);
    CHECK(door.check("Bearer " + kSecret + "0").error().code == ErrorCode::Unauthorized);
    CHECK(door.check("Bearer " + kSecret.substr(1)).error().code == ErrorCode::Unauthorized);
}

TEST_CASE("whoever guesses has to wait; others need not") {
    Door door;
    door.guess_until_limited();
    const auto refused = door.check("Bearer wrong");
    CHECK(refused.error().code == ErrorCode::RateLimited);
    CHECK(refused.error().params.at("retry_after_ms") > 0);
    CHECK(refused.error().params.at("retry_after_ms") <= 10'000);
    CHECK(door.check("Bearer wrong", "203.0.113.8").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("the right token opens the door at once, whatever others of its address have guessed") {
    Door door;
    door.guess_until_limited();
    for (int i = 0; i < 20; ++i) door.check("Bearer wrong");
    CHECK(door.check("Bearer " + kSecret).has_value());
    CHECK(door.check("Bearer wrong").error().code == ErrorCode::RateLimited);
}

TEST_CASE("requests without a token are no guesses") {
    Door door;
    for (int i = 0; i < 20; ++i) CHECK(door.check("").error().code == ErrorCode::Unauthorized);
    CHECK(door.check("Bearer " + kSecret).has_value());
}

TEST_CASE("the addresses of one IPv6 network count as one") {
    Door door;
    door.guess_until_limited("2001:db8::1");
    CHECK(door.check("Bearer wrong", "2001:db8::2").error().code == ErrorCode::RateLimited);
    CHECK(door.check("Bearer wrong", "2001:db8:0:1::2").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("a token that is too short, or could not be sent, is refused") {
    CHECK_THROWS_AS(admin::AdminToken(std::string(31, 'a')), admin::TokenError);
    CHECK_THROWS_AS(admin::AdminToken(std::string(32, ' ')), admin::TokenError);
    CHECK_THROWS_AS(admin::read_admin_token("/nowhere"), admin::TokenError);
    CHECK_NOTHROW(admin::AdminToken(std::string(32, 'a')));
}
