#include "server/service/people_documents.hpp"

#include "protocol/json.hpp"
#include "protocol/sha256.hpp"
#include "server/service/records.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

namespace mistward::rooms {

namespace {

using protocol::wire::Person;

/// Under which somebody played last.
std::string name_in_game(const store::CompanyRecord& record) {
    return protocol::Json::parse(record.players).at(record.seat).at("name").get<std::string>();
}

void add_company(Person& person, const store::CompanyRecord& record) {
    person.name = name_in_game(record);
    person.games = record.games;
    person.last_at = record.last_ms;
}

void add_thoughts(Person& person, const store::PersonRecord& record) {
    person.befriended = record.friend_ms.has_value();
    person.muted = record.muted_ms.has_value();
    person.blocked = record.blocked_ms.has_value();
}

Person noted_document(const store::PersonRecord& record) {
    Person person;
    person.person = record.person;
    person.name = record.name;
    add_thoughts(person, record);
    return person;
}

}  // namespace

std::string person_of(const std::string& player, const std::string& other) {
    constexpr std::size_t kLength = 32;
    return protocol::hex(protocol::sha256("person " + player + ' ' + other)).substr(0, kLength);
}

std::optional<FoundPerson> find_person(const std::string& player, const std::string& person,
                                       const std::vector<store::PersonRecord>& noted,
                                       const std::vector<store::CompanyRecord>& company) {
    for (const auto& record : company) {
        if (person_of(player, record.other) == person) {
            return FoundPerson{record.other, name_in_game(record), true};
        }
    }
    const auto found = std::ranges::find(noted, person, &store::PersonRecord::person);
    if (found == noted.end()) return std::nullopt;
    // Friends stay so when their games are too many to be looked through, or are gone.
    return FoundPerson{found->other, found->name, found->friend_ms.has_value()};
}

Person person_document(const std::string& player, const store::PersonRecord& record,
                       const std::vector<store::CompanyRecord>& company) {
    Person person = noted_document(record);
    for (const auto& one : company) {
        if (person_of(player, one.other) == record.person) add_company(person, one);
    }
    return person;
}

std::vector<Person> people_documents(const std::string& player,
                                     const std::vector<store::PersonRecord>& noted,
                                     const std::vector<store::CompanyRecord>& company) {
    std::map<std::string, const store::PersonRecord*> beside;
    for (const auto& record : noted) beside.emplace(record.person, &record);
    std::vector<Person> people;
    for (const auto& record : company) {
        Person& person = people.emplace_back();
        person.person = person_of(player, record.other);
        add_company(person, record);
        const auto found = beside.find(person.person);
        if (found == beside.end()) continue;
        add_thoughts(person, *found->second);
        beside.erase(found);
    }
    const auto first = static_cast<std::ptrdiff_t>(people.size());
    for (const auto& [person, record] : beside) people.push_back(noted_document(*record));
    std::ranges::stable_sort(std::next(people.begin(), first), people.end(), {}, &Person::name);
    return people;
}

void add_tables(std::vector<Person>& people, const std::vector<store::OpenTable>& tables) {
    std::map<std::string_view, Person*> named;
    for (Person& person : people) named.emplace(person.person, &person);
    for (const auto& table : tables) {
        const auto found = named.find(table.person);
        // A friend of this very moment was not there yet when the people were read.
        if (found == named.end() || found->second->table) continue;
        if (word_of_options(protocol::Json::parse(table.options))) continue;
        found->second->table = protocol::wire::PersonTable{table.room, table.name};
    }
}

}  // namespace mistward::rooms
