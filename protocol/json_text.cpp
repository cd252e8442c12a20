#include "protocol/json_text.hpp"

#include "protocol/bounds.hpp"

#include <cmath>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace mistward::protocol {
namespace {

/// Reads a text for the parser and counts what was read, so that every fault has a place.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* count) : at_(at), count_(count) {}

    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        ++at_;
        ++*count_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

private:
    const char* at_;
    std::size_t* count_;
};

/// As JSON Schema has it: `2.0` is the integer 2.
Json number_of(double value) {
    constexpr auto kGreatest = static_cast<double>(kMaxInteger);
    const bool is_whole = std::trunc(value) == value && std::abs(value) <= kGreatest;
    if (!is_whole) return value;
    if (value < 0) return static_cast<std::int64_t>(value);
    return static_cast<std::uint64_t>(value);
}

/// Makes the tree of what the parser tells, and stops it at what plain JSON allows and we do not.
class StrictListener final : public nlohmann::json_sax<Json> {
public:
    const std::string& fault() const { return fault_; }
    Json& tree() { return tree_; }

    bool null() override { return take(nullptr); }
    bool boolean(bool value) override { return take(value); }
    bool number_integer(number_integer_t value) override {
        return value < 0 ? take(value) : take(static_cast<number_unsigned_t>(value));
    }
    bool number_unsigned(number_unsigned_t value) override { return take(value); }
    bool number_float(number_float_t value, const string_t&) override {
        return take(number_of(value));
    }
    bool string(string_t& value) override { return take(std::move(value)); }
    bool binary(binary_t&) override { return stop("the text is not JSON in UTF-8"); }
    bool start_object(std::size_t) override { return enter(Json::object()); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(Json::array()); }
    bool end_array() override { return leave(); }

    bool key(string_t& key) override {
        // Errors name keys, and would be as long.
        if (key.size() > kLongestKey) {
            return stop("a key has more than " + std::to_string(kLongestKey) + " bytes");
        }
        Json& object = *open_.back();
        if (object.size() == kMostKeys) {
            return stop("an object has more than " + std::to_string(kMostKeys) + " keys");
        }
        const auto [member, is_new] = object.emplace(key, nullptr);
        if (!is_new) return stop("the key \"" + key + "\" is twice in one object");
        member_ = &*member;
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const Json::exception& error) override {
        return stop(error.id == kNumberTooLarge ? "a number is larger than any that can be read"
                                                : "the text is not JSON in UTF-8");
    }

private:
    static constexpr int kNumberTooLarge = 406;  ///< of nlohmann, such as for 1e400

    /// Puts a value where it belongs: an item of the list that is open, the member whose key came
    /// last, or the whole.
    Json& put(Json value) {
        if (open_.empty()) return tree_ = std::move(value);
        if (open_.back()->is_array()) return open_.back()->emplace_back(std::move(value));
        return *member_ = std::move(value);
    }
    bool take(Json value) {
        put(std::move(value));
        return true;
    }
    bool enter(Json value) {
        open_.push_back(&put(std::move(value)));
        return open_.size() <= kMaxDepth || stop("the text is nested too deep");
    }
    bool leave() {
        open_.pop_back();
        return true;
    }
    bool stop(std::string fault) {
        fault_ = std::move(fault);
        return false;
    }

    Json tree_;
    // Objects and lists inside one another. Nothing is put beside one that is open, so each stays
    // where it is.
    std::vector<Json*> open_;
    Json* member_ = nullptr;
    std::string fault_;
};

Error malformed(const std::string& fault, std::size_t offset) {
    return {ErrorCode::MalformedJson, fault, Json{{"offset", offset}}};
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
    // The parser takes a NUL for the end of the text and would not look at what follows it.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return tl::unexpected(malformed("the text holds a NUL byte", nul));
    }
    std::size_t read = 0;
    StrictListener listener;
    if (!Json::sax_parse(CountingIterator(text.data(), &read),
                         CountingIterator(text.data() + text.size(), &read), &listener)) {
        return tl::unexpected(malformed(listener.fault(), read));
    }
    return std::move(listener.tree());
}

Json parse_own_json(std::string_view text) { return Json::parse(text); }

}  // namespace mistward::protocol
