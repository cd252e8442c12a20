#pragma once

#include "protocol/json.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace mistward::protocol {

/// From a number to a number, both of them included.
struct Bounds {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
    bool operator==(const Bounds&) const = default;
};

/// Gathers what schemas say of the bounds of members, over all forms of a document, and what the
/// description says of them.
class BoundsCheck {
public:
    /// A number has these bounds.
    void note_numbers(const std::string& at, Bounds described, const Json& schema);

    /// A text or a list has so many characters or items; `fewest` and `most` are the keywords.
    void note_sizes(const std::string& at, Bounds described, const Json& schema, const char* fewest,
                    const char* most);

    /// A word is one of these.
    void note_words(const std::string& at, std::span<const std::string_view> described,
                    const std::set<std::string>& words);

    /// A form of the document has the member, or has not.
    void note_form(const std::string& at, bool is_there);

    /// The member can be null; in this form of the document the schema says so, or not.
    void note_null(const std::string& at, bool may_be_null);

    /// Adds what differs.
    void report(std::string& faults) const;

private:
    struct Ranges {
        Bounds described;
        std::optional<Bounds> in_schema;
    };
    struct Words {
        std::set<std::string> described;
        std::set<std::string> in_schema;
    };

    void note(const std::string& at, Bounds described, Bounds in_schema);

    std::map<std::string, Ranges> ranges_;
    std::map<std::string, Words> words_;
    std::map<std::string, bool> has_form_;
    std::map<std::string, bool> has_null_;
};

}  // namespace mistward::protocol
