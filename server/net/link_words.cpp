#include "server/net/link_words.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace mistward::net {
namespace {

using protocol::Json;

/// The words of one language. `#` stands for a number or a name.
struct Words {
    std::string_view about;
    std::string_view mists;
    std::string_view ghosts;
    std::string_view base;
    std::string_view level;
    std::string_view with;
    std::string_view one_free;
    std::string_view more_free;
    std::string_view running;
    std::string_view over;
    std::string_view replay;
};

constexpr Words kEnglish{
    "A board game like Carcassonne, together against the ghosts in the mist. Free, no account.",
    "Mists",
    "Ghosts, Castles and Cemeteries",
    "Base game",
    "level #",
    "With #.",
    "One seat is free: open the link and sit down.",
    "# seats are free: open the link and sit down.",
    "The game is being played; you can watch.",
    "The game is over.",
    "Look at the game, move by move.",
};
constexpr Words kGerman{
    "Ein Brettspiel wie Carcassonne, gemeinsam gegen die Geister im Nebel. Kostenlos, ohne Konto.",
    "Nebel",
    "Geister, Burgen und Friedhöfe",
    "Grundspiel",
    "Stufe #",
    "Mit #.",
    "Ein Platz ist frei: Öffne den Link und setz dich dazu.",
    "# Plätze sind frei: Öffne den Link und setz dich dazu.",
    "Das Spiel läuft; du kannst zusehen.",
    "Das Spiel ist zu Ende.",
    "Sieh dir das Spiel an, Zug für Zug.",
};
constexpr Words kRomanian{
    "Un joc de societate ca Carcassonne, împreună împotriva fantomelor din ceață. Gratuit, fără "
    "cont.",
    "Ceață",
    "Fantome, castele și cimitire",
    "Jocul de bază",
    "nivelul #",
    "Cu #.",
    "Un loc este liber: deschide linkul și ia loc.",
    "# locuri sunt libere: deschide linkul și ia loc.",
    "Jocul este în desfășurare; poți privi.",
    "Jocul s-a încheiat.",
    "Privește jocul, mutare cu mutare.",
};

const Words& words_in(Language language) {
    switch (language) {
        case Language::German:
            return kGerman;
        case Language::Romanian:
            return kRomanian;
        default:
            return kEnglish;
    }
}

std::string filled(std::string_view words, std::string_view with) {
    const auto at = words.find('#');
    return std::string(words.substr(0, at)) + std::string(with) + std::string(words.substr(at + 1));
}

/// A name may be written in the other direction than what stands around it.
std::string isolated(const std::string& name) { return "\u2068" + name + "\u2069"; }

std::string game_in(const Words& words, const Json& room) {
    const auto game = room.value("game", "");
    if (game == "ghosts") return std::string(words.ghosts);
    if (game == "base") return std::string(words.base);
    const auto level = room.find("level");
    const bool is_told = level != room.end() && level->is_number_integer();
    std::string text(words.mists);
    if (is_told) text += ", " + filled(words.level, std::to_string(level->get<int>()));
    return text;
}

/// People and bots; a companion has no name of its own.
std::vector<std::string> names_in(const Json& room) {
    std::vector<std::string> names;
    for (const Json& seat : room.value("seats", Json::array())) {
        const auto name = seat.find("name");
        const bool is_companion = seat.value("kind", Json()) == "companion";
        if (name == seat.end() || !name->is_string() || is_companion) continue;
        names.push_back(isolated(name->get<std::string>()));
    }
    return names;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::size_t free_seats(const Json& room) {
    const Json seats = room.value("seats", Json::array());
    return static_cast<std::size_t>(
        std::ranges::count_if(seats, [](const Json& seat) { return !seat.value("taken", true); }));
}

/// What whoever opens the link can do there.
std::string state_in(const Words& words, const Json& room) {
    const auto status = room.value("status", "");
    if (status == "playing") return std::string(words.running);
    if (status != "open") return std::string(words.over);
    const auto free = free_seats(room);
    if (free == 0) return {};
    return free == 1 ? std::string(words.one_free) : filled(words.more_free, std::to_string(free));
}

}  // namespace

LinkWords words_of_site(Language language) {
    return {"Mistward", std::string(words_in(language).about)};
}

LinkWords words_of_room(Language language, const Json& room) {
    const Words& words = words_in(language);
    std::string about = game_in(words, room) + ".";
    if (const auto names = names_in(room); !names.empty()) {
        about += " " + filled(words.with, joined(names));
    }
    if (const auto state = state_in(words, room); !state.empty()) about += " " + state;
    return {isolated(room.value("name", "")) + " · Mistward", std::move(about)};
}

LinkWords words_of_game(Language language, const Json& room) {
    const Words& words = words_in(language);
    std::string title = game_in(words, room);
    if (const auto names = names_in(room); !names.empty()) title = joined(names) + " · " + title;
    return {title + " · Mistward", std::string(words.replay)};
}

}  // namespace mistward::net
