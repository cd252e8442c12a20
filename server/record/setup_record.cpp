#include "server/record/setup_record.hpp"

#include "protocol/json_text.hpp"
#include "protocol/read_setup.hpp"
#include "protocol/wire/write.hpp"

#include <stdexcept>

namespace mistward::rooms {

std::string setup_record(const rules::Setup& setup) {
    return protocol::wire::text_of(protocol::setup_document(setup));
}

rules::Setup read_setup_record(const std::string& text) {
    using protocol::SetupBody;
    const protocol::Json document = protocol::parse_own_json(text);
    protocol::FieldReader fields(document, protocol::wire::kKeys<SetupBody>);
    protocol::wire::MemberReader<SetupBody> body(fields);
    rules::Setup setup = protocol::read_setup(body);
    body.read_if_there<&SetupBody::players>();
    setup.players = body.value.players.value_or(1);
    if (const auto& fault = fields.fault()) {
        throw std::invalid_argument("a setup whose \"" + fault->field + "\" is not " +
                                    fault->expected);
    }
    return setup;
}

}  // namespace mistward::rooms
