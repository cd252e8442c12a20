#pragma once

#include "server/record/index_iterator.hpp"
#include "server/store/records.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The entries of a log, which only grows. Each is kept as a few dozen bytes of text and made when
/// it is asked for, since a log is read rarely and every room in memory has one. A value whose
/// copies share all but their newest few entries.
class EntryList {
public:
    std::size_t size() const { return full_->size() * kChunk + count_; }
    bool empty() const { return size() == 0; }

    store::Entry operator[](std::size_t index) const;
    store::Entry back() const { return (*this)[size() - 1]; }

    void push_back(const store::Entry& entry);

    std::vector<store::Entry> all() const { return {begin(), end()}; }

    /// About how much memory it takes.
    std::size_t bytes() const { return bytes_; }

    using Iterator = IndexIterator<EntryList>;
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size()}; }

private:
    static constexpr std::size_t kChunk = 16;

    /// Each of `kChunk` entries, one after the other.
    using Chunks = std::vector<std::shared_ptr<const std::string>>;

    std::shared_ptr<const Chunks> full_ = std::make_shared<const Chunks>();
    std::string rest_;         ///< fewer entries than a chunk has
    std::uint32_t count_ = 0;  ///< so many
    std::size_t bytes_ = 0;
};

}  // namespace mistward::rooms
