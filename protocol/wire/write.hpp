#pragma once

#include "protocol/wire/describe.hpp"

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace mistward::protocol::wire {

/// Appends a text as a JSON string. It must be UTF-8, as every text is that a client was let write.
void write(std::string& out, std::string_view text);

inline void write(std::string& out, const std::string& text) { write(out, std::string_view(text)); }

inline void write(std::string& out, std::same_as<bool> auto value) {
    out += value ? "true" : "false";
}

template <std::integral Number>
requires(!std::same_as<Number, bool>) void write(std::string& out, Number number) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

template <Worded Enum>
void write(std::string& out, Enum value) {
    ((out += '"') += Words<Enum>::of(value)) += '"';
}

template <class Bounded>
requires requires { typename Bounded::Plain; }
void write(std::string& out, const Bounded& value) {
    write(out, static_cast<typename Bounded::Plain>(value));
}

template <Constant T>
void write(std::string& out, const T&) {
    ((out += '"') += T::text()) += '"';
}

// Each may hold any of the others.
template <Document T>
void write(std::string& out, const T& document);
template <Nullable T>
void write(std::string& out, const T& value);
template <List T>
void write(std::string& out, const T& list);
template <BoundedList T>
void write(std::string& out, const T& list);
template <Keyed T>
void write(std::string& out, const T& table);
template <Choice T>
void write(std::string& out, const T& choice);

namespace detail {

/// Writes what stands between items and remembers whether there was one.
class Separator {
public:
    explicit Separator(std::string& out) : out_(out) {}
    void next() {
        if (!first_) out_ += ',';
        first_ = false;
    }

private:
    std::string& out_;
    bool first_ = true;
};

template <class T>
void write_member(std::string& out, Separator& separator, std::string_view key, const T& value) {
    separator.next();
    ((out += '"') += key) += "\":";
    write(out, value);
}

template <MayBeAbsent T>
void write_member(std::string& out, Separator& separator, std::string_view key, const T& value) {
    if (value) write_member(out, separator, key, *value);
}

/// The key of a table as text.
inline std::string_view key_text(const std::string& key) { return key; }
template <Worded Enum>
std::string_view key_text(Enum key) {
    return Words<Enum>::of(key);
}

}  // namespace detail

template <Document T>
void write(std::string& out, const T& document) {
    out += '{';
    detail::Separator separator(out);
    for_each_member<T>([&](std::string_view key, auto member) {
        detail::write_member(out, separator, key, document.*member);
    });
    out += '}';
}

template <Nullable T>
void write(std::string& out, const T& value) {
    if (value) {
        write(out, *value);
    } else {
        out += "null";
    }
}

template <List T>
void write(std::string& out, const T& list) {
    out += '[';
    detail::Separator separator(out);
    for (const auto& item : list) {
        separator.next();
        write(out, item);
    }
    out += ']';
}

template <BoundedList T>
void write(std::string& out, const T& list) {
    write(out, static_cast<const std::vector<typename T::value_type>&>(list));
}

template <Keyed T>
void write(std::string& out, const T& table) {
    out += '{';
    detail::Separator separator(out);
    for (const auto& [key, value] : table.rows) {
        separator.next();
        using detail::key_text;
        write(out, key_text(key));
        out += ':';
        write(out, value);
    }
    out += '}';
}

template <Choice T>
void write(std::string& out, const T& choice) {
    std::visit([&out](const auto& chosen) { write(out, chosen); }, choice);
}

/// A document, or a part of one, as JSON text: members in the order of their description, no space.
template <class T>
std::string text_of(const T& value) {
    constexpr std::size_t kMostAreShorter = 4096;
    std::string text;
    if constexpr (!std::is_arithmetic_v<T>) text.reserve(kMostAreShorter);
    write(text, value);
    return {text.data(), text.size()};
}

}  // namespace mistward::protocol::wire
