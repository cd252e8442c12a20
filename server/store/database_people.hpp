#pragma once

#include "server/store/people_queries.hpp"
#include "server/store/query_threads.hpp"

#include <utility>

namespace mistward::store {

/// What the players of a database think of others, behind the threads of its store, which outlive
/// it.
class DatabasePeople final : public PeopleStore {
public:
    DatabasePeople(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<PersonRecord> change(ChangePerson change) override {
        return threads_.write(&change_person, std::move(change));
    }
    AsyncResult<std::vector<PersonRecord>> noted(std::string player) override {
        return threads_.read(&noted_people, std::move(player));
    }
    AsyncResult<std::vector<CompanyRecord>> company(std::string player) override {
        return threads_.read(&store::company, std::move(player));
    }
    AsyncResult<void> set_findable(SetFindable request) override {
        return threads_.write(&store::set_findable, std::move(request));
    }
    AsyncResult<bool> findable(std::string player) override {
        return threads_.read(&store::findable, std::move(player));
    }
    AsyncResult<std::vector<OpenTable>> friends_tables(std::string player) override {
        return threads_.read(&store::friends_tables, std::move(player));
    }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
