#include "protocol/wire/read_file_kinds.hpp"

// What tile sets need of it: the library for learners reads these, and no games.

namespace mistward::protocol::wire {
namespace {

constexpr std::string_view kPlain =
    "-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

}  // namespace

void read(FieldReader& fields, std::string_view key, FaceName& into) {
    into = fields.text(key, FaceName::kMostBytes);
}

void read(FieldReader& fields, std::string_view key, PlainId& into) {
    into = fields.text(key, PlainId::kLongest);
    const bool is_plain = into.find_first_not_of(kPlain) == std::string::npos;
    if (is_plain && !into.empty() && into.size() <= PlainId::kLongest) return;
    fields.refuse(key, "letters, digits and hyphens");
    into.clear();
}

}  // namespace mistward::protocol::wire
