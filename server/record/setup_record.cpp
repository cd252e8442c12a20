#include "server/record/setup_record.hpp"

#include "protocol/json_text.hpp"
#include "protocol/read_setup.hpp"
#include "protocol/wire/write.hpp"

#include <stdexcept>

namespace mistward::rooms {

std::string setup_record(const rules::Setup& setup) {
    return protocol::wire::text_of(protocol::setup_document(setup));
}

tl::expected<rules::Setup, Fault> try_setup_record(const std::string& text) {
    using protocol::SetupBody;
    const auto document = protocol::parse_json(text);
    if (!document) return tl::unexpected(Fault{Unplayable::RecordBroken, "its setup is no JSON"});
    protocol::FieldReader fields(*document, protocol::wire::kKeys<SetupBody>);
    protocol::wire::MemberReader<SetupBody> body(fields);
    rules::Setup setup = protocol::read_setup(body, rules::kPartsToAdd);
    body.read_if_there<&SetupBody::players>();
    setup.players = body.value.players.value_or(1);
    if (const auto& fault = fields.fault()) {
        return tl::unexpected(
            Fault{Unplayable::SetupUnknown,
                  "the \"" + fault->field + "\" of its setup is not " + fault->expected});
    }
    return setup;
}

rules::Setup read_setup_record(const std::string& text) {
    auto setup = try_setup_record(text);
    if (!setup) throw std::invalid_argument(setup.error().why);
    return *setup;
}

}  // namespace mistward::rooms
