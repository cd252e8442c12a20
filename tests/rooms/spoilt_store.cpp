#include "tests/rooms/spoilt_store.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace mistward::test {

namespace asio = boost::asio;

namespace {

/// The failure of a mode; throws if the mode does.
std::optional<store::Failure> failure(SpoiltStore::Mode mode) {
    switch (mode) {
        case SpoiltStore::Mode::Sound:
        case SpoiltStore::Mode::Unknown:
            return std::nullopt;
        case SpoiltStore::Mode::Unavailable:
            return store::Failure::Unavailable;
        case SpoiltStore::Mode::Conflict:
            return store::Failure::Conflict;
        case SpoiltStore::Mode::Throws:
            break;
    }
    throw std::runtime_error("the database is damaged");
}

}  // namespace

void SpoiltStore::hold(const asio::any_io_executor& executor) {
    gate_ = std::make_shared<asio::steady_timer>(executor, asio::steady_timer::time_point::max());
}

void SpoiltStore::let_go() {
    gate_->cancel();
    gate_.reset();
}

void SpoiltStore::hold_reads(const asio::any_io_executor& executor) {
    read_gate_ =
        std::make_shared<asio::steady_timer>(executor, asio::steady_timer::time_point::max());
}

void SpoiltStore::let_reads_go() {
    read_gate_->cancel();
    read_gate_.reset();
}

store::AsyncResult<void> SpoiltStore::write(store::AsyncResult<void> task) {
    if (const auto refused = failure(writes)) co_return tl::unexpected(*refused);
    const auto written = co_await std::move(task);
    co_await pass_gate();
    if (writes == Mode::Unknown) co_return tl::unexpected(store::Failure::Unknown);
    co_return written;
}

asio::awaitable<void> SpoiltStore::pass_gate() {
    if (const auto gate = gate_) {
        held_ = true;
        co_await gate->async_wait(asio::as_tuple(asio::use_awaitable));
        held_ = false;
    }
}

store::AsyncResult<void> SpoiltStore::create_room(store::RoomRecord room,
                                                  std::optional<store::KeptAnswer> answer) {
    return write(behind_->create_room(std::move(room), std::move(answer)));
}

store::AsyncResult<void> SpoiltStore::take_seat(store::TakeSeat seat) {
    return write(behind_->take_seat(std::move(seat)));
}

store::AsyncResult<void> SpoiltStore::create_playing_room(store::CreatePlayingRoom request) {
    return write(behind_->create_playing_room(std::move(request)));
}

store::AsyncResult<void> SpoiltStore::change_room(store::RoomRecord room) {
    return write(behind_->change_room(std::move(room)));
}

store::AsyncResult<void> SpoiltStore::free_seat(store::FreeSeat seat) {
    return write(behind_->free_seat(std::move(seat)));
}

store::AsyncResult<void> SpoiltStore::keep_plans(store::KeepPlans plans) {
    return write(behind_->keep_plans(std::move(plans)));
}

store::AsyncResult<void> SpoiltStore::replace_seat(store::ReplaceSeat seat) {
    return write(behind_->replace_seat(std::move(seat)));
}

store::AsyncResult<void> SpoiltStore::set_silence(store::SetSilence silence) {
    return write(behind_->set_silence(std::move(silence)));
}

store::AsyncResult<void> SpoiltStore::start_game(store::StartGame start) {
    return write(behind_->start_game(std::move(start)));
}

store::AsyncResult<void> SpoiltStore::append(store::Append append) {
    return write(behind_->append(std::move(append)));
}

store::AsyncResult<void> SpoiltStore::say(store::Say say) {
    return write(behind_->say(std::move(say)));
}

store::AsyncResult<void> SpoiltStore::probe() { return write(behind_->probe()); }

template <class T>
store::AsyncResult<T> SpoiltStore::read(store::AsyncResult<T> task) {
    if (const auto gate = read_gate_) {
        co_await gate->async_wait(asio::as_tuple(asio::use_awaitable));
    }
    if (const auto refused = failure(reads)) co_return tl::unexpected(*refused);
    co_return co_await std::move(task);
}

store::AsyncResult<std::optional<std::string>> SpoiltStore::find_answer(store::FindAnswer query) {
    return read(behind_->find_answer(query));
}

store::AsyncResult<std::optional<store::StoredRoom>> SpoiltStore::find_room(std::string id) {
    ++rooms_read;
    return read(behind_->find_room(std::move(id)));
}

store::AsyncResult<std::vector<store::NodeRecord>> SpoiltStore::renew() {
    ++renewals;
    co_await pass_gate();
    if (const auto refused = failure(sharing)) co_return tl::unexpected(*refused);
    co_return nodes_given;
}

store::AsyncResult<std::string> SpoiltStore::serve_at(std::string host, std::uint16_t port) {
    if (const auto refused = failure(sharing)) co_return tl::unexpected(*refused);
    ++served;
    co_return host + ':' + std::to_string(port);
}

store::AsyncResult<void> SpoiltStore::announce(std::optional<store::AnnouncementRecord> record) {
    if (const auto refused = failure(sharing)) co_return tl::unexpected(*refused);
    announced = std::move(record);
    co_return store::Result<void>();
}

store::AsyncResult<std::optional<store::AnnouncementRecord>> SpoiltStore::announcement() {
    if (const auto refused = failure(sharing)) co_return tl::unexpected(*refused);
    co_return announced;
}

store::AsyncResult<void> SpoiltStore::drain(store::DrainRecord record) {
    if (const auto refused = failure(sharing)) co_return tl::unexpected(*refused);
    drained = record;
    co_return store::Result<void>();
}

store::AsyncResult<std::string> SpoiltStore::room_name(std::string id) {
    return read(behind_->room_name(std::move(id)));
}

store::AsyncResult<std::vector<std::string>> SpoiltStore::restless_rooms() {
    ++restless_asked;
    return read(behind_->restless_rooms());
}

store::AsyncResult<store::RoomPage> SpoiltStore::listed_rooms(store::RoomFilter filter) {
    return read(behind_->listed_rooms(std::move(filter)));
}

store::AsyncResult<std::optional<store::StoredGame>> SpoiltStore::find_game(std::string id) {
    ++logs_read;
    return read(behind_->find_game(std::move(id)));
}

store::AsyncResult<std::optional<store::GameHead>> SpoiltStore::find_game_head(std::string id) {
    return read(behind_->find_game_head(std::move(id)));
}

store::AsyncResult<std::optional<std::string>> SpoiltStore::find_tileset(std::string digest) {
    ++tilesets_read;
    return read(behind_->find_tileset(std::move(digest)));
}

store::AsyncResult<void> SpoiltStore::keep_named_tilesets(
    std::vector<store::TilesetRecord> tilesets) {
    return write(behind_->keep_named_tilesets(std::move(tilesets)));
}

store::AsyncResult<store::GamePage> SpoiltStore::ended_games(store::GameFilter filter) {
    return read(behind_->ended_games(std::move(filter)));
}

store::AsyncResult<std::vector<store::GameStatistics>> SpoiltStore::statistics() {
    ++statistics_read;
    return read(behind_->statistics());
}

store::AsyncResult<std::vector<store::ChatRecord>> SpoiltStore::chat(std::string room,
                                                                     std::uint64_t before) {
    return read(behind_->chat(std::move(room), before));
}

store::AsyncResult<void> SpoiltStore::put_ban(store::BanRecord ban) {
    return write(behind_->put_ban(std::move(ban)));
}

store::AsyncResult<void> SpoiltStore::lift_ban(std::string address) {
    return write(behind_->lift_ban(std::move(address)));
}

store::AsyncResult<std::vector<store::BanRecord>> SpoiltStore::bans() {
    return read(behind_->bans());
}

store::AsyncResult<std::int64_t> SpoiltStore::note_act(store::ActRecord act) {
    if (const auto refused = failure(writes)) co_return tl::unexpected(*refused);
    co_return co_await behind_->note_act(std::move(act));
}

store::AsyncResult<std::vector<store::ActRecord>> SpoiltStore::acts(store::ActPage page) {
    return read(behind_->acts(page));
}

store::AsyncResult<std::vector<store::Expired>> SpoiltStore::expired(store::ExpiredQuery query) {
    return read(behind_->expired(std::move(query)));
}

store::AsyncResult<store::Pruned> SpoiltStore::prune(store::Prune request) {
    if (const auto refused = failure(writes)) co_return tl::unexpected(*refused);
    const auto pruned = co_await behind_->prune(std::move(request));
    co_await pass_gate();
    co_return pruned;
}

}  // namespace mistward::test
