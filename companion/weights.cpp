#include "companion/weights.hpp"

#include "protocol/sha256.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace mistward::companion {
namespace {

constexpr std::string_view kTitle = "mistward weights 1\n";
constexpr std::size_t kMostBytes = 4'000'000;
constexpr std::size_t kMostFeatures = 512;
constexpr std::size_t kMostNote = 400;
constexpr std::size_t kDigits = 64;
constexpr float kLargest = 1000;
constexpr std::size_t kPerLine = Network::kHidden + 1;

std::string sha256_hex(std::string_view text) { return protocol::hex(protocol::sha256(text)); }

void append_number(std::string& text, float number) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    text.append(digits.data(), end);
}

/// Everything that the digest covers.
std::string body_text(const Weights& weights) {
    const auto numbers = weights.network.weights();
    std::string text = "game " + weights.game + "\nnote " + weights.note + "\nfeatures " +
                       std::to_string(weights.network.features()) + " " + weights.features +
                       "\nhidden " + std::to_string(Network::kHidden) + "\n";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        append_number(text, numbers[i]);
        text += (i + 1) % kPerLine == 0 || i + 1 == numbers.size() ? '\n' : ' ';
    }
    return text;
}

/// Takes a text apart from the front; the first thing that is not as it must be is kept.
class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text) {}

    bool failed() const { return !fault_.empty(); }
    const std::string& fault() const { return fault_; }
    std::string_view rest() const { return text_; }

    void fail(std::string sentence) {
        if (!failed()) fault_ = std::move(sentence);
    }

    void expect(std::string_view wanted, const char* sentence) {
        if (!text_.starts_with(wanted)) return fail(sentence);
        text_.remove_prefix(wanted.size());
    }

    /// What stands before the next `end`, which is taken, too.
    std::string_view until(char end, const char* sentence) {
        const std::size_t length = text_.find(end);
        if (failed() || length == std::string_view::npos) {
            fail(sentence);
            return {};
        }
        const std::string_view part = text_.substr(0, length);
        text_.remove_prefix(length + 1);
        return part;
    }

private:
    std::string_view text_;
    std::string fault_;
};

template <class Number>
std::optional<Number> number_of(std::string_view word) {
    Number number{};
    const char* const end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, number);
    if (word.empty() || error != std::errc{} || last != end) return std::nullopt;
    return number;
}

bool is_digest(std::string_view text) {
    return text.size() == kDigits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool is_printable(std::string_view text) {
    for (const char c : text) {
        if (c < ' ' || c > '~') return false;
    }
    return true;
}

void read_header(Cursor& cursor, Weights& weights) {
    cursor.expect("game ", "the game is missing");
    weights.game = cursor.until('\n', "the game is missing");
    constexpr std::array<std::string_view, 3> kGames{"mists", "ghosts", "parts"};
    if (std::ranges::find(kGames, weights.game) == kGames.end()) {
        cursor.fail("there is no such game");
    }
    cursor.expect("note ", "the note is missing");
    weights.note = cursor.until('\n', "the note is missing");
    if (weights.note.size() > kMostNote || !is_printable(weights.note)) {
        cursor.fail("the note is not one printable line of at most 400 characters");
    }
    cursor.expect("features ", "the features are missing");
    const auto count = number_of<std::size_t>(cursor.until(' ', "the features are missing"));
    if (!count || *count == 0 || *count > kMostFeatures) cursor.fail("there are 1 to 512 features");
    weights.features = cursor.until('\n', "the digest of the features is missing");
    if (!is_digest(weights.features)) cursor.fail("the digest of the features is none");
    const std::string hidden = "hidden " + std::to_string(Network::kHidden) + "\n";
    cursor.expect(hidden, "the network has another number of hidden units");
    if (!cursor.failed()) weights.network = Network(*count);
}

void read_numbers(Cursor& cursor, Network& network) {
    const auto weights = network.weights();
    for (std::size_t i = 0; i < weights.size() && !cursor.failed(); ++i) {
        const bool last = (i + 1) % kPerLine == 0 || i + 1 == weights.size();
        const auto number =
            number_of<float>(cursor.until(last ? '\n' : ' ', "a weight is missing"));
        if (!number || !std::isfinite(*number) || std::fabs(*number) > kLargest) {
            return cursor.fail("weight " + std::to_string(i + 1) + " is no number up to 1000");
        }
        weights[i] = *number;
    }
    if (!cursor.rest().empty()) cursor.fail("there is more than the weights");
}

}  // namespace

std::string digest_of_names(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names) text.append(name).append("\n");
    return sha256_hex(text);
}

std::string digest_of(const Weights& weights) { return sha256_hex(body_text(weights)); }

std::string weights_text(const Weights& weights) {
    const std::string body = body_text(weights);
    return std::string(kTitle) + "sha256 " + sha256_hex(body) + "\n" + body;
}

tl::expected<Weights, std::string> parse_weights(std::string_view text) {
    Cursor cursor(text);
    if (text.size() > kMostBytes) cursor.fail("the file is larger than 4 MB");
    cursor.expect(kTitle, "this is no file of weights of version 1");
    cursor.expect("sha256 ", "the digest is missing");
    const std::string_view digest = cursor.until('\n', "the digest is missing");
    if (!cursor.failed() && digest != sha256_hex(cursor.rest())) {
        cursor.fail("the digest is that of other weights");
    }
    Weights weights;
    if (!cursor.failed()) read_header(cursor, weights);
    if (!cursor.failed()) read_numbers(cursor, weights.network);
    if (cursor.failed()) return tl::make_unexpected(cursor.fault());
    return weights;
}

}  // namespace mistward::companion
