#include "protocol/api/info.hpp"

#include "protocol/commands.hpp"

#include <string>

namespace mistward::protocol::api {

Json info(std::string_view title, std::string_view server_version, std::string_view description) {
    return {{"title", title},
            {"version", std::to_string(kProtocolVersion)},
            {"x-server-version", server_version},
            {"description", description},
            {"license", {{"name", "MIT"}, {"url", "https://spdx.org/licenses/MIT.html"}}}};
}

}  // namespace mistward::protocol::api
