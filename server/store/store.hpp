#pragma once

#include "server/store/admin_records.hpp"
#include "server/store/answer_records.hpp"
#include "server/store/failure.hpp"
#include "server/store/host_tileset_store.hpp"
#include "server/store/lease_records.hpp"
#include "server/store/people_store.hpp"
#include "server/store/player_store.hpp"
#include "server/store/push_store.hpp"
#include "server/store/records.hpp"
#include "server/store/report_store.hpp"
#include "server/store/retention_records.hpp"
#include "server/store/store_metrics.hpp"
#include "server/store/time_records.hpp"
#include "server/store/webhook_store.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::store {

/// The database cannot be used: one sentence for the host.
class OpenError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A seat that becomes taken.
struct TakeSeat {
    std::string room;
    SeatRecord seat;
    std::int64_t at_ms = 0;  ///< when; in the next two as well
    std::optional<KeptAnswer> answer = {};
};

/// A seat that becomes free, if it is not.
struct FreeSeat {
    std::string room;
    std::uint8_t seat = 0;
    std::int64_t at_ms = 0;
};

/// A seat that somebody has from now on, whoever had it before.
struct ReplaceSeat {
    std::string room;
    SeatRecord seat;
    std::int64_t at_ms = 0;
    std::optional<KeptAnswer> answer = {};
};

/// Whether a seat has a word in the chat, and who has none whatever seat they take.
struct SetSilence {
    std::string room;
    std::uint8_t seat = 0;
    bool silenced = false;
    std::vector<std::string> persons;  ///< all of them, in the order in which it was taken
    std::int64_t at_ms = 0;
};

/// What a seat has planned from now on.
struct SeatPlans {
    std::uint8_t seat = 0;
    std::optional<std::string> plans;  ///< JSON; nothing: it plans nothing
};

/// The same, where nothing else changes.
struct KeepPlans {
    std::string room;
    SeatPlans kept;
};

/// A game that begins: `room` and `seats` are how the room is from then on (its id, owner and time
/// are as they were). The log begins with `entries`; with `end` it is a whole game. The tile set is
/// kept from then on, unless it is already.
struct StartGame {
    RoomRecord room;
    std::vector<SeatRecord> seats;
    GameRecord game;
    std::vector<Entry> entries;
    std::optional<GameEnd> end = {};
    std::optional<TilesetRecord> tileset = {};
};

/// A room that comes with a game.
struct CreatePlayingRoom {
    RoomRecord room;
    StartGame start;
    std::optional<KeptAnswer> answer = {};
};

/// Entries that follow the entry `expected_seq` (0: the log is empty), all or none. With `end` the
/// game ends with them and the room gets `status`.
struct Append {
    std::string room;
    std::string game;
    std::uint64_t expected_seq = 0;
    std::vector<Entry> entries;
    std::optional<GameEnd> end;
    std::string status;
    std::vector<SeatPlans> plans = {};  ///< of the seats that they change with the entries
};

/// A line of chat that a room's seat says.
struct Say {
    std::string room;
    ChatRecord line;
};

/// How much of a list one page is looked for in: whoever asks for what is rare reads on from there.
inline constexpr std::size_t kLookedThrough = 1000;

/// Which rooms are listed; what is left out does not matter.
struct RoomFilter {
    std::optional<std::string> status = {};
    std::optional<std::string> game = {};    ///< as in `setup`
    std::optional<std::uint8_t> level = {};  ///< as in `setup`
    bool free = false;                       ///< with a seat that nobody has
    bool hidden = false;                     ///< private and closed rooms, too
    std::optional<std::string> before = {};  ///< the id of a room: only what comes after it
    std::size_t limit = 100;
    std::size_t within = kLookedThrough;
};

/// The newest rooms of those looked for, in order.
struct RoomPage {
    std::vector<RoomSummary> rooms;
    std::optional<std::string> next;  ///< the `before` of what follows; without it there is no more
};

/// Which ended games are told; what is left out does not matter.
struct GameFilter {
    std::optional<std::string> game = {};  ///< as in `setup`, like the next two
    std::optional<std::uint8_t> level = {};
    std::optional<std::uint8_t> players = {};
    std::optional<std::string> outcome = {};
    std::optional<std::string> before =
        {};  ///< the id of a game: only what comes after it in the list
    std::size_t limit = 50;
    std::size_t within = kLookedThrough;
};

/// Those of the games looked for that ended last, in order.
struct GamePage {
    std::vector<GameSummary> games;
    std::optional<std::string> next;  ///< the `before` of what follows; without it there is no more
};

/// The log of all games. May be called from any thread; an answer comes on the caller's executor,
/// and the answer to a write only after it is durable. A failure that is nobody's fault and will
/// not pass (a damaged database) is thrown.
///
/// Everything that was accepted is answered before the destructor returns; the executors of all
/// callers must outlive it.
///
/// Several servers may share a database. A room is then at work at the one that has its lease: the
/// others' writes to it are a `Conflict`.
class Store {
public:
    virtual ~Store() = default;

    /// For the end: answers whatever was asked, and whatever is asked later as `Unavailable`.
    virtual void close() {}

    /// For the end, before `close`: nothing is waited for long any more that others have locked.
    /// From any thread.
    virtual void end_soon() {}

    /// Why nothing is written, if that is known and will not pass by itself: one sentence that
    /// anybody may read. From any thread.
    virtual std::optional<std::string> fault() const { return std::nullopt; }
    /// Writes what the database holds at this moment to a new file, from the files that this server
    /// has open, also if they were moved or deleted. Throws `OpenError`. Not of PostgreSQL.
    virtual AsyncResult<void> copy_to(std::filesystem::path target);

    /// What the database knows of the time of day.
    virtual AsyncResult<TimeSeen> time_seen() { co_return TimeSeen{}; }
    virtual AsyncResult<void> keep_time(TimeRecord /*time*/) { co_return Result<void>(); }

    // Leases. A server that has the database for itself has all of them, always.

    virtual bool is_shared() const { return false; }
    /// The lease of a room: this server's from now on, unless another one has it or there is no
    /// such room.
    virtual AsyncResult<Lease> claim(std::string /*room*/) { co_return Lease{}; }
    /// The room is at work here no more.
    virtual AsyncResult<void> release(std::string /*room*/) { co_return Result<void>(); }
    virtual AsyncResult<void> release_all() { co_return Result<void>(); }
    /// Whose the lease of a room is; one that nobody has counts as own.
    virtual AsyncResult<Lease> lease(std::string /*room*/) { co_return Lease{}; }
    /// Renews this server's tenure and ends that of servers that are late; gives those that run.
    virtual AsyncResult<std::vector<NodeRecord>> renew() { co_return std::vector<NodeRecord>(); }
    /// The servers that run, with counted rooms.
    virtual AsyncResult<std::vector<NodeRecord>> nodes() { co_return std::vector<NodeRecord>(); }
    /// Where the other servers reach this one; without a host, at the address from which it reaches
    /// the database. Whoever was there before is gone. Gives the whole address.
    virtual AsyncResult<std::string> serve_at(std::string /*host*/, std::uint16_t /*port*/) {
        co_return std::string();
    }
    /// What all of the servers tell everybody, instead of what they told before; nothing: no more.
    virtual AsyncResult<void> announce(std::optional<AnnouncementRecord> /*announcement*/) {
        co_return Result<void>();
    }
    virtual AsyncResult<std::optional<AnnouncementRecord>> announcement() {
        co_return std::optional<AnnouncementRecord>();
    }
    /// All servers that run now drain, or do so no more; `nodes` and `renew` tell each.
    virtual AsyncResult<void> drain(DrainRecord /*drain*/) { co_return Result<void>(); }
    /// For how long the leases last that this server has.
    virtual Tenure tenure() const { return {0, std::chrono::steady_clock::time_point::max()}; }
    /// By which the servers know each other.
    virtual std::string secret() const { return {}; }

    // Whatever has a player's id in it is refused as `Forgotten` if they were forgotten.

    // With an answer that is kept already, nothing is written: `Repeated`.

    /// Conflict: a room has that id. Like the next, takes the lease.
    virtual AsyncResult<void> create_room(RoomRecord room,
                                          std::optional<KeptAnswer> answer = {}) = 0;
    /// Conflict: a room has that id.
    virtual AsyncResult<void> create_playing_room(CreatePlayingRoom request) = 0;
    /// The room is as the record from now on, but for its owner and time.
    virtual AsyncResult<void> change_room(RoomRecord room) = 0;
    /// Conflict: that seat is taken.
    virtual AsyncResult<void> take_seat(TakeSeat seat) = 0;
    virtual AsyncResult<void> free_seat(FreeSeat seat) = 0;
    virtual AsyncResult<void> replace_seat(ReplaceSeat seat) = 0;
    virtual AsyncResult<void> set_silence(SetSilence silence) = 0;
    /// Conflict: the room has a game of that number.
    virtual AsyncResult<void> start_game(StartGame start) = 0;
    /// Conflict: `expected_seq` is not the last seq of the log.
    virtual AsyncResult<void> append(Append append) = 0;
    virtual AsyncResult<void> keep_plans(KeepPlans plans) = 0;
    /// Conflict: the room has a line of that number.
    virtual AsyncResult<void> say(Say say) = 0;
    /// Writes something that changes nothing, and so tells whether writes are taken.
    virtual AsyncResult<void> probe() = 0;

    /// What is kept of an answer, from every server of the database.
    virtual AsyncResult<std::optional<std::string>> find_answer(FindAnswer query) = 0;
    /// Removes some that are older; whether there may be more.
    virtual AsyncResult<bool> sweep_answers(std::int64_t before_ms) = 0;

    virtual AsyncResult<std::optional<StoredRoom>> find_room(std::string id) = 0;
    /// What a room is called; empty if it is not there.
    virtual AsyncResult<std::string> room_name(std::string id) = 0;
    /// The ids of rooms whose games run and go on by themselves: not paused, and with a timer or a
    /// companion. Of those that are at work at some server of several, none.
    virtual AsyncResult<std::vector<std::string>> restless_rooms() = 0;
    /// Rooms that the filter lets through, newest first; without `hidden` only those whose
    /// visibility is "listed" and that are not closed.
    virtual AsyncResult<RoomPage> listed_rooms(RoomFilter filter) = 0;
    /// The newest page of a room's chat whose numbers are below `before`, oldest first.
    virtual AsyncResult<std::vector<ChatRecord>> chat(std::string room, std::uint64_t before) = 0;

    virtual AsyncResult<std::optional<StoredGame>> find_game(std::string id) = 0;
    /// The same without the log, which costs the same for every game.
    virtual AsyncResult<std::optional<GameHead>> find_game_head(std::string id) = 0;
    /// The document of the tile set with that digest.
    virtual AsyncResult<std::optional<std::string>> find_tileset(std::string digest) = 0;
    /// Keeps those of these sets that games name and that are not kept yet.
    virtual AsyncResult<void> keep_named_tilesets(std::vector<TilesetRecord> tilesets) = 0;
    /// Ended games of listed rooms that the filter lets through, the last to end first.
    virtual AsyncResult<GamePage> ended_games(GameFilter filter) = 0;
    /// Over all ended games of listed rooms but forks, which begin where another game was. Costs
    /// the same however many there are.
    virtual AsyncResult<std::vector<GameStatistics>> statistics() = 0;
    /// Another number whenever `statistics` may have changed.
    virtual std::uint64_t statistics_version() const = 0;

    /// The players of this server, and what is theirs.
    virtual PlayerStore& players() = 0;
    virtual WebhookStore& webhooks() = 0;
    /// What players think of others.
    virtual PeopleStore& people() = 0;
    /// What was reported to the administrator.
    virtual ReportStore& reports() = 0;
    virtual PushStore& push() = 0;
    virtual HostTilesetStore& host_tilesets() = 0;

    /// The address is banned from now on as the record says, whatever was said of it before.
    virtual AsyncResult<void> put_ban(BanRecord ban) = 0;
    virtual AsyncResult<void> lift_ban(std::string address) = 0;
    virtual AsyncResult<std::vector<BanRecord>> bans() = 0;
    /// Adds to the audit log; the value is the number of the act.
    virtual AsyncResult<std::int64_t> note_act(ActRecord act) = 0;
    /// The newest first.
    virtual AsyncResult<std::vector<ActRecord>> acts(ActPage page) = 0;

    /// A page of what is old enough to go, by id.
    virtual AsyncResult<std::vector<Expired>> expired(ExpiredQuery query) = 0;
    /// One transaction of its own, made while nothing else waits to be written. Nothing is removed
    /// that is not old enough any more. Whoever calls keeps the rooms from being used meanwhile.
    virtual AsyncResult<Pruned> prune(Prune request) = 0;
};

/// How a SQLite store is opened.
struct SqliteOptions {
    std::filesystem::path file;
    /// A quota for the database; beyond it writes are `Unavailable`.
    std::optional<std::uint64_t> max_bytes;
    /// The name of a registered SQLite VFS; empty: the platform's.
    std::string vfs;
    StoreMetrics metrics = {};
};

/// Opens the database, creates it if there is none, and brings its schema up to date. Throws
/// `OpenError` if it is in use by another server, from a newer version, damaged, or cannot be
/// written. An I/O error while committing ends the process: what is on disk is then unknown until
/// the next start.
std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options);

}  // namespace mistward::store
