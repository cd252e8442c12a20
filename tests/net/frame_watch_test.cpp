#include "server/net/frame_watch.hpp"

#include "tests/net/frame_client.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <string>
#include <string_view>

using namespace mistward::net;
using mistward::net::test::client_frame;

namespace {

using Clock = asio::steady_timer::clock_type;

constexpr std::chrono::milliseconds kMessageTime(100);

/// A watch that remembers what it objected to.
struct WatchedFrames {
    WatchedFrames() {
        watch.on_objection([this](std::string_view why) { objection = why; });
    }

    static Limits limits() {
        Limits limits;
        limits.message_time = kMessageTime;
        limits.frame_burst = 1e9;  // of which there are as many as fit into the time
        return limits;
    }

    asio::io_context io;
    FrameWatch watch{io.get_executor(), limits()};
    std::string objection;
};

}  // namespace

TEST_CASE("messages that each come in time take as long together as they like") {
    WatchedFrames client;
    const std::string frame = client_frame(0x81, R"({"type":"ping","id":"p1"})");
    const std::string_view beginning = std::string_view(frame).substr(0, frame.size() / 2);
    const std::string rest_and_beginning = frame.substr(frame.size() / 2) + std::string(beginning);
    const auto end = Clock::now() + 3 * kMessageTime;
    client.watch.take(beginning);
    while (client.objection.empty() && Clock::now() < end) {
        client.watch.take(rest_and_beginning);
        client.io.poll();
    }
    CHECK(client.objection.empty());
}

TEST_CASE("a message that comes in drops takes too long, however many fragments it has") {
    WatchedFrames client;
    client.watch.take(client_frame(0x01, "{"));
    while (client.objection.empty()) {
        client.watch.take(client_frame(0x00, " ") + client_frame(0x89, "a ping between"));
        client.io.poll();
    }
    CHECK(client.objection == "a message took too long");
}

TEST_CASE("the rest of a message that begins right behind another is timed, too") {
    WatchedFrames client;
    const std::string frame = client_frame(0x81, "{}");
    client.watch.take(frame + frame.substr(0, frame.size() - 1));
    client.io.run();
    CHECK(client.objection == "a message took too long");
}
