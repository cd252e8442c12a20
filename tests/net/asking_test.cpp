#include "server/net/asking.hpp"

#include "tests/net/fake_lobby.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <string>

using namespace mistward;
using namespace mistward::net;

namespace {

struct Whole {
    std::string name;
    int number = 0;
};

protocol::Error error(const std::string& what) { return {protocol::ErrorCode::Internal, what}; }

protocol::Result<Whole> whole(protocol::Result<std::string> name, protocol::Result<int> number) {
    return made_of<Whole>(std::move(name), std::move(number));
}

/// What a room answers, shown as `show` shows it.
template <class Asked, class Show>
protocol::Result<Outcome> asked(protocol::Result<Asked> read, Show show) {
    net::test::FakeRoom room;
    asio::io_context io;
    protocol::Result<Outcome> answer;
    const auto keep = [&](const std::exception_ptr&, protocol::Result<Outcome> given) {
        answer = std::move(given);
    };
    asio::co_spawn(io, ask(room, std::move(read), show), keep);
    io.run();
    return answer;
}

Response shows(std::uint64_t seq) {
    return text_response(http::status::ok, "text/plain", std::to_string(seq));
}

}  // namespace

TEST_CASE("what is read in parts is made of all of them") {
    const auto made = whole("Ana", 7);
    REQUIRE(made);
    CHECK(made->name == "Ana");
    CHECK(made->number == 7);
}

TEST_CASE("of several parts that cannot be read the first is told") {
    CHECK(whole(tl::unexpected(error("name")), 7).error().message == "name");
    CHECK(whole("Ana", tl::unexpected(error("number"))).error().message == "number");
    CHECK(whole(tl::unexpected(error("name")), tl::unexpected(error("number"))).error().message ==
          "name");
}

TEST_CASE("a part that is read by a function is only read behind parts that could be") {
    int read = 0;
    const auto number = [&read]() -> protocol::Result<int> { return ++read; };
    const auto made = [&](protocol::Result<std::string> name) {
        return made_of<Whole>(std::move(name), number);
    };
    CHECK(made("Ana").value().number == 1);
    CHECK(made(tl::unexpected(error("name"))).error().message == "name");
    CHECK(read == 1);
}

TEST_CASE("what a room answers is shown") {
    const auto answer = asked<rooms::query::Seq>({}, shows);
    REQUIRE(answer);
    CHECK(std::get<Response>(*answer).body == "7");
}

TEST_CASE("a room is not asked what could not be read, and what it refuses is not shown") {
    const protocol::Result<rooms::query::Seq> unread = tl::unexpected(error("unread"));
    const auto unasked = asked(unread, shows);
    REQUIRE_FALSE(unasked);
    CHECK(unasked.error().message == "unread");
    const auto document = [](const protocol::Json&) { return Response{}; };
    const auto refused = asked<rooms::query::Hint>(rooms::query::Hint{"wrong"}, document);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == protocol::ErrorCode::Unauthorized);
}
