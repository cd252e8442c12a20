#include "server/net/card_route.hpp"

#include "protocol/json_text.hpp"
#include "protocol/room_requests.hpp"
#include "server/net/asking.hpp"
#include "server/net/etag.hpp"
#include "server/net/public_room.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/with_room.hpp"
#include "server/picture/card.hpp"
#include "server/picture/card_shelf.hpp"
#include "server/picture/drawn_faces.hpp"
#include "server/service/on_worker.hpp"
#include "server/work/effort.hpp"

#include <cstdint>
#include <memory>
#include <utility>

namespace mistward::net {
namespace {

using picture::CardShelf;
using protocol::ErrorCode;
using protocol::Json;
using Drawn = protocol::Result<CardShelf::Card>;

constexpr std::string_view kADay = "public, max-age=86400, immutable";

/// Where the cards come from; shared by all who ask for one.
struct Studio {
    explicit Studio(work::WorkerPool& pool) : workers(pool) {}

    work::WorkerPool& workers;
    CardShelf shelf;
};

protocol::Error no_picture(const Request& request) {
    return {ErrorCode::NotFound,
            "there is no picture of that",
            {{"path", std::string(request.path())}}};
}

protocol::Error foreign_game() {
    const std::string expected = "the id of a game of this room";
    return {ErrorCode::InvalidMessage,
            "\"game_id\" must be " + expected,
            {{"field", "game_id"}, {"expected", expected}}};
}

std::string digest_in(const Json& room) {
    const auto tiles = room.find("tileset");
    return tiles == room.end() || !tiles->is_object() ? "" : tiles->value("digest", "");
}

/// Empty before the start.
std::string game_in(const Json& room) {
    const auto game = room.find("game_id");
    return game == room.end() || !game->is_string() ? "" : game->get<std::string>();
}

bool is_pictured(const Json& room) {
    return !game_in(room).empty() &&
           picture::drawn_faces(picture::Atlas::get(), digest_in(room), room) != nullptr;
}

std::string card_name(const std::string& game, std::uint64_t seq) {
    return game + '/' + std::to_string(seq);
}

/// On a worker. Somebody who asked before may have had the same drawn meanwhile.
Drawn draw(CardShelf& shelf, const std::string& name, const std::string& digest,
           const std::string& state) {
    if (auto kept = shelf.find(name)) return kept;
    work::note_read(state.size());
    const auto& atlas = picture::Atlas::get();
    const auto board =
        picture::board_of(atlas, digest, protocol::parse_own_json(state).at("state"));
    if (!board) return tl::unexpected(protocol::Error{ErrorCode::NotFound, "no picture"});
    auto card = std::make_shared<const std::string>(picture::card_of(atlas, *board));
    work::note_text(card->size());
    shelf.put(name, card);
    return card;
}

/// What the query says, of this room.
protocol::Result<protocol::CardQuery> query_of(const Request& request, const std::string& room) {
    return query_document(request)
        .and_then(protocol::decode_card_query)
        .and_then([&](protocol::CardQuery query) -> protocol::Result<protocol::CardQuery> {
            const bool is_of_room =
                !query.game_id || std::string(*query.game_id).starts_with(room + '.');
            if (!is_of_room) return tl::unexpected(foreign_game());
            return query;
        });
}

/// What `query` names has a picture for ever; what it leaves out is what is newest.
Response card_response(const Request& request, const std::string& card, bool is_named) {
    auto response = text_response(http::status::ok, "image/jpeg", card);
    const std::string etag = etag_of(card);
    response.headers.set(http::field::etag, etag);
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    response.headers.set(http::field::cache_control, is_named ? kADay : "no-cache");
    if (has_already(request, etag)) {
        response.status = http::status::not_modified;
        response.body.clear();
    }
    return response;
}

/// ROOM of the guide, of a room that everybody may know; others are told of as if there were none.
rooms::AsyncResult<Json> public_document(rooms::Room& room, const std::string& id) {
    const rooms::query::Document about;
    auto document = co_await room.ask(about);
    if (document && !is_for_everybody(*document)) {
        co_return tl::unexpected(rooms::room_not_found(id));
    }
    co_return std::move(document);
}

/// The state of that game, if it is the room's before and after: a room may begin another one, or
/// hide, at any time.
rooms::AsyncResult<std::string> state_of(rooms::Room& room, const std::string& id,
                                         const std::string& game, rooms::query::State moment,
                                         const Request& request) {
    auto state = co_await room.ask(std::move(moment));
    if (!state) co_return tl::unexpected(state.error());
    const auto document = co_await public_document(room, id);
    if (!document) co_return tl::unexpected(document.error());
    if (game_in(*document) != game) co_return tl::unexpected(no_picture(request));
    co_return std::move(state->text);
}

Answer show_card(std::shared_ptr<rooms::Room> room, std::shared_ptr<Studio> studio, std::string id,
                 const Request& request) {
    const auto query = query_of(request, id);
    if (!query) co_return tl::unexpected(query.error());
    const auto document = co_await public_document(*room, id);
    if (!document) co_return tl::unexpected(document.error());
    const std::string game = game_in(*document);
    const bool is_newest = !query->game_id || std::string(*query->game_id) == game;
    if (!is_newest || !is_pictured(*document)) co_return tl::unexpected(no_picture(request));
    const rooms::query::Seq newest;
    const auto seq =
        query->seq ? protocol::Result<std::uint64_t>(*query->seq) : co_await room->ask(newest);
    if (!seq) co_return tl::unexpected(seq.error());
    const bool is_named = query->game_id && query->seq;
    const std::string name = card_name(game, *seq);
    if (const auto kept = studio->shelf.find(name)) {
        co_return card_response(request, *kept, is_named);
    }
    const std::string address = reader_of(request).address;
    const rooms::query::State moment{*seq, rooms::Reader({}, address)};
    const auto state = co_await state_of(*room, id, game, moment, request);
    if (!state) co_return tl::unexpected(state.error());
    const auto task = [&shelf = studio->shelf, &name, digest = digest_in(*document),
                       &text = *state] { return draw(shelf, name, digest, text); };
    work::Key key(address, id);
    const auto card = co_await rooms::on_worker(studio->workers, std::move(key), task);
    co_return card.map(
        [&](const CardShelf::Card& drawn) { return card_response(request, *drawn, is_named); });
}

}  // namespace

std::optional<std::string> card_path(const Json& room, std::uint64_t seq) {
    if (seq == 0 || !is_for_everybody(room) || !is_pictured(room)) return std::nullopt;
    return "/api/v1/rooms/" + room.value("id", "") + "/card.jpg?game_id=" + game_in(room) +
           "&seq=" + std::to_string(seq);
}

void add_card_route(Router& router, rooms::Lobby& lobby, work::WorkerPool& workers) {
    const auto handler = [&lobby, studio = std::make_shared<Studio>(workers)](
                             const Request& request, const Captures& captures) {
        std::string id(captures.at(0));
        const auto show = [studio, id, &request](const std::shared_ptr<rooms::Room>& room) {
            return show_card(room, studio, id, request);
        };
        return with_room(lobby, id, request, show);
    };
    router.add(http::verb::get, "/api/v1/rooms/{room}/card.jpg", kDearReading, handler);
}

}  // namespace mistward::net
