#include "server/net/room_answers.hpp"

#include <utility>

namespace mistward::net {

Response shown(const protocol::Json& document) { return json_response(http::status::ok, document); }

Response created_response(const rooms::CreatedRoom& created) {
    auto response = json_response(http::status::created,
                                  {{"room", created.room}, {"owner_token", created.owner_token}});
    response.headers.set(http::field::location,
                         "/api/v1/rooms/" + created.room.at("id").get<std::string>());
    return response;
}

Response state_response(rooms::StateSnapshot snapshot) {
    return text_response(http::status::ok, "application/json", std::move(snapshot.text));
}

}  // namespace mistward::net
