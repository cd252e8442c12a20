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
void read(FieldReader& fields, std::string_view key, Loose& into);

template <class T>
void read(FieldReader& fields, std::string_view key, AtEnd<T>& into) {
    if (!fields.is_null("ended_ms")) return read(fields, key, into.emplace());
    if (!fields.is_null(key)) fields.refuse(key, "null while the game goes on");
}

/// An item of a list, which faults call `name`.
void read_item(FieldReader& fields, const std::string& name, const Json& item, FaceName& into);

template <Document T>
void read_item(FieldReader& fields, const std::string& name, const Json& item, T& into) {
    fields.object(name, item, kKeys<T>, [&](FieldReader& inner) { read_members(inner, into); });
}

template <Nullable T>
void read_item(FieldReader& fields, const std::string& name, const Json& item, T& into) {
    if (!item.is_null()) read_item(fields, name, item, into.emplace());
}

template <class T, std::size_t kMost>
void read(FieldReader& fields, std::string_view key, Items<T, kMost>& into) {
    const Json* list = fields.list(key);
    if (list == nullptr) return;
    if (list->size() > kMost) {
        return fields.refuse(key, "a list of at most " + std::to_string(kMost));
    }
    into.reserve(list->size());
    for (std::size_t i = 0; i < list->size() && !fields.fault(); ++i) {
        const std::string name = std::string(key) + "." + std::to_string(i);
        read_item(fields, name, (*list)[i], into.emplace_back());
    }
}

}  // namespace mistward::protocol::wire
