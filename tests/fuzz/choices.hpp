#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mistward::fuzz {

/// What the bytes of an input choose, from the front. When they are used up, every choice is the
/// first.
class Choices {
public:
    Choices(const std::uint8_t* data, std::size_t size)
        : bytes_(reinterpret_cast<const char*>(data), size) {}

    bool done() const { return bytes_.empty(); }

    std::uint8_t byte() {
        if (bytes_.empty()) return 0;
        const auto first = static_cast<std::uint8_t>(bytes_.front());
        bytes_.remove_prefix(1);
        return first;
    }

    /// A number below `limit`, which is 1 at least; takes one byte, or two for limits over 256.
    std::size_t below(std::size_t limit) {
        const std::size_t low = byte();
        return (limit > 256 ? low + 256U * byte() : low) % limit;
    }

    bool flag() { return (byte() & 1U) != 0; }

    /// One of a container's values, which has some.
    template <class Values>
    const auto& among(const Values& values) {
        return *(values.begin() + static_cast<std::ptrdiff_t>(below(values.size())));
    }

    /// So many of the bytes as text, or as many as there are.
    std::string_view text(std::size_t most) {
        const auto taken = bytes_.substr(0, most);
        bytes_.remove_prefix(taken.size());
        return taken;
    }

    /// Up to the end of the line, which is left out.
    std::string_view line() {
        const auto taken = bytes_.substr(0, bytes_.find('\n'));
        bytes_.remove_prefix(taken.size() < bytes_.size() ? taken.size() + 1 : taken.size());
        return taken;
    }

    /// Bytes that no choice has taken.
    std::string_view rest() const { return bytes_; }

private:
    std::string_view bytes_;
};

}  // namespace mistward::fuzz
