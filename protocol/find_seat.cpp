#include "protocol/find_seat.hpp"

#include "protocol/read_setup.hpp"
#include "protocol/wire/read.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

std::uint8_t read_size(wire::MemberReader<FindSeatBody>& body, rules::Mode mode) {
    const std::uint8_t most = players_of(mode).most;
    if (!body.has<&FindSeatBody::seats>()) return most;
    body.need_from<&FindSeatBody::seats>(kFewestAtTable, most);
    return *body.value.seats;
}

FindSeat read_wish(wire::MemberReader<FindSeatBody>& body) {
    FindSeat wish;
    body.read<&FindSeatBody::name>();
    body.read<&FindSeatBody::kind>();
    body.read<&FindSeatBody::room>();
    wish.table.setup = read_setup(body, rules::kOfferedParts);
    wish.table.seats = read_size(body, wish.table.setup.mode);
    wish.table.options = options_among_strangers(wish.table.setup.mode);
    wish.name = std::move(body.value.name);
    wish.kind = body.value.kind;
    wish.table.name = body.value.room ? std::string(*body.value.room) : wish.name;
    return wish;
}

}  // namespace

Result<FindSeat> decode_find_seat(std::string_view text) {
    return parse_json(text).and_then([](const Json& body) {
        FieldReader fields(body, wire::kKeys<FindSeatBody>);
        wire::MemberReader<FindSeatBody> members(fields);
        FindSeat wish = read_wish(members);
        return decoded(fields, std::move(wish));
    });
}

}  // namespace mistward::protocol
