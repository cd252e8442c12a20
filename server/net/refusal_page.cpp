#include "server/net/refusal_page.hpp"

#include "server/net/html_text.hpp"

#include <array>
#include <string>
#include <string_view>

namespace mistward::net {
namespace {

using protocol::ErrorCode;

struct Sentence {
    std::string_view language;
    std::string_view text;
};
using Sentences = std::array<Sentence, 3>;

constexpr Sentences kBannedWords{{
    {"en", "You cannot play on this server: its administrators have banned your address."},
    {"de",
     "Du kannst auf diesem Server nicht spielen: Seine Betreiber haben deine Adresse gesperrt."},
    {"ro", "Nu poți juca pe acest server: administratorii lui ți-au blocat adresa."},
}};
constexpr Sentences kTooOftenWords{{
    {"en",
     "Too many requests have come from your network. Wait a moment, then load the page again."},
    {"de", "Aus deinem Netz kamen zu viele Anfragen. Warte einen Moment und lade die Seite neu."},
    {"ro", "Din rețeaua ta au venit prea multe cereri. Așteaptă puțin, apoi reîncarcă pagina."},
}};
constexpr Sentences kOtherWords{{
    {"en", "The server did not take this request."},
    {"de", "Der Server hat diese Anfrage nicht angenommen."},
    {"ro", "Serverul nu a acceptat această cerere."},
}};

const Sentences& sentences_of(ErrorCode code) {
    switch (code) {
        case ErrorCode::Banned:
            return kBannedWords;
        case ErrorCode::RateLimited:
            return kTooOftenWords;
        default:
            return kOtherWords;
    }
}

std::string page_of(const protocol::Error& error) {
    std::string html =
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<title>Mistward</title>\n</head>\n<body>\n<h1>Mistward</h1>\n";
    for (const auto& [language, text] : sentences_of(error.code)) {
        html += "<p lang=\"" + std::string(language) + "\">" + std::string(text) + "</p>\n";
    }
    // What an administrator wrote, or the program: in whichever language.
    return html + "<p><bdi>" + in_html(error.message) + "</bdi></p>\n</body>\n</html>\n";
}

}  // namespace

Response refusal_page(const protocol::Error& error) {
    Response response = problem_response(error);
    response.headers.set(http::field::content_type, "text/html; charset=utf-8");
    response.body = page_of(error);
    return response;
}

}  // namespace mistward::net
