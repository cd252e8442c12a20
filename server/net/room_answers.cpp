#include "server/net/room_answers.hpp"

#include <utility>

namespace mistward::net {

Response shown(const protocol::Json& document) { return json_response(http::status::ok, document); }

Response made_response(const protocol::Json& document) {
    return json_response(http::status::created, document);
}

Response created_response(const protocol::Json& created) {
    auto response = made_response(created);
    response.headers.set(http::field::location,
                         "/api/v1/rooms/" + created.at("room").at("id").get<std::string>());
    return response;
}

rooms::AsyncResult<protocol::Json> document_of(rooms::AsyncResult<rooms::CreatedRoom> making) {
    const auto made = co_await std::move(making);
    co_return made.map([](const rooms::CreatedRoom& created) { return created.document(); });
}

Response state_response(rooms::StateSnapshot snapshot) {
    return text_response(http::status::ok, "application/json", std::move(snapshot.text));
}

}  // namespace mistward::net
