#pragma once

#include "protocol/game_file.hpp"
#include "server/retention/retention.hpp"
#include "server/service/lobby.hpp"
#include "server/service/room_shelf.hpp"
#include "server/service/rooms_in_memory.hpp"
#include "server/service/services.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/store/store.hpp"
#include "server/work/turnstile.hpp"

#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace mistward::rooms {

/// Which rooms are listed: those for everybody, or the private and the closed ones, too.
enum class Listed { Open, Every };

/// The lobby over a store, which also keeps rooms from being used while they are removed. Its own
/// strand guards the shelf and the loads under way.
class StoreLobby final : public Lobby, public RoomGuard {
public:
    /// Rooms run on strands of `executor`, play with the tiles of `tiles`, and work with
    /// `services`; both outlive it. Beyond `rooms_in_memory` the longest unused rooms leave memory;
    /// they come back when `find` asks for them.
    StoreLobby(asio::any_io_executor executor, const Services& services, TileShelf& tiles,
               std::size_t rooms_in_memory = kRoomsInMemory);

    AsyncResult<CreatedRoom> create(protocol::CreateRoom request, std::string maker = {},
                                    std::optional<Claimant> owner = {},
                                    std::optional<Once> once = {}) override;
    AsyncResult<CreatedRoom> fork(std::string room, protocol::Fork request, Reader reader,
                                  std::optional<Claimant> owner = {},
                                  std::optional<Once> once = {}) override;
    AsyncResult<CreatedRoom> import_game(std::string file, std::string address = {},
                                         std::optional<Claimant> owner = {},
                                         std::optional<Once> once = {}) override;
    AsyncResult<FoundSeat> find_seat(protocol::FindSeat request, std::string maker = {},
                                     std::optional<Claimant> claimant = {},
                                     std::optional<Once> once = {}) override;
    AsyncResult<protocol::Json> list(protocol::RoomFilter filter = {}) override;
    AsyncResult<std::shared_ptr<Room>> find(std::string id, std::string address = {}) override;
    AsyncResult<void> ready() override;
    asio::awaitable<bool> shut_out(std::string room) override;
    asio::awaitable<void> let_in(std::string room) override;

    /// Loads the rooms whose games go on although nobody asks for them: those with a timer, and
    /// those in which a companion is to decide. Called after the start, and whenever another server
    /// may have left some behind.
    asio::awaitable<void> wake_rooms();
    /// Closes every subscriber and finishes what is being written; nothing is accepted afterwards.
    /// Other servers may take the rooms over at once.
    asio::awaitable<void> shut_down();
    /// Others may have taken the rooms over: every subscriber is closed at once, and no room is to
    /// be had before `come_back`.
    asio::awaitable<void> step_aside();
    /// Rooms are to be had again, and those that go on by themselves do. False: not yet.
    asio::awaitable<bool> come_back();

    /// At most that many rooms that nobody uses leave memory, and with them their leases: they are
    /// at work next wherever they are asked for. Gives how many did.
    asio::awaitable<std::size_t> give_up_idle(std::size_t most);

    /// A player's secret is another one now: their rooms in memory take it on.
    asio::awaitable<void> heed_player(std::string player);
    /// A player was forgotten, who had something in these rooms.
    asio::awaitable<void> heed_forgotten(std::string player, std::vector<std::string> rooms);
    /// The same for all rooms in memory, after another server has said that secrets have ended.
    asio::awaitable<void> heed_players();
    /// The room as it is in memory, or else as its log has it, without taking it to memory: it may
    /// be at work at another server. `address` as of `Reader`.
    AsyncResult<RoomState> read_room(std::string id, std::string address = {});

    using Found = protocol::Result<std::shared_ptr<RoomActor>>;

    AsyncResult<protocol::Json> list_rooms(protocol::RoomFilter filter, Listed listed);
    /// As `find`.
    asio::awaitable<Found> find_actor(std::string id, std::string address = {});
    /// Closes a room for good that cannot be loaded; nobody is there who could be told. The value
    /// is ROOM.
    AsyncResult<protocol::Json> close_unreadable(std::string id);
    /// The room if it is in memory.
    asio::awaitable<std::shared_ptr<RoomActor>> find_in_memory(std::string id);
    asio::awaitable<std::vector<std::shared_ptr<RoomActor>>> all_in_memory();
    /// ROOM of a room that nobody is connected to.
    protocol::Json document(const store::RoomSummary& summary) const;

private:
    /// One load from the log, shared by everybody who asks for the room meanwhile.
    struct Load {
        explicit Load(const asio::any_io_executor& executor);
        asio::steady_timer done;  ///< never expires; cancelled when `found` is known
        Found found;
    };

    // These run on the strand.
    asio::awaitable<Found> finding(std::string id, std::string address);
    Found shelve(std::shared_ptr<RoomActor> room);
    /// Whether rooms may be had; or why not.
    protocol::Result<void> check_open_to_all() const;

    asio::awaitable<Found> load(std::string id, std::string address);
    AsyncResult<RoomState> restore_room(std::string id, std::string address);
    AsyncResult<void> claim(const std::string& id);
    /// Gives back the lease of a room that has left memory, unless it comes back meanwhile.
    void release(std::string id);
    /// Those of the room's game, if anybody has them.
    AsyncResult<std::optional<GameTiles>> tiles_of(const store::StoredRoom& stored, work::Key key);
    /// On a worker.
    protocol::Result<RoomState> restored(const store::StoredRoom& stored,
                                         const std::optional<GameTiles>& tiles) const;
    /// Makes rooms by `plan`, an `AsyncResult<RoomState>()`, until one has an id that no other has,
    /// stores it and shelves it.
    template <class Plan>
    AsyncResult<CreatedRoom> found(Plan plan, std::optional<Claimant> owner,
                                   std::optional<Once> once);
    /// The room of a game file.
    AsyncResult<RoomState> import_room(protocol::GameFile file, work::Key key);
    /// The tiles that the file holds, or else those of its digest, if anybody has them.
    AsyncResult<std::optional<GameTiles>> tiles_of(const protocol::GameFile& file, work::Key key);
    AsyncResult<FoundSeat> finding_seat(protocol::FindSeat request, std::string maker,
                                        std::optional<Claimant> claimant, std::optional<Once> once);
    /// The tables that may wait for such a game, the oldest first.
    AsyncResult<std::vector<std::shared_ptr<RoomActor>>> tables(const protocol::CreateRoom& wish);
    AsyncResult<store::RoomPage> stored_page(store::RoomFilter filter) const;
    asio::awaitable<protocol::Json> documents_of(const std::vector<store::RoomSummary>& rooms);
    /// `also`: players who had something there before.
    asio::awaitable<void> heed_in(std::shared_ptr<RoomActor> room, std::set<std::string> also);
    asio::awaitable<void> heed_in(std::shared_ptr<RoomActor> room);
    /// Tells the room, as it was, how these players and its texts are stored now.
    AsyncResult<void> heed_all(RoomActor& room, const RoomState& state,
                               std::vector<std::string> ids);
    asio::awaitable<store::Result<void>> store_new(const RoomState& room,
                                                   std::optional<store::KeptAnswer> answer);

    asio::any_io_executor executor_;
    asio::any_io_executor strand_;
    const Services services_;
    TileShelf& tiles_;
    RoomShelf shelf_;
    std::unordered_map<std::string, std::shared_ptr<Load>> loads_;
    /// The rooms that are shut out; a timer is cancelled when its room is let in.
    std::unordered_map<std::string, std::shared_ptr<asio::steady_timer>> shut_out_;
    std::atomic<std::uint64_t> secrets_ended_ = 0;
    std::map<std::string, Turnstile> seekers_;  ///< by what they look for
    bool stopping_ = false;
    bool aside_ = false;
};

}  // namespace mistward::rooms
