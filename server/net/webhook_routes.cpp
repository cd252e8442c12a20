#include "server/net/webhook_routes.hpp"

#include "server/net/asking.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

namespace push = rooms::push;
namespace webhook = rooms::webhook;
using rooms::Webhooks;

constexpr std::string_view kOfPlayer = "a player's token";

/// No cache keeps it, and it is not compressed.
Response show_secretly(const protocol::Json& document) {
    Response response = shown(document);
    response.headers.set(http::field::cache_control, "no-store");
    response.secret = true;
    return response;
}

template <class Asked>
Answer ask_webhooks(Webhooks& webhooks, const Request& request) {
    auto asked =
        no_body(request).and_then([&] { return made_of<Asked>(needed_token(request, kOfPlayer)); });
    return ask(webhooks, std::move(asked), show_secretly);
}

Answer put_webhook(Webhooks& webhooks, const Request& request) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_put_webhook); };
    return ask(webhooks, made_of<webhook::Put>(needed_token(request, kOfPlayer), body),
               show_secretly);
}

Answer put_push(Webhooks& webhooks, const Request& request) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_put_push); };
    return ask(webhooks, made_of<push::Put>(needed_token(request, kOfPlayer), body), show_secretly);
}

Answer remove_push(Webhooks& webhooks, const Request& request, std::string id) {
    auto asked = no_body(request).and_then(
        [&] { return made_of<push::Remove>(needed_token(request, kOfPlayer)); });
    if (asked) asked->id = std::move(id);
    return ask(webhooks, std::move(asked), show_secretly);
}

void add_push_routes(Router& router, Webhooks& webhooks) {
    using http::verb;
    const std::string path = "/api/v1/me/push";
    router.add(verb::get, path, kReading, [&webhooks](const Request& request, const Captures&) {
        return ask_webhooks<push::Show>(webhooks, request);
    });
    router.add(verb::put, path, kNewRoom, [&webhooks](const Request& request, const Captures&) {
        return put_push(webhooks, request);
    });
    router.add(verb::delete_, path, kRoomCommand,
               [&webhooks](const Request& request, const Captures&) {
                   return ask_webhooks<push::Remove>(webhooks, request);
               });
    router.add(verb::delete_, path + "/{subscription}", kRoomCommand,
               [&webhooks](const Request& request, const Captures& captures) {
                   return remove_push(webhooks, request, std::string(captures.at(0)));
               });
}

}  // namespace

void add_webhook_routes(Router& router, Webhooks& webhooks) {
    using http::verb;
    const auto add = [&](verb method, const std::string& path, Cost cost, auto answer) {
        router.add(method, path, cost,
                   [&webhooks, answer](const Request& request, const Captures&) {
                       return answer(webhooks, request);
                   });
    };
    const std::string path = "/api/v1/me/webhook";
    add(verb::get, path, kReading, ask_webhooks<webhook::Show>);
    add(verb::put, path, kNewRoom, put_webhook);
    add(verb::delete_, path, kRoomCommand, ask_webhooks<webhook::Remove>);
    add(verb::post, path + "/test", kNewRoom, ask_webhooks<webhook::Test>);
    add_push_routes(router, webhooks);
}

}  // namespace mistward::net
