#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/field.hpp>

namespace mistward::net::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace ws = beast::websocket;

WsClient::WsClient(const asio::ip::tcp::endpoint& server, const std::string& origin)
    : stream_(context_) {
    stream_.next_layer().connect(server);
    stream_.set_option(ws::stream_base::decorator([&](ws::request_type& request) {
        if (!origin.empty()) request.set(beast::http::field::origin, origin);
    }));
    stream_.read_message_max(0);
    stream_.handshake("127.0.0.1:" + std::to_string(server.port()), "/api/v1/rooms/room1/ws");
}

void WsClient::send(std::string_view text) {
    stream_.text(true);
    stream_.write(asio::buffer(text));
}

void WsClient::send_binary(std::string_view bytes) {
    stream_.binary(true);
    stream_.write(asio::buffer(bytes));
}

void WsClient::ping() { stream_.ping({}); }

void WsClient::hello(const std::string& token) {
    nlohmann::json message{{"type", "hello"}, {"protocol", 1}};
    if (!token.empty()) message["token"] = token;
    send(message.dump());
    REQUIRE(receive().at("type") == "welcome");
}

nlohmann::json WsClient::receive() {
    beast::flat_buffer buffer;
    stream_.read(buffer);
    return nlohmann::json::parse(beast::buffers_to_string(buffer.data()));
}

int WsClient::close_code() {
    beast::flat_buffer buffer;
    boost::system::error_code error;
    stream_.read(buffer, error);
    REQUIRE_MESSAGE(error, "a message came: ", beast::buffers_to_string(buffer.data()));
    return error == ws::error::closed ? stream_.reason().code : 1006;
}

}  // namespace mistward::net::test
