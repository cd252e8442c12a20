#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"
#include "server/record/fork.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/service/chance.hpp"
#include "server/service/imported_room.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/notices.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/word.hpp"
#include "server/work/clock.hpp"
#include "server/work/effort.hpp"
#include "server/work/hop.hpp"

namespace mistward::rooms {

// How rooms come to be: new, from another room's game, or from a file.

namespace {

using protocol::Error;
using protocol::ErrorCode;

RoomState new_room(const protocol::CreateRoom& request, const TileCatalogue& tiles,
                   std::int64_t now_ms) {
    RoomState room;
    room.id = new_room_id();
    room.name = request.name;
    room.setup = request.setup;
    room.visibility = request.visibility;
    room.options = request.options;
    room.lesson = request.lesson;
    room.created_ms = now_ms;
    room.tiles = tiles;
    room.seats.resize(request.seats);
    return room;
}

/// A room with free seats, whose game goes on from another's with the same tiles. `next`: of the
/// games after it.
RoomState new_fork(const RoomState& original, const protocol::Fork& request,
                   const TileCatalogue& next, std::int64_t now_ms) {
    const LoggedGame& game = *original.game;
    rules::Setup setup = game.terms().setup;
    const std::uint8_t players = std::exchange(setup.players, std::uint8_t{1});
    setup.rules = rules::kNewestRules;  // of the next game; this one keeps its own
    RoomState room = new_room({request.name.value_or(original.name), setup, players,
                               request.visibility, original.options},
                              next, now_ms);
    room.game = std::make_shared<const LoggedGame>(
        fork(game, {room.id, request.seq.value_or(game.seq()), request.deck, new_seed(), now_ms}));
    return room;
}

Error unplayable(const std::string& game, const std::string& fault) {
    return {ErrorCode::InvalidGameFile,
            "the file is not a game that can be played here: " + fault,
            {{"game_id", game}, {"fault", fault}}};
}

/// Why no room is made of a game with such parts, if it is not.
std::optional<Error> not_offered(const protocol::GameFile& file) {
    const auto names = protocol::wire::part_names(file.setup);
    if (!names) return std::nullopt;
    const auto parts = protocol::wire::parts_named(*names, rules::kOfferedParts);
    if (parts) return std::nullopt;
    return unplayable(file.game_id, "its \"parts\" are not " + parts.error());
}

protocol::Result<void> check_fork(const RoomState& original, const protocol::Fork& request) {
    if (!original.game) return tl::unexpected(not_started());
    const LoggedGame& game = *original.game;
    const std::uint64_t seq = request.seq.value_or(game.seq());
    if (seq > game.seq()) return tl::unexpected(beyond_log(game.seq()));
    if (game.at(seq).outcome() != rules::Outcome::Undecided) {
        return tl::unexpected(Error{ErrorCode::GameOver, "the game is over at that seq"});
    }
    if (seq > protocol::kMostEntriesToGoOn) {
        return tl::unexpected(
            Error{ErrorCode::InvalidMessage,
                  "a log with this many entries is too long to go on",
                  {{"field", "seq"},
                   {"expected", "0 to " + std::to_string(protocol::kMostEntriesToGoOn)}}});
    }
    if (request.deck == ForkDeck::Same && !game.is_over()) {
        return tl::unexpected(Error{
            ErrorCode::NotOver, "the same deck would show the tiles of a game that still runs"});
    }
    if (!game.is_over() && game.game().has_secrets()) {
        return tl::unexpected(Error{
            ErrorCode::NotOver, "a seat of the fork would show what a player hides in this game"});
    }
    return {};
}

}  // namespace

AsyncResult<CreatedRoom> StoreLobby::create(protocol::CreateRoom request, std::string maker,
                                            std::optional<Claimant> owner,
                                            std::optional<Once> once) {
    std::optional<RoomWord> word;
    if (request.word) {
        work::Key key(maker, {});
        auto kept = co_await keep_word(services_, *request.word, std::move(key));
        if (!kept) co_return tl::unexpected(kept.error());
        word = *kept;
    }
    const auto plan = [&]() -> AsyncResult<RoomState> {
        auto room = new_room(request, *tiles_.catalogue(), services_.clock.now_ms());
        room.maker = maker;
        room.word = word;
        co_return room;
    };
    co_return co_await found(plan, std::move(owner), once);
}

AsyncResult<CreatedRoom> StoreLobby::fork(std::string room, protocol::Fork request, Reader reader,
                                          std::optional<Claimant> owner, std::optional<Once> once) {
    const work::Key key(reader.address, room);
    const auto actor = co_await find_actor(std::move(room), std::move(reader.address));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState original = co_await (*actor)->state();
    const bool is_of_room = reader.token && (seat_of_token(original, *reader.token) ||
                                             is_owner_token(original, *reader.token));
    if (owner && !is_of_room) reader.token.reset();
    const auto allowed = check_reader(original, reader.token);
    if (!allowed) co_return tl::unexpected(allowed.error());
    const auto copy = [&]() -> protocol::Result<RoomState> {
        return check_fork(original, request).map([&] {
            RoomState made =
                new_fork(original, request, *tiles_.catalogue(), services_.clock.now_ms());
            made.maker = key.address;
            return made;
        });
    };
    const auto plan = [&] { return on_worker(services_.workers, key, copy); };
    co_return co_await found(plan, std::move(owner), once);
}

AsyncResult<CreatedRoom> StoreLobby::import_game(std::string file, std::string address,
                                                 std::optional<Claimant> owner,
                                                 std::optional<Once> once) {
    const work::Key key(std::move(address), {});
    const auto decode = [&file] {
        work::note_read(file.size());
        return protocol::decode_game_file(file);
    };
    auto decoded = co_await on_worker(services_.workers, key, decode);
    if (!decoded) co_return tl::unexpected(decoded.error());
    if (auto refusal = not_offered(*decoded)) co_return tl::unexpected(std::move(*refusal));
    const auto plan = [&] { return import_room(*decoded, key); };
    co_return co_await found(plan, std::move(owner), once);
}

AsyncResult<RoomState> StoreLobby::import_room(protocol::GameFile file, work::Key key) {
    auto tiles = co_await tiles_of(file, key);
    if (!tiles) co_return tl::unexpected(tiles.error());
    const auto replay = [&]() -> protocol::Result<RoomState> {
        return replay_file(file, *tiles)
            .map_error([&](const std::string& fault) { return unplayable(file.game_id, fault); })
            .map([&](const LoggedGame& game) {
                RoomState made = imported_room(file, game, new_room_id(), services_.clock.now_ms());
                made.tiles = *tiles_.catalogue();
                made.maker = key.address;
                return made;
            });
    };
    co_return co_await on_worker(services_.workers, key, replay);
}

AsyncResult<std::optional<GameTiles>> StoreLobby::tiles_of(const protocol::GameFile& file,
                                                           work::Key key) {
    using Tiles = protocol::Result<std::optional<GameTiles>>;
    WantedTiles wanted{rules::boxes_of(file.setup), file.tileset.digest};
    const bool is_at_hand = tiles_.find(wanted.boxes, wanted.digest).has_value();
    if (!file.tiles || is_at_hand) {
        auto found = co_await find_tiles(services_, tiles_, std::move(wanted), std::move(key));
        co_return std::move(found);
    }
    const auto read = [&]() -> Tiles {
        const protocol::wire::CanonicalTileset& set = *file.tiles;
        auto tiles = tiles_.read(wanted.boxes, wanted.digest, protocol::wire::text_of(set));
        if (tiles) return std::optional(std::move(*tiles));
        return tl::unexpected(unplayable(file.game_id, tiles.error()));
    };
    co_return co_await on_worker(services_.workers, std::move(key), read);
}

template <class Plan>
AsyncResult<CreatedRoom> StoreLobby::found(Plan plan, std::optional<Claimant> owner,
                                           std::optional<Once> once) {
    if (services_.notices.is_draining()) co_return tl::unexpected(draining());
    const std::string owner_token = owner ? owner->token : new_token();
    const std::uint64_t secrets = secrets_ended_;
    RoomState state;
    CreatedRoom created;
    store::Result<void> stored;
    do {
        auto planned = co_await plan();
        if (!planned) co_return tl::unexpected(planned.error());
        state = std::move(*planned);
        state.owner_token = token_hash(owner_token);
        if (owner) state.owner = owner->id;
        created = {room_document(state), owner_token};
        std::optional<store::KeptAnswer> answer;
        if (once) answer = once->keep(created.document().dump(), services_.clock.now_ms());
        stored = co_await store_new(state, std::move(answer));
    } while (!stored && stored.error() == store::Failure::Conflict);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    auto actor = std::make_shared<RoomActor>(executor_, services_, std::move(state));
    const auto put = [this, actor] { return shelve(actor); };
    const auto shelved = co_await call_on(strand_, put);
    if (services_.board) services_.board->touch();
    if (owner && secrets != secrets_ended_) co_await heed_in(actor);
    co_return shelved.map([&created](const auto&) { return std::move(created); });
}

asio::awaitable<store::Result<void>> StoreLobby::store_new(
    const RoomState& room, std::optional<store::KeptAnswer> answer) {
    if (!room.game) {
        co_return co_await services_.store.create_room(room_record(room), std::move(answer));
    }
    store::StartGame start = start_game(room, room.game->entries().all());
    if (room.game->is_over()) start.end = game_end(*room.game, services_.clock.now_ms());
    store::CreatePlayingRoom request{room_record(room), std::move(start), std::move(answer)};
    co_return co_await services_.store.create_playing_room(std::move(request));
}

}  // namespace mistward::rooms
