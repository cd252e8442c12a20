#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace mistward::rooms {

/// Walks a list by its `operator[]`, which may give items or references to them.
template <class List>
class IndexIterator {
public:
    using reference = decltype(std::declval<const List&>()[0]);
    using value_type = std::remove_cvref_t<reference>;
    using difference_type = std::ptrdiff_t;
    using pointer = std::add_pointer_t<reference>;
    using iterator_concept = std::forward_iterator_tag;
    using iterator_category =
        std::conditional_t<std::is_reference_v<reference>, std::forward_iterator_tag,
                           std::input_iterator_tag>;

    IndexIterator() = default;
    IndexIterator(const List* list, std::size_t index) : list_(list), index_(index) {}

    reference operator*() const { return (*list_)[index_]; }
    pointer operator->() const requires std::is_reference_v<reference> { return &**this; }
    IndexIterator& operator++() {
        ++index_;
        return *this;
    }
    IndexIterator operator++(int) { return {list_, index_++}; }
    friend bool operator==(const IndexIterator&, const IndexIterator&) = default;

private:
    const List* list_ = nullptr;
    std::size_t index_ = 0;
};

}  // namespace mistward::rooms
