#include "companion/engine/engine.hpp"

#include "rules/text/state_text.hpp"

namespace mistward::engine {
namespace {

using std::chrono::milliseconds;

Deadline in(milliseconds time) { return std::chrono::steady_clock::now() + time; }

std::string shown(std::string_view line) {
    constexpr std::size_t kMost = 80;
    std::string text;
    for (const char c : line.substr(0, kMost)) text += is_printable({&c, 1}) ? c : '?';
    return "\"" + text + (line.size() > kMost ? "...\"" : "\"");
}

tl::unexpected<Fault> rubbish(std::string what) {
    return tl::unexpected(Fault{FaultKind::Rubbish, std::move(what)});
}

bool is_name(std::string_view text) { return !text.empty() && text.size() <= 40; }

}  // namespace

Engine::Engine(const std::string& command, const EngineLimits& limits)
    : limits_(limits), process_(command, limits.line) {}

Engine::~Engine() {
    if (!sound_ || !process_.write_line("quit", in(limits_.goodbye))) return;
    process_.end(in(limits_.goodbye));
}

Expected<std::unique_ptr<Engine>> Engine::start(const std::string& command,
                                                const EngineLimits& limits) {
    std::unique_ptr<Engine> engine(new Engine(command, limits));
    if (const auto greeted = engine->greet(); !greeted) return tl::unexpected(greeted.error());
    engine->sound_ = true;
    return engine;
}

Expected<void> Engine::greet() {
    const Deadline deadline = in(limits_.greeting);
    if (const auto said = say(kGreeting, deadline); !said) return said;
    std::size_t heard = 0;
    for (;;) {
        const auto line = hear(deadline);
        if (!line) return tl::unexpected(line.error());
        heard += line->size() + 1;
        if (heard > limits_.talk) {
            return tl::unexpected(Fault{FaultKind::Flooded, "went on greeting without an end"});
        }
        const auto ready = heard_in_greeting(*line);
        if (!ready) return tl::unexpected(ready.error());
        if (*ready) return {};
    }
}

Expected<bool> Engine::heard_in_greeting(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (word == "ready" && rest.empty()) return true;
    if (word == "info") return false;
    if (word == "id" && is_name(rest)) {
        name_ = rest;
        return false;
    }
    if (word == "wants") {
        const auto wants = parse_wants(rest);
        if (!wants) return rubbish(wants.error());
        wants_ = *wants;
        return false;
    }
    if (word == "error") return tl::unexpected(Fault{FaultKind::GaveUp, "said " + shown(rest)});
    return rubbish("said " + shown(line) + " where id, wants, info or ready was expected");
}

/// After a fault nothing that it says counts any more. If it can still listen, its author would
/// like to know.
template <class T>
Expected<T> Engine::noted(Expected<T> result) {
    if (result) return result;
    const FaultKind kind = result.error().kind;
    sound_ = (kind == FaultKind::Illegal || kind == FaultKind::Rubbish) &&
             process_.write_line("error " + result.error().what, in(limits_.goodbye));
    return result;
}

Expected<void> Engine::new_game(const rules::Game& game, const Seating& seating) {
    return noted(tell_game(game, seating));
}

Expected<void> Engine::follow(const std::string& decision, const rules::Game& after,
                              std::span<const rules::Event> events) {
    return noted(tell_decision(decision, after, events));
}

Expected<rules::Decision> Engine::decide(const rules::Game& game, std::size_t positions) {
    return noted(asked(game, positions));
}

Expected<void> Engine::over(const rules::Game& game) { return noted(say(over_line(game))); }

Expected<void> Engine::tell_game(const rules::Game& game, const Seating& seating) {
    if (wants_.tileset && known_tileset_ != seating.digest && !seating.tileset_document.empty()) {
        if (const auto said = say("tileset " + seating.tileset_document); !said) return said;
        known_tileset_ = seating.digest;
    }
    return say(newgame_line({.seed = seating.seed,
                             .seats = seating.seats,
                             .tileset = seating.digest,
                             .setup = game.setup()}));
}

Expected<void> Engine::tell_decision(const std::string& decision, const rules::Game& after,
                                     std::span<const rules::Event> events) {
    if (const auto said = say("decide " + decision); !said) return said;
    if (!wants_.events) return {};
    return say(events_line(after, events));
}

Expected<rules::Decision> Engine::asked(const rules::Game& game, std::size_t positions) {
    if (const auto silent = nothing_said(); !silent) return tl::unexpected(silent.error());
    std::vector<std::string> lines;
    if (wants_.state) lines.push_back("state " + rules::state_text(game));
    if (wants_.legal) lines.push_back(legal_line(game));
    lines.push_back(go_line({.positions = positions, .time = limits_.decision}));
    for (const std::string& line : lines) {
        if (const auto said = say(line); !said) return tl::unexpected(said.error());
    }
    const auto text = answer();
    if (!text) return tl::unexpected(text.error());
    return legal_decision(game, *text);
}

/// An answer that nobody asked for would be taken for the next one.
Expected<void> Engine::nothing_said() {
    std::size_t said = 0;
    for (;;) {
        const auto line = process_.read_line(in(milliseconds(0)));
        if (!line && line.error() == Silence::Late) return {};
        if (!line) return tl::unexpected(fault_of(line.error()));
        said += line->size() + 1;
        if (said > limits_.talk) {
            return tl::unexpected(Fault{FaultKind::Flooded, "goes on talking between decisions"});
        }
        std::string_view rest = *line;
        if (take_word(rest) != "info") {
            return rubbish("said " + shown(*line) + " without being asked");
        }
    }
}

Expected<std::string> Engine::answer() {
    std::size_t said = 0;
    auto text = answer_by(in(limits_.decision), said);
    if (text || text.error().kind != FaultKind::Hung) return text;
    if (!process_.write_line("stop", in(limits_.after_stop))) return text;
    auto late = answer_by(in(limits_.after_stop), said);
    return late || late.error().kind != FaultKind::Hung ? late : text;
}

Expected<std::string> Engine::answer_by(Deadline deadline, std::size_t& said) {
    for (;;) {
        const auto line = hear(deadline);
        if (!line) return tl::unexpected(line.error());
        said += line->size() + 1;
        if (said > limits_.talk) {
            return tl::unexpected(Fault{FaultKind::Flooded, "talks on and does not decide"});
        }
        std::string_view rest = *line;
        const std::string_view word = take_word(rest);
        if (word == "info") continue;
        if (word == "decide") return std::string(rest);
        if (word == "error") return tl::unexpected(Fault{FaultKind::GaveUp, "said " + shown(rest)});
        return rubbish("said " + shown(*line) + " where decide was expected");
    }
}

Expected<rules::Decision> Engine::legal_decision(const rules::Game& game, const std::string& text) {
    const auto illegal = [&](const std::string& why) {
        return tl::unexpected(Fault{FaultKind::Illegal, "decided " + shown(text) + ": " + why});
    };
    const auto decision = rules::parse_decision(game, text);
    if (!decision) return illegal("expected " + decision.error().what);
    rules::Game tried = game;
    if (!tried.apply(*decision)) return illegal("the rules do not allow that now");
    return *decision;
}

Expected<void> Engine::say(std::string_view line, Deadline deadline) {
    const auto written = process_.write_line(line, deadline);
    if (!written) return tl::unexpected(fault_of(written.error()));
    return {};
}

Expected<void> Engine::say(std::string_view line) { return say(line, in(limits_.decision)); }

Expected<std::string> Engine::hear(Deadline deadline) {
    auto line = process_.read_line(deadline);
    if (!line) return tl::unexpected(fault_of(line.error()));
    if (!is_printable(*line)) return rubbish("said " + shown(*line) + ", which is not plain text");
    return std::move(*line);
}

Fault Engine::fault_of(Silence silence) {
    switch (silence) {
        case Silence::Late:
            return {FaultKind::Hung, "did not answer in time"};
        case Silence::TooLong:
            return {FaultKind::Flooded,
                    "said a line of more than " + std::to_string(limits_.line) + " bytes"};
        case Silence::Closed:
            break;
    }
    return {FaultKind::Died, process_.end(in(limits_.goodbye))};
}

}  // namespace mistward::engine
