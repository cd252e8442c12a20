#pragma once

#include <string_view>

namespace mistward {

/// A file that was compiled into the binary.
struct EmbeddedFile {
    std::string_view name;  ///< path relative to the folder that was embedded, with `/`
    std::string_view bytes;
};

}  // namespace mistward
