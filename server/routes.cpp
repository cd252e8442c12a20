#include "server/routes.hpp"

#include "protocol/api/deprecation.hpp"
#include "protocol/api/documents.hpp"
#include "protocol/readings.hpp"
#include "protocol/words.hpp"
#include "server/docs/docs_page.hpp"
#include "server/net/card_route.hpp"
#include "server/net/document_route.hpp"
#include "server/net/game_routes.hpp"
#include "server/net/health_route.hpp"
#include "server/net/lobby_routes.hpp"
#include "server/net/metrics_route.hpp"
#include "server/net/people_routes.hpp"
#include "server/net/player_routes.hpp"
#include "server/net/room_routes.hpp"
#include "server/net/seat_routes.hpp"
#include "server/net/tileset_route.hpp"
#include "server/net/webhook_routes.hpp"
#include "server/net/word_route.hpp"
#include "server/service/tileset_check.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace mistward {
namespace {

void add_tileset_routes(net::Router& router, const rooms::TileShelf& tiles,
                        const RouteServices& services) {
    const std::string path = "/api/v1/tilesets";
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        const std::string name(protocol::word(protocol::kModeWords, mode));
        net::add_tiles_of_new_games_route(router, path + "/" + name, tiles, mode);
    }
    net::add_tileset_route(router, services.archive);
    net::add_document_route(router, path, {{"tilesets", protocol::kModeWords}});
    net::add_tileset_check_route(router, services.workers, rooms::checked_tileset);
}

constexpr std::string_view kStyle = "/api/docs/style.css";

/// The documents of the API, for programs and for people.
void add_api_documents(net::Router& router, work::WorkerPool& workers) {
    const auto openapi = [] { return protocol::api::openapi_document(MISTWARD_VERSION); };
    const auto asyncapi = [] { return protocol::api::asyncapi_document(MISTWARD_VERSION); };
    net::add_made_route(router, workers, "/api/openapi.json", "application/json",
                        [openapi] { return openapi().dump(); });
    net::add_made_route(router, workers, "/api/asyncapi.json", "application/json",
                        [asyncapi] { return asyncapi().dump(); });
    net::add_made_route(
        router, workers, "/api/docs", "text/html; charset=utf-8",
        [openapi, asyncapi] { return docs::docs_page(openapi(), asyncapi(), kStyle); });
    net::add_text_route(router, kStyle, "text/css; charset=utf-8", std::string(docs::docs_style()));
}

}  // namespace

net::Router make_router(const rooms::TileShelf& tiles, const RouteServices& services,
                        const std::optional<net::AdminAccess>& admin, bool metrics_open) {
    net::Router router;
    net::add_room_routes(router, services.lobby, services.players, services.quotas,
                         services.repeats);
    net::add_card_route(router, services.lobby, services.workers);
    net::add_lobby_routes(router, services.lobby, services.board, services.players, services.quotas,
                          services.repeats);
    net::add_game_routes(router, services.lobby, services.archive, services.players,
                         services.repeats);
    net::add_seat_routes(router, services.lobby, services.players, services.quotas,
                         services.repeats);
    net::add_word_route(router, services.lobby, services.quotas);
    net::add_player_routes(router, services.lobby, services.players, services.watch,
                           services.repeats);
    net::add_people_routes(router, services.lobby, services.players, services.quotas);
    net::add_webhook_routes(router, services.webhooks);
    add_tileset_routes(router, tiles, services);
    net::add_document_route(router, "/api/v1/rules", protocol::rules_document());
    add_api_documents(router, services.workers);
    net::add_health_routes(router, MISTWARD_VERSION, services.lobby);
    net::add_metrics_route(router, services.registry,
                           {metrics_open, admin ? &admin->door : nullptr});
    if (admin) net::add_admin_routes(router, *admin);
    for (auto& deprecation : protocol::api::deprecations()) {
        router.deprecate(std::move(deprecation));
    }
    return router;
}

}  // namespace mistward
