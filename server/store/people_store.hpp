#pragma once

#include "server/store/failure.hpp"
#include "server/store/people_records.hpp"

#include <string>
#include <vector>

namespace mistward::store {

/// What players think of others. As of `Store`, of which it is a part.
class PeopleStore {
public:
    virtual ~PeopleStore() = default;

    /// What the player thinks of the other now. Conflict: there are as many rows as may be.
    virtual AsyncResult<PersonRecord> change(ChangePerson change) = 0;
    /// Whom a player has noted, by person.
    virtual AsyncResult<std::vector<PersonRecord>> noted(std::string player) = 0;
    /// With whom a player has played, the latest first.
    virtual AsyncResult<std::vector<CompanyRecord>> company(std::string player) = 0;

    virtual AsyncResult<void> set_findable(SetFindable request) = 0;
    virtual AsyncResult<bool> findable(std::string player) = 0;
    /// Where the player's friends sit, by person, the newest rooms first, a handful of each; none
    /// of those who are not findable or have blocked the player.
    virtual AsyncResult<std::vector<OpenTable>> friends_tables(std::string player) = 0;
};

}  // namespace mistward::store
