#include "protocol/json_text.hpp"

#include <algorithm>
#include <iterator>
#include <string>
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

/// Listens to the parser and stops it at what plain JSON allows and we do not.
class StrictListener final : public nlohmann::json_sax<Json> {
public:
    const std::string& fault() const { return fault_; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }

    bool key(string_t& key) override {
        std::vector<std::string>& seen = keys_.back();
        if (seen.size() == kMostKeys) {
            return stop("an object has more than " + std::to_string(kMostKeys) + " keys");
        }
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return stop("the key \"" + key + "\" stands twice in one object");
        }
        seen.push_back(key);
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        return stop("the text is not JSON in UTF-8");
    }

private:
    bool enter() {
        keys_.emplace_back();
        return keys_.size() <= kMaxDepth || stop("the text is nested too deep");
    }
    bool leave() {
        keys_.pop_back();
        return true;
    }
    bool stop(std::string fault) {
        fault_ = std::move(fault);
        return false;
    }

    std::vector<std::vector<std::string>> keys_;  // of every object (or list) that is open
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
    return Json::parse(text);
}

}  // namespace mistward::protocol
