#pragma once

#include "protocol/wire/kinds.hpp"
#include "rules/core/enumerators.hpp"

#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>

#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace mistward::protocol::wire {

// A document is a struct that says its members once, by BOOST_DESCRIBE_STRUCT, in the order in
// which they are written. From that come its text (write.hpp) and the patch between two of its
// values (patch.hpp), so that no member can be in one and not in the other.

namespace detail {

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public |
                                                         boost::describe::mod_inherited>;

template <class T, template <class...> class Of>
inline constexpr bool is_of = false;
template <template <class...> class Of, class... Args>
inline constexpr bool is_of<Of<Args...>, Of> = true;

template <class T>
inline constexpr bool is_literal = false;
template <FixedText kText>
inline constexpr bool is_literal<Literal<kText>> = true;

}  // namespace detail

template <class T>
concept Document = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;

template <class T>
concept Nullable = detail::is_of<T, std::optional>;

template <class T>
concept List = detail::is_of<T, std::vector>;

/// A list whose type says its bounds.
template <class T>
concept BoundedList = requires {
    typename T::value_type;
    T::kMostItems;
}
&&std::derived_from<T, std::vector<typename T::value_type>>;

template <class T>
concept Choice = detail::is_of<T, std::variant>;

template <class T>
concept Keyed = requires(const T& table) {
    []<class Key, class Value>(const Table<Key, Value>&) {}(table);
};

template <class T>
concept MayBeAbsent = detail::is_of<T, Omittable>;

template <class T>
concept Depends = detail::is_of<T, Depending>;

template <class T>
concept Constant = detail::is_literal<T>;

/// The key of a member: its name, without the underscore that keeps it from being a keyword.
constexpr std::string_view key_of(std::string_view member) {
    return member.ends_with('_') ? member.substr(0, member.size() - 1) : member;
}

/// Calls `visit` with the key and the pointer of each member, those of bases first.
template <Document T, class Visit>
constexpr void for_each_member(Visit visit) {
    boost::mp11::mp_for_each<detail::Members<T>>(
        [&](auto member) { visit(key_of(member.name), member.pointer); });
}

/// The words of an enum on the wire: the names of its values, unless specialised with `of(value)`.
template <class Enum>
struct Words {
    static constexpr std::string_view of(Enum value) {
        return rules::kWordsOf<Enum>.at(static_cast<std::size_t>(value));
    }
    static constexpr std::span<const std::string_view> all() { return rules::kWordsOf<Enum>; }
};

template <class T>
concept Worded = std::is_enum_v<T>;

}  // namespace mistward::protocol::wire
