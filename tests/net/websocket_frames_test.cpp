#include "tests/net/frame_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

// First bytes of frames: FIN and the opcode.
constexpr unsigned kFin = 0x80;
constexpr unsigned kCont = 0x00;
constexpr unsigned kText = 0x01;
constexpr unsigned kBinary = 0x02;
constexpr unsigned kClose = 0x88;
constexpr unsigned kPing = 0x89;
constexpr unsigned kPong = 0x8a;

constexpr std::size_t kLimit = 16 * 1024;

/// What is sent after hello, and what comes back: frames as "ok ID", "error CODE", "pong PAYLOAD"
/// and "close CODE".
struct Exchange {
    std::string name;
    std::string sent;
    std::vector<std::string> back;
};

std::string told(const WireFrame& frame) {
    if (frame.is_close()) return "close " + std::to_string(frame.close_code());
    if (frame.first == kPong) return "pong " + frame.payload;
    if (frame.first != (kFin | kText)) return "a frame of no known kind";
    const auto message = nlohmann::json::parse(frame.payload);
    const std::string type = message.at("type");
    return type + " " + message.at(type == "ok" ? "id" : "code").get<std::string>();
}

/// A command that is answered "ok ID".
std::string command(const std::string& id) { return R"({"type":"ping","id":")" + id + "\"}"; }

/// One of that many bytes.
std::string command_of(const std::string& id, std::size_t size) {
    const auto text = command(id);
    return text + std::string(size - text.size(), ' ');
}

std::string text(const std::string& payload) { return client_frame(kFin | kText, payload); }

/// The payload as fragments of that many bytes, the last perhaps shorter.
std::vector<std::string> fragments(const std::string& payload, std::size_t size) {
    std::vector<std::string> frames;
    for (std::size_t at = 0; at < payload.size(); at += size) {
        const bool last = at + size >= payload.size();
        const unsigned first = (at == 0 ? kText : kCont) | (last ? kFin : 0);
        frames.push_back(client_frame(first, payload.substr(at, size)));
    }
    return frames;
}

std::string joined(const std::vector<std::string>& parts, const std::string& between = {}) {
    std::string whole;
    for (const auto& part : parts) whole += (whole.empty() ? "" : between) + part;
    return whole;
}

std::string unmasked(unsigned first, const std::string& payload) {
    return std::string{static_cast<char>(first), static_cast<char>(payload.size())} + payload;
}

std::string close(unsigned code, const std::string& reason = {}) {
    return client_frame(kClose, close_payload(code, reason));
}

void add(std::vector<Exchange>& table, const std::string& name, const std::string& sent,
         std::vector<std::string> back) {
    table.push_back({name, sent, std::move(back)});
}

std::vector<Exchange> framing() {
    std::vector<Exchange> table;
    for (const std::size_t size : {28U, 125U, 126U, 127U, 128U, 255U, 256U}) {
        add(table, "text of " + std::to_string(size), text(command_of("a", size)), {"ok a"});
    }
    add(table, "no text", text(""), {"error malformed_json"});
    add(table, "text at the limit", text(command_of("a", kLimit)), {"ok a"});
    add(table, "text over the limit", text(command_of("a", kLimit + 1)), {"close 1009"});
    add(table, "two messages", text(command("a")) + text(command("b")), {"ok a", "ok b"});
    add(table, "binary", client_frame(kFin | kBinary, "{}"), {"close 1003"});
    add(table, "no binary", client_frame(kFin | kBinary, ""), {"close 1003"});
    add(table, "no mask", unmasked(kFin | kText, command("a")), {"close 1002"});
    add(table, "a ping without mask", unmasked(kPing, "p"), {"close 1002"});
    add(table, "a length of 16 bits that fits 7", client_head(kFin | kText, 20, 2), {"close 1002"});
    add(table, "a length of 64 bits that fits 16", client_head(kFin | kText, 200, 8),
        {"close 1002"});
    return table;
}

std::vector<Exchange> pings() {
    std::vector<Exchange> table;
    const std::string long_one(125, 'p');
    add(table, "an empty ping", client_frame(kPing, ""), {"pong "});
    add(table, "a ping", client_frame(kPing, "hello"), {"pong hello"});
    add(table, "a ping that is no UTF-8", client_frame(kPing, "\xff\xfe"), {"pong \xff\xfe"});
    add(table, "a ping of 125", client_frame(kPing, long_one), {"pong " + long_one});
    add(table, "a ping of 126", client_frame(kPing, long_one + "p"), {"close 1002"});
    add(table, "a pong of 126", client_frame(kPong, long_one + "p"), {"close 1002"});
    add(table, "a pong that nobody asked for",
        client_frame(kPong, "x") + client_frame(kPong, "") + client_frame(kPing, "y"), {"pong y"});
    std::string ten;
    std::vector<std::string> pongs;
    for (int i = 0; i < 10; ++i) {
        ten += client_frame(kPing, std::to_string(i));
        pongs.push_back("pong " + std::to_string(i));
    }
    add(table, "ten pings", ten, pongs);
    add(table, "a ping in two frames", client_frame(0x09, "a") + client_frame(kFin, "b"),
        {"close 1002"});
    add(table, "a pong in two frames", client_frame(0x0a, "a") + client_frame(kFin, "b"),
        {"close 1002"});
    return table;
}

std::vector<Exchange> reserved() {
    std::vector<Exchange> table;
    for (const unsigned bits : {0x10U, 0x20U, 0x30U, 0x40U, 0x50U, 0x60U, 0x70U}) {
        const auto which = " with reserved bits " + std::to_string(bits);
        add(table, "text" + which, client_frame(kFin | kText | bits, "{}"), {"close 1002"});
        add(table, "a ping" + which, client_frame(kPing | bits, ""), {"close 1002"});
        add(table, "a close" + which, client_frame(kClose | bits, ""), {"close 1002"});
        add(table, "a continuation" + which,
            client_frame(kText, "{") + client_frame(kFin | bits, "}"), {"close 1002"});
    }
    for (const unsigned opcode : {3U, 4U, 5U, 6U, 7U, 11U, 12U, 13U, 14U, 15U}) {
        const auto name = "opcode " + std::to_string(opcode);
        add(table, name, client_frame(kFin | opcode, ""), {"close 1002"});
        add(table, name + " with bytes", client_frame(kFin | opcode, "x"), {"close 1002"});
        add(table, name + " after a message", text(command("a")) + client_frame(kFin | opcode, ""),
            {"ok a", "close 1002"});
    }
    return table;
}

std::vector<Exchange> fragmentation() {
    std::vector<Exchange> table;
    const auto whole = command("frag");
    for (const std::size_t size : {1U, 2U, 5U, 13U}) {
        add(table, "fragments of " + std::to_string(size), joined(fragments(whole, size)),
            {"ok frag"});
    }
    add(table, "a ping between two fragments",
        joined(fragments(whole, 14), client_frame(kPing, "p")), {"pong p", "ok frag"});
    add(table, "a pong between many fragments",
        joined(fragments(whole, 3), client_frame(kPong, "")), {"ok frag"});
    add(table, "empty fragments",
        client_frame(kText, "") + client_frame(kCont, "") + client_frame(kCont, whole) +
            client_frame(kCont, "") + client_frame(kFin, ""),
        {"ok frag"});
    add(table, "empty fragments alone", client_frame(kText, "") + client_frame(kFin, ""),
        {"error malformed_json"});
    add(table, "a continuation of nothing", client_frame(kFin, "x"), {"close 1002"});
    add(table, "a continuation of nothing that goes on", client_frame(kCont, "x"), {"close 1002"});
    add(table, "a continuation after the end", text(whole) + client_frame(kFin, "x"),
        {"ok frag", "close 1002"});
    add(table, "a message in the midst of another", client_frame(kText, "{") + text(whole),
        {"close 1002"});
    add(table, "binary in the midst of text",
        client_frame(kText, "{") + client_frame(kFin | kBinary, "}"), {"close 1002"});
    add(table, "a close in the midst of a message", client_frame(kText, "{") + close(1000),
        {"close 1000"});
    add(table, "fragments up to the limit", joined(fragments(command_of("a", kLimit), 1300)),
        {"ok a"});
    add(table, "fragments over the limit", joined(fragments(command_of("a", kLimit + 1), 1300)),
        {"close 1009"});
    return table;
}

std::vector<Exchange> unicode() {
    std::vector<Exchange> table;
    const std::vector<std::string> valid{"κόσμε",        "\xc2\xa0",         "\xdf\xbf",
                                         "\xe0\xa0\x80", "\xed\x9f\xbf",     "\xee\x80\x80",
                                         "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"};
    for (const auto& id : valid) {
        for (const std::size_t size : {1U, 2U, 3U, 100U}) {
            add(table, id + " in fragments of " + std::to_string(size),
                joined(fragments(command(id), size)), {"ok " + id});
        }
    }
    const std::vector<std::string> invalid{"\x80",
                                           "\xbf",
                                           "\xc0\x80",
                                           "\xc1\xbf",
                                           "\xe0\x80\x80",
                                           "\xe0\x9f\xbf",
                                           "\xed\xa0\x80",
                                           "\xed\xbf\xbf",
                                           "\xf0\x80\x80\x80",
                                           "\xf0\x8f\xbf\xbf",
                                           "\xf4\x90\x80\x80",
                                           "\xf5\x80\x80\x80",
                                           "\xf8\x88\x80\x80\x80",
                                           "\xfc\x84\x80\x80\x80\x80",
                                           "\xfe",
                                           "\xff",
                                           "\xc3(",
                                           "\xe2\x82(",
                                           "\xf0\x9f\x98("};
    for (std::size_t i = 0; i < invalid.size(); ++i) {
        const auto name = "bad UTF-8, " + std::to_string(i);
        add(table, name, text(command(invalid[i])), {"close 1007"});
        add(table, name + " in fragments", joined(fragments(command(invalid[i]), 1)),
            {"close 1007"});
        add(table, name + " before the end comes", client_frame(kText, command(invalid[i])),
            {"close 1007"});
    }
    const std::string smile = "\xf0\x9f\x98\x80";
    for (std::size_t size = 1; size < smile.size(); ++size) {
        const auto name = "UTF-8 cut after " + std::to_string(size);
        add(table, name, text("x" + smile.substr(0, size)), {"close 1007"});
        add(table, name + ", then an empty end",
            client_frame(kText, "x" + smile.substr(0, size)) + client_frame(kFin, ""),
            {"close 1007"});
    }
    return table;
}

std::vector<Exchange> closing() {
    std::vector<Exchange> table;
    add(table, "a close without a code", client_frame(kClose, ""), {"close 1000"});
    add(table, "a close of one byte", client_frame(kClose, "x"), {"close 1002"});
    for (const unsigned code : {1000U, 1001U, 1002U, 1003U, 1007U, 1008U, 1009U, 1010U, 1011U,
                                1012U, 1013U, 3000U, 3999U, 4000U, 4999U}) {
        add(table, "close " + std::to_string(code), close(code), {"close " + std::to_string(code)});
    }
    for (const unsigned code :
         {0U, 1U, 999U, 1004U, 1005U, 1006U, 1014U, 1015U, 1016U, 1100U, 2000U, 2999U}) {
        add(table, "close " + std::to_string(code), close(code), {"close 1002"});
    }
    add(table, "a close with a reason", close(1000, "bye"), {"close 1000"});
    add(table, "a close with the longest reason", close(1000, std::string(123, 'r')),
        {"close 1000"});
    add(table, "a close with too long a reason", close(1000, std::string(124, 'r')),
        {"close 1002"});
    add(table, "a close with a reason that is no UTF-8", close(1000, "\xff"), {"close 1002"});
    add(table, "a message and a close", text(command("a")) + close(1000), {"ok a", "close 1000"});
    add(table, "a ping after the close", close(1000) + client_frame(kPing, "p"), {"close 1000"});
    add(table, "a message after the close", close(1000) + text(command("a")), {"close 1000"});
    add(table, "a second close", close(1000) + close(1001), {"close 1000"});
    return table;
}

std::vector<Exchange> quantity() {
    std::vector<Exchange> table;
    std::string sent;
    std::vector<std::string> back;
    for (int i = 0; i < 200; ++i) {
        const auto id = std::to_string(i);
        sent += text(command(id));
        back.push_back("ok " + id);
    }
    add(table, "two hundred small messages", sent, back);
    return table;
}

constexpr std::size_t kWhole = 0;

bool is_closed(const std::string& told_last) { return told_last.starts_with("close"); }

/// Sends the exchange's bytes in pieces of that many and checks what comes back.
void check(const TestServer& server, const Exchange& exchange, std::size_t piece) {
    CAPTURE(exchange.name);
    CAPTURE(piece);
    FrameClient client(server.endpoint());
    client.send(text(R"({"type":"hello","protocol":1})"));
    REQUIRE(client.receive());
    std::string last;
    const auto step = piece == kWhole ? exchange.sent.size() : piece;
    for (std::size_t at = 0; at < exchange.sent.size(); at += step) {
        client.send(std::string_view(exchange.sent).substr(at, step));
    }
    for (const auto& expected : exchange.back) {
        // What breaks the protocol may overtake the answer to what came before.
        if (is_closed(last)) break;
        const auto frame = client.receive();
        REQUIRE(frame);
        last = told(*frame);
        const bool is_right = last == expected || (is_closed(last) && last == exchange.back.back());
        CHECK_MESSAGE(is_right, last, " instead of ", expected);
    }
    // A close frame is an answer to the server's, or asks for one.
    client.send(close(1000));
    if (is_closed(last)) {
        CHECK(client.is_ended());
    } else {
        CHECK(client.close_code() == 1000);
    }
}

void check_table(const std::vector<Exchange>& table) {
    Limits limits;
    limits.commands_per_second = 100'000;
    limits.command_burst = 100'000;
    TestServer server(limits);
    for (const auto& exchange : table) {
        check(server, exchange, kWhole);
        if (exchange.sent.size() < 500) {
            check(server, exchange, 1);
            check(server, exchange, 7);
        }
    }
}

}  // namespace

TEST_CASE("frames: lengths, masks and kinds") { check_table(framing()); }
TEST_CASE("frames: pings and pongs") { check_table(pings()); }
TEST_CASE("frames: reserved bits and opcodes") { check_table(reserved()); }
TEST_CASE("frames: fragmentation") { check_table(fragmentation()); }
TEST_CASE("frames: UTF-8") { check_table(unicode()); }
TEST_CASE("frames: closing") { check_table(closing()); }
TEST_CASE("frames: many messages") { check_table(quantity()); }
