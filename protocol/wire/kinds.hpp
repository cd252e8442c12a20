#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mistward::protocol::wire {

// What a member of a document can be beside numbers, texts, lists, `std::optional` (null if there
// is nothing) and other documents.

/// A text as an argument of a template.
template <std::size_t N>
struct FixedText {
    constexpr FixedText(const char (&from)[N]) { std::copy_n(from, N, text); }
    char text[N] = {};
};

/// Always this text, such as the type of a message.
template <FixedText kText>
struct Literal {
    static constexpr std::string_view text() { return {kText.text, sizeof(kText.text) - 1}; }
    bool operator==(const Literal&) const = default;
};

/// Left out where there is nothing.
template <class T>
struct Omittable : std::optional<T> {
    using std::optional<T>::optional;
    Omittable() = default;
    Omittable(std::optional<T> value) : std::optional<T>(std::move(value)) {}
    /// Of two alike; with a plain value it is compared as every optional is.
    template <std::same_as<Omittable> Other>
    bool operator==(const Other& other) const {
        return static_cast<const std::optional<T>&>(*this) ==
               static_cast<const std::optional<T>&>(other);
    }
};

/// There or not, as other members say; read by a reader of its own.
template <class T>
struct Depending : Omittable<T> {
    using Omittable<T>::Omittable;
};

/// An object whose keys are data, in this order; no key is there twice.
template <class Key, class Value>
struct Table {
    std::vector<std::pair<Key, Value>> rows;
    bool operator==(const Table&) const = default;
};

}  // namespace mistward::protocol::wire
