#pragma once

#include "server/store/job.hpp"
#include "server/store/people_queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// What the players of a database think of others, behind the threads of its store, which outlive
/// it.
class DatabasePeople final : public PeopleStore {
public:
    DatabasePeople(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<PersonRecord> change(ChangePerson change) override {
        return submit<PersonRecord>(writer_, [change = std::move(change)](Connection& connection) {
            return change_person(connection, change);
        });
    }
    AsyncResult<std::vector<PersonRecord>> noted(std::string player) override {
        return read<std::vector<PersonRecord>>(&noted_people, std::move(player));
    }
    AsyncResult<std::vector<CompanyRecord>> company(std::string player) override {
        return read<std::vector<CompanyRecord>>(&store::company, std::move(player));
    }
    AsyncResult<void> set_findable(SetFindable request) override {
        return submit<void>(writer_, [request = std::move(request)](Connection& connection) {
            return store::set_findable(connection, request);
        });
    }
    AsyncResult<bool> findable(std::string player) override {
        return read<bool>(&store::findable, std::move(player));
    }
    AsyncResult<std::vector<OpenTable>> tables(TablesQuery query) override {
        return read<std::vector<OpenTable>>(&tables_of, std::move(query));
    }

private:
    template <class T, class Request>
    AsyncResult<T> read(Result<T> (*query)(Connection&, const Request&), Request request) {
        return submit<T>(readers_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
