#include "server/retention/retention.hpp"

#include "server/log/log.hpp"
#include "server/store/store.hpp"

#include <exception>
#include <utility>

namespace mistward::rooms {

namespace {

using store::Ageing;
using Ids = std::vector<std::string>;

/// Whether what is told of this kind are rooms that somebody may be in.
bool is_room(Ageing what) {
    return what != Ageing::EndedGame && what != Ageing::Act && what != Ageing::Player;
}

/// One run through the store.
class Sweep {
public:
    Sweep(store::Store& store, RoomGuard& guard, std::int64_t now_ms,
          std::function<bool()> is_stopping, std::function<void(Ageing, std::int64_t)> removed)
        : store_(store),
          guard_(guard),
          now_ms_(now_ms),
          is_stopping_(std::move(is_stopping)),
          tell_(std::move(removed)) {}

    asio::awaitable<void> remove_all(Ageing what, std::int64_t before_ms) {
        store::ExpiredQuery query{what, before_ms};
        while (!has_to_end()) {
            const auto page = co_await store_.expired(query);
            if (!page) co_return give_up(page.error());
            if (has_to_end()) co_return;
            auto old = co_await shut_out(what, *page);
            store::Prune request{what, std::move(old), before_ms, now_ms_};
            co_await remove(std::move(request));
            if (page->size() < store::kExpiredPage) co_return;
            query.after = page->back().id;
        }
        removed_.complete = false;
    }

    const Removed& removed() const { return removed_; }
    bool has_to_end() {
        if (is_stopping_()) removed_.complete = false;
        return !removed_.complete;
    }

private:
    /// The ids that are to go; of rooms those that nobody uses, and nobody can from now on.
    asio::awaitable<Ids> shut_out(Ageing what, const std::vector<store::Expired>& page) {
        Ids out;
        for (const store::Expired& expired : page) {
            const bool is_free = !is_room(what) || co_await guard_.shut_out(expired.id);
            if (is_free) out.push_back(expired.id);
        }
        co_return out;
    }

    asio::awaitable<void> remove(store::Prune request) {
        const Ids rooms = is_room(request.what) ? request.ids : Ids();
        std::exception_ptr failure;
        try {
            co_await prune(std::move(request));
        } catch (...) {
            failure = std::current_exception();
        }
        for (const std::string& room : rooms) co_await guard_.let_in(room);
        if (failure) std::rethrow_exception(failure);
    }

    asio::awaitable<void> prune(store::Prune request) {
        while (!request.ids.empty() && !has_to_end()) {
            const auto pruned = co_await store_.prune(request);
            if (!pruned) co_return give_up(pruned.error());
            removed_.add(request.what, pruned->rows);
            if (tell_ && pruned->rows > 0) tell_(request.what, pruned->rows);
            const auto through = request.ids.begin() + static_cast<std::ptrdiff_t>(pruned->done);
            request.ids.erase(request.ids.begin(), through);
        }
    }

    void give_up(store::Failure failure) {
        log::warn("what is old cannot be removed: {}", store::name(failure));
        removed_.complete = false;
    }

    store::Store& store_;
    RoomGuard& guard_;
    const std::int64_t now_ms_;
    std::function<bool()> is_stopping_;
    std::function<void(Ageing, std::int64_t)> tell_;
    Removed removed_;
};

}  // namespace

Kept kept(Ageing what) {
    switch (what) {
        case Ageing::UnstartedRoom:
            return Kept::Unstarted;
        case Ageing::AbandonedRoom:
            return Kept::Abandoned;
        case Ageing::ClosedRoom:
            return Kept::Closed;
        case Ageing::EndedGame:
        case Ageing::EndedRoom:
            return Kept::Ended;
        case Ageing::ChatLine:
            return Kept::Chat;
        case Ageing::Player:
            return Kept::Players;
        case Ageing::Act:
            break;
    }
    return Kept::Audit;
}

std::optional<std::int64_t> KeepFor::before_ms(Ageing what, std::int64_t now_ms) const {
    const std::int64_t age = (*this)[kept(what)];
    return age == 0 ? std::nullopt : std::optional(now_ms - age);
}

asio::awaitable<Removed> remove_expired(store::Store& store, RoomGuard& guard, const KeepFor& keep,
                                        std::int64_t now_ms, std::function<bool()> is_stopping,
                                        std::function<void(Ageing, std::int64_t)> removed) {
    Sweep sweep(store, guard, now_ms, std::move(is_stopping), std::move(removed));
    for (const Ageing what : store::kAgeing) {
        const auto before = keep.before_ms(what, now_ms);
        if (before && !sweep.has_to_end()) co_await sweep.remove_all(what, *before);
    }
    bool has_more = true;
    while (has_more && !sweep.has_to_end()) {
        const auto swept = co_await store.sweep_answers(now_ms - store::kKeepAnswersMs);
        has_more = swept && *swept;
    }
    co_return sweep.removed();
}

}  // namespace mistward::rooms
