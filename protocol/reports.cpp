#include "protocol/reports.hpp"

#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<ReportSomething> decode_report(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, wire::kKeys<ReportSomething>);
    wire::MemberReader<ReportSomething> report(fields);
    if (report.has<&ReportSomething::line>()) {
        report.need<&ReportSomething::line>();
        report.leave_out<&ReportSomething::seat>("left out beside line");
    } else {
        report.need<&ReportSomething::seat>();
    }
    report.read<&ReportSomething::reason>();
    report.read<&ReportSomething::remark>();
    return decoded(fields, std::move(report.value));
}

Result<ReportsQuery> decode_reports_query(const Json& query) {
    return wire::read<ReportsQuery>(query);
}

Result<CloseReport> decode_close_report(std::string_view text) {
    return wire::decode<CloseReport>(text);
}

}  // namespace mistward::protocol
