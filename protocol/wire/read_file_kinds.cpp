#include "protocol/wire/read_file_kinds.hpp"

#include <algorithm>

namespace mistward::protocol::wire {
namespace {

constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kOfRooms = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kMostDigits = 9;

bool consists_of(std::string_view text, std::string_view characters, std::size_t most) {
    return !text.empty() && text.size() <= most &&
           text.find_first_not_of(characters) == std::string_view::npos;
}

bool is_game_id(std::string_view text) {
    const std::size_t dot = text.find('.');
    return dot != std::string_view::npos &&
           consists_of(text.substr(0, dot), kOfRooms, kLongestRoomId) &&
           consists_of(text.substr(dot + 1), kDigits, kMostDigits);
}

}  // namespace

void read(FieldReader& fields, std::string_view key, Digest& into) {
    into = fields.text(key, Digest::kLength);
    const bool is_whole = into.size() == Digest::kLength;
    if (!is_whole || !consists_of(into, kHexDigits, Digest::kLength)) {
        fields.refuse(key, "64 hex digits");
    }
}

void read(FieldReader& fields, std::string_view key, NumberedGame& into) {
    into = fields.text(key, kLongestGameId);
    if (!is_game_id(into)) fields.refuse(key, "the id of a game, such as k7m2qx9d4t.1");
}

void read(FieldReader& fields, std::string_view key, AgreedSetup& into) {
    into = read_agreed_setup(fields, key);
}

void read(FieldReader& fields, std::string_view key, DealtTo&) {
    fields.list(key, {0, rules::kColourCount});
}

void read(FieldReader& fields, std::string_view key, ByCompanion& into) {
    into = fields.boolean(key);
    if (into && fields.is_null("player")) fields.refuse(key, "false where chance decided");
}

}  // namespace mistward::protocol::wire
