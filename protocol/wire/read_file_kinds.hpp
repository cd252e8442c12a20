#pragma once

#include "protocol/wire/file_kinds.hpp"
#include "protocol/wire/read.hpp"

namespace mistward::protocol::wire {

// The readers of what members of a game file can be. Each notes a fault of its field in `fields`.

void read(FieldReader& fields, std::string_view key, Digest& into);
void read(FieldReader& fields, std::string_view key, NumberedGame& into);
void read(FieldReader& fields, std::string_view key, AgreedSetup& into);
void read(FieldReader& fields, std::string_view key, DealtTo& into);
void read(FieldReader& fields, std::string_view key, ByCompanion& into);
void read(FieldReader& fields, std::string_view key, FaceName& into);
void read(FieldReader& fields, std::string_view key, PlainId& into);

template <class T>
void read(FieldReader& fields, std::string_view key, AtEnd<T>& into) {
    if (!fields.is_null("ended_ms")) return read(fields, key, into.emplace());
    if (!fields.is_null(key)) fields.refuse(key, "null while the game goes on");
}

}  // namespace mistward::protocol::wire
