#include "server/net/compression/accept_encoding.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>

#include <algorithm>

namespace mistward::net {
namespace {

bool is_zero(std::string_view weight) {
    return weight.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts(const Request& request, std::string_view coding) {
    using boost::beast::iequals;
    for (const auto& [name, parameters] :
         http::ext_list(request.header(http::field::accept_encoding))) {
        if (!iequals(name, coding)) continue;
        return std::none_of(parameters.begin(), parameters.end(), [](const auto& parameter) {
            return iequals(parameter.first, "q") && is_zero(parameter.second);
        });
    }
    return false;
}

}  // namespace mistward::net
