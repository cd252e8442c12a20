#pragma once

#include <stdexcept>
#include <string>

namespace mistward::store {

/// A database said no.
class DatabaseError : public std::runtime_error {
public:
    enum class Kind {
        Fault,     ///< the statement or the data is wrong, and will be
        Resource,  ///< nothing can be written or read at this time: full, read-only, busy, no
                   ///< memory
        Io,        ///< a resource: reading or writing failed below the database
        Lost,      ///< a resource: there is no connection any more
        Away,      ///< the same, which was told of before
        Succeeded  ///< a resource: other servers have taken over what this one had
    };

    explicit DatabaseError(const std::string& what, Kind kind = Kind::Fault)
        : std::runtime_error(what), kind_(kind) {}

    /// Whether it may work again later, for a reason that is no fault of the statement.
    bool is_resource() const { return kind_ != Kind::Fault; }
    bool is_io() const { return kind_ == Kind::Io; }
    bool is_lost() const { return kind_ == Kind::Lost || kind_ == Kind::Away; }
    /// Whether it says nothing that an earlier one has not said.
    bool is_old_news() const { return kind_ == Kind::Away; }
    /// Whether all is as it should be when a server comes too late.
    bool is_takeover() const { return kind_ == Kind::Succeeded; }

private:
    Kind kind_;
};

}  // namespace mistward::store
