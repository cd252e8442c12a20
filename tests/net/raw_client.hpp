#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace mistward::net::test {

struct RawResponse {
    int status = 0;
    std::map<std::string, std::string> headers;  ///< names in lower case
    std::string body;

    nlohmann::json json() const { return nlohmann::json::parse(body); }
    std::string header(const std::string& name) const;
};

/// A blocking client that sends exactly the bytes that it is given.
class RawClient {
public:
    /// `from`: the address of this machine that it comes from, such as `127.0.0.2`.
    explicit RawClient(const boost::asio::ip::tcp::endpoint& server, const char* from = nullptr);

    void send(std::string_view bytes);

    /// The next response; `head`: one without its body.
    RawResponse receive(bool head = false);

    /// A whole exchange.
    RawResponse ask(std::string_view bytes);

    /// The next bytes, so many; those up to and including `end`; those until the connection ends.
    std::string read(std::size_t size);
    std::string read_until(std::string_view end);
    std::string read_to_end();

    /// True if the server ends the connection without another byte.
    bool is_closed();

    /// True if the server sends something, or ends the connection, within a moment.
    bool has_answer();

private:
    std::string read_line();

    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_;
    std::string buffer_;
};

}  // namespace mistward::net::test
