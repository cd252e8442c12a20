#include "server/record/entry_list.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace mistward::rooms {

namespace {

// An entry is the number of its bytes, a byte of flags, and its members in this order; numbers have
// seven bits in each byte, the lowest first, and texts their length before them.
constexpr unsigned kHasPlayer = 1;
constexpr unsigned kHasCommand = 2;
constexpr unsigned kHasAuthor = 4;
constexpr unsigned kHasThought = 8;
constexpr unsigned kIsPlanned = 16;
constexpr unsigned kMore = 0x80;

unsigned flags_of(const store::Entry& entry) {
    return (entry.player ? kHasPlayer : 0) | (entry.command ? kHasCommand : 0) |
           (entry.author ? kHasAuthor : 0) | (entry.thought_ms ? kHasThought : 0) |
           (entry.planned ? kIsPlanned : 0);
}

void put_number(std::string& out, std::uint64_t number) {
    for (; number >= kMore; number >>= 7) out += static_cast<char>(number | kMore);
    out += static_cast<char>(number);
}

void put_text(std::string& out, std::string_view text) {
    put_number(out, text.size());
    out += text;
}

std::string packed(const store::Entry& entry) {
    std::string out(1, static_cast<char>(flags_of(entry)));
    if (entry.player) out += static_cast<char>(*entry.player);
    put_number(out, static_cast<std::uint64_t>(entry.at_ms));
    if (entry.thought_ms) put_number(out, static_cast<std::uint64_t>(*entry.thought_ms));
    put_text(out, entry.decision);
    if (entry.command) put_text(out, *entry.command);
    if (entry.author) put_text(out, *entry.author);
    return out;
}

/// Takes from a text what was put there.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    unsigned byte() {
        const auto first = static_cast<unsigned char>(text_.front());
        text_.remove_prefix(1);
        return first;
    }

    std::uint64_t number() {
        std::uint64_t number = 0;
        for (unsigned shift = 0;; shift += 7) {
            const unsigned next = byte();
            number |= std::uint64_t{next & (kMore - 1)} << shift;
            if (next < kMore) return number;
        }
    }

    std::string_view text() {
        const auto size = static_cast<std::size_t>(number());
        const std::string_view text = text_.substr(0, size);
        text_.remove_prefix(size);
        return text;
    }

private:
    std::string_view text_;
};

store::Entry unpacked(std::string_view bytes) {
    Reader reader(bytes);
    store::Entry entry;
    const unsigned flags = reader.byte();
    if (flags & kHasPlayer) entry.player = static_cast<std::uint8_t>(reader.byte());
    entry.at_ms = static_cast<std::int64_t>(reader.number());
    if (flags & kHasThought) entry.thought_ms = static_cast<std::int64_t>(reader.number());
    entry.decision = reader.text();
    if (flags & kHasCommand) entry.command = std::string(reader.text());
    if (flags & kHasAuthor) entry.author = std::string(reader.text());
    entry.planned = (flags & kIsPlanned) != 0;
    return entry;
}

}  // namespace

store::Entry EntryList::operator[](std::size_t index) const {
    const std::size_t chunk = index / kChunk;
    Reader reader(chunk < full_->size() ? *(*full_)[chunk] : rest_);
    for (std::size_t i = index % kChunk; i > 0; --i) reader.text();
    return unpacked(reader.text());
}

void EntryList::push_back(const store::Entry& entry) {
    const std::size_t before = rest_.size();
    put_text(rest_, packed(entry));
    bytes_ += rest_.size() - before;
    if (++count_ < kChunk) return;
    rest_.shrink_to_fit();
    auto longer = std::make_shared<Chunks>();
    longer->reserve(full_->size() + 1);
    *longer = *full_;
    longer->push_back(std::make_shared<const std::string>(std::exchange(rest_, {})));
    full_ = std::move(longer);
    count_ = 0;
}

}  // namespace mistward::rooms
