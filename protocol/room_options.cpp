#include "protocol/room_options.hpp"

#include "protocol/wire/json.hpp"
#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Json encode(const RoomOptions& options) { return wire::json_of(options); }

RoomOptions usual_options(rules::Mode mode) {
    const bool together = mode == rules::Mode::Mists;
    RoomOptions options;
    options.aids = {together, together, false};
    return options;
}

RoomOptions options_among_strangers(rules::Mode mode) {
    RoomOptions options = usual_options(mode);
    options.absence = Absence::Companion;
    return options;
}

RoomOptions parse_options(const Json& document) {
    FieldReader fields(document, wire::kKeys<RoomOptions>);
    // What was stored before there were aids had all of them.
    RoomOptions options;
    wire::read_members(fields, options);
    return options;
}

}  // namespace mistward::protocol
