#pragma once

#include "server/store/store.hpp"

#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace mistward::test {

/// A store in front of another one that a test can make slow, full or broken.
class SpoiltStore final : public store::Store {
public:
    /// `Unknown`: a write is done, and nobody knows.
    enum class Mode { Sound, Unavailable, Conflict, Unknown, Throws };

    explicit SpoiltStore(std::unique_ptr<store::Store> behind) : behind_(std::move(behind)) {}

    Mode writes = Mode::Sound;
    Mode reads = Mode::Sound;
    Mode sharing = Mode::Sound;  ///< what is of several servers
    int rooms_read = 0;
    int statistics_read = 0;
    int tilesets_read = 0;
    int logs_read = 0;  ///< of games, without their rooms

    // As where several servers share a database.
    store::Lease lease_of_all;
    std::optional<store::Tenure> tenure_given;
    std::vector<std::string> released;
    int claims = 0;
    std::vector<store::NodeRecord> nodes_given;
    int renewals = 0;
    int nodes_asked = 0;
    int served = 0;
    int restless_asked = 0;
    std::optional<store::AnnouncementRecord> announced;
    store::DrainRecord drained;

    bool is_shared() const override { return true; }
    store::AsyncResult<store::Lease> claim(std::string) override {
        ++claims;
        co_return lease_of_all;
    }
    store::AsyncResult<store::Lease> lease(std::string) override { co_return lease_of_all; }
    store::AsyncResult<void> release(std::string room) override {
        released.push_back(std::move(room));
        co_return store::Result<void>();
    }
    store::AsyncResult<std::vector<store::NodeRecord>> renew() override;
    store::AsyncResult<std::vector<store::NodeRecord>> nodes() override {
        ++nodes_asked;
        co_return nodes_given;
    }
    store::AsyncResult<std::string> serve_at(std::string host, std::uint16_t port) override;
    store::AsyncResult<void> announce(std::optional<store::AnnouncementRecord> record) override;
    store::AsyncResult<std::optional<store::AnnouncementRecord>> announcement() override;
    store::AsyncResult<void> drain(store::DrainRecord record) override;
    store::AsyncResult<store::TimeSeen> time_seen() override { return behind_->time_seen(); }
    store::AsyncResult<void> keep_time(store::TimeRecord time) override {
        return behind_->keep_time(time);
    }
    std::optional<std::string> fault() const override { return behind_->fault(); }
    store::AsyncResult<void> copy_to(std::filesystem::path target) override {
        return behind_->copy_to(std::move(target));
    }
    store::Tenure tenure() const override { return tenure_given.value_or(behind_->tenure()); }

    /// From now on, what was written is acknowledged only after `let_go`.
    void hold(const boost::asio::any_io_executor& executor);
    bool is_holding_a_write() const { return held_; }
    void let_go();
    /// From now on reading only begins after `let_reads_go`.
    void hold_reads(const boost::asio::any_io_executor& executor);
    void let_reads_go();

    store::AsyncResult<void> create_room(store::RoomRecord room,
                                         std::optional<store::KeptAnswer> answer) override;
    store::AsyncResult<std::optional<std::string>> find_answer(store::FindAnswer query) override;
    store::AsyncResult<bool> sweep_answers(std::int64_t before_ms) override {
        return behind_->sweep_answers(before_ms);
    }
    store::AsyncResult<void> create_playing_room(store::CreatePlayingRoom request) override;
    store::AsyncResult<void> change_room(store::RoomRecord room) override;
    store::AsyncResult<void> take_seat(store::TakeSeat seat) override;
    store::AsyncResult<void> free_seat(store::FreeSeat seat) override;
    store::AsyncResult<void> replace_seat(store::ReplaceSeat seat) override;
    store::AsyncResult<void> set_silence(store::SetSilence silence) override;
    store::AsyncResult<void> keep_plans(store::KeepPlans plans) override;
    store::AsyncResult<void> start_game(store::StartGame start) override;
    store::AsyncResult<void> append(store::Append append) override;
    store::AsyncResult<void> say(store::Say say) override;
    store::AsyncResult<void> probe() override;
    store::AsyncResult<std::optional<store::StoredRoom>> find_room(std::string id) override;
    store::AsyncResult<std::string> room_name(std::string id) override;
    store::AsyncResult<std::vector<std::string>> restless_rooms() override;
    store::AsyncResult<store::RoomPage> listed_rooms(store::RoomFilter filter) override;
    store::AsyncResult<std::optional<store::StoredGame>> find_game(std::string id) override;
    store::AsyncResult<std::optional<store::GameHead>> find_game_head(std::string id) override;
    store::AsyncResult<std::optional<std::string>> find_tileset(std::string digest) override;
    store::AsyncResult<void> keep_named_tilesets(
        std::vector<store::TilesetRecord> tilesets) override;
    store::AsyncResult<store::GamePage> ended_games(store::GameFilter filter) override;
    store::AsyncResult<std::vector<store::GameStatistics>> statistics() override;
    std::uint64_t statistics_version() const override { return behind_->statistics_version(); }
    store::AsyncResult<std::vector<store::ChatRecord>> chat(std::string room,
                                                            std::uint64_t before) override;
    store::AsyncResult<void> put_ban(store::BanRecord ban) override;
    store::AsyncResult<void> lift_ban(std::string address) override;
    store::AsyncResult<std::vector<store::BanRecord>> bans() override;
    store::AsyncResult<std::int64_t> note_act(store::ActRecord act) override;
    store::AsyncResult<std::vector<store::ActRecord>> acts(store::ActPage page) override;
    store::AsyncResult<std::vector<store::Expired>> expired(store::ExpiredQuery query) override;
    store::AsyncResult<store::Pruned> prune(store::Prune request) override;

    store::PlayerStore& players() override { return behind_->players(); }
    store::WebhookStore& webhooks() override { return behind_->webhooks(); }
    store::PeopleStore& people() override { return behind_->people(); }
    store::ReportStore& reports() override { return behind_->reports(); }
    store::PushStore& push() override { return behind_->push(); }
    store::HostTilesetStore& host_tilesets() override { return behind_->host_tilesets(); }

private:
    template <class T>
    store::AsyncResult<T> read(store::AsyncResult<T> task);
    store::AsyncResult<void> write(store::AsyncResult<void> task);
    boost::asio::awaitable<void> pass_gate();

    std::unique_ptr<store::Store> behind_;
    std::shared_ptr<boost::asio::steady_timer> gate_;
    std::shared_ptr<boost::asio::steady_timer> read_gate_;
    bool held_ = false;
};

}  // namespace mistward::test
