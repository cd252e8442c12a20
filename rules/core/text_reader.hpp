#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::rules {

/// Why a text is not what was to be read: `what` says what was expected at `offset`.
struct NotationError {
    std::size_t offset = 0;
    std::string what;
    auto operator<=>(const NotationError&) const = default;
};

/// Reads a text from left to right. The first thing that is not as expected is kept as the error;
/// what is read after it has no meaning, and nothing after it becomes the error.
class TextReader {
public:
    explicit TextReader(std::string_view text) : text_(text) {}

    std::size_t offset() const { return offset_; }
    const std::optional<NotationError>& error() const { return error_; }

    /// Steps over `literal` if it comes next.
    bool take(std::string_view literal) {
        if (!rest().starts_with(literal)) return false;
        offset_ += literal.size();
        return true;
    }

    /// Steps over what has been read before, up to that offset.
    void skip(std::size_t offset) { offset_ = offset; }

    void expect(std::string_view literal) {
        if (!take(literal)) fail(std::string(literal));
    }

    void expect_end() {
        if (!rest().empty()) fail("the end");
    }

    /// Everything up to the first of `stops` or the end.
    std::string_view word(std::string_view stops) {
        const std::string_view word = rest().substr(0, rest().find_first_of(stops));
        offset_ += word.size();
        return word;
    }

    /// A decimal number in its shortest form.
    template <class Number>
    Number number(const char* what) {
        Number value = 0;
        const std::string_view digits = rest();
        const auto [end, problem] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const auto length = static_cast<std::size_t>(end - digits.data());
        if (problem != std::errc{} || digits.substr(0, length) != std::to_string(value)) fail(what);
        offset_ += length;
        return value;
    }

    void fail(std::string what) { fail_at(offset_, std::move(what)); }
    void fail_at(std::size_t offset, std::string what) {
        if (!error_) error_ = NotationError{offset, std::move(what)};
    }

    /// What has not been read yet.
    std::string_view rest() const { return text_.substr(offset_); }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
    std::optional<NotationError> error_;
};

}  // namespace mistward::rules
