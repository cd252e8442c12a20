#include "tests/net/fake_lobby.hpp"

#include "protocol/game_file.hpp"
#include "rules/core/overloaded.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

namespace mistward::net::test {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

Json room_json() {
    return Json{
        {"id", "room1"}, {"name", "Friday mist"}, {"status", "playing"}, {"game_id", "room1.1"}};
}

Error error(ErrorCode code, const std::string& message) { return {code, message, Json::object()}; }

std::string log_line(std::uint64_t seq, std::size_t least_bytes) {
    auto line = "{\"seq\":" + std::to_string(seq) + '}';
    line.append(least_bytes - std::min(least_bytes, line.size() + 1), ' ');
    return line + '\n';
}

/// Seats and owners show one; readers are let in with any.
template <class Asked>
bool shows_wrong_token(const Asked& asked) {
    if constexpr (requires { std::string(asked.token); }) return asked.token == "wrong";
    if constexpr (requires { asked.hello; }) return asked.hello.token == "wrong";
    return false;
}

/// What a seat decides; empty for everything else.
std::string decision(const rooms::Request& request) {
    const auto* asked = std::get_if<rooms::SeatCommand>(&request);
    const auto* command = asked ? std::get_if<protocol::Decide>(&asked->command) : nullptr;
    return command ? std::string(command->decision) : "";
}

rooms::Frame frame(const std::string& text) { return std::make_shared<const std::string>(text); }

}  // namespace

rooms::AsyncResult<rooms::Answer> FakeRoom::answer(rooms::Request request) {
    using rooms::Answer;
    using Answered = protocol::Result<Answer>;
    namespace command = rooms::command;
    namespace listening = rooms::listening;
    namespace query = rooms::query;
    if (std::visit([](const auto& asked) { return shows_wrong_token(asked); }, request)) {
        co_return tl::unexpected(error(ErrorCode::Unauthorized, "the token opens nothing"));
    }
    const bool is_late = decision(request) == "late";
    auto answered = std::visit(
        rules::Overloaded{
            [](const query::Seq&) -> Answered { return Answer(std::uint64_t{7}); },
            [](const query::State&) -> Answered {
                return tl::unexpected(error(ErrorCode::NotStarted, "the game has not started"));
            },
            [](const query::Features& asked) -> Answered {
                return Answer(Json{{"seq", asked.seq.value_or(7)}, {"features", Json::array()}});
            },
            [](const query::Foresight& asked) -> Answered {
                const protocol::Foresee& wanted = asked.request;
                return Answer(Json{{"seq", wanted.seq}, {"decisions", wanted.decisions}});
            },
            [this](const query::Log& asked) { return page_after(asked.since); },
            [](const query::Chat& asked) -> Answered {
                return Answer(Json::array({{{"number", asked.before.value_or(8) - 1}}}));
            },
            [this](const query::Hint&) -> Answered {
                Json hint{{"seq", 7}, {"decision", {{"id", "pass"}, {"type", "pass"}}}};
                if (line_bytes > 0) hint["note"] = std::string(line_bytes, 'x');
                return Answer(std::move(hint));
            },
            [this](const listening::Attach& asked) -> Answered { return attach(asked); },
            [this](const listening::Follow& asked) -> Answered { return follow(asked); },
            [this](const listening::Refresh& asked) -> Answered { return refresh(asked); },
            [this](const listening::Detach& asked) -> Answered { return detach(asked); },
            [this](const rooms::SeatCommand& asked) { return carry_out(asked); },
            [](const rooms::SitDown& asked) -> Answered {
                const protocol::TakeSeat& wish = asked.command.request;
                return Answer(
                    rooms::TakenSeat{wish.seat.value_or(0), "token of " + wish.name, room_json()});
            },
            [](const command::HandOver& asked) -> Answered {
                return Answer(rooms::TakenSeat{asked.seat, "new token", room_json()});
            },
            [](const auto&) -> Answered { return Answer(room_json()); }},
        request);
    if (is_late) {
        asio::steady_timer timer(co_await asio::this_coro::executor, late_by.load());
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return answered;
}

protocol::Result<rooms::Answer> FakeRoom::page_after(std::uint64_t since) {
    constexpr std::uint64_t kPage = 10;
    ++pages_read;
    if (since > 0 && busy_at == since && !std::exchange(has_refused_, true)) {
        return tl::unexpected(
            Error{ErrorCode::RateLimited, "too much to do", {{"retry_after_ms", 1}}});
    }
    rooms::LogPage page{{}, since, std::max(newest.load(), since + 1)};
    while (!page.is_last() && page.last - since < kPage) {
        page.text += log_line(++page.last, line_bytes);
    }
    return rooms::Answer(std::move(page));
}

rooms::Answer FakeRoom::attach(rooms::listening::Attach asked) {
    const std::lock_guard lock(mutex_);
    subscribers_.push_back(asked.subscriber);
    asked.subscriber->deliver(frame(R"({"type":"welcome"})"));
    using Seat = std::optional<std::uint8_t>;
    return asked.hello.token ? Seat(0) : Seat();
}

rooms::Answer FakeRoom::follow(rooms::listening::Follow asked) {
    const std::lock_guard lock(mutex_);
    subscribers_.push_back(asked.subscriber);
    return rooms::Done{};
}

rooms::Answer FakeRoom::refresh(rooms::listening::Refresh asked) {
    const std::lock_guard lock(mutex_);
    asked.subscriber->restart(frame(R"({"type":"welcome","fresh":true})"));
    return rooms::Done{};
}

rooms::Answer FakeRoom::detach(rooms::listening::Detach asked) {
    const std::lock_guard lock(mutex_);
    detached_ = std::erase(subscribers_, asked.subscriber) == 1;
    changed_.notify_all();
    return rooms::Done{};
}

protocol::Result<rooms::Answer> FakeRoom::carry_out(rooms::SeatCommand asked) {
    const auto* command = std::get_if<protocol::Decide>(&asked.command);
    if (command == nullptr || command->decision == "refused") {
        return tl::unexpected(error(ErrorCode::IllegalDecision, "the rules refuse it"));
    }
    if (command->decision == "broken") throw std::runtime_error("the room is broken");
    if (command->decision == "odd") throw 1;
    const std::lock_guard lock(mutex_);
    decisions_.push_back(command->decision);
    if (const auto* listener = std::get_if<std::shared_ptr<rooms::Subscriber>>(&asked.speaker)) {
        const std::size_t updates = command->decision == "loud" ? loudness.load() : 1;
        for (std::size_t i = 0; i < updates; ++i) {
            (*listener)->deliver(frame(R"({"type":"update"})"));
        }
    }
    return rooms::Answer(std::uint64_t{decisions_.size()});
}

void FakeRoom::broadcast(const std::string& text) {
    const std::lock_guard lock(mutex_);
    const auto shared = frame(text);
    for (const auto& subscriber : subscribers_) subscriber->deliver(shared);
}

std::vector<bool> FakeRoom::who_wants_legal() {
    const std::lock_guard lock(mutex_);
    std::vector<bool> wishes;
    for (const auto& subscriber : subscribers_) wishes.push_back(subscriber->wants_legal());
    return wishes;
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

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::create(protocol::CreateRoom, std::string,
                                                         std::optional<rooms::Claimant>,
                                                         std::optional<rooms::Once>) {
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::fork(std::string room, protocol::Fork,
                                                       rooms::Reader,
                                                       std::optional<rooms::Claimant>,
                                                       std::optional<rooms::Once>) {
    if (room != "room1") {
        co_return tl::unexpected(error(ErrorCode::RoomNotFound, "no room has the id " + room));
    }
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<rooms::CreatedRoom> FakeLobby::import_game(std::string text, std::string,
                                                              std::optional<rooms::Claimant>,
                                                              std::optional<rooms::Once>) {
    if (const auto file = protocol::decode_game_file(text); !file) {
        co_return tl::unexpected(file.error());
    }
    co_return rooms::CreatedRoom{room_json(), "owner token"};
}

rooms::AsyncResult<rooms::FoundSeat> FakeLobby::find_seat(protocol::FindSeat, std::string,
                                                          std::optional<rooms::Claimant>,
                                                          std::optional<rooms::Once>) {
    co_return rooms::FoundSeat{{0, "seat token", room_json()}, "owner token"};
}

rooms::AsyncResult<Json> FakeLobby::list(protocol::RoomFilter) {
    co_return Json{{"rooms", {room_json()}}, {"next", nullptr}};
}

rooms::AsyncResult<std::shared_ptr<rooms::Room>> FakeLobby::find(std::string id, std::string) {
    if (id == "broken") throw std::runtime_error("the lobby is broken");
    if (id != "room1") {
        co_return tl::unexpected(error(ErrorCode::RoomNotFound, "no room has the id " + id));
    }
    co_return room_;
}

rooms::AsyncResult<void> FakeLobby::ready() {
    if (is_ready) co_return protocol::Result<void>();
    co_return tl::unexpected(protocol::Error{
        protocol::ErrorCode::NotReady, "not at this time", {{"reason", "storage"}}});
}

}  // namespace mistward::net::test
