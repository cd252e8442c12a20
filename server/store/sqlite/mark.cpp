#include "server/store/sqlite/mark.hpp"

#include "protocol/sha256.hpp"
#include "server/log/log.hpp"
#include "server/store/sqlite/database_lock.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>

namespace mistward::store {

namespace {

constexpr int kOwnerReadsAndWrites = 0600;
constexpr std::size_t kSumDigits = 16;

std::string sum_of(std::string_view text) {
    return protocol::hex(protocol::sha256(text)).substr(0, kSumDigits);
}

/// Always of the same length, so that writing it anew never needs space.
std::string text_of(const Mark& mark) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "mistward-mark 1 batches=%020lld at=%020lld stop=%s ",
                  static_cast<long long>(mark.batches), static_cast<long long>(mark.at_ms),
                  mark.clean ? "clean" : "never");
    return text.data() + sum_of(text.data()) + "\n";
}

std::optional<Mark> parse(const std::string& text) {
    long long batches = 0;
    long long at = 0;
    std::array<char, 6> stop{};
    if (std::sscanf(text.c_str(), "mistward-mark 1 batches=%lld at=%lld stop=%5s", &batches, &at,
                    stop.data()) != 3) {
        return std::nullopt;
    }
    const Mark mark{batches, at, std::strcmp(stop.data(), "clean") == 0};
    return text_of(mark) == text ? std::optional(mark) : std::nullopt;
}

std::string time_text(std::int64_t at_ms) {
    const std::time_t seconds = at_ms / 1000;
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

}  // namespace

std::filesystem::path mark_of(const std::filesystem::path& database) {
    return real_path(database).string() + ".mark";
}

std::optional<Mark> read_mark(const std::filesystem::path& database) {
    std::ifstream file(mark_of(database), std::ios::binary);
    return parse({std::istreambuf_iterator<char>(file), {}});
}

std::optional<std::string> missing(const Mark& mark, std::int64_t batches) {
    if (batches >= mark.batches) return std::nullopt;
    return "it holds " + std::to_string(batches) + " transactions, but its server had " +
           std::to_string(mark.batches) + " on disk at " + time_text(mark.at_ms) + ": " +
           std::to_string(mark.batches - batches) +
           " are missing. Its file ending in -wal was cut or deleted, the disk lost what it had "
           "confirmed, or an older copy was put in its place";
}

MarkFile::MarkFile(const std::filesystem::path& database)
    : descriptor_(
          ::open(mark_of(database).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerReadsAndWrites)) {}

MarkFile::~MarkFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void MarkFile::write(Mark mark) {
    const std::string text = text_of(mark);
    const auto written = ::pwrite(descriptor_, text.data(), text.size(), 0);
    const bool done = written == static_cast<ssize_t>(text.size());
    if (!done && !has_failed_) {
        log::warn(
            "the mark beside the database cannot be written; a start would not notice "
            "that transactions are missing");
    }
    has_failed_ = !done;
}

void MarkFile::sync() const { ::fdatasync(descriptor_); }

}  // namespace mistward::store
