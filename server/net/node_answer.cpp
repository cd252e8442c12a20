#include "server/net/node_answer.hpp"

#include "server/net/hop_fields.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/error.hpp>

namespace mistward::net {
namespace {

namespace asio = boost::asio;

/// More than a node says: its policy for browsers repeats the client's `Host`.
constexpr std::uint32_t kMostNodeHeadBytes = 32 * 1024;
constexpr int kMostInterims = 8;

bool is_followed(unsigned status) { return status < 200 && status != 101; }

}  // namespace

NodeAnswer::NodeAnswer(bool is_bare) : is_bare_(is_bare) { begin(); }

void NodeAnswer::begin() {
    parser_.emplace();
    parser_->header_limit(kMostNodeHeadBytes);
    parser_->body_limit(boost::none);
    parser_->skip(is_bare_);
}

std::size_t NodeAnswer::take_head(std::string_view bytes) {
    std::size_t taken = 0;
    while (!has_head_ && !is_bad_) {
        boost::system::error_code error;
        const auto rest = bytes.substr(taken);
        taken += parser_->put(asio::buffer(rest), error);
        const bool is_done = parser_->is_header_done();
        if (!is_done) is_bad_ = error != http::error::need_more;
        if (!is_done) break;
        if (is_followed(parser_->get().result_int())) {
            is_bad_ = ++interims_ > kMostInterims;
            begin();
        } else {
            has_head_ = true;
            is_bad_ = status() == http::status::unknown;
        }
    }
    return taken;
}

NodeAnswer::Piece NodeAnswer::take_body(std::string_view bytes) {
    Piece piece;
    while (!is_bad_ && !is_whole() && piece.taken < bytes.size()) {
        auto& body = parser_->get().body();
        body.data = piece_.data();
        body.size = piece_.size();
        boost::system::error_code error;
        const auto rest = bytes.substr(piece.taken);
        const auto taken = parser_->put(asio::buffer(rest), error);
        piece.taken += taken;
        piece.bytes = {piece_.data(), piece_.size() - body.size};
        const bool goes_on =
            !error || error == http::error::need_more || error == http::error::need_buffer;
        is_bad_ = !goes_on;
        if (taken == 0 || !piece.bytes.empty()) break;
    }
    return piece;
}

void NodeAnswer::end() {
    boost::system::error_code error;
    if (!is_whole()) parser_->put_eof(error);
    if (error) is_bad_ = true;
}

Response NodeAnswer::head() const {
    Response head;
    head.status = status();
    head.headers = end_to_end(parser_->get());
    if (!parser_->content_length()) head.headers.erase(http::field::content_length);
    if (head.status == http::status::switching_protocols) {
        head.headers.set(http::field::connection, "Upgrade");
        head.headers.set(http::field::upgrade, "websocket");
    }
    return head;
}

}  // namespace mistward::net
