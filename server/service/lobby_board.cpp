#include "server/service/lobby_board.hpp"

#include "server/log/log.hpp"
#include "server/work/begin.hpp"
#include "server/work/hop.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

namespace mistward::rooms {

namespace {

using Shown = LobbySight::Shown;

protocol::Error too_many_at_board() {
    return {protocol::ErrorCode::TooManyConnections,
            "as many follow the list of rooms as may; ask for it at GET /api/v1/rooms instead",
            {{"limit", kMostAtBoard}}};
}

/// `["a","b"]` or `[{...},{...}]` of texts that are JSON.
template <class Rooms, class TextOf>
std::string list_of(const Rooms& rooms, TextOf text_of) {
    std::string list = "[";
    for (const Shown& room : rooms) {
        if (list.size() > 1) list += ',';
        list += text_of(room);
    }
    return list + ']';
}

std::string document(const Shown& room) { return room.second; }
std::string quoted_id(const Shown& room) { return '"' + room.first + '"'; }

/// Which rooms there are, in their order, and the documents of those that were another before.
std::string news_line(const std::vector<Shown>& before, const std::vector<Shown>& now) {
    std::vector<Shown> changed;
    std::ranges::copy_if(now, std::back_inserter(changed), [&before](const Shown& room) {
        return std::ranges::find(before, room) == before.end();
    });
    return R"({"type":"changed","order":)" + list_of(now, quoted_id) + R"(,"rooms":)" +
           list_of(changed, document) + "}\n";
}

/// The newest rooms of that status, as many as the limit.
AsyncResult<std::vector<Shown>> listed(Lobby& lobby, protocol::RoomStatus status,
                                       std::size_t limit) {
    protocol::RoomFilter filter;
    filter.status = status;
    filter.limit = static_cast<std::uint8_t>(limit);
    const auto page = co_await lobby.list(std::move(filter));
    co_return page.map([](const protocol::Json& document) {
        std::vector<Shown> rooms;
        for (const auto& room : document.at("rooms")) {
            rooms.emplace_back(room.at("id").get<std::string>(), room.dump());
        }
        return rooms;
    });
}

}  // namespace

LobbyBoard::LobbyBoard(asio::any_io_executor executor, BoardPace pace)
    : strand_(strand_over(executor)), pace_(pace), change_(strand_) {}

void LobbyBoard::touch() {
    if (is_idle() || touched_.exchange(true)) return;
    work::post(strand_, [this] { change_.cancel(); });
}

AsyncResult<SharedSight> LobbyBoard::join(Lobby& lobby, std::shared_ptr<LobbyWatcher> watcher) {
    return on(strand_, joining(lobby, std::move(watcher)));
}

/// Hears before it looks, so that nothing is missed between the two.
AsyncResult<SharedSight> LobbyBoard::joining(Lobby& lobby, std::shared_ptr<LobbyWatcher> watcher) {
    const std::size_t others = watchers().size();
    if (others >= kMostAtBoard) co_return tl::unexpected(too_many_at_board());
    watchers_.push_back(watcher);
    watched_ = watchers_.size();
    // What was seen before everybody had left may have changed unheard.
    if (others == 0 || !sight()) {
        const auto looked = co_await look(lobby);
        if (!looked) {
            forget(watcher.get());
            co_return tl::unexpected(looked.error());
        }
    }
    co_return sight();
}

void LobbyBoard::keep_looking(Lobby& lobby) {
    work::post(strand_, [this, &lobby] {
        if (std::exchange(is_looking_, true)) return;
        work::begin(strand_, looking(lobby));
    });
}

void LobbyBoard::leave(const LobbyWatcher* watcher) {
    work::post(strand_, [this, watcher] {
        forget(watcher);
        if (watchers_.empty()) change_.cancel();
    });
}

std::vector<std::shared_ptr<LobbyWatcher>> LobbyBoard::watchers() {
    forget(nullptr);
    std::vector<std::shared_ptr<LobbyWatcher>> alive;
    for (const auto& watcher : watchers_) {
        if (auto living = watcher.lock()) alive.push_back(std::move(living));
    }
    return alive;
}

void LobbyBoard::forget(const LobbyWatcher* watcher) {
    std::erase_if(watchers_, [watcher](const auto& other) {
        const auto living = other.lock();
        return !living || living.get() == watcher;
    });
    watched_ = watchers_.size();
}

asio::awaitable<void> LobbyBoard::looking(Lobby& lobby) {
    while (!watchers().empty()) {
        co_await wait_for_change();
        if (watchers().empty()) break;
        touched_ = false;
        try {
            // What cannot be looked at now is seen later.
            co_await look(lobby);
        } catch (const std::exception& error) {
            log::error("the lobby cannot be looked at: {}", error.what());
        }
    }
    sight_ = SharedSight();
    is_looking_ = false;
}

/// Comes back after the soonest time and a change, or after the latest time; or when nobody looks
/// any more.
asio::awaitable<void> LobbyBoard::wait_for_change() {
    const auto begun = Clock::now();
    const auto soonest = begun + pace_.soonest;
    const auto latest = begun + pace_.latest;
    for (auto now = begun; now < latest && !watchers_.empty(); now = Clock::now()) {
        if (touched_ && now >= soonest) break;
        change_.expires_at(touched_ ? soonest : latest);
        co_await work::wait(change_);
    }
}

AsyncResult<void> LobbyBoard::look(Lobby& lobby) {
    auto rooms = co_await listed(lobby, protocol::RoomStatus::Open, kRoomsOnBoard);
    if (!rooms) co_return tl::unexpected(rooms.error());
    if (const std::size_t left = kRoomsOnBoard - rooms->size(); left > 0) {
        auto played = co_await listed(lobby, protocol::RoomStatus::Playing, left);
        if (!played) co_return tl::unexpected(played.error());
        std::ranges::move(*played, std::back_inserter(*rooms));
    }
    show(std::move(*rooms));
    co_return protocol::Result<void>();
}

void LobbyBoard::show(std::vector<Shown> rooms) {
    const SharedSight before = sight();
    if (before && before->rooms == rooms) return;
    auto next = std::make_shared<LobbySight>();
    next->number = before ? before->number + 1 : 1;
    next->all = R"({"type":"rooms","rooms":)" + list_of(rooms, document) + "}\n";
    if (before) next->news = news_line(before->rooms, rooms);
    next->rooms = std::move(rooms);
    sight_ = SharedSight(std::move(next));
    for (const auto& watcher : watchers()) watcher->changed();
}

}  // namespace mistward::rooms
