#include "tests/net/frame_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

using std::chrono::milliseconds;

constexpr unsigned kWholeText = 0x81;
constexpr auto kNoJson = "{";

std::size_t address_space_kib() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word && word != "VmPeak:") {
    }
    std::size_t kib = 0;
    status >> kib;
    return kib;
}

/// A text frame that is not UTF-8, but only at its end.
std::string bad_text() { return client_frame(kWholeText, std::string(40, 'x') + "\xff\xff"); }

}  // namespace

TEST_CASE("a frame that claims more than the limit is refused by its head with 1009") {
    TestServer server;
    const std::array<std::uint64_t, 6> claims{16 * 1024 + 1, 1ULL << 31, 1ULL << 36,
                                              1ULL << 40,    1ULL << 62, (1ULL << 63) - 1};
    for (const auto claim : claims) {
        CAPTURE(claim);
        FrameClient client(server.endpoint());
        client.send(client_head(kWholeText, claim, claim < 65536 ? 2 : 8) + "x");
        CHECK(client.close_code() == 1009);
        CHECK(client.is_ended());
    }
    WsClient(server.endpoint()).hello();
    CHECK(server.metrics().find("mistward_refusals_total{code=\"message_too_large\"} 6\n") !=
          std::string::npos);
}

TEST_CASE("the close frame arrives although the rest of a message that is too large is unread") {
    TestServer server;
    FrameClient client(server.endpoint());
    client.send(client_frame(kWholeText, std::string(1024 * 1024, 'x')));
    CHECK(client.close_code() == 1009);
    CHECK(client.is_ended());
}

TEST_CASE("what a frame claims takes no memory") {
    TestServer server;
    WsClient(server.endpoint()).hello();
    const auto before = address_space_kib();
    std::vector<std::unique_ptr<FrameClient>> clients;
    for (int i = 0; i < 6; ++i) {
        clients.push_back(std::make_unique<FrameClient>(server.endpoint()));
        clients.back()->send(client_head(kWholeText, 1ULL << 31, 8) + "x");
    }
    for (const auto& client : clients) CHECK(client->close_code() == 1009);
    CHECK(address_space_kib() - before < 1024 * 1024);
}

TEST_CASE("a session that is being closed ends whatever its client sends then") {
    Limits limits;
    limits.hello_time = milliseconds(2);
    limits.fault_burst = 3;
    limits.close_time = milliseconds(100);
    limits.linger_time = milliseconds(100);
    TestServer server(limits);
    std::vector<std::unique_ptr<FrameClient>> clients;
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        auto client = std::make_unique<FrameClient>(server.endpoint());
        const auto bad = bad_text();
        // Up to the bytes that are no UTF-8.
        const auto part = static_cast<std::size_t>(round / 3) % (bad.size() - 2);
        if (round % 3 == 0) {
            // The rest of a message comes once the close frame has.
            client->send(bad.substr(0, part));
            CHECK(client->close_code() == 1008);
            client->send(bad.substr(part));
        } else if (round % 3 == 1) {
            std::string faults;
            for (int i = 0; i < 6; ++i) faults += client_frame(kWholeText, kNoJson);
            client->send(faults + bad);
        } else {
            for (int i = 0; i < 6; ++i) client->send(client_frame(kWholeText, kNoJson));
            for (const char byte : bad) client->send({&byte, 1});
        }
        clients.push_back(std::move(client));
    }
    CHECK(server.all_connections_end());
}

TEST_CASE("a server stops although its sessions are being closed and do not answer") {
    Limits limits;
    limits.hello_time = milliseconds(2);
    limits.stop_time = milliseconds(100);
    TestServer server(limits);
    std::vector<std::unique_ptr<FrameClient>> clients;
    for (int i = 0; i < 20; ++i) {
        clients.push_back(std::make_unique<FrameClient>(server.endpoint()));
        const auto bad = bad_text();
        clients.back()->send(bad.substr(0, 20));
        CHECK(clients.back()->close_code() == 1008);
        clients.back()->send(bad.substr(20));
    }
    server.stop();
    CHECK(server.metrics().find("mistward_connections 0\n") != std::string::npos);
}

TEST_CASE("frames that come too fast close the connection with 1008, whatever their kind") {
    constexpr unsigned kPing = 0x89;
    constexpr unsigned kPong = 0x8a;
    constexpr unsigned kBegun = 0x01;
    constexpr unsigned kGoesOn = 0x00;
    Limits limits;
    limits.frames_per_second = 0.001;
    limits.frame_burst = 50;
    TestServer server(limits);
    for (const unsigned first : {kPing, kPong, kGoesOn}) {
        for (const auto* payload : {"", "x"}) {
            CAPTURE(first);
            CAPTURE(payload);
            FrameClient client(server.endpoint());
            if (first == kGoesOn) client.send(client_frame(kBegun, ""));
            std::string frames;
            for (int i = 0; i < 60; ++i) frames += client_frame(first, payload);
            client.send(frames);
            CHECK(client.close_code() == 1008);
        }
    }
}

TEST_CASE("a message that takes too long closes the connection with 1008, however it drips in") {
    Limits limits;
    limits.message_time = milliseconds(30);
    TestServer server(limits);
    const std::string begun = client_frame(0x01, "{");
    const std::array<std::string, 4> beginnings{begun, client_frame(0x01, ""),
                                                client_head(kWholeText, 1000, 2) + "x",
                                                client_head(kWholeText, 1000, 2).substr(0, 8)};
    for (const auto& beginning : beginnings) {
        CAPTURE(beginning.size());
        FrameClient client(server.endpoint());
        client.send(beginning);
        CHECK(client.close_code() == 1008);
    }
}

TEST_CASE("a client that takes nothing is cut although all that waits is in the system's buffers") {
    Limits limits;
    limits.write_time = milliseconds(200);
    limits.silence_time = std::chrono::hours(1);
    TestServer server(limits);
    FrameClient client(server.endpoint(), 2048);
    client.send(client_frame(kWholeText, R"({"type":"hello","protocol":1})"));
    REQUIRE(client.receive());
    for (int i = 0; i < 30; ++i) server.room().broadcast('"' + std::string(1000, 'x') + '"');
    server.room().await_detached();
    CHECK(server.all_connections_end());
}
