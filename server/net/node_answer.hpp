#pragma once

#include "server/net/http.hpp"

#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/parser.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace mistward::net {

/// What another node answers, as its bytes come: a head of a bounded size, then a body piece by
/// piece. Knows of no sockets.
class NodeAnswer {
public:
    /// `is_bare`: to HEAD, so that there is no body whatever the head says.
    explicit NodeAnswer(bool is_bare);

    /// Takes what it can from the front of `bytes` until it has the head, and says how much that
    /// was; the rest is to come again, with what follows it. Interim answers go for nothing.
    std::size_t take_head(std::string_view bytes);
    bool has_head() const { return has_head_; }

    struct Piece {
        std::size_t taken = 0;   ///< of the bytes given
        std::string_view bytes;  ///< of the body; until the next piece is taken
    };
    /// Takes the next piece of the body from the front of `bytes`.
    Piece take_body(std::string_view bytes);
    /// The node says no more.
    void end();

    /// Everything has come, or nothing more can.
    bool is_whole() const { return has_head_ && parser_->is_done(); }
    /// It is no answer that HTTP knows, or one with too large a head.
    bool is_bad() const { return is_bad_; }

    http::status status() const { return parser_->get().result(); }
    /// Nothing says how long the body is before it ends.
    bool is_endless() const { return has_head_ && !is_whole() && !parser_->content_length(); }
    /// What the client is to see of the head. Has no body.
    Response head() const;

private:
    using Parser = http::response_parser<http::buffer_body>;

    void begin();

    const bool is_bare_;
    std::optional<Parser> parser_;
    std::array<char, 8 * 1024> piece_;
    int interims_ = 0;
    bool has_head_ = false;
    bool is_bad_ = false;
};

}  // namespace mistward::net
