#include "protocol/server_url.hpp"

#include <boost/url/parse.hpp>

#include <stdexcept>

namespace mistward::protocol {

ServerUrl parse_server_url(std::string_view text, Tls allowed) {
    const auto refuse = [&](const std::string& why) {
        throw std::invalid_argument("\"" + std::string(text) + "\" is no address of a server: " +
                                    why + ", as http://127.0.0.1:8080");
    };
    const auto url = boost::urls::parse_uri({text.data(), text.size()});
    if (!url) refuse("it must be a URL");
    const bool tls = allowed == Tls::Allowed && url->scheme_id() == boost::urls::scheme::https;
    if (!tls && url->scheme_id() != boost::urls::scheme::http) {
        refuse(allowed == Tls::Allowed ? "it must begin with http:// or https://"
                                       : "it must begin with http://");
    }
    if (url->host_address().empty()) refuse("it must name a host");
    const bool bare = url->encoded_path().empty() || url->encoded_path() == "/";
    if (!bare || url->has_query() || url->has_fragment() || url->has_userinfo()) {
        refuse("it must hold nothing but host and port");
    }
    const char* usual = tls ? "443" : "80";
    return {tls, url->host_address(), url->has_port() ? std::string(url->port()) : usual,
            std::string(url->encoded_host_and_port())};
}

}  // namespace mistward::protocol
