#pragma once

#include "protocol/decoded.hpp"
#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/parts.hpp"

#include <array>
#include <concepts>
#include <span>
#include <string_view>
#include <utility>

namespace mistward::protocol::wire {

// The strict reader of what clients send. It comes from the description of a document and the
// bounds in the types of its members; a type without an overload here does not compile.

/// One of the messages that are told apart by their `type`, which is `T::kType`.
template <class T>
concept Message = requires {
    { T::kType } -> std::convertible_to<std::string_view>;
};

/// Of which every member may be left out, and then stays as it was.
template <class T>
concept Partial = Document<T> && T::kIsPartial;

template <class T>
inline constexpr bool kIsUsually = false;
template <class T, auto kUsual>
inline constexpr bool kIsUsually<Usually<T, kUsual>> = true;

/// Which a client may leave out.
template <class T>
concept Optional = MayBeAbsent<T> || kIsUsually<T>;

namespace detail {

template <Document T>
inline constexpr std::size_t kMembers = boost::mp11::mp_size<Members<T>>::value;

/// The keys that an object may have, in the order of the description.
template <Document T>
constexpr auto keys_of() {
    constexpr std::size_t kCount = kMembers<T> + (Message<T> ? 1 : 0);
    static_assert(kCount <= kMostKeys, "nobody could send it");
    std::array<std::string_view, kCount> keys;
    std::size_t next = 0;
    if constexpr (Message<T>) keys[next++] = "type";
    for_each_member<T>([&](std::string_view key, auto) { keys[next++] = key; });
    return keys;
}
}  // namespace detail

template <Document T>
inline constexpr auto kKeys = detail::keys_of<T>();

inline void read(FieldReader& fields, std::string_view key, bool& into) {
    into = fields.boolean(key);
}

template <std::size_t kMost>
void read(FieldReader& fields, std::string_view key, Text<kMost>& into) {
    into = fields.text(key, kMost);
}

template <std::size_t kMost>
void read(FieldReader& fields, std::string_view key, FreeText<kMost>& into) {
    into = fields.line(key, kMost);
}

template <std::size_t kMost>
void read(FieldReader& fields, std::string_view key, Name<kMost>& into) {
    into = fields.name(key, kMost);
}

template <std::size_t kMost>
void read(FieldReader& fields, std::string_view key, KeptName<kMost>& into) {
    into = fields.kept_name(key, kMost);
}

template <std::size_t kItems, std::size_t kMost>
void read(FieldReader& fields, std::string_view key, Texts<kItems, kMost>& into) {
    into = fields.texts(key, kItems, kMost);
}

template <class T, T kMin, T kMax>
void read(FieldReader& fields, std::string_view key, Integer<T, kMin, kMax>& into) {
    if constexpr (kMin < 0) {
        into = static_cast<T>(fields.signed_integer(key, kMin, kMax));
    } else {
        into = static_cast<T>(fields.integer(key, kMin, kMax));
    }
}

template <Constant T>
void read(FieldReader& fields, std::string_view key, T&) {
    constexpr std::array kOnly{T::text()};
    fields.choice(key, kOnly);
}

template <Worded Enum>
void read(FieldReader& fields, std::string_view key, Enum& into) {
    into = fields.word<Enum>(key);
}

template <auto kFirst, decltype(kFirst) kLast>
void read(FieldReader& fields, std::string_view key, Among<kFirst, kLast>& into) {
    using Enum = decltype(kFirst);
    constexpr auto first = static_cast<std::size_t>(kFirst);
    constexpr auto count = static_cast<std::size_t>(kLast) - first + 1;
    into = static_cast<Enum>(first + fields.choice(key, Words<Enum>::all().subspan(first, count)));
}

/// `fewest` to `most` different colours; no colours after a fault.
std::vector<rules::Colour> read_colours(FieldReader& fields, std::string_view key,
                                        std::size_t fewest, std::size_t most);

template <std::size_t kFewest, std::size_t kMost>
void read(FieldReader& fields, std::string_view key, Colours<kFewest, kMost>& into) {
    into = {read_colours(fields, key, kFewest, kMost)};
}

// Each may hold any of the others.
template <Document T>
void read(FieldReader& fields, std::string_view key, T& into);
template <Nullable T>
void read(FieldReader& fields, std::string_view key, T& into);
template <MayBeAbsent T>
void read(FieldReader& fields, std::string_view key, T& into);
template <class T, auto kUsual>
void read(FieldReader& fields, std::string_view key, Usually<T, kUsual>& into);
template <class T, std::size_t kMost, std::size_t kLeast>
void read(FieldReader& fields, std::string_view key, Items<T, kMost, kLeast>& into);

/// Reads every member of an object.
template <Document T>
void read_members(FieldReader& fields, T& into) {
    for_each_member<T>([&](std::string_view key, auto member) {
        if constexpr (Partial<T>) {
            if (!fields.has(key)) return;
        }
        read(fields, key, into.*member);
    });
}

template <Document T>
void read(FieldReader& fields, std::string_view key, T& into) {
    fields.object(key, kKeys<T>, [&](FieldReader& inner) { read_members(inner, into); });
}

template <Nullable T>
void read(FieldReader& fields, std::string_view key, T& into) {
    if (fields.is_null(key)) {
        into.reset();
    } else {
        read(fields, key, into.emplace());
    }
}

template <MayBeAbsent T>
void read(FieldReader& fields, std::string_view key, T& into) {
    if (fields.has(key)) read(fields, key, into.emplace());
}

template <class T, auto kUsual>
void read(FieldReader& fields, std::string_view key, Usually<T, kUsual>& into) {
    if (fields.has(key)) read(fields, key, into.value);
}

template <class T, std::size_t kMost, std::size_t kLeast>
void read(FieldReader& fields, std::string_view key, Items<T, kMost, kLeast>& into) {
    fields.items(key, {kLeast, kMost}, [&into](FieldReader& item, std::string_view name) {
        read(item, name, into.emplace_back());
    });
}

/// Reads a document whose members depend on each other: each when its turn comes.
template <Document T>
class MemberReader {
public:
    /// `fields` knows the keys of `T` and outlives the reader.
    explicit MemberReader(FieldReader& fields) : fields_(fields) {}

    T value;

    template <auto kMember>
    bool has() const {
        return fields_.has(key<kMember>());
    }

    template <auto kMember>
    void read() {
        wire::read(fields_, key<kMember>(), value.*kMember);
    }

    /// Reads what may not be left out here; over `usual`, whose members may be.
    template <auto kMember, class... Usual>
    void need(const Usual&... usual) {
        wire::read(fields_, key<kMember>(), (value.*kMember).emplace(usual...));
    }

    /// Reads a number that has narrower bounds here.
    template <auto kMember, class Number>
    void need_from(Number least, Number greatest) {
        const auto number = fields_.integer(key<kMember>(), least, greatest);
        (value.*kMember).emplace(static_cast<Number>(number));
    }

    template <auto kMember>
    void read_if_there() {
        if (has<kMember>()) need<kMember>();
    }

    /// Refuses what has no place here.
    template <auto kMember>
    void leave_out(std::string expected) {
        if (has<kMember>()) refuse<kMember>(std::move(expected));
    }

    /// Refuses what was read, for what it says.
    template <auto kMember>
    void refuse(std::string expected) {
        fields_.refuse(key<kMember>(), std::move(expected));
    }

private:
    template <auto kMember>
    static constexpr std::string_view key() {
        std::string_view found;
        for_each_member<T>([&](std::string_view key, auto member) {
            if constexpr (std::same_as<decltype(member), decltype(kMember)>) {
                if (member == kMember) found = key;
            }
        });
        return found;
    }

    FieldReader& fields_;
};

/// A document from a tree, or what is answered to its first fault.
template <Document T>
protocol::Result<T> read(const Json& object) {
    FieldReader fields(object, kKeys<T>);
    T value;
    read_members(fields, value);
    return decoded(fields, std::move(value));
}

/// A document from its text.
template <Document T>
protocol::Result<T> decode(std::string_view text) {
    return parse_json(text).and_then([](const Json& object) { return read<T>(object); });
}

}  // namespace mistward::protocol::wire
