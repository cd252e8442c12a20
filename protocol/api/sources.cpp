#include "protocol/api/sources.hpp"

#include "embedded/api_sources.hpp"
#include "protocol/json_text.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace mistward::protocol::api {

std::string_view source_text(std::string_view name) {
    const auto files = api_sources::embedded_files();
    const auto found =
        std::ranges::find_if(files, [name](const EmbeddedFile& file) { return file.name == name; });
    if (found == files.end()) {
        throw std::logic_error("there is no protocol/" + std::string(name) + " in the binary");
    }
    return found->bytes;
}

Json source_json(std::string_view name) { return parse_own_json(source_text(name)); }

}  // namespace mistward::protocol::api
