#pragma once

#include "server/service/lobby.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

namespace mistward::net::test {

namespace asio = boost::asio;

/// A room that accepts nearly everything and tells the test what it was asked. The token "wrong"
/// opens nothing; the decision "refused" is refused, "broken" throws,
/// "odd" throws what is no exception, "loud" tells of more than may wait for a client before it
/// answers, and the answer to "late" comes `late_by` later.
class FakeRoom final : public rooms::Room {
public:
    /// From the test's thread.
    void broadcast(const std::string& text);
    void close_all(const std::string& why);
    void await_detached();
    std::vector<std::string> decisions();
    /// What each subscriber says, in the order in which they came.
    std::vector<bool> who_wants_legal();

    /// The log goes on to there, in pages of ten; at the least it has one entry more than asked.
    std::atomic<std::uint64_t> newest = 0;
    std::atomic<std::uint64_t> busy_at = 0;  ///< the page after this entry is refused once
    std::atomic<int> pages_read = 0;
    std::atomic<std::size_t> line_bytes =
        0;                                  ///< each line of the log, and a hint, has at the least
    std::atomic<std::size_t> loudness = 0;  ///< how many updates the decision "loud" leads to
    std::atomic<std::chrono::milliseconds> late_by{};

private:
    rooms::AsyncResult<rooms::Answer> answer(rooms::Request request) override;
    protocol::Result<rooms::Answer> page_after(std::uint64_t since);
    rooms::Answer attach(rooms::listening::Attach asked);
    rooms::Answer follow(rooms::listening::Follow asked);
    rooms::Answer refresh(rooms::listening::Refresh asked);
    rooms::Answer detach(rooms::listening::Detach asked);
    /// Takes decisions, and refuses everything else.
    protocol::Result<rooms::Answer> carry_out(rooms::SeatCommand asked);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::shared_ptr<rooms::Subscriber>> subscribers_;
    std::vector<std::string> decisions_;
    bool detached_ = false;
    bool has_refused_ = false;
};

/// A lobby with one room, "room1"; creating a room gives that one. Finding "broken" throws.
class FakeLobby final : public rooms::Lobby {
public:
    rooms::AsyncResult<rooms::CreatedRoom> create(protocol::CreateRoom request, std::string maker,
                                                  std::optional<rooms::Claimant> owner,
                                                  std::optional<rooms::Once> once) override;
    rooms::AsyncResult<rooms::CreatedRoom> fork(std::string room, protocol::Fork request,
                                                rooms::Reader reader,
                                                std::optional<rooms::Claimant> owner,
                                                std::optional<rooms::Once> once) override;
    rooms::AsyncResult<rooms::CreatedRoom> import_game(std::string file, std::string address,
                                                       std::optional<rooms::Claimant> owner,
                                                       std::optional<rooms::Once> once) override;
    rooms::AsyncResult<rooms::FoundSeat> find_seat(protocol::FindSeat request, std::string maker,
                                                   std::optional<rooms::Claimant> claimant,
                                                   std::optional<rooms::Once> once) override;
    rooms::AsyncResult<protocol::Json> list(protocol::RoomFilter filter) override;
    rooms::AsyncResult<std::shared_ptr<rooms::Room>> find(std::string id,
                                                          std::string address) override;
    rooms::AsyncResult<void> ready() override;

    FakeRoom& room() { return *room_; }
    std::atomic<bool> is_ready = true;

private:
    std::shared_ptr<FakeRoom> room_ = std::make_shared<FakeRoom>();
};

}  // namespace mistward::net::test
