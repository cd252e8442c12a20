#include "server/admin/tilesets.hpp"

#include "protocol/decoded.hpp"
#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/tileset_check.hpp"
#include "server/store/store.hpp"
#include "server/work/effort.hpp"
#include "server/work/strand.hpp"

#include <algorithm>
#include <utility>

namespace mistward::admin {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using rooms::on;
using SharedCatalogue = rooms::TileShelf::SharedCatalogue;

constexpr rules::Mode kMists = rules::Mode::Mists;

Error no_such_set(const std::string& digest) {
    return {ErrorCode::NotFound,
            "the host has no tile set of that digest",
            {{"path", "/api/v1/admin/tilesets/" + digest}}};
}

Error too_many_sets() {
    const std::string expected = "at most " + std::to_string(Tilesets::kMost) + " sets";
    return {ErrorCode::InvalidMessage,
            "there are as many tile sets as there may be; remove one first",
            {{"field", "tileset"}, {"expected", expected}}};
}

Error is_switched_on() {
    return {ErrorCode::InvalidMessage,
            "the tile set is switched on; switch to another one first",
            {{"field", "tileset"}, {"expected", "a set that is not switched on"}}};
}

/// The file in a body, which is an object whatever else may be wrong with it.
protocol::Result<Json> file_in(const Json& body) {
    protocol::FieldReader fields(body, {"tileset"});
    const Json* file = fields.need("tileset", "a tile-set file, an object");
    if (file != nullptr && !file->is_object()) {
        fields.refuse("tileset", "a tile-set file, an object");
    }
    return protocol::decoded(fields, file == nullptr ? Json() : *file);
}

Json set_document(const store::HostTileset& set) {
    return {{"digest", set.digest},
            {"name", set.name},
            {"added", protocol::time_text(set.added_ms)},
            {"rooms", set.rooms}};
}

Json choice_document(const store::TilesetChoice& choice) {
    const bool is_old = choice.since_ms == 0;
    return {{"digest", choice.digest ? Json(*choice.digest) : Json()},
            {"since", is_old ? Json() : Json(protocol::time_text(choice.since_ms))}};
}

/// A set with both of its texts.
store::AddHostTileset kept(const rooms::TileCatalogue& catalogue, std::int64_t now_ms) {
    const rooms::GameTiles& mists = catalogue[kMists];
    const rooms::GameTiles& joined = catalogue[rules::Mode::Ghosts];
    return {{mists.digest, joined.digest, mists.set().name, now_ms},
            {{mists.digest, now_ms, mists.text}, {joined.digest, now_ms, joined.text}},
            Tilesets::kMost};
}

bool has(const std::vector<store::HostTileset>& sets, const std::string& digest) {
    return std::ranges::find(sets, digest, &store::HostTileset::digest) != sets.end();
}

}  // namespace

Tilesets::Tilesets(const asio::any_io_executor& executor, const Workplace& workplace)
    : strand_(rooms::strand_over(executor)), at_(workplace), without_(at_.shelf.catalogue()) {}

AsyncResult<Json> Tilesets::document() {
    const auto sets = co_await at_.store.host_tilesets().all();
    if (!sets) co_return tl::unexpected(rooms::storage_error(sets.error()));
    const auto choice = co_await at_.store.host_tilesets().chosen();
    co_return choice.map_error(rooms::storage_error).map([&](const store::TilesetChoice& chosen) {
        const SharedCatalogue now = at_.shelf.catalogue();
        const rooms::GameTiles& tiles = (*now)[kMists];
        Json listed = Json::array();
        for (const store::HostTileset& set : *sets) listed.push_back(set_document(set));
        return Json{{"in_use", {{"name", tiles.set().name}, {"digest", tiles.digest}}},
                    {"given", at_.is_given},
                    {"chosen", choice_document(chosen)},
                    {"tilesets", std::move(listed)}};
    });
}

AsyncResult<Json> Tilesets::add(std::string from, std::string body) {
    const auto check = [&body]() -> protocol::Result<rooms::TilesetCheck> {
        work::note_read(body.size());
        return protocol::parse_json(body).and_then(file_in).map(rooms::check_tileset_file);
    };
    work::Key key(from, {});
    auto checked = co_await rooms::on_worker(at_.workers, std::move(key), check);
    if (!checked) co_return tl::unexpected(checked.error());
    const Json told = rooms::tileset_check_document(*checked);
    if (!checked->catalogue) co_return told;
    const auto added = co_await adding(std::move(from), std::move(*checked->catalogue));
    co_return added.map([&told](const Json&) { return told; });
}

AsyncResult<Json> Tilesets::adding(std::string from, rooms::TileCatalogue catalogue) {
    store::AddHostTileset request = kept(catalogue, at_.log.now_ms());
    Act act{std::move(from), "add_tileset", request.set.digest, {{"name", request.set.name}}};
    return at_.log.carry_out(std::move(act), [this, request] { return keeping(request); });
}

AsyncResult<Json> Tilesets::keeping(store::AddHostTileset request) {
    const auto added = co_await at_.store.host_tilesets().add(std::move(request));
    if (!added && added.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many_sets());
    }
    if (!added) co_return tl::unexpected(rooms::storage_error(added.error()));
    co_return Json();
}

AsyncResult<Json> Tilesets::remove(std::string from, std::string digest) {
    Act act{std::move(from), "remove_tileset", digest};
    return at_.log.carry_out(std::move(act),
                             [this, digest = std::move(digest)] { return removing(digest); });
}

AsyncResult<Json> Tilesets::removing(std::string digest) {
    const auto sets = co_await at_.store.host_tilesets().all();
    if (!sets) co_return tl::unexpected(rooms::storage_error(sets.error()));
    if (!has(*sets, digest)) co_return tl::unexpected(no_such_set(digest));
    const auto removed = co_await at_.store.host_tilesets().remove(std::move(digest));
    if (!removed && removed.error() == store::Failure::Conflict) {
        co_return tl::unexpected(is_switched_on());
    }
    if (!removed) co_return tl::unexpected(rooms::storage_error(removed.error()));
    co_return co_await document();
}

AsyncResult<Json> Tilesets::choose(std::string from, protocol::ChooseTileset request) {
    std::string digest = std::move(request.digest);
    Act act{std::move(from), "choose_tileset", digest};
    return at_.log.carry_out(std::move(act), [this, digest = std::move(digest)] {
        return on(strand_, choosing(digest));
    });
}

AsyncResult<Json> Tilesets::take_back(std::string from) {
    Act act{std::move(from), "end_tileset", ""};
    return at_.log.carry_out(std::move(act),
                             [this] { return on(strand_, choosing(std::nullopt)); });
}

/// What cannot be played with is not switched on.
AsyncResult<Json> Tilesets::choosing(std::optional<std::string> digest) {
    auto catalogue = co_await read(digest);
    if (!catalogue) co_return tl::unexpected(catalogue.error());
    store::TilesetChoice choice{digest, at_.log.now_ms()};
    const auto chosen = co_await at_.store.host_tilesets().choose(std::move(choice));
    if (!chosen && chosen.error() == store::Failure::Conflict) {
        co_return tl::unexpected(no_such_set(digest.value_or("")));
    }
    if (!chosen) co_return tl::unexpected(rooms::storage_error(chosen.error()));
    changed_ = std::chrono::steady_clock::now();
    follow(std::move(digest), std::move(*catalogue));
    co_return co_await document();
}

AsyncResult<SharedCatalogue> Tilesets::read(std::optional<std::string> digest) {
    if (!digest) co_return without_;
    auto found = co_await rooms::find_catalogue(at_.store, at_.workers, *digest);
    if (!found) co_return tl::unexpected(found.error());
    if (!*found) co_return tl::unexpected(no_such_set(*digest));
    co_return std::move(*found);
}

void Tilesets::follow(std::optional<std::string> digest, SharedCatalogue catalogue) {
    followed_ = std::move(digest);
    unreadable_.reset();
    if (at_.is_given) return;
    at_.shelf.switch_to(std::move(catalogue));
    log::info("games begin with the tile set {} from now on", at_.shelf[kMists].set().name);
}

asio::awaitable<void> Tilesets::load() {
    auto choice = co_await at_.store.host_tilesets().chosen();
    if (choice) co_await heed(std::move(*choice), std::chrono::steady_clock::now());
}

asio::awaitable<void> Tilesets::heed(store::TilesetChoice choice, Moment asked) {
    return on(strand_, heeding(std::move(choice), asked));
}

asio::awaitable<void> Tilesets::heeding(store::TilesetChoice choice, Moment asked) {
    const bool is_news = asked > changed_ && choice.digest != followed_;
    if (!is_news || (choice.digest && choice.digest == unreadable_)) co_return;
    auto catalogue = co_await read(choice.digest);
    // Somebody may have chosen here meanwhile.
    if (catalogue && asked > changed_) co_return follow(choice.digest, std::move(*catalogue));
    if (catalogue || catalogue.error().code != ErrorCode::GameUnreadable) co_return;
    log::error("the tile set that is switched on cannot be read: {}", catalogue.error().message);
    unreadable_ = std::move(choice.digest);
}

}  // namespace mistward::admin
