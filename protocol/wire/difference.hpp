#pragma once

#include "protocol/wire/write.hpp"

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol::wire {

/// Looks at two values of a document member by member, up to the first that differs; so it takes as
/// long as the shorter of them is.
class Comparison {
public:
    /// Where the first difference is, as a JSON Pointer (RFC 6901), once `differ` was true.
    const std::string& path() const { return path_; }

    template <class T>
    bool differ(const T& one, const T& other) {
        return !(one == other);
    }

    template <Document T>
    bool differ(const T& one, const T& other) {
        bool found = false;
        for_each_member<T>([&](std::string_view key, auto member) {
            found = found || within(key, one.*member, other.*member);
        });
        return found;
    }

    template <class T>
    requires std::derived_from<T, std::optional<typename T::value_type>>
    bool differ(const T& one, const T& other) {
        if (one.has_value() != other.has_value()) return true;
        return one && differ(*one, *other);
    }

    template <class T>
    requires std::derived_from<T, std::vector<typename T::value_type>>
    bool differ(const T& one, const T& other) {
        for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
            if (within(std::to_string(i), one[i], other[i])) return true;
        }
        return one.size() != other.size();
    }

private:
    template <class T>
    bool within(std::string_view key, const T& one, const T& other) {
        const std::size_t outside = path_.size();
        (path_ += '/') += key;
        if (differ(one, other)) return true;
        path_.resize(outside);
        return false;
    }

    std::string path_;
};

/// Where two values of a document first differ; nothing if they are alike.
template <Document T>
std::optional<std::string> first_difference(const T& one, const T& other) {
    Comparison comparison;
    if (!comparison.differ(one, other)) return std::nullopt;
    return comparison.path();
}

}  // namespace mistward::protocol::wire
