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

    /// What libpq is to be told: the address, and how to notice a connection that is dead.
    const std::vector<std::pair<std::string, std::string>>& settings() const { return settings_; }

    /// The address without any password, for people.
    const std::string& shown() const { return shown_; }

private:
    std::string value(const std::string& keyword) const;

    std::vector<std::pair<std::string, std::string>> settings_;
    std::string shown_;
};

}  // namespace mistward::store
