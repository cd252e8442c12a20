#pragma once

#include "server/net/frame_watch.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/container/static_vector.hpp>

#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace mistward::net {

/// A stream of WebSocket frames, whose incoming bytes a `FrameWatch` sees before whoever reads
/// them. Several may write to it; each call is one or more frames, which it never mixes with
/// others.
class WatchedStream : public Stream {
public:
    WatchedStream(Stream stream, std::shared_ptr<FrameWatch> watch)
        : Stream(std::move(stream)),
          watch_(std::move(watch)),
          turn_(std::make_shared<Turn>(get_executor())) {}

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
            Watching<Buffers>{*this, buffers, watch_}, token, get_executor());
    }

    /// Writes all of up to eight buffers, once what is being written has been.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return write_in_turn(pieces_of(buffers), std::forward<Token>(token));
    }

    /// The same for any number of buffers; what lists them must stay, too.
    template <class Token>
    auto async_write_all(std::span<const asio::const_buffer> buffers, Token&& token) {
        return write_in_turn(buffers, std::forward<Token>(token));
    }

    /// Writes what the system takes at once, as `Stream`; nothing while it is another's turn.
    std::size_t write_at_once(std::span<const asio::const_buffer> buffers) {
        return turn_->writing + turn_->waiting > 0 ? 0 : Stream::write_at_once(buffers);
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

    /// Whose turn it is to write: nobody's, or of one operation. Whoever has waited comes first, so
    /// that a control frame gets through between messages, however many there are.
    struct Turn {
        explicit Turn(const asio::any_io_executor& executor)
            : changed(executor, asio::steady_timer::time_point::max()) {}
        asio::steady_timer changed;  ///< never expires; cancelled when there may be a turn
        int writing = 0;             ///< 0 or 1
        int waiting = 0;
    };

    /// What an operation has a part in, as one of those that write or wait, until this ends, be it
    /// because it could not go on.
    class Part {
    public:
        Part(std::shared_ptr<Turn> turn, int Turn::*among) : turn_(std::move(turn)), among_(among) {
            ++(*turn_.*among_);
        }
        Part(Part&&) = default;
        Part& operator=(Part&&) = delete;
        ~Part() {
            if (!turn_) return;
            --(*turn_.*among_);
            turn_->changed.cancel();
        }
        bool writes() const { return among_ == &Turn::writing; }

    private:
        std::shared_ptr<Turn> turn_;
        int Turn::*among_;
    };

    /// Buffers of any kind as of one kind: Beast has many, and each would be compiled through all
    /// the layers below. What is more than they take is left to the next call.
    using Pieces = boost::container::static_vector<asio::const_buffer, 8>;

    template <class Buffers>
    static Pieces pieces_of(const Buffers& buffers) {
        Pieces pieces;
        const auto end = asio::buffer_sequence_end(buffers);
        for (auto at = asio::buffer_sequence_begin(buffers);
             at != end && pieces.size() < pieces.capacity(); ++at) {
            pieces.emplace_back(*at);
        }
        return pieces;
    }

    template <class Buffers, class Token>
    auto write_in_turn(const Buffers& buffers, Token&& token) {
        return asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
            Writing<Buffers>{*this, buffers, turn_}, token, get_executor());
    }

    template <class Buffers>
    struct Writing {
        Stream& stream;
        Buffers buffers;
        std::shared_ptr<Turn> turn;  ///< lives on if the stream does not
        std::optional<Part> part = {};

        template <class Self>
        void operator()(Self& self, boost::system::error_code error = {}, std::size_t size = 0) {
            if (part && part->writes()) {
                part.reset();
                return self.complete(error, size);
            }
            if (self.cancelled() != asio::cancellation_type::none) {
                part.reset();
                return self.complete(asio::error::operation_aborted, 0);
            }
            const bool others_first = !part && turn->waiting > 0;
            if (turn->writing > 0 || others_first) {
                if (!part) part.emplace(turn, &Turn::waiting);
                return turn->changed.async_wait(std::move(self));
            }
            part.reset();
            part.emplace(turn, &Turn::writing);
            asio::async_write(stream, buffers, std::move(self));
        }
    };

    std::shared_ptr<FrameWatch> watch_;
    std::shared_ptr<Turn> turn_;
};

}  // namespace mistward::net
