#include "server/service/archive.hpp"

#include "protocol/json_text.hpp"
#include "protocol/room_options.hpp"
#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/statistics.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/record/game_file.hpp"
#include "server/record/log_page.hpp"
#include "server/record/replayed.hpp"
#include "server/service/fold_cache.hpp"
#include "server/service/game_review.hpp"
#include "server/service/kept_statistics.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/shown_rows.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/unknown_cursor.hpp"
#include "server/service/unreadable.hpp"
#include "server/store/store.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <new>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

protocol::Error not_found(const std::string& id) {
    return {ErrorCode::GameNotFound, "no game has the id \"" + id + "\"", {{"game_id", id}}};
}

bool is_digest(std::string_view text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

protocol::Error no_tileset(const std::string& digest) {
    return {ErrorCode::NotFound,
            "no game was played with a tile set of that digest",
            {{"path", "/api/v1/tilesets/" + digest}}};
}

/// The seat of a token in the room of a game, which is the game's as long as that is not over.
Seated seat_of(const store::GameHead& stored, const TokenHash& token) {
    Seated found;
    for (const store::SeatRecord& seat : stored.seats) {
        if (seat.token && same_hash(*seat.token, token)) found = seat.seat;
    }
    return found;
}

bool is_of_room(const store::GameHead& stored, const std::string& token) {
    const TokenHash hash = token_hash(token);
    const bool seated = seat_of(stored, hash).has_value();
    return same_hash(stored.room.owner_token, hash) || seated;
}

/// As `check_reader`; a game that has ended is for everybody.
protocol::Result<void> check_game_reader(const store::GameHead& stored,
                                         const std::optional<std::string>& token) {
    if (token && is_of_room(stored, *token)) return {};
    const Json options = protocol::parse_own_json(stored.room.options);
    const auto word = word_of_options(options);
    const bool knows_word = token && word && same_hash(word->pass, token_hash(*token));
    if (token && !knows_word) return tl::unexpected(foreign_token());
    if (stored.game.end) return {};
    const auto open = protocol::parse_options(options);
    if (word && open.word_for == protocol::WordFor::Watch && !knows_word) {
        return tl::unexpected(word_needed(stored.room.id));
    }
    return open.spectators ? protocol::Result<void>() : tl::unexpected(no_spectators());
}

/// A game that somebody may see, as far as it can be played anew.
struct ReadGame {
    store::GameRecord record;
    Replayed replayed;
    /// All rows of a game that cannot be played to its newest entry.
    std::shared_ptr<const store::StoredGame> stored;
    Seated viewer = {};  ///< the seat of whoever asked

    bool is_whole() const { return !replayed.fault; }
    /// Whether it goes as far as that entry; the newest, if none is named.
    bool reaches(std::optional<std::uint64_t> seq) const {
        return is_whole() || (seq && replayed.game && *seq <= replayed.game->seq());
    }
    Error unreadable() const { return rooms::unreadable(replayed.fault.value(), record.id); }
};

/// What `show(game)`, a `protocol::Result`, gives of a game that goes as far as that entry.
template <class Show, class Answer = std::invoke_result_t<Show&, const LoggedGame&>>
Answer show_at(const ReadGame& read, std::optional<std::uint64_t> seq, Show show) {
    if (!read.reaches(seq)) return tl::unexpected(read.unreadable());
    return show(*read.replayed.game);
}

/// A game that goes no further ends with the reason, in the place of the next update.
protocol::Result<LogPage> log_page_of(const ReadGame& read, std::uint64_t since) {
    if (!read.replayed.game) return tl::unexpected(read.unreadable());
    LogPage page = log_page(*read.replayed.game, since, read.viewer);
    if (!read.is_whole() && page.is_last()) {
        page.text += protocol::error_message(std::nullopt, read.unreadable()) + '\n';
    }
    return page;
}

std::string file_text(const ReadGame& read) {
    if (!read.is_whole()) return unplayed_file(*read.stored, MISTWARD_VERSION).dump();
    return protocol::wire::text_of(game_file(read.record, *read.replayed.game, MISTWARD_VERSION));
}

/// What is made of rows, which may be spoilt.
template <class Make, class Made = std::invoke_result_t<Make&>>
protocol::Result<Made> unspoilt(const std::string& game, Make make) try {
    return make();
} catch (const std::bad_alloc&) {
    throw;
} catch (const std::exception& error) {
    return tl::unexpected(unreadable({Unplayable::RecordBroken, error.what()}, game));
}

protocol::wire::KindStatistics statistics_document(const store::GameStatistics& kind) {
    protocol::wire::KindStatistics document;
    document.game = kind.game;
    document.level = kind.level;
    document.players = kind.players;
    document.games = kind.games;
    document.won = kind.won;
    document.lost = kind.lost;
    if (kind.mean_points) document.points = {{*kind.mean_points}, kind.best_points.value()};
    return document;
}

KeptStatistics::Document statistics_documents(const std::vector<store::GameStatistics>& kinds) {
    protocol::wire::Statistics shown;
    for (const auto& kind : kinds) shown.statistics.push_back(statistics_document(kind));
    return std::make_shared<const Json>(protocol::wire::json_of(shown));
}

Json page_document(const store::GamePage& page) {
    protocol::GamesPage shown;
    shown.games = shown_rows(page.games, game_summary);
    shown.next = page.next;
    return protocol::wire::json_of(shown);
}

class StoreArchive final : public Archive {
public:
    StoreArchive(const Services& services, TileShelf& tiles)
        : services_(services),
          tiles_(tiles),
          folds_({}, services.metrics.fold_bytes),
          reviews_(services.companions) {}

private:
    AsyncResult<ArchiveAnswer> answer(ArchiveQuery query) override {
        return std::visit([this](auto& asked) { return answer_any(std::move(asked)); }, query);
    }

    template <class Asked>
    AsyncResult<ArchiveAnswer> answer_any(Asked asked) {
        auto answered = co_await answer_to(std::move(asked));
        co_return std::move(answered).map(any_of<ArchiveAnswer>);
    }

    AsyncResult<Json> answer_to(archived::Game asked) {
        const auto head = co_await find(std::move(asked.id), std::move(asked.reader.token));
        co_return head.and_then([](const store::GameHead& game) {
            return unspoilt(game.game.id, [&game] {
                return protocol::wire::json_of(
                    game_summary({game.room.id, game.game, game.seq, game.fate}));
            });
        });
    }

    AsyncResult<std::string> answer_to(archived::File asked) {
        const auto write = [](const ReadGame& read) {
            return unspoilt(read.record.id, [&read] {
                std::string text = file_text(read);
                work::note_text(text.size());
                return text;
            });
        };
        return read(std::move(asked.id), std::move(asked.reader), write);
    }

    AsyncResult<LogPage> answer_to(archived::Log asked) {
        const auto page = [since = asked.since](const ReadGame& read) {
            return log_page_of(read, since);
        };
        return read(std::move(asked.id), std::move(asked.reader), page);
    }

    AsyncResult<StateSnapshot> answer_to(archived::State asked) {
        const auto show = [seq = asked.seq](const ReadGame& read) {
            return show_at(read, seq, [seq, viewer = read.viewer](const LoggedGame& game) {
                return snapshot_at(game, seq, viewer);
            });
        };
        return read(std::move(asked.id), std::move(asked.reader), show);
    }

    AsyncResult<Json> answer_to(archived::Features asked) {
        const auto show = [seq = asked.seq](const ReadGame& read) {
            return show_at(read, seq,
                           [seq](const LoggedGame& game) { return features_at(game, seq); });
        };
        return read(std::move(asked.id), std::move(asked.reader), show);
    }

    AsyncResult<Json> answer_to(archived::Review asked);
    AsyncResult<std::string> answer_to(archived::TileSet asked);
    AsyncResult<Json> answer_to(archived::Ended asked);
    AsyncResult<Json> answer_to(archived::Statistics asked);

    /// The game without its log, for whoever may read it.
    AsyncResult<store::GameHead> find(std::string id, std::optional<std::string> token);
    /// What `show` gives of the game, on a worker.
    template <class Show, class Answer = std::invoke_result_t<Show&, const ReadGame&>>
    asio::awaitable<Answer> read(std::string id, Reader reader, Show show);
    /// The game's whole log, played anew by a worker or kept from before.
    AsyncResult<ReadGame> read_game(store::GameHead head, const work::Key& key);
    /// On a worker.
    protocol::Result<ReadGame> replay(store::StoredGame stored,
                                      const protocol::Result<std::optional<GameTiles>>& tiles);
    AsyncResult<KeptStatistics::Document> compute_statistics() const;

    const Services services_;
    TileShelf& tiles_;
    FoldCache folds_;
    GameReviews reviews_;
    KeptStatistics statistics_;
};

AsyncResult<store::GameHead> StoreArchive::find(std::string id, std::optional<std::string> token) {
    auto stored = co_await services_.store.find_game_head(id);
    auto head = looked_up(std::move(stored), not_found(id));
    if (!head) co_return tl::unexpected(head.error());
    const auto refuse = [&]() -> std::optional<Error> {
        const auto checked = check_game_reader(*head, token);
        return checked ? std::nullopt : std::optional(checked.error());
    };
    const auto refusal = unspoilt(id, refuse);
    if (!refusal) co_return tl::unexpected(refusal.error());
    if (*refusal) co_return tl::unexpected(**refusal);
    co_return std::move(*head);
}

template <class Show, class Answer>
asio::awaitable<Answer> StoreArchive::read(std::string id, Reader reader, Show show) {
    auto head = co_await find(std::move(id), reader.token);
    if (!head) co_return tl::unexpected(head.error());
    const Seated viewer = reader.token ? seat_of(*head, token_hash(*reader.token)) : Seated();
    work::Key key(std::move(reader.address), head->game.id);
    auto game = co_await read_game(std::move(*head), key);
    if (!game) co_return tl::unexpected(game.error());
    game->viewer = viewer;
    const auto task = [show, &game = *game] { return show(game); };
    co_return co_await on_worker(services_.workers, std::move(key), task);
}

AsyncResult<ReadGame> StoreArchive::read_game(store::GameHead head, const work::Key& key) {
    auto kept = folds_.find(head.game.id);
    if (kept && kept->seq() >= head.seq) co_return ReadGame{head.game, {kept, {}}, nullptr};
    auto stored = co_await services_.store.find_game(head.game.id);
    auto log = looked_up(std::move(stored), not_found(head.game.id));
    if (!log) co_return tl::unexpected(log.error());
    protocol::Result<std::optional<GameTiles>> tiles;
    if (auto wanted = wanted_tiles(log->game)) {
        tiles = co_await find_tiles(services_, tiles_, std::move(*wanted), key);
    }
    const bool is_known = tiles || fault_of_tiles(tiles.error());
    if (!is_known) co_return tl::unexpected(tiles.error());
    const auto task = [this, &log, &tiles] { return replay(std::move(*log), tiles); };
    co_return co_await on_worker(services_.workers, key, task);
}

protocol::Result<ReadGame> StoreArchive::replay(
    store::StoredGame stored, const protocol::Result<std::optional<GameTiles>>& tiles) {
    // Somebody who asked before may have had the same done meanwhile.
    if (auto kept = folds_.find(stored.game.id); kept && kept->seq() >= stored.entries.size()) {
        return ReadGame{stored.game, {kept, {}}, nullptr};
    }
    Replayed replayed = replay_stored(stored.game, stored.entries, tiles.value_or(std::nullopt));
    if (!tiles && replayed.fault) replayed.fault = fault_of_tiles(tiles.error());
    if (!replayed.fault) {
        folds_.put(replayed.game);
        return ReadGame{std::move(stored.game), std::move(replayed), nullptr};
    }
    store::GameRecord record = stored.game;
    return ReadGame{std::move(record), std::move(replayed),
                    std::make_shared<const store::StoredGame>(std::move(stored))};
}

AsyncResult<Json> StoreArchive::answer_to(archived::Review asked) {
    const auto head = co_await find(std::move(asked.id), std::move(asked.reader.token));
    if (!head) co_return tl::unexpected(head.error());
    const work::Key key(std::move(asked.reader.address), head->game.id);
    const auto game = co_await read_game(*head, key);
    if (!game) co_return tl::unexpected(game.error());
    if (!game->is_whole()) co_return tl::unexpected(game->unreadable());
    co_return co_await reviews_.of(game->replayed.game, key);
}

AsyncResult<std::string> StoreArchive::answer_to(archived::TileSet asked) {
    using protocol::tileset_text;
    const auto now = tiles_.catalogue();
    if (const GameTiles* known = now->find(asked.digest)) {
        co_return tileset_text(*known->text, asked.digest);
    }
    if (!is_digest(asked.digest)) co_return tl::unexpected(no_tileset(asked.digest));
    const auto stored = co_await services_.store.find_tileset(asked.digest);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    const auto look = [&]() -> protocol::Result<std::string> {
        // Of a game that has begun, or of one with expansions that begins some day.
        const auto& text = *stored;
        const bool is_whole = text && protocol::hex(protocol::sha256(*text)) == asked.digest;
        if (is_whole) return tileset_text(*text, asked.digest);
        if (const GameTiles* fresh = now->find_new(asked.digest)) {
            return tileset_text(*fresh->text, asked.digest);
        }
        return tl::unexpected(no_tileset(asked.digest));
    };
    work::Key key(std::move(asked.address), asked.digest);
    co_return co_await on_worker(services_.workers, std::move(key), look);
}

AsyncResult<Json> StoreArchive::answer_to(archived::Statistics) {
    const auto began = KeptStatistics::Clock::now();
    const std::uint64_t version = services_.store.statistics_version();
    if (const auto kept = statistics_.find(version, began)) co_return *kept;
    try {
        const auto document = co_await compute_statistics();
        statistics_.put(document ? *document : nullptr, version, began,
                        KeptStatistics::Clock::now());
        co_return document.map([](const auto& computed) { return *computed; });
    } catch (...) {
        statistics_.put(nullptr, version, began, KeptStatistics::Clock::now());
        throw;
    }
}

AsyncResult<KeptStatistics::Document> StoreArchive::compute_statistics() const {
    const auto kinds = co_await services_.store.statistics();
    co_return kinds.map(statistics_documents).map_error(storage_error);
}

AsyncResult<Json> StoreArchive::answer_to(archived::Ended asked) {
    const protocol::GameFilter& filter = asked.filter;
    using protocol::wire::word_if_any;
    store::GameFilter wanted{
        word_if_any<rules::Mode>(filter.game),       filter.level,  filter.players,
        word_if_any<rules::Outcome>(filter.outcome), filter.before, filter.limit};
    const auto page = co_await services_.store.ended_games(std::move(wanted));
    if (page && page->games.empty() && filter.before) {
        auto known = co_await services_.store.find_game_head(*filter.before);
        co_return looked_up(std::move(known), unknown_cursor("the next of a page"))
            .map([&page](const store::GameHead&) { return page_document(*page); });
    }
    co_return page.map(page_document).map_error(storage_error);
}

}  // namespace

std::unique_ptr<Archive> make_archive(const Services& services, TileShelf& tiles) {
    return std::make_unique<StoreArchive>(services, tiles);
}

}  // namespace mistward::rooms
