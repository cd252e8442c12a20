#include "server/service/page_notes.hpp"

#include "server/service/player_watch.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

namespace mistward::rooms {

boost::asio::awaitable<void> PageNotes::note() {
    const std::int64_t steady = clock_.steady_ms();
    std::erase_if(noted_, [steady](const auto& one) { return steady - one.second >= kPageSeenMs; });
    // Each in a write of its own: whoever is forgotten meanwhile waits for nobody.
    for (const std::string& player : watch_.here()) {
        if (stopping_) co_return;
        if (noted_.contains(player)) continue;
        store::ChangePlayer seen{player, {}, {}, clock_.now_ms()};
        const auto done = co_await store_.players().change(std::move(seen));
        if (!done) co_return;
        noted_.emplace(player, steady);
    }
}

}  // namespace mistward::rooms
