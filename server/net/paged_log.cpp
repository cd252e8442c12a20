#include "server/net/paged_log.hpp"

#include "protocol/messages.hpp"
#include "server/net/media_type.hpp"
#include "server/net/text_in_parts.hpp"

#include <boost/asio/this_coro.hpp>

#include <memory>
#include <utility>

namespace mistward::net {
namespace {

/// The pages behind the first one.
class PagesOn {
public:
    PagesOn(ReadPage read, const rooms::LogPage& first)
        : read_(std::move(read)), last_(first.last), end_(first.newest) {}

    rooms::AsyncResult<std::optional<std::string>> next() {
        if (last_ >= end_) co_return std::nullopt;
        auto page = co_await read_(last_);
        if (!page) co_return tl::unexpected(page.error());
        // A log that ends before its newest entry was another game's meanwhile.
        if (page->last == last_) co_return tl::unexpected(internal_error());
        last_ = page->last;
        co_return std::move(page->text);
    }

private:
    const ReadPage read_;
    std::uint64_t last_;
    const std::uint64_t end_;
};

}  // namespace

ReadPage without_legal(ReadPage read) {
    return [read = std::move(read)](std::uint64_t since) -> rooms::AsyncResult<rooms::LogPage> {
        auto page = co_await read(since);
        if (page) page->text = protocol::without_legal(page->text);
        co_return page;
    };
}

Answer answer_log(std::uint64_t since, ReadPage read) {
    auto first = co_await read(since);
    if (!first) co_return tl::unexpected(first.error());
    Response head = text_response(http::status::ok, kNdjson, {});
    if (first->is_last()) {
        head.body = std::move(first->text);
        co_return head;
    }
    const auto executor = co_await asio::this_coro::executor;
    const auto pages = std::make_shared<PagesOn>(std::move(read), *first);
    const auto read_on = [pages] { return pages->next(); };
    co_return Follow{
        std::make_shared<TextInParts>(executor, std::move(head), std::move(first->text), read_on)};
}

}  // namespace mistward::net
