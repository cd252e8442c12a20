#pragma once

#include "protocol/people.hpp"
#include "server/store/people_records.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

// What a player is told of others; pure.

/// By which `player` names `other`: nobody else does, so nobody can compare who is who, and it says
/// nothing of the other's id.
std::string person_of(const std::string& player, const std::string& other);

/// Somebody whom a player can name.
struct FoundPerson {
    std::string other;
    std::string name;
    bool is_company = false;  ///< they have played together
};

std::optional<FoundPerson> find_person(const std::string& player, const std::string& person,
                                       const std::vector<store::PersonRecord>& noted,
                                       const std::vector<store::CompanyRecord>& company);

/// PERSON of somebody whom the player has noted, or could.
protocol::wire::Person person_document(const std::string& player, const store::PersonRecord& record,
                                       const std::vector<store::CompanyRecord>& company);

/// PERSON of everybody: those with whom the player has played in the order of `company`, then those
/// whom they have noted beside, by name.
std::vector<protocol::wire::Person> people_documents(
    const std::string& player, const std::vector<store::PersonRecord>& noted,
    const std::vector<store::CompanyRecord>& company);

/// Gives each person whom a table names the first of theirs that needs no word.
void add_tables(std::vector<protocol::wire::Person>& people,
                const std::vector<store::OpenTable>& tables);

}  // namespace mistward::rooms
