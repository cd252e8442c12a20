#include "server/behaviour/silences.hpp"

#include "protocol/sha256.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

bool is_any_of(const std::string& person, const std::vector<std::string>& persons) {
    return std::ranges::find(persons, person) != persons.end();
}

}  // namespace

std::optional<std::string> network_digest(const std::string& room, const std::string& network) {
    constexpr std::size_t kLength = 32;
    if (network.empty()) return std::nullopt;
    return protocol::hex(protocol::sha256("network " + room + ' ' + network)).substr(0, kLength);
}

std::vector<std::string> persons_of(const Seat& seat) {
    std::vector<std::string> persons;
    if (seat.player) persons.push_back("player:" + *seat.player);
    if (seat.network) persons.push_back("network:" + *seat.network);
    return persons;
}

bool has_no_word(const RoomState& room, const Seat& seat) {
    const auto is_silenced = [&room](const std::string& person) {
        return is_any_of(person, room.silenced);
    };
    return std::ranges::any_of(persons_of(seat), is_silenced);
}

void note_silence(RoomState& room, const Seat& seat, bool silenced) {
    const auto persons = persons_of(seat);
    std::erase_if(room.silenced,
                  [&persons](const std::string& known) { return is_any_of(known, persons); });
    if (!silenced) return;
    room.silenced.insert(room.silenced.end(), persons.begin(), persons.end());
    if (room.silenced.size() <= kMostSilenced) return;
    const auto over = static_cast<std::ptrdiff_t>(room.silenced.size() - kMostSilenced);
    room.silenced.erase(room.silenced.begin(), room.silenced.begin() + over);
}

}  // namespace mistward::rooms
