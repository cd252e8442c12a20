#include "server/commands/printable.hpp"

#include <array>
#include <cstdio>

namespace mistward::commands {

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    for (const char letter : text.substr(0, most)) {
        if (letter >= ' ' && letter <= '~' && letter != '\\') {
            shown += letter;
            continue;
        }
        std::array<char, 5> code{};
        std::snprintf(code.data(), code.size(), "\\x%02x", static_cast<unsigned char>(letter));
        shown += code.data();
    }
    return text.size() > most ? shown + "..." : shown;
}

}  // namespace mistward::commands
