#pragma once

#include "rules/core/invariant.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace mistward::rules {

/// A list of at most `N` regular values, stored in place: copying it never allocates. Only the
/// first `size()` values count for equality.
template <class T, std::size_t N>
class FixedList {
public:
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }

    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T& operator[](std::size_t index) const { return items_[index]; }
    constexpr T& operator[](std::size_t index) { return items_[index]; }
    constexpr const T& back() const { return items_[size_ - 1U]; }
    constexpr T& back() { return items_[size_ - 1U]; }
    constexpr std::span<const T> span() const { return {items_.data(), size_}; }

    constexpr void push_back(const T& value) {
        require(!full(), kFull);
        items_[size_++] = value;
    }
    /// Makes a value of its parts at its place in the list, without a copy.
    template <class... Parts>
    constexpr void emplace_back(Parts&&... parts) {
        require(!full(), kFull);
        std::construct_at(&items_[size_++], std::forward<Parts>(parts)...);
    }
    /// Takes the last value out.
    constexpr void pop_back() {
        require(!empty(), "a value in the list");
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    /// All the room there is, for filling it from outside; `resize` then says how much counts.
    constexpr std::span<T> space() { return items_; }
    constexpr void resize(std::size_t size) {
        require(size <= N, kFull);
        size_ = static_cast<Size>(size);
    }

    /// Puts a value before the one at `index`; the order is kept.
    constexpr void insert(std::size_t index, const T& value) {
        require(!full(), kFull);
        require(index <= size_, "a place in the list");
        std::copy_backward(begin() + index, end(), end() + 1);
        items_[index] = value;
        ++size_;
    }

    /// Takes the value at `index` out; the order is kept.
    constexpr void erase(std::size_t index) {
        require(index < size_, "a place in the list");
        std::copy(begin() + index + 1, end(), begin() + index);
        --size_;
    }

    /// Takes out the values that `match`; the order is kept.
    template <class Match>
    constexpr void erase_if(Match match) {
        size_ = static_cast<Size>(std::remove_if(begin(), end(), match) - begin());
    }

    friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

private:
    static constexpr const char* kFull = "a list has room for one more";
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    static_assert(N < 65536);
    std::array<T, N> items_{};
    Size size_ = 0;
};

}  // namespace mistward::rules
