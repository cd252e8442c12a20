#include "server/webhooks/turns.hpp"

namespace mistward::webhooks {

asio::awaitable<Turns::Turn> Turns::enter(std::string player, std::string host) {
    const auto of_player = places(players_, player, bounds_.of_player);
    const auto of_host = places(hosts_, host, bounds_.of_host);
    auto first = co_await of_player->enter();
    auto second = co_await of_host->enter();
    auto third = co_await all_.enter();
    co_return Turn({of_player, of_host}, std::move(first), std::move(second), std::move(third));
}

std::shared_ptr<Places> Turns::places(Lines& lines, const std::string& name, std::size_t count) {
    auto& known = lines[name];
    if (auto there = known.lock()) return there;
    const auto forget = [&lines, name](Places* unused) {
        const std::unique_ptr<Places> owned(unused);
        lines.erase(name);
    };
    const std::shared_ptr<Places> made(std::make_unique<Places>(strand_, count).release(), forget);
    known = made;
    return made;
}

}  // namespace mistward::webhooks
