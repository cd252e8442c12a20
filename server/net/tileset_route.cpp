#include "server/net/tileset_route.hpp"

#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tileset_document.hpp"
#include "server/net/asking.hpp"
#include "server/net/etag.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/service/on_worker.hpp"
#include "server/work/effort.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::string_view kForEver = "public, max-age=31536000, immutable";

/// The digest says all of it. The tag is weak, so that the text may be compressed on its way.
Response tileset_response(const Request& request, const std::string& digest, std::string text,
                          std::string_view keeping) {
    auto response = text_response(http::status::ok, "application/json", std::move(text));
    const std::string etag = '"' + digest + '"';
    response.headers.set(http::field::cache_control, keeping);
    response.headers.set(http::field::etag, "W/" + etag);
    if (has_already(request, etag)) response.status = http::status::not_modified;
    return response;
}

Answer show_tileset(rooms::Archive& archive, std::string digest, const Request& request) {
    const auto show = [&request, digest](std::string text) {
        return tileset_response(request, digest, std::move(text), kForEver);
    };
    return ask<rooms::archived::TileSet>(
        archive, rooms::archived::TileSet{digest, reader_of(request).address}, show);
}

Answer show_tiles_now(rooms::GameTiles tiles, const Request& request) {
    std::string text = protocol::tileset_text(*tiles.text, tiles.digest);
    co_return tileset_response(request, tiles.digest, std::move(text), "no-cache");
}

/// The file in the body, which is an object whatever else may be wrong with it.
protocol::Result<protocol::Json> file_in(const protocol::Json& body) {
    protocol::FieldReader fields(body, {"tileset"});
    const protocol::Json* file = fields.need("tileset", "a tile-set file, an object");
    if (file != nullptr && !file->is_object()) {
        fields.refuse("tileset", "a tile-set file, an object");
    }
    return protocol::decoded(fields, file == nullptr ? protocol::Json() : *file);
}

Answer check_tileset(work::WorkerPool& workers, TilesetCheck check, const Request& request) {
    const auto body = json_body(request);
    if (!body) co_return tl::unexpected(body.error());
    const auto task = [check, text = std::string(*body)]() -> protocol::Result<protocol::Json> {
        work::note_read(text.size());
        return protocol::parse_json(text).and_then(file_in).map(check);
    };
    const work::Key key(reader_of(request).address, {});
    const auto checked = co_await rooms::on_worker(workers, key, task);
    co_return checked.map(shown);
}

}  // namespace

void add_tileset_route(Router& router, rooms::Archive& archive) {
    router.add(http::verb::get, "/api/v1/tilesets/{tileset}", kReading,
               [&archive](const Request& request, const Captures& captures) {
                   return show_tileset(archive, std::string(captures.at(0)), request);
               });
}

void add_tiles_of_new_games_route(Router& router, std::string_view path,
                                  const rooms::TileShelf& tiles, rules::Mode mode) {
    router.add(http::verb::get, path, kReading,
               [&tiles, mode](const Request& request, const Captures&) {
                   return show_tiles_now(tiles[mode], request);
               });
}

void add_tileset_check_route(Router& router, work::WorkerPool& workers, TilesetCheck check) {
    router.add(http::verb::post, "/api/v1/tilesets/check", kDearReading,
               [&workers, check](const Request& request, const Captures&) {
                   return check_tileset(workers, check, request);
               });
}

}  // namespace mistward::net
