#pragma once

#include "server/net/compression/compressor.hpp"
#include "server/net/http_stream.hpp"

#include <optional>
#include <string_view>

namespace mistward::net {

/// The body of an answer that is written in parts, each as the client has read the one before;
/// compressed if the client takes it so. All on the connection's strand. What it is made with
/// outlives it.
class PartedBody {
public:
    /// `fields`: what every answer carries.
    PartedBody(HttpStream& stream, const Compressor& compressor, const Request& request,
               http::fields fields);

    /// Writes the head; one that is secret has a body that is not compressed. False, here and
    /// below, if the connection is gone or a part was not read in time; here also if the client
    /// asked for no more.
    boost::asio::awaitable<bool> begin(Response head);
    boost::asio::awaitable<bool> write(std::string_view part);
    boost::asio::awaitable<bool> end();

    /// Waits until the client ends the connection.
    boost::asio::awaitable<void> await_end() { return stream_.await_end(); }

private:
    HttpStream& stream_;
    const Compressor& compressor_;
    const Request& request_;
    http::fields fields_;
    std::optional<gzip::Parts> packed_;
};

}  // namespace mistward::net
