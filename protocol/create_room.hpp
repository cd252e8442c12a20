#pragma once

#include "protocol/error.hpp"
#include "protocol/room_options.hpp"
#include "protocol/room_words.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/wire/bounded.hpp"
#include "rules/core/setup.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::protocol {

/// Body of `POST /api/v1/rooms`. No `seats`: as many as the game can have.
struct CreateRoomBody {
    wire::GivenName name;
    wire::Depending<rules::Mode> game;
    wire::Depending<wire::Level> level;
    wire::Depending<wire::Integer<std::uint8_t, 1, kMostSeats>> seats;
    wire::Depending<ScoringColours> scoring;
    wire::Depending<ChosenModules> modules;
    wire::Depending<wire::PartNames> parts;
    wire::Omittable<DealtColours> colours;
    wire::Usually<Visibility, Visibility::Listed> visibility;
    wire::Depending<RoomOptions> options;
    wire::Omittable<wire::Word> word;
    wire::Depending<wire::Lesson> lesson;
};
BOOST_DESCRIBE_STRUCT(CreateRoomBody, (),
                      (name, game, level, seats, scoring, modules, parts, colours, visibility,
                       options, word, lesson))

/// The same for a lesson, which says what all the rest is but the name.
struct LessonBody {
    wire::GivenName name;
    wire::Lesson lesson;
};
BOOST_DESCRIBE_STRUCT(LessonBody, (), (name, lesson))

/// The room that such a body asks for.
struct CreateRoom {
    std::string name;
    rules::Setup setup;  ///< all but `players`, which are the seats taken at the start
    std::uint8_t seats = 5;
    Visibility visibility = Visibility::Listed;
    RoomOptions options = {};
    std::optional<std::uint8_t> lesson = {};
    std::optional<std::string> word = {};  ///< that opens its seats
};
Result<CreateRoom> decode_create_room(std::string_view text);
/// `possible` are the parts that can be added.
Result<CreateRoom> read_create_room(const Json& body,
                                    rules::PartSet possible = rules::kOfferedParts);
/// The word that a patch to such a body sets, if it sets one that is valid.
std::optional<std::string> word_of_patch(const Json& patch);
/// The body that makes such a room, without its word.
Json encode(const CreateRoom& request);

}  // namespace mistward::protocol
