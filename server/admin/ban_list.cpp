#include "server/admin/ban_list.hpp"

#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::admin {

std::optional<asio::ip::address> parse_address(std::string_view text) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
    }
    return address;
}

asio::awaitable<void> BanList::load(store::Store& store) {
    const auto stored = co_await store.bans();
    if (!stored) throw std::runtime_error("the bans cannot be read from the database");
    auto bans = std::make_shared<Bans>();
    for (const store::BanRecord& ban : *stored) {
        if (const auto address = parse_address(ban.address)) {
            (*bans)[*address] = {ban.reason, ban.at_ms, ban.until_ms};
        }
    }
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

std::optional<Ban> BanList::find(const asio::ip::address& address) const {
    const auto bans = all();
    const auto found = bans->find(address);
    if (found == bans->end() || !holds(found->second, clock_.now_ms())) return std::nullopt;
    return found->second;
}

void BanList::put(const asio::ip::address& address, Ban ban) {
    auto bans = std::make_shared<Bans>(*all());
    (*bans)[address] = std::move(ban);
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

void BanList::lift(const asio::ip::address& address) {
    auto bans = std::make_shared<Bans>(*all());
    bans->erase(address);
    bans_ = std::shared_ptr<const Bans>(std::move(bans));
}

bool holds(const Ban& ban, std::int64_t now_ms) { return !ban.until_ms || *ban.until_ms > now_ms; }

}  // namespace mistward::admin
