#pragma once

#include "server/store/connection.hpp"
#include "server/store/people_store.hpp"

namespace mistward::store {

// What the store knows of what players think of others, as SQL on one connection; as in
// queries.hpp.

/// Whether the room that `invitations.room` names belongs to somebody whom `invitations.player` has
/// blocked.
#define MISTWARD_INVITED_BY_BLOCKED                                                   \
    "EXISTS (SELECT 1 FROM rooms AS inviting JOIN people ON people.other = inviting." \
    "owner WHERE inviting.id = invitations.room AND people.player = "                 \
    "invitations.player AND people.blocked IS NOT NULL)"

Result<PersonRecord> change_person(Connection& connection, const ChangePerson& request);
Result<std::vector<PersonRecord>> noted_people(Connection& connection, const std::string& player);
/// Nobody thinks anything of the player, nor they of anybody.
void delete_people(Connection& connection, const std::string& player);
Result<std::vector<CompanyRecord>> company(Connection& connection, const std::string& player);
Result<void> set_findable(Connection& connection, const SetFindable& request);
Result<bool> findable(Connection& connection, const std::string& player);
Result<std::vector<OpenTable>> friends_tables(Connection& connection, const std::string& player);

}  // namespace mistward::store
