#include "protocol/people.hpp"

#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<ChangePerson> decode_change_person(std::string_view text) {
    return wire::decode<ChangePerson>(text);
}

Result<Findable> decode_findable(std::string_view text) { return wire::decode<Findable>(text); }

Result<MuteSpeaker> decode_mute_speaker(std::string_view text) {
    return wire::decode<MuteSpeaker>(text);
}

}  // namespace mistward::protocol
