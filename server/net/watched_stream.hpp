#pragma once

#include "server/net/frame_watch.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>

#include <memory>
#include <utility>

namespace mistward::net {

/// A stream whose incoming bytes a `FrameWatch` sees before whoever reads them.
class WatchedStream : public Stream {
public:
    WatchedStream(Stream stream, std::shared_ptr<FrameWatch> watch)
        : Stream(std::move(stream)), watch_(std::move(watch)) {}

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
            Watching<Buffers>{*this, buffers, watch_}, token, get_executor());
    }

    // What Beast's WebSocket asks of a stream of one's own.

    friend void beast_close_socket(WatchedStream& stream) { stream.close(); }

    /// Leaves the end of the connection to `linger`: Beast's own closes the socket while bytes are
    /// unread, and the reset that follows takes the close frame with it.
    template <class Handler>
    friend void async_teardown(boost::beast::role_type, WatchedStream& stream, Handler&& handler) {
        asio::post(stream.get_executor(),
                   boost::beast::bind_front_handler(std::forward<Handler>(handler),
                                                    boost::system::error_code()));
    }

private:
    template <class Buffers>
    struct Watching {
        Stream& stream;
        Buffers buffers;
        std::shared_ptr<FrameWatch> watch;  ///< lives on if the stream does not

        template <class Self>
        void operator()(Self& self) {
            stream.async_read_some(buffers, std::move(self));
        }

        template <class Self>
        void operator()(Self& self, boost::system::error_code error, std::size_t size) {
            show(size);
            self.complete(error, size);
        }

        void show(std::size_t size) {
            const auto end = asio::buffer_sequence_end(buffers);
            for (auto at = asio::buffer_sequence_begin(buffers); at != end && size > 0; ++at) {
                const asio::const_buffer part = asio::buffer(asio::const_buffer(*at), size);
                watch->take({static_cast<const char*>(part.data()), part.size()});
                size -= part.size();
            }
        }
    };

    std::shared_ptr<FrameWatch> watch_;
};

}  // namespace mistward::net
