#include "protocol/wire/patch.hpp"

namespace mistward::protocol::wire {

void PatchWriter::append_escaped(std::string_view key) {
    if (key.find_first_of("~/") == std::string_view::npos) {
        path_ += key;
        return;
    }
    for (const char c : key) {
        if (c == '~') {
            path_ += "~0";
        } else if (c == '/') {
            path_ += "~1";
        } else {
            path_ += c;
        }
    }
}

void PatchWriter::begin(std::string_view operation) {
    separator_.next();
    ((out_ += "{\"op\":\"") += operation) += "\",\"path\":";
    write(out_, path_);
}

void PatchWriter::remove() {
    begin("remove");
    out_ += '}';
}

}  // namespace mistward::protocol::wire
