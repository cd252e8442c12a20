#include "protocol/wire/write.hpp"

namespace mistward::protocol::wire {
namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void write_escaped(std::string& out, char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    switch (c) {
        case '"':
            out += "\\\"";
            return;
        case '\\':
            out += "\\\\";
            return;
        case '\b':
            out += "\\b";
            return;
        case '\f':
            out += "\\f";
            return;
        case '\n':
            out += "\\n";
            return;
        case '\r':
            out += "\\r";
            return;
        case '\t':
            out += "\\t";
            return;
        default:
            break;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += "\\u00";
    out += kHex[byte >> 4U];
    out += kHex[byte & 0xFU];
}

}  // namespace

void write(std::string& out, std::string_view text) {
    out += '"';
    for (std::size_t done = 0; done < text.size();) {
        const auto end = std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(done),
                                          text.end(), is_plain);
        const auto until = static_cast<std::size_t>(end - text.begin());
        out += text.substr(done, until - done);
        if (end != text.end()) write_escaped(out, *end);
        done = until + 1;
    }
    out += '"';
}

}  // namespace mistward::protocol::wire
