#pragma once

#include "protocol/wire/write.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace mistward::protocol::wire {

/// Writes the JSON Patch (RFC 6902) that leads from one value of a document to another: item by
/// item, what a list has lost from its end on, what it has gained at its end.
class PatchWriter {
public:
    explicit PatchWriter(std::string& out) : out_(out), separator_(out) {}

    template <class T>
    void compare(const T& before, const T& after) {
        if (!(before == after)) replace(after);
    }

    template <Document T>
    void compare(const T& before, const T& after) {
        for_each_member<T>([&](std::string_view key, auto member) {
            within(key, [&] { compare(before.*member, after.*member); });
        });
    }

    template <Nullable T>
    void compare(const T& before, const T& after) {
        if (before && after) {
            compare(*before, *after);
        } else if (before || after) {
            replace(after);
        }
    }

    template <MayBeAbsent T>
    void compare(const T& before, const T& after) {
        if (before && after) {
            compare(*before, *after);
        } else if (before) {
            remove();
        } else if (after) {
            add(*after);
        }
    }

    template <List T>
    void compare(const T& before, const T& after) {
        const std::size_t both = std::min(before.size(), after.size());
        for (std::size_t i = 0; i < both; ++i) {
            // Most have not changed, and their paths are not needed.
            if (before[i] == after[i]) continue;
            within(std::to_string(i), [&] { compare(before[i], after[i]); });
        }
        for (std::size_t i = before.size(); i > both; --i) {
            within(std::to_string(i - 1), [&] { remove(); });
        }
        for (std::size_t i = both; i < after.size(); ++i) {
            within("-", [&] { add(after[i]); });
        }
    }

    template <Keyed T>
    void compare(const T& before, const T& after) {
        std::size_t next = 0;
        for (const auto& [key, value] : before.rows) {
            const auto* now = find(after, key, next);
            if (now && value == *now) continue;
            within(text_of_key(key), [&] { now ? compare(value, *now) : remove(); });
        }
        next = 0;
        for (const auto& [key, value] : after.rows) {
            if (!find(before, key, next)) within(text_of_key(key), [&] { add(value); });
        }
    }

private:
    /// The row of that key, or null. Both tables have their rows in the same order, but for what
    /// one of them lacks: it is looked for behind `next`, the row after the one found last, first.
    template <Keyed T, class Key>
    static auto find(const T& table, const Key& key, std::size_t& next)
        -> decltype(&table.rows.front().second) {
        const auto has_key = [&](const auto& row) { return row.first == key; };
        const auto begin = table.rows.begin();
        const auto middle = begin + static_cast<std::ptrdiff_t>(next);
        auto found = std::find_if(middle, table.rows.end(), has_key);
        if (found == table.rows.end()) found = std::find_if(begin, middle, has_key);
        const bool is_there = found != table.rows.end() && has_key(*found);
        if (is_there) next = static_cast<std::size_t>(found - begin) + 1;
        return is_there ? &found->second : nullptr;
    }

    static std::string_view text_of_key(const auto& key) {
        using detail::key_text;
        return key_text(key);
    }

    template <class Compare>
    void within(std::string_view key, Compare compare) {
        const std::size_t outside = path_.size();
        path_ += '/';
        append_escaped(key);
        compare();
        path_.resize(outside);
    }

    void append_escaped(std::string_view key);
    void begin(std::string_view operation);
    void remove();

    template <class T>
    void add(const T& value) {
        set("add", value);
    }
    template <class T>
    void replace(const T& value) {
        set("replace", value);
    }
    template <class T>
    void set(std::string_view operation, const T& value) {
        begin(operation);
        out_ += ",\"value\":";
        write(out_, value);
        out_ += '}';
    }

    std::string& out_;
    detail::Separator separator_;
    std::string path_;  ///< of what is compared, as a JSON Pointer (RFC 6901)
};

/// A JSON Patch, written already.
struct Patch {
    std::string text = "[]";
};

inline void write(std::string& out, const Patch& patch) { out += patch.text; }

/// The patch from one value to the other.
template <Document T>
Patch patch(const T& before, const T& after) {
    Patch patch{"["};
    PatchWriter(patch.text).compare(before, after);
    patch.text += ']';
    return patch;
}

}  // namespace mistward::protocol::wire
