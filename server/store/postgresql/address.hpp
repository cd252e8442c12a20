#pragma once

#include <string>
#include <utility>
#include <vector>

namespace mistward::store {

/// Where a PostgreSQL database is, from an address such as postgresql://user@host:5432/database.
class Address {
public:
    /// Throws `OpenError` if libpq cannot read it. The error does not repeat it: it may hold a
    /// password.
    explicit Address(const std::string& text);

    using Settings = std::vector<std::pair<std::string, std::string>>;

    /// What libpq is to be told: the address, and how to notice a connection that is dead. Once for
    /// each host that the address names, to be tried in turn: libpq would go on to the next only
    /// where one refuses, and not where one is silent.
    std::vector<Settings> hosts() const;

    /// The address without any password, for people.
    const std::string& shown() const { return shown_; }

private:
    std::string value(const std::string& keyword) const;

    Settings settings_;
    std::string shown_;
};

}  // namespace mistward::store
