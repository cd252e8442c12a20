#include "server/net/document_route.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <atomic>
#include <functional>
#include <list>
#include <stdexcept>
#include <string>
#include <utility>

using namespace mistward;
using namespace mistward::net;

namespace {

/// A document that is made late, and those who ask for it.
class Desk {
public:
    explicit Desk(std::function<std::string()> make) {
        add_made_route(router_, workers, "/made", "text/plain", std::move(make));
    }

    /// The answers to so many who ask at the same time.
    std::list<protocol::Result<Outcome>> asked_by(int clients) {
        asio::io_context io;
        std::list<protocol::Result<Outcome>> answers;
        for (int i = 0; i < clients; ++i) {
            auto& answer = answers.emplace_back(tl::unexpected(protocol::Error{}));
            asio::co_spawn(io, handle(), [&](const std::exception_ptr& error, auto given) {
                failed += error ? 1 : 0;
                if (!error) answer = std::move(given);
            });
        }
        io.run();
        return answers;
    }

    std::atomic<int> failed = 0;
    work::WorkerPool workers{{.threads = 2}};

private:
    Answer handle() const { return (*router_.find(request_)->handler)(request_, {}); }

    Router router_;
    const Request request_ = [] {
        Request request;
        request.message.method(http::verb::get);
        request.message.target("/made");
        return request;
    }();
};

std::string_view text_of(const protocol::Result<Outcome>& answer) {
    REQUIRE(answer);
    return std::get<Response>(*answer).embedded;
}

}  // namespace

TEST_CASE("a document that nobody asks for is not made, and for many it is made once") {
    std::atomic<int> made = 0;
    Desk desk([&] { return "text " + std::to_string(++made); });
    CHECK(made == 0);
    for (const auto& answer : desk.asked_by(20)) CHECK(text_of(answer) == "text 1");
    for (const auto& answer : desk.asked_by(1)) CHECK(text_of(answer) == "text 1");
    CHECK(made == 1);
}

TEST_CASE("a document that is there is answered although no worker has time") {
    Desk desk([] { return "text"; });
    desk.asked_by(1);
    desk.workers.stop();
    for (const auto& answer : desk.asked_by(1)) CHECK(text_of(answer) == "text");
}

TEST_CASE("whoever asks for a document that no worker can make is told so") {
    Desk desk([] { return "text"; });
    desk.workers.stop();
    for (const auto& answer : desk.asked_by(1)) CHECK_FALSE(answer);
}

TEST_CASE("a document that could not be made is tried again") {
    std::atomic<int> tries = 0;
    Desk desk([&]() -> std::string {
        if (++tries == 1) throw std::runtime_error("no");
        return "text";
    });
    desk.asked_by(1);
    CHECK(desk.failed == 1);
    for (const auto& answer : desk.asked_by(1)) CHECK(text_of(answer) == "text");
}
