#include "server/store/postgresql/address.hpp"

#include "server/store/store.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <memory>

namespace mistward::store {

namespace {

using Setting = std::pair<const char*, const char*>;

/// Unless the address says otherwise: a peer that is gone is noticed within half a minute.
constexpr std::array<Setting, 6> kDefaults{{{"keepalives_idle", "15"},
                                            {"keepalives_interval", "5"},
                                            {"keepalives_count", "3"},
                                            {"tcp_user_timeout", "15000"},
                                            {"application_name", "mistward"},
                                            {"client_encoding", "UTF8"}}};

std::string value_of(const Address::Settings& settings, const std::string& keyword) {
    const auto found =
        std::ranges::find(settings, keyword, [](const auto& one) { return one.first; });
    return found != settings.end() ? found->second : std::string();
}

std::vector<std::string> parts_of(const std::string& list) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (auto comma = list.find(','); comma != std::string::npos; comma = list.find(',', begin)) {
        parts.push_back(list.substr(begin, comma - begin));
        begin = comma + 1;
    }
    parts.push_back(list.substr(begin));
    return parts;
}

}  // namespace

Address::Address(const std::string& text) {
    char* why = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(text.c_str(), &why), &PQconninfoFree);
    PQfreemem(why);
    if (!options) {
        throw OpenError(
            "the database's address cannot be read; it must look like "
            "postgresql://user@host:5432/database");
    }
    for (const auto* option = options.get(); option->keyword != nullptr; ++option) {
        if (option->val != nullptr) settings_.emplace_back(option->keyword, option->val);
    }
    for (const auto& [keyword, chosen] : kDefaults) {
        if (value(keyword).empty()) settings_.emplace_back(keyword, chosen);
    }
    shown_ = "postgresql://" + (value("user").empty() ? "" : value("user") + "@");
    const char* between = "";
    for (const Settings& host : hosts()) {
        const std::string port = value_of(host, "port");
        shown_ += between + value_of(host, "host") + (port.empty() ? "" : ":" + port);
        between = ",";
    }
    shown_ += value("dbname").empty() ? "" : "/" + value("dbname");
}

std::vector<Address::Settings> Address::hosts() const {
    const std::size_t count =
        std::max(parts_of(value("host")).size(), parts_of(value("hostaddr")).size());
    std::vector<Settings> hosts(count, settings_);
    for (std::size_t i = 0; i < count; ++i) {
        for (auto& [keyword, value] : hosts[i]) {
            if (keyword != "host" && keyword != "hostaddr" && keyword != "port") continue;
            const auto parts = parts_of(value);
            // One port may be that of all; libpq itself says what else does not match.
            if (parts.size() == count) value = parts[i];
        }
    }
    return hosts;
}

std::string Address::value(const std::string& keyword) const {
    return value_of(settings_, keyword);
}

}  // namespace mistward::store
