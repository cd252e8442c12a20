#include "server/store/insert_entries.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace mistward::store {

namespace {

/// A decision and the draws that follow it are one statement, which is one round trip where the
/// database is another machine; a longer log takes one for each of these.
constexpr std::size_t kRowsOfOneInsert = 16;
constexpr int kColumns = 9;

/// Puts in so many rows. The primary key refuses a seq that is taken, the condition to leave a gap.
std::string text_for(std::size_t rows) {
    std::string values;
    for (std::size_t row = 0; row < rows; ++row) {
        values +=
            row == 0 ? "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)" : ", (?, ?, ?, ?, ?, ?, ?, ?, ?)";
    }
    return "INSERT INTO entries (game, seq, player, decision, author, command, at, thought, "
           "planned) "
           "SELECT * FROM (VALUES " +
           values +
           ") AS new WHERE ?2 - 1 = (SELECT coalesce(max(seq), 0) FROM entries WHERE game = ?1) "
           "ON CONFLICT DO NOTHING";
}

std::string_view insert_of(std::size_t rows) {
    static const auto texts = [] {
        std::array<std::string, kRowsOfOneInsert> made;
        for (std::size_t i = 0; i < made.size(); ++i) made[i] = text_for(i + 1);
        return made;
    }();
    return texts[rows - 1];
}

void bind_row(Statement& insert, int row, const std::string& game, std::int64_t seq,
              const Entry& entry) {
    int index = row * kColumns;
    insert.bind_one(++index, game);
    insert.bind_one(++index, seq);
    insert.bind_one(++index, entry.player);
    insert.bind_one(++index, entry.decision);
    insert.bind_one(++index, entry.author);
    insert.bind_one(++index, entry.command);
    insert.bind_one(++index, entry.at_ms);
    insert.bind_one(++index, entry.thought_ms);
    insert.bind_one(++index, entry.planned ? std::optional<std::int64_t>(1) : std::nullopt);
}

}  // namespace

Result<void> insert_entries(Connection& connection, const std::string& game, std::uint64_t after,
                            const std::vector<Entry>& entries) {
    auto seq = static_cast<std::int64_t>(after);
    for (auto rest = std::span(entries); !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), kRowsOfOneInsert));
        rest = rest.subspan(part.size());
        Statement& insert = connection.prepared(insert_of(part.size()));
        insert.reset();
        int row = 0;
        for (const Entry& entry : part) bind_row(insert, row++, game, ++seq, entry);
        insert.run();
        // Another server that appends meanwhile may have taken some of these places, and not all.
        if (connection.changes() != static_cast<std::int64_t>(part.size())) {
            return tl::unexpected(Failure::Conflict);
        }
    }
    return {};
}

}  // namespace mistward::store
