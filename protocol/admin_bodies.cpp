#include "protocol/admin_bodies.hpp"

#include "protocol/wire/read.hpp"
#include "protocol/wire/read_file_kinds.hpp"

namespace mistward::protocol {

Result<Reason> decode_reason(std::string_view text) { return wire::decode<Reason>(text); }

Result<PutBan> decode_put_ban(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, wire::kKeys<PutBan>);
    wire::MemberReader<PutBan> ban(fields);
    if (ban.has<&PutBan::address>()) {
        ban.need<&PutBan::address>();
        ban.leave_out<&PutBan::room>("left out beside address");
        ban.leave_out<&PutBan::seat>("left out beside address");
    } else {
        ban.need<&PutBan::room>();
        ban.need<&PutBan::seat>();
    }
    ban.read<&PutBan::reason>();
    ban.read<&PutBan::seconds>();
    return decoded(fields, std::move(ban.value));
}

Result<Announce> decode_announce(std::string_view text) { return wire::decode<Announce>(text); }

Result<Drain> decode_drain(std::string_view text) { return wire::decode<Drain>(text); }

Result<SetLogLevel> decode_log_level(std::string_view text) {
    return wire::decode<SetLogLevel>(text);
}

Result<ChooseTileset> decode_choose_tileset(std::string_view text) {
    return wire::decode<ChooseTileset>(text);
}

Result<AuditQuery> decode_audit_query(const Json& query) { return wire::read<AuditQuery>(query); }

}  // namespace mistward::protocol
