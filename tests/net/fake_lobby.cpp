#include "tests/net/fake_lobby.hpp"

#include "protocol/game_file.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::net::test {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

Json room_json() {
    return Json{
        {"id", "room1"}, {"name", "Friday mist"}, {"status", "playing"}, {"game_id", "room1.1"}};
}

tl::unexpected<Error> refused(ErrorCode code, const std::string& message) {
    return tl::unexpected(Error{code, message, Json::object()});
}

std::string log_line(std::uint64_t seq, std::size_t least_bytes) {
    auto line = "{\"seq\":" + std::to_string(seq) + '}';
    line.append(least_bytes - std::min(least_bytes, line.size() + 1), ' ');
    return line + '\n';
}

rooms::Frame frame(const std::string& text) { return std::make_shared<const std::string>(text); }

}  // namespace

asio::awaitable<Json> FakeRoom::document() { co_return room_json(); }

rooms::AsyncResult<rooms::TakenSeat> FakeRoom::take_seat(protocol::TakeSeat request) {
    co_return rooms::TakenSeat{request.seat.value_or(0), "token of " + request.name, room_json()};
}

rooms::AsyncResult<Json> FakeRoom::start(std::string token) {
    if (token == "wrong") co_return refused(ErrorCode::Unauthorized, "the token opens nothing");
    co_return room_json();
}

rooms::AsyncResult<Json> FakeRoom::leave_seat(std::string token, std::uint8_t) {
    return start(std::move(token));
}

rooms::AsyncResult<rooms::TakenSeat> FakeRoom::hand_over(std::string token, std::uint8_t seat,
                                                         protocol::HandOver) {
    if (token == "wrong") co_return refused(ErrorCode::Unauthorized, "the token opens nothing");
    co_return rooms::TakenSeat{seat, "new token", room_json()};
}

rooms::AsyncResult<Json> FakeRoom::change(std::string token, Json) {
    return start(std::move(token));
}

rooms::AsyncResult<Json> FakeRoom::rematch(std::string token, protocol::Rematch) {
    return start(std::move(token));
}

rooms::AsyncResult<Json> FakeRoom::set_companion(std::string token, std::uint8_t, bool) {
    return start(std::move(token));
}

rooms::AsyncResult<Json> FakeRoom::hint(std::string token) {
    if (token == "wrong") co_return refused(ErrorCode::Unauthorized, "the token opens nothing");
    Json answer{{"seq", 7}, {"decision", {{"id", "pass"}, {"type", "pass"}}}};
    if (line_bytes > 0) answer["note"] = std::string(line_bytes, 'x');
    co_return answer;
}

rooms::AsyncResult<rooms::StateSnapshot> FakeRoom::snapshot(std::optional<std::uint64_t>,
                                                            rooms::Reader) {
    co_return refused(ErrorCode::NotStarted, "the game has not started");
}

rooms::AsyncResult<Json> FakeRoom::features(std::optional<std::uint64_t> seq, rooms::Reader) {
    co_return Json{{"seq", seq.value_or(7)}, {"features", Json::array()}};
}

rooms::AsyncResult<Json> FakeRoom::foresight(protocol::Foresee request, rooms::Reader) {
    co_return Json{{"seq", request.seq}, {"decisions", request.decisions}};
}

asio::awaitable<std::uint64_t> FakeRoom::seq() { co_return 7; }

rooms::AsyncResult<rooms::LogPage> FakeRoom::log(std::uint64_t since, rooms::Reader) {
    constexpr std::uint64_t kPage = 10;
    ++pages_read;
    if (since > 0 && busy_at == since && !std::exchange(has_refused_, true)) {
        co_return tl::unexpected(
            protocol::Error{ErrorCode::RateLimited, "too much to do", {{"retry_after_ms", 1}}});
    }
    rooms::LogPage page{{}, since, std::max(newest.load(), since + 1)};
    while (!page.is_last() && page.last - since < kPage) {
        page.text += log_line(++page.last, line_bytes);
    }
    co_return page;
}

rooms::AsyncResult<Json> FakeRoom::chat(std::optional<std::uint64_t> before,
                                        std::optional<std::string>) {
    co_return Json::array({{{"number", before.value_or(8) - 1}}});
}

rooms::AsyncResult<std::optional<std::uint8_t>> FakeRoom::attach(
    std::shared_ptr<rooms::Subscriber> subscriber, protocol::Hello hello) {
    if (hello.token == "wrong") {
        co_return refused(ErrorCode::Unauthorized, "the token opens nothing");
    }
    const std::lock_guard lock(mutex_);
    subscribers_.push_back(subscriber);
    subscriber->deliver(frame(R"({"type":"welcome"})"));
    co_return hello.token ? std::optional<std::uint8_t>(0) : std::nullopt;
}

rooms::AsyncResult<void> FakeRoom::follow(std::shared_ptr<rooms::Subscriber> subscriber,
                                          rooms::Reader) {
    const std::lock_guard lock(mutex_);
    subscribers_.push_back(subscriber);
    co_return protocol::Result<void>();
}

asio::awaitable<void> FakeRoom::refresh(std::shared_ptr<rooms::Subscriber> subscriber) {
    const std::lock_guard lock(mutex_);
    subscriber->restart(frame(R"({"type":"welcome","fresh":true})"));
    co_return;
}

asio::awaitable<void> FakeRoom::detach(std::shared_ptr<rooms::Subscriber> subscriber) {
    const std::lock_guard lock(mutex_);
    detached_ = std::erase(subscribers_, subscriber) == 1;
    changed_.notify_all();
    co_return;
}

rooms::AsyncResult<std::uint64_t> FakeRoom::carry_out(rooms::Speaker speaker,
                                                      protocol::Command any) {
    const auto* command = std::get_if<protocol::Decide>(&any);
    if (command == nullptr || command->decision == "refused") {
        co_return refused(ErrorCode::IllegalDecision, "the rules refuse it");
    }
    if (command->decision == "broken") throw std::runtime_error("the room is broken");
    if (command->decision == "odd") throw 1;
    const std::lock_guard lock(mutex_);
    decisions_.push_back(command->decision);
    if (const auto* listener = std::get_if<std::shared_ptr<rooms::Subscriber>>(&speaker)) {
        (*listener)->deliver(frame(R"({"type":"update"})"));
    }
    co_return decisions_.size();
}

void FakeRoom::broadcast(const std::string& text) {
    const std::lock_guard lock(mutex_);
    const auto shared = frame(text);
    for (const auto& subscriber : subscribers_) subscriber->deliver(shared);
}

void FakeRoom::close_all(const std::string& why) {
    const std::lock_guard lock(mutex_);
    for (const auto& subscriber : subscribers_) subscriber->close(rooms::Goodbye::ComeBack, why);
}

void FakeRoom::await_detached() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return detached_; });
}

std::vector<std::string> FakeRoom::decisions() {
    const std::lock_guard lock(mutex_);
    return decisions_;
}

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::create(protocol::CreateRoom, std::string) {
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::fork(std::string room, protocol::Fork,
                                                       rooms::Reader) {
    if (room != "room1") co_return refused(ErrorCode::RoomNotFound, "no room has the id " + room);
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::import_game(std::string text, std::string) {
    if (const auto file = protocol::decode_game_file(text); !file) {
        co_return tl::unexpected(file.error());
    }
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<Json> FakeLobby::list(protocol::RoomFilter) {
    co_return Json{{"rooms", {room_json()}}, {"next", nullptr}};
}

rooms::AsyncResult<std::shared_ptr<rooms::Room>> FakeLobby::find(std::string id, std::string) {
    if (id == "broken") throw std::runtime_error("the lobby is broken");
    if (id != "room1") co_return refused(ErrorCode::RoomNotFound, "no room has the id " + id);
    co_return room_;
}

rooms::AsyncResult<void> FakeLobby::ready() {
    if (is_ready) co_return protocol::Result<void>();
    co_return tl::unexpected(protocol::Error{
        protocol::ErrorCode::NotReady, "not at this time", {{"reason", "storage"}}});
}

rooms::RoomGuard& FakeLobby::guard() {
    throw std::logic_error("no test removes rooms from this lobby");
}

rooms::Oversight& FakeLobby::oversight() {
    throw std::logic_error("nobody administers a fake lobby");
}

asio::awaitable<void> FakeLobby::wake_rooms() { co_return; }

asio::awaitable<void> FakeLobby::shut_down() {
    room_->close_all("shut down");
    co_return;
}

}  // namespace mistward::net::test
