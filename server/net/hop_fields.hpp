#pragma once

#include <boost/beast/http/fields.hpp>

namespace mistward::net {

/// The fields that concern more than the two ends of one connection, and so may be passed on: all
/// but those of RFC 9110, 7.6.1, and those that `Connection` names.
boost::beast::http::fields end_to_end(const boost::beast::http::fields& fields);

}  // namespace mistward::net
