#include "server/rooms/archive.hpp"

#include "protocol/documents.hpp"
#include "protocol/room_options.hpp"
#include "server/rooms/effects.hpp"
#include "server/rooms/fold.hpp"
#include "server/rooms/game_file.hpp"
#include "server/rooms/hop.hpp"
#include "server/rooms/reading.hpp"
#include "server/rooms/records.hpp"
#include "server/rooms/secrets.hpp"
#include "server/rooms/storage_error.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;
using protocol::Json;

protocol::Error not_found(const std::string& id) {
    return refuse(ErrorCode::GameNotFound, "no game has the id \"" + id + "\"", {{"game_id", id}});
}

bool is_of_room(const store::StoredGame& stored, const std::string& token) {
    const TokenHash hash = token_hash(token);
    const bool seated = std::ranges::count_if(stored.seats, [&](const store::SeatRecord& seat) {
                            return seat.token && same_hash(*seat.token, hash);
                        }) > 0;
    return same_hash(stored.room.owner_token, hash) || seated;
}

bool may_read(const store::StoredGame& stored, const Archive::Token& token) {
    const bool open =
        stored.game.end || protocol::parse_options(Json::parse(stored.room.options)).spectators;
    return open || (token && is_of_room(stored, *token));
}

/// A game that somebody may see, and its fold.
struct ReadGame {
    ReadGame(store::StoredGame rows, LoggedGame fold)
        : stored(std::move(rows)), game(std::move(fold)) {}
    store::StoredGame stored;
    LoggedGame game;
};

Json statistics_document(const store::GameStatistics& kind) {
    const bool counted = kind.mean_points.has_value();
    return {{"game", kind.game},
            {"level", kind.level ? Json(*kind.level) : Json(nullptr)},
            {"players", kind.players},
            {"games", kind.games},
            {"won", kind.won},
            {"lost", kind.lost},
            {"points", counted ? Json{{"mean", *kind.mean_points}, {"best", *kind.best_points}}
                               : Json(nullptr)}};
}

class StoreArchive final : public Archive {
public:
    StoreArchive(asio::any_io_executor executor, store::Store& store, TileCatalogue catalogue)
        : executor_(std::move(executor)), store_(store), catalogue_(std::move(catalogue)) {}

    AsyncResult<Json> game(std::string id, Token token) override {
        const auto stored = co_await find(std::move(id), std::move(token));
        if (!stored) co_return tl::unexpected(stored.error());
        co_return game_document(
            {stored->room.id, stored->game, stored->entries.size(), stored->fate});
    }

    AsyncResult<Json> file(std::string id, Token token) override {
        const auto read = co_await on(executor_, replay(std::move(id), std::move(token)));
        if (!read) co_return tl::unexpected(read.error());
        co_return encode(game_file((*read)->stored.game, (*read)->game, MISTWARD_VERSION));
    }

    AsyncResult<std::string> log(std::string id, std::uint64_t since, Token token) override {
        return on(executor_, updates(std::move(id), since, std::move(token)));
    }

    AsyncResult<StateSnapshot> state(std::string id, std::optional<std::uint64_t> seq,
                                     Token token) override {
        const auto read = co_await on(executor_, replay(std::move(id), std::move(token)));
        if (!read) co_return tl::unexpected(read.error());
        co_return snapshot_at((*read)->game, seq);
    }

    AsyncResult<Json> features(std::string id, std::optional<std::uint64_t> seq,
                               Token token) override {
        const auto read = co_await on(executor_, replay(std::move(id), std::move(token)));
        if (!read) co_return tl::unexpected(read.error());
        co_return features_at((*read)->game, seq);
    }

    AsyncResult<Json> ended_games(protocol::GameFilter filter) override;

    AsyncResult<Json> statistics() override {
        const auto kinds = co_await store_.statistics();
        if (!kinds) co_return tl::unexpected(storage_error(kinds.error()));
        Json documents = Json::array();
        for (const auto& kind : *kinds) documents.push_back(statistics_document(kind));
        co_return Json{{"statistics", std::move(documents)}};
    }

private:
    AsyncResult<store::StoredGame> find(std::string id, Token token);
    /// What `find` finds, and the terms that it was played on.
    AsyncResult<std::shared_ptr<const ReadGame>> replay(std::string id, Token token);
    AsyncResult<std::string> updates(std::string id, std::uint64_t since, Token token);
    protocol::Result<GameTerms> terms(const store::GameRecord& game) const;

    asio::any_io_executor executor_;
    store::Store& store_;
    const TileCatalogue catalogue_;
};

AsyncResult<store::StoredGame> StoreArchive::find(std::string id, Token token) {
    auto stored = co_await store_.find_game(id);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    if (!*stored) co_return tl::unexpected(not_found(id));
    if (!may_read(**stored, token)) co_return tl::unexpected(no_spectators());
    co_return std::move(**stored);
}

protocol::Result<GameTerms> StoreArchive::terms(const store::GameRecord& game) const {
    auto terms = game_terms(game, catalogue_[parse_setup(game.setup).mode]);
    if (terms) return std::move(*terms);
    return tl::unexpected(refuse(ErrorCode::GameUnreadable,
                                 "this server cannot play the game anew: " + terms.error(),
                                 {{"game_id", game.id}}));
}

AsyncResult<std::shared_ptr<const ReadGame>> StoreArchive::replay(std::string id, Token token) {
    auto stored = co_await find(std::move(id), std::move(token));
    if (!stored) co_return tl::unexpected(stored.error());
    auto agreed = terms(stored->game);
    if (!agreed) co_return tl::unexpected(agreed.error());
    auto game = fold(std::make_shared<const GameTerms>(std::move(*agreed)), stored->entries, 0);
    if (!game) throw std::runtime_error("the log of game " + stored->game.id + ": " + game.error());
    co_return std::make_shared<const ReadGame>(std::move(*stored), std::move(*game));
}

AsyncResult<std::string> StoreArchive::updates(std::string id, std::uint64_t since, Token token) {
    const auto stored = co_await find(std::move(id), std::move(token));
    if (!stored) co_return tl::unexpected(stored.error());
    auto agreed = terms(stored->game);
    if (!agreed) co_return tl::unexpected(agreed.error());
    const auto updates = updates_after(std::make_shared<const GameTerms>(std::move(*agreed)),
                                       stored->entries, since);
    if (!updates) {
        throw std::runtime_error("the log of game " + stored->game.id + ": " + updates.error());
    }
    co_return lines(*updates);
}

AsyncResult<Json> StoreArchive::ended_games(protocol::GameFilter filter) {
    const std::size_t limit = filter.limit;
    // One more than asked for tells whether there are more.
    store::GameFilter wanted{filter.game,    filter.level,  filter.players,
                             filter.outcome, filter.before, limit + 1};
    const auto games = co_await store_.ended_games(std::move(wanted));
    if (!games) co_return tl::unexpected(storage_error(games.error()));
    Json documents = Json::array();
    for (const auto& game : std::span(*games).first(std::min(limit, games->size()))) {
        documents.push_back(game_document(game));
    }
    const Json next = games->size() > limit ? documents.back().at("game_id") : Json(nullptr);
    co_return Json{{"games", std::move(documents)}, {"next", next}};
}

}  // namespace

std::unique_ptr<Archive> make_archive(asio::any_io_executor executor, store::Store& store,
                                      TileCatalogue catalogue) {
    return std::make_unique<StoreArchive>(std::move(executor), store, std::move(catalogue));
}

}  // namespace mistward::rooms
