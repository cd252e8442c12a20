#include "server/service/archive.hpp"

#include "protocol/room_options.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/statistics.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/record/log_page.hpp"
#include "server/record/setup_record.hpp"
#include "server/service/fold_cache.hpp"
#include "server/service/kept_statistics.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/unknown_cursor.hpp"
#include "server/store/store.hpp"
#include "server/work/effort.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

protocol::Error not_found(const std::string& id) {
    return {ErrorCode::GameNotFound, "no game has the id \"" + id + "\"", {{"game_id", id}}};
}

bool is_of_room(const store::GameHead& stored, const std::string& token) {
    const TokenHash hash = token_hash(token);
    const bool seated = std::ranges::count_if(stored.seats, [&](const store::SeatRecord& seat) {
                            return seat.token && same_hash(*seat.token, hash);
                        }) > 0;
    return same_hash(stored.room.owner_token, hash) || seated;
}

/// As `check_reader`; a game that has ended is for everybody.
protocol::Result<void> check_game_reader(const store::GameHead& stored,
                                         const std::optional<std::string>& token) {
    if (token) {
        return is_of_room(stored, *token) ? protocol::Result<void>()
                                          : tl::unexpected(foreign_token());
    }
    const bool open =
        stored.game.end || protocol::parse_options(Json::parse(stored.room.options)).spectators;
    return open ? protocol::Result<void>() : tl::unexpected(no_spectators());
}

/// A game that somebody may see, and its fold.
struct ReadGame {
    store::GameRecord record;
    std::shared_ptr<const LoggedGame> game;
};

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
    for (const auto& game : page.games) shown.games.push_back(game_summary(game));
    shown.next = page.next;
    return protocol::wire::json_of(shown);
}

class StoreArchive final : public Archive {
public:
    StoreArchive(const Services& services, TileCatalogue catalogue)
        : services_(services),
          catalogue_(std::move(catalogue)),
          folds_({}, services.metrics.fold_bytes) {}

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
        co_return head.map([](const store::GameHead& game) {
            return protocol::wire::json_of(
                game_summary({game.room.id, game.game, game.seq, game.fate}));
        });
    }

    AsyncResult<std::string> answer_to(archived::File asked) {
        const auto write = [](const ReadGame& read) -> protocol::Result<std::string> {
            std::string text =
                protocol::wire::text_of(game_file(read.record, *read.game, MISTWARD_VERSION));
            work::note_text(text.size());
            return text;
        };
        return read(std::move(asked.id), std::move(asked.reader), write);
    }

    AsyncResult<LogPage> answer_to(archived::Log asked) {
        const auto page = [since = asked.since](const ReadGame& read) {
            return protocol::Result<LogPage>(log_page(*read.game, since));
        };
        return read(std::move(asked.id), std::move(asked.reader), page);
    }

    AsyncResult<StateSnapshot> answer_to(archived::State asked) {
        const auto show = [seq = asked.seq](const ReadGame& read) {
            return snapshot_at(*read.game, seq);
        };
        return read(std::move(asked.id), std::move(asked.reader), show);
    }

    AsyncResult<Json> answer_to(archived::Features asked) {
        const auto show = [seq = asked.seq](const ReadGame& read) {
            return features_at(*read.game, seq);
        };
        return read(std::move(asked.id), std::move(asked.reader), show);
    }

    AsyncResult<Json> answer_to(archived::Ended asked);
    AsyncResult<Json> answer_to(archived::Statistics asked);

    /// The game without its log, for whoever may read it.
    AsyncResult<store::GameHead> find(std::string id, std::optional<std::string> token);
    /// What `show` gives of the game, on a worker.
    template <class Show, class Answer = std::invoke_result_t<Show&, const ReadGame&>>
    asio::awaitable<Answer> read(std::string id, Reader reader, Show show);
    /// The fold of the game's whole log, kept or made by a worker.
    AsyncResult<FoldCache::Fold> fold_of(store::GameHead head, const work::Key& key);
    /// On a worker.
    protocol::Result<FoldCache::Fold> fold_anew(const store::StoredGame& stored);
    protocol::Result<GameTerms> terms(const store::GameRecord& game) const;
    AsyncResult<KeptStatistics::Document> compute_statistics() const;

    const Services services_;
    const TileCatalogue catalogue_;
    FoldCache folds_;
    KeptStatistics statistics_;
};

AsyncResult<store::GameHead> StoreArchive::find(std::string id, std::optional<std::string> token) {
    auto stored = co_await services_.store.find_game_head(id);
    co_return looked_up(std::move(stored), not_found(id))
        .and_then([&token](store::GameHead head) -> protocol::Result<store::GameHead> {
            return check_game_reader(head, token).map([&head] { return std::move(head); });
        });
}

protocol::Result<GameTerms> StoreArchive::terms(const store::GameRecord& game) const {
    const auto unreadable = [&game](const std::string& why) {
        return Error{ErrorCode::GameUnreadable,
                     "this server cannot play the game anew: " + why,
                     {{"game_id", game.id}}};
    };
    const rules::Mode mode = read_setup_record(game.setup).mode;
    return game_terms(game, catalogue_.of(mode, game.tileset_digest)).map_error(unreadable);
}

template <class Show, class Answer>
asio::awaitable<Answer> StoreArchive::read(std::string id, Reader reader, Show show) {
    const auto head = co_await find(std::move(id), std::move(reader.token));
    if (!head) co_return tl::unexpected(head.error());
    work::Key key(std::move(reader.address), head->game.id);
    const auto fold = co_await fold_of(*head, key);
    if (!fold) co_return tl::unexpected(fold.error());
    const auto task = [show, game = ReadGame{head->game, *fold}] { return show(game); };
    co_return co_await on_worker(services_.workers, std::move(key), task);
}

AsyncResult<FoldCache::Fold> StoreArchive::fold_of(store::GameHead head, const work::Key& key) {
    auto kept = folds_.find(head.game.id);
    if (kept && kept->seq() >= head.seq) co_return kept;
    auto stored = co_await services_.store.find_game(head.game.id);
    auto log = looked_up(std::move(stored), not_found(head.game.id));
    if (!log) co_return tl::unexpected(log.error());
    const auto task = [this, game = std::make_shared<const store::StoredGame>(std::move(*log))] {
        return fold_anew(*game);
    };
    co_return co_await on_worker(services_.workers, key, task);
}

protocol::Result<FoldCache::Fold> StoreArchive::fold_anew(const store::StoredGame& stored) {
    // Somebody who asked before may have had the same done meanwhile.
    if (auto kept = folds_.find(stored.game.id); kept && kept->seq() >= stored.entries.size()) {
        return kept;
    }
    return terms(stored.game).map([&](GameTerms agreed) -> FoldCache::Fold {
        auto game = fold(std::make_shared<const GameTerms>(std::move(agreed)), stored.entries);
        if (!game) {
            throw std::runtime_error("the log of game " + stored.game.id + ": " + game.error());
        }
        auto folded = std::make_shared<const LoggedGame>(std::move(*game));
        folds_.put(folded);
        return folded;
    });
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

std::unique_ptr<Archive> make_archive(const Services& services, TileCatalogue catalogue) {
    return std::make_unique<StoreArchive>(services, std::move(catalogue));
}

}  // namespace mistward::rooms
