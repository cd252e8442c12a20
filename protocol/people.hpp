#pragma once

#include "protocol/error.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/time.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

// What players think of others: what they send, and what they are told.

/// How many people a player may have noted.
inline constexpr std::size_t kMostPeople = 200;

/// Body of `PATCH /api/v1/me/people/{person}`; what is left out stays as it is.
struct ChangePerson {
    wire::Omittable<bool> befriended = {};
    wire::Omittable<bool> muted = {};
    wire::Omittable<bool> blocked = {};
};
BOOST_DESCRIBE_STRUCT(ChangePerson, (), (befriended, muted, blocked))
Result<ChangePerson> decode_change_person(std::string_view text);

/// Body of `PUT /api/v1/me/findable`, and its answer.
struct Findable {
    bool findable = false;
};
BOOST_DESCRIBE_STRUCT(Findable, (), (findable))
Result<Findable> decode_findable(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/mutes`: who said that line.
struct MuteSpeaker {
    wire::Integer<std::uint64_t, 1, kMaxInteger> line;
};
BOOST_DESCRIBE_STRUCT(MuteSpeaker, (), (line))
Result<MuteSpeaker> decode_mute_speaker(std::string_view text);

namespace wire {

/// Whom a player has noted, in their export: since when, nothing that it is not so.
struct NotedPerson {
    std::string name;
    std::optional<Time> befriended_at;
    std::optional<Time> muted_at;
    std::optional<Time> blocked_at;
};
BOOST_DESCRIBE_STRUCT(NotedPerson, (), (name, befriended_at, muted_at, blocked_at))

/// A table at which somebody can be joined.
struct PersonTable {
    std::string room;
    std::string room_name;
};
BOOST_DESCRIBE_STRUCT(PersonTable, (), (room, room_name))

/// PERSON of the guide.
struct Person {
    std::string person;  ///< by which the player who asks names them, and nobody else does
    std::string name;
    std::size_t games = 0;        ///< played together, that are over
    std::optional<Time> last_at;  ///< when the last of them ended
    bool befriended = false;
    bool muted = false;
    bool blocked = false;
    std::optional<PersonTable> table;
};
BOOST_DESCRIBE_STRUCT(Person, (), (person, name, games, last_at, befriended, muted, blocked, table))

/// Body of `GET /api/v1/me/people`.
struct People {
    bool findable = false;
    std::vector<Person> people;
};
BOOST_DESCRIBE_STRUCT(People, (), (findable, people))

/// Somebody whom the player thinks something of.
struct PersonAnswer {
    Person person;
};
BOOST_DESCRIBE_STRUCT(PersonAnswer, (), (person))

/// Who was muted; nothing: whoever said it is no player of the server.
struct MutedSpeaker {
    std::optional<Person> person;
};
BOOST_DESCRIBE_STRUCT(MutedSpeaker, (), (person))

/// Body of `GET /api/v1/rooms/{room}/mutes`.
struct Mutes {
    std::vector<std::uint8_t> seats;   ///< of those whom the player has muted
    std::vector<std::uint64_t> lines;  ///< of the newest page of the chat, that they said
};
BOOST_DESCRIBE_STRUCT(Mutes, (), (seats, lines))

}  // namespace wire

}  // namespace mistward::protocol
