#include "protocol/room_options.hpp"

#include "protocol/words.hpp"

namespace mistward::protocol {
namespace {

constexpr std::array<std::string_view, 2> kTimerWords{"turn", "game"};
constexpr std::array<std::string_view, 2> kAbsenceWords{"companion", "wait"};
constexpr std::array<std::string_view, 3> kUndoWords{"never", "turn", "consent"};

constexpr std::uint64_t kShortestTimer = 10;
constexpr std::uint64_t kLongestTimer = 7 * 24 * 60 * 60;
constexpr std::uint64_t kLongestGrace = 24 * 60 * 60;

Json timer_document(const std::optional<TimerOption>& timer) {
    if (!timer) return nullptr;
    return {{"per", word(kTimerWords, timer->per)}, {"seconds", timer->seconds}};
}

std::optional<TimerOption> read_timer(FieldReader& fields) {
    if (fields.is_null("timer")) return std::nullopt;
    TimerOption timer;
    fields.object("timer", {"per", "seconds"}, [&timer](FieldReader& parts) {
        timer.per = static_cast<TimerOption::Per>(parts.choice("per", kTimerWords));
        timer.seconds =
            static_cast<std::uint32_t>(parts.integer("seconds", kShortestTimer, kLongestTimer));
    });
    return timer;
}

Aids read_aids(FieldReader& fields, Aids aids) {
    fields.object("aids", {"council", "hints"}, [&aids](FieldReader& parts) {
        if (parts.has("council")) aids.council = parts.boolean("council");
        if (parts.has("hints")) aids.hints = parts.boolean("hints");
    });
    return aids;
}

void read_parts(FieldReader& parts, RoomOptions& options) {
    if (parts.has("timer")) options.timer = read_timer(parts);
    if (parts.has("absence")) {
        options.absence = static_cast<Absence>(parts.choice("absence", kAbsenceWords));
    }
    if (parts.has("grace_seconds")) {
        options.grace_seconds =
            static_cast<std::uint32_t>(parts.integer("grace_seconds", 0, kLongestGrace));
    }
    if (parts.has("undo")) options.undo = static_cast<UndoPolicy>(parts.choice("undo", kUndoWords));
    if (parts.has("spectators")) options.spectators = parts.boolean("spectators");
    if (parts.has("aids")) options.aids = read_aids(parts, options.aids);
}

}  // namespace

std::string_view name(TimerOption::Per per) { return word(kTimerWords, per); }

Json encode(const RoomOptions& options) {
    return {{"timer", timer_document(options.timer)},
            {"absence", word(kAbsenceWords, options.absence)},
            {"grace_seconds", options.grace_seconds},
            {"undo", word(kUndoWords, options.undo)},
            {"spectators", options.spectators},
            {"aids", {{"council", options.aids.council}, {"hints", options.aids.hints}}}};
}

Aids usual_aids(rules::Mode mode) {
    const bool together = mode == rules::Mode::Mists;
    return {together, together};
}

RoomOptions read_options(FieldReader& fields, rules::Mode mode) {
    RoomOptions options;
    options.aids = usual_aids(mode);
    fields.object("options", {"timer", "absence", "grace_seconds", "undo", "spectators", "aids"},
                  [&options](FieldReader& parts) { read_parts(parts, options); });
    return options;
}

RoomOptions parse_options(const Json& document) {
    const Json holder{{"options", document}};
    FieldReader fields(holder, {"options"});
    // What was stored before there were aids had all of them.
    return read_options(fields, rules::Mode::Mists);
}

}  // namespace mistward::protocol
