#include "protocol/create_room.hpp"

#include "protocol/read_setup.hpp"
#include "protocol/room_requests.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/read.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

rules::Setup setup_of_lesson(std::uint8_t lesson) {
    using rules::Part;
    if (lesson <= rules::kHighestLevel) return {.level = lesson};
    return {.mode = rules::Mode::Base,
            .changed = lesson == kLessons ? parts_of(rules::Expansion::Dragon)
                                          : rules::PartSet{Part::Inns, Part::Builder}};
}

/// A lesson is for one, with a rival if there must be one, and nobody hurries.
CreateRoom lesson(LessonBody body) {
    CreateRoom request;
    request.name = std::move(body.name);
    request.setup = setup_of_lesson(body.lesson);
    request.seats = players_of(request.setup.mode).fewest;
    request.options = usual_options(request.setup.mode);
    request.visibility = Visibility::Private;
    request.lesson = body.lesson;
    return request;
}

std::uint8_t read_seats(wire::MemberReader<CreateRoomBody>& body, rules::Mode mode) {
    const auto [fewest, most] = players_of(mode);
    if (!body.has<&CreateRoomBody::seats>()) return most;
    body.need_from<&CreateRoomBody::seats>(fewest, most);
    return *body.value.seats;
}

RoomOptions read_options(wire::MemberReader<CreateRoomBody>& body, rules::Mode mode) {
    const RoomOptions usual = usual_options(mode);
    if (!body.has<&CreateRoomBody::options>()) return usual;
    body.need<&CreateRoomBody::options>(usual);
    return *body.value.options;
}

CreateRoom read_room(wire::MemberReader<CreateRoomBody>& body, rules::PartSet possible) {
    CreateRoom request;
    body.read<&CreateRoomBody::name>();
    request.setup = read_setup(body, possible);
    request.seats = read_seats(body, request.setup.mode);
    body.read<&CreateRoomBody::visibility>();
    request.options = read_options(body, request.setup.mode);
    body.read<&CreateRoomBody::word>();
    if (body.value.word) request.word = std::move(*body.value.word);
    request.name = std::move(body.value.name);
    request.visibility = body.value.visibility;
    return request;
}

}  // namespace

Result<CreateRoom> decode_create_room(std::string_view text) {
    return parse_json(text).and_then([](const Json& body) { return read_create_room(body); });
}

Result<CreateRoom> read_create_room(const Json& body, rules::PartSet possible) {
    if (body.contains("lesson")) return wire::read<LessonBody>(body).map(lesson);
    FieldReader fields(body, wire::kKeys<CreateRoomBody>);
    wire::MemberReader<CreateRoomBody> members(fields);
    CreateRoom request = read_room(members, possible);
    return decoded(fields, std::move(request));
}

std::optional<std::string> word_of_patch(const Json& patch) {
    if (!patch.is_object() || !patch.contains("word")) return std::nullopt;
    const Json alone{{"word", patch.at("word")}};
    FieldReader fields(alone, {"word"});
    wire::Word word;
    wire::read(fields, "word", word);
    if (fields.fault()) return std::nullopt;
    return word;
}

Json encode(const CreateRoom& request) {
    if (request.lesson) return {{"name", request.name}, {"lesson", *request.lesson}};
    Json body = wire::json_of(setup_document(request.setup));
    body.erase("players");
    body.update({{"name", request.name},
                 {"seats", request.seats},
                 {"visibility", name(request.visibility)},
                 {"options", encode(request.options)}});
    return body;
}

}  // namespace mistward::protocol
