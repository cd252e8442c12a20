#include "server/net/link_page.hpp"

#include "server/net/card_route.hpp"
#include "server/net/etag.hpp"
#include "server/net/html_text.hpp"
#include "server/net/page_address.hpp"
#include "server/net/public_room.hpp"
#include "server/net/request_reading.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Json;

/// Puts a text where the page has another one, between these two.
void put_between(std::string& page, std::string_view before, std::string_view after,
                 std::string_view text) {
    const auto begin = page.find(before);
    if (begin == std::string::npos) return;
    const auto from = begin + before.size();
    const auto end = page.find(after, from);
    if (end != std::string::npos) page.replace(from, end - from, text);
}

constexpr std::string_view tag_of(Language language) {
    switch (language) {
        case Language::German:
            return "de";
        case Language::Romanian:
            return "ro";
        default:
            return "en";
    }
}

std::string card(std::string_view kind, std::string_view name, std::string_view content) {
    return "<meta " + std::string(kind) + "=\"" + std::string(name) + "\" content=\"" +
           in_html(content) + "\" />\n    ";
}

/// A room that everybody may know, and how far its game has come.
struct PublicRoom {
    Json document;
    std::uint64_t seq = 0;
};

boost::asio::awaitable<std::optional<PublicRoom>> public_room(rooms::Lobby& lobby,
                                                              const Request& request) {
    const auto room = co_await lobby.find(room_of_link(request.path()), reader_of(request).address);
    if (!room) co_return std::nullopt;
    const rooms::query::Document asked;
    const auto document = co_await (*room)->ask(asked);
    if (!document || !is_for_everybody(*document)) co_return std::nullopt;
    const rooms::query::Seq newest;
    const auto seq = co_await (*room)->ask(newest);
    co_return PublicRoom{*document, seq.value_or(0)};
}

/// Of an earlier game of a room nothing is said: others may have played it.
bool is_said_of(std::string_view path, const Json& room) {
    return path.starts_with("/r/") || room.value("game_id", Json()) == path.substr(3);
}

LinkWords words_of(Language language, std::string_view path,
                   const std::optional<PublicRoom>& room) {
    if (!room) return words_of_site(language);
    return path.starts_with("/r/") ? words_of_room(language, room->document)
                                   : words_of_game(language, room->document);
}

/// The path of the picture.
std::string picture_of(const std::optional<PublicRoom>& room) {
    const auto card = room ? card_path(room->document, room->seq) : std::nullopt;
    return card.value_or("/card.jpg");
}

std::string origin_of(const Request& request) {
    const auto host = request.header(http::field::host);
    if (host.empty()) return {};
    return (request.source.encrypted ? "https://" : "http://") + std::string(host);
}

}  // namespace

std::string room_of_link(std::string_view path) {
    const auto id = path.substr(3);
    return std::string(id.substr(0, id.find('.')));
}

std::string with_link_words(std::string index, const LinkWords& words, Language language,
                            const std::string& origin, std::string_view path,
                            std::string_view picture) {
    put_between(index, "<title>", "</title>", in_html(words.title));
    put_between(index, "<meta name=\"description\" content=\"", "\"", in_html(words.description));
    put_between(index, "<html lang=\"", "\"", tag_of(language));
    std::string cards = card("property", "og:type", "website") +
                        card("property", "og:site_name", "Mistward") +
                        card("property", "og:locale", tag_of(language)) +
                        card("property", "og:title", words.title) +
                        card("property", "og:description", words.description);
    if (!origin.empty()) {
        cards += card("property", "og:url", origin + std::string(path)) +
                 card("property", "og:image", origin + std::string(picture)) +
                 card("property", "og:image:width", "1200") +
                 card("property", "og:image:height", "630");
    }
    cards += card("name", "twitter:card", origin.empty() ? "summary" : "summary_large_image");
    if (const auto end = index.find("</head>"); end != std::string::npos) index.insert(end, cards);
    return index;
}

boost::asio::awaitable<Response> answer_link(rooms::Lobby* lobby, const Request& request,
                                             std::string index) {
    const Language language = language_of(request);
    const auto path = request.path();
    std::optional<PublicRoom> room;
    if (lobby != nullptr && is_link(path)) room = co_await public_room(*lobby, request);
    if (room && !is_said_of(path, room->document)) room.reset();
    const LinkWords words = words_of(language, path, room);
    auto response = text_response(http::status::ok, "text/html; charset=utf-8",
                                  with_link_words(std::move(index), words, language,
                                                  origin_of(request), path, picture_of(room)));
    response.headers.set(http::field::vary, "Accept-Language");
    co_return unless_known(request, std::move(response));
}

}  // namespace mistward::net
