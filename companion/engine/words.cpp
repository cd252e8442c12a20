#include "companion/engine/words.hpp"

#include "rules/text/event_text.hpp"
#include "rules/text/setup_words.hpp"

#include <algorithm>
#include <array>

namespace mistward::engine {
namespace {

using rules::NotationReader;

struct Want {
    std::string_view word;
    bool Wants::*wanted;
};
constexpr std::array<Want, 4> kWants{{{"tileset", &Wants::tileset},
                                      {"events", &Wants::events},
                                      {"state", &Wants::state},
                                      {"legal", &Wants::legal}}};

/// Reads words in which no tile is named.
NotationReader reader_of(std::string_view words) {
    static const rules::TileSet kNoTiles;
    return {kNoTiles, [](rules::Position) { return std::nullopt; }, words};
}

std::string sentence(const rules::NotationError& error) {
    return "expected " + error.what + " at " + std::to_string(error.offset);
}

void read_seats(rules::TextReader& in, std::vector<rules::PlayerId>& seats) {
    do {
        seats.emplace_back(in.number<std::uint8_t>("the number of a seat"));
    } while (in.take("+") && !in.error());
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

std::string read_digest(rules::TextReader& in) {
    const std::size_t start = in.offset();
    std::string digest(in.word(" "));
    if (digest.size() != 64 || !std::all_of(digest.begin(), digest.end(), is_hex)) {
        in.fail_at(start, "64 hex digits");
    }
    return digest;
}

}  // namespace

std::string wants_line(const Wants& wants) {
    std::string line = "wants";
    for (const Want& want : kWants) {
        if (wants.*want.wanted) line += " " + std::string(want.word);
    }
    return line;
}

tl::expected<Wants, std::string> parse_wants(std::string_view words) {
    Wants wants;
    while (!words.empty()) {
        const std::string_view word = take_word(words);
        const auto known = std::find_if(kWants.begin(), kWants.end(),
                                        [&](const Want& want) { return want.word == word; });
        if (known == kWants.end()) {
            return tl::unexpected("wants \"" + std::string(word) +
                                  "\", but there are tileset, events, state and legal");
        }
        wants.*known->wanted = true;
    }
    return wants;
}

std::string newgame_line(const NewGame& game) {
    std::string seats;
    for (const rules::PlayerId seat : game.seats) {
        seats += (seats.empty() ? "" : "+") + std::to_string(seat.value());
    }
    return "newgame seed:" + std::to_string(game.seed) + " seats:" + seats +
           " tileset:" + game.tileset + " " + rules::setup_words(game.setup);
}

tl::expected<NewGame, std::string> parse_newgame(std::string_view words) {
    NewGame game;
    NotationReader head = reader_of(words);
    rules::TextReader& in = head.in;
    in.expect("seed:");
    game.seed = in.number<std::uint64_t>("a seed");
    in.expect(" seats:");
    read_seats(in, game.seats);
    in.expect(" tileset:");
    game.tileset = read_digest(in);
    in.expect(" ");
    if (in.error()) return tl::unexpected(sentence(*in.error()));
    NotationReader rest = reader_of(in.rest());
    game.setup = rules::read_setup_words(rest);
    rest.in.expect_end();
    if (rest.in.error()) return tl::unexpected(sentence(*rest.in.error()));
    const auto seated = [&](rules::PlayerId seat) { return seat.value() < game.setup.players; };
    if (std::all_of(game.seats.begin(), game.seats.end(), seated)) return game;
    return tl::unexpected(std::string("the game has no such seat"));
}

std::string go_line(const Effort& effort) {
    return "go positions " + std::to_string(effort.positions) + " ms " +
           std::to_string(effort.time.count());
}

tl::expected<Effort, std::string> parse_go(std::string_view words) {
    rules::TextReader in(words);
    Effort effort;
    in.expect("positions ");
    effort.positions = in.number<std::size_t>("a number of positions");
    in.expect(" ms ");
    effort.time = std::chrono::milliseconds(in.number<std::uint32_t>("milliseconds"));
    in.expect_end();
    if (in.error()) return tl::unexpected(sentence(*in.error()));
    return effort;
}

std::string events_line(const rules::Game& after, std::span<const rules::Event> events) {
    std::string line = "events";
    for (const rules::Event& event : events) line += " " + rules::event_text(after, event);
    return line;
}

std::string legal_line(const rules::Game& game) {
    std::string line = "legal";
    for (const rules::Decision& decision : game.legal()) {
        line += " " + rules::decision_text(game, decision);
    }
    return line;
}

std::string over_line(const rules::Game& game) {
    const std::string clause(rules::name(game.reason()));
    switch (game.outcome()) {
        case rules::Outcome::Won:
            return "over won " + clause;
        case rules::Outcome::Lost:
            return "over lost " + clause;
        case rules::Outcome::Finished:
            return "over finished " + clause + " " + rules::colours_text(game.view().winners);
        case rules::Outcome::Undecided:
            break;
    }
    return "over undecided";
}

std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

bool is_printable(std::string_view line) {
    return std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace mistward::engine
