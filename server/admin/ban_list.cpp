#include "server/admin/ban_list.hpp"

#include "server/address/client_block.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::admin {

namespace {

using addresses::Network;

bool holds_longer(const Ban& ban, const Ban& other) {
    return other.until_ms && (!ban.until_ms || *ban.until_ms > *other.until_ms);
}

}  // namespace

std::optional<Network> read_banned(std::string_view text) {
    const auto network = addresses::read_network(text);
    if (!network) return std::nullopt;
    return addresses::of_whole_clients(*network);
}

asio::awaitable<void> BanList::load(store::Store& store) {
    const auto stored = co_await store.bans();
    if (!stored) throw std::runtime_error("the bans cannot be read from the database");
    auto bans = std::make_shared<Bans>();
    for (const store::BanRecord& record : *stored) {
        const auto network = read_banned(record.address);
        if (!network) continue;
        const Ban ban{record.reason, record.at_ms, record.until_ms};
        const auto [known, is_new] = bans->emplace(*network, ban);
        if (!is_new && holds_longer(ban, known->second)) known->second = ban;
    }
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

std::optional<Ban> BanList::find(const asio::ip::address& address) const {
    const auto bans = all();
    if (bans->empty()) return std::nullopt;
    const Network client = addresses::ClientBlock(address).network();
    for (unsigned bits = client.bits() + 1; bits-- > 0;) {
        const auto found = bans->find(Network(client.first(), bits));
        if (found != bans->end() && holds(found->second, clock_.now_ms())) return found->second;
    }
    return std::nullopt;
}

bool BanList::has(const Network& network) const {
    const auto bans = all();
    const auto found = bans->find(network);
    return found != bans->end() && holds(found->second, clock_.now_ms());
}

void BanList::put(const Network& network, Ban ban) {
    auto bans = std::make_shared<Bans>(*all());
    bans->insert_or_assign(network, std::move(ban));
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

void BanList::lift(const Network& network) {
    auto bans = std::make_shared<Bans>(*all());
    bans->erase(network);
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

bool holds(const Ban& ban, std::int64_t now_ms) { return !ban.until_ms || *ban.until_ms > now_ms; }

}  // namespace mistward::admin
