#pragma once

#include "protocol/bounds.hpp"
#include "protocol/json.hpp"
#include "protocol/wire/words.hpp"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// What is wrong with one field of an object.
struct FieldFault {
    std::string field;     ///< its name; empty for the object itself
    std::string expected;  ///< what would be right, as "an integer from 1 to 5"
};

/// Reads the fields of one JSON object. Strict: every read checks form and range, and a field that
/// is not in `known` is a fault. The first fault is kept, and what is read afterwards has no
/// meaning; so a caller reads everything and asks for the fault once.
class FieldReader {
public:
    /// `value` outlives the reader.
    FieldReader(const Json& value, std::span<const std::string_view> known);
    FieldReader(const Json& value, std::initializer_list<std::string_view> known)
        : FieldReader(value, std::span(known.begin(), known.size())) {}

    const std::optional<FieldFault>& fault() const { return fault_; }

    /// Notes a fault, unless there is one already.
    void refuse(std::string_view field, std::string expected);

    bool has(std::string_view field) const { return find(field) != nullptr; }

    /// Whether the field is there and is `null`.
    bool is_null(std::string_view field) const {
        const Json* value = find(field);
        return value != nullptr && value->is_null();
    }

    /// A field of any form; null if it is missing.
    const Json* find(std::string_view field) const;

    /// A field of any form; null, and a fault, if it is missing.
    const Json* need(std::string_view field, const std::string& expected);

    bool boolean(std::string_view field);

    std::uint64_t integer(std::string_view field, std::uint64_t min, std::uint64_t max);

    /// As `integer`, of numbers that can be negative.
    std::int64_t signed_integer(std::string_view field, std::int64_t min, std::int64_t max);

    /// 1 to `max` code points, none of them a control character.
    std::string text(std::string_view field, std::size_t max);

    /// As `text`, and fit to stand as a line among lines of others; see `is_line`.
    std::string line(std::string_view field, std::size_t max);

    /// As `line`, and fit to stand within a sentence; see `is_name`.
    std::string name(std::string_view field, std::size_t max);

    /// As `text`, and not of spaces alone: a name that was given elsewhere or long ago, and is
    /// taken as it is.
    std::string kept_name(std::string_view field, std::size_t max);

    /// One of the given words; the value is its index.
    std::size_t choice(std::string_view field, std::span<const std::string_view> words);

    /// 1 to `most` texts, each as `text`.
    std::vector<std::string> texts(std::string_view field, std::size_t most, std::size_t max);

    /// The value of an enum that the field has the word of.
    template <class Enum>
    Enum word(std::string_view field) {
        return static_cast<Enum>(choice(field, wire::Words<Enum>::all()));
    }

    /// A list of so many items; null after a fault. There is no way to read one without a bound.
    const Json* list(std::string_view field, Count count);

    /// The items of such a list, each read by `read` as the field that it is given the name of.
    void items(std::string_view field, Count count,
               const std::function<void(FieldReader& item, std::string_view name)>& read);

    /// An object in the object, read by `read`; its faults are faults of this one.
    void object(std::string_view field, std::span<const std::string_view> known,
                const std::function<void(FieldReader&)>& read);
    void object(std::string_view field, std::initializer_list<std::string_view> known,
                const std::function<void(FieldReader&)>& read) {
        object(field, std::span(known.begin(), known.size()), read);
    }

private:
    /// Reads one value that is no member of an object: it is the field of every name.
    explicit FieldReader(const Json& item) : value_(item), is_item_(true) {}

    /// Notes a fault of what is within the field.
    void refuse_within(std::string_view field, const FieldFault& fault);

    const Json& value_;
    bool is_item_ = false;
    std::optional<FieldFault> fault_;
};

}  // namespace mistward::protocol
