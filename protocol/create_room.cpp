#include "protocol/commands.hpp"
#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/words.hpp"

namespace mistward::protocol {
namespace {

constexpr std::int64_t kLessons = 6;

std::uint8_t read_seats(FieldReader& fields, rules::Mode mode) {
    const auto [fewest, most] = players_of(mode);
    if (!fields.has("seats")) return most;
    return static_cast<std::uint8_t>(fields.integer("seats", fewest, most));
}

/// A lesson is for one, and nobody hurries.
CreateRoom read_lesson(FieldReader& fields) {
    CreateRoom request;
    request.name = fields.name("name", kMaxName);
    request.setup.level = static_cast<std::uint8_t>(fields.integer("lesson", 1, kLessons));
    request.seats = 1;
    request.visibility = Visibility::Private;
    request.options.absence = Absence::Wait;
    request.lesson = request.setup.level;
    return request;
}

}  // namespace

Result<CreateRoom> decode_create_room(std::string_view text) {
    return parse_json(text).and_then(read_create_room);
}

Result<CreateRoom> read_create_room(const Json& body) {
    if (body.contains("lesson")) {
        FieldReader fields(body, {"name", "lesson"});
        CreateRoom request = read_lesson(fields);
        return decoded(fields, std::move(request));
    }
    FieldReader fields(body, {"name", "game", "level", "seats", "scoring", "modules", "colours",
                              "visibility", "options", "lesson"});
    CreateRoom request;
    request.name = fields.name("name", kMaxName);
    request.setup = read_setup(fields);
    request.seats = read_seats(fields, request.setup.mode);
    if (fields.has("visibility")) {
        request.visibility = static_cast<Visibility>(fields.choice("visibility", kVisibilityWords));
    }
    request.options.aids = usual_aids(request.setup.mode);
    if (fields.has("options")) request.options = read_options(fields, request.setup.mode);
    return decoded(fields, std::move(request));
}

Json encode(const CreateRoom& request) {
    if (request.lesson) return {{"name", request.name}, {"lesson", *request.lesson}};
    Json body = encode(request.setup);
    body.erase("players");
    body.update({{"name", request.name},
                 {"seats", request.seats},
                 {"visibility", name(request.visibility)},
                 {"options", encode(request.options)}});
    return body;
}

}  // namespace mistward::protocol
