#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

namespace mistward {

/// A file that was compiled into the binary.
struct EmbeddedFile {
    std::string_view name;  ///< path relative to the folder that was embedded, with `/`
    std::string_view bytes;
};

/// What lies between two labels of the assembler, which knows nothing of our types. `size` is that
/// of the file when it was embedded: on a processor where the labels lead elsewhere, nothing
/// starts.
inline EmbeddedFile embedded_file(std::string_view name, const char* begin, const char* end,
                                  [[maybe_unused]] std::size_t size) {
    assert(end - begin == static_cast<std::ptrdiff_t>(size));
    return {name, {begin, size}};
}

}  // namespace mistward
