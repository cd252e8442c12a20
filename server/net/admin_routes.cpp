#include "server/net/admin_routes.hpp"

#include "server/admin/administration.hpp"
#include "server/net/asking.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/with_room.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

using admin::Administration;
using protocol::Json;

std::string from(const Request& request) { return request.source.address.to_string(); }

/// What the administration answers, or why it does not.
Answer show(asio::awaitable<protocol::Result<Json>> task, http::status status = http::status::ok) {
    return answer_with(std::move(task),
                       [status](const Json& document) { return json_response(status, document); });
}

Answer show_now(Json document) { co_return json_response(http::status::ok, document); }

/// Reads the body by `decode` and lets `act` answer for it.
template <class Decode, class Act>
Answer with_body(const Request& request, Decode decode, Act act) {
    return answer_for(json_body(request).and_then(decode), act);
}

/// Lets `act` answer a request that has no body.
template <class Act>
Answer without_body(const Request& request, Act act) {
    return answer_for(no_body(request), act);
}

/// A parameter of the path, in which clients may write `%3A` for the colons of an IPv6 address, and
/// must write `%2F` for the slash of a network.
std::string decoded_address(std::string_view text) {
    std::string address(text);
    for (auto at = address.find('%'); at != std::string::npos; at = address.find('%', at + 1)) {
        const std::string code = address.substr(at, 3);
        if (code == "%3A" || code == "%3a") address.replace(at, 3, ":");
        if (code == "%2F" || code == "%2f") address.replace(at, 3, "/");
    }
    return address;
}

// Rooms

Answer list_rooms(Administration& admin, const Request& request, const Captures&) {
    return answer_for(
        query_document(request, {"before"}).and_then(protocol::decode_every_room_filter),
        [&](protocol::RoomFilter filter) { return show(admin.rooms.list(std::move(filter))); });
}

Answer inspect_room(Administration& admin, const Request&, const Captures& captures) {
    return show(admin.rooms.inspect(std::string(captures.at(0))));
}

Answer close_room(Administration& admin, const Request& request, const Captures& captures) {
    return with_body(request, protocol::decode_reason, [&](protocol::Reason reason) {
        return show(
            admin.rooms.close(from(request), std::string(captures.at(0)), std::move(reason)));
    });
}

Answer kick(Administration& admin, const Request& request, const Captures& captures) {
    return answer_for(seat_in_path(captures.at(1)), [&](std::uint8_t seat) {
        return with_body(request, protocol::decode_reason, [&, seat](protocol::Reason reason) {
            return show(admin.rooms.kick(from(request), {std::string(captures.at(0)), seat},
                                         std::move(reason)));
        });
    });
}

// Bans

Answer list_bans(Administration& admin, const Request&, const Captures&) {
    return show_now(admin.bans.document());
}

Answer put_ban(Administration& admin, const Request& request, const Captures&) {
    return with_body(request, protocol::decode_put_ban, [&](protocol::PutBan ban) {
        return show(admin.bans.put(from(request), std::move(ban)));
    });
}

Answer lift_ban(Administration& admin, const Request& request, const Captures& captures) {
    return without_body(request, [&] {
        return show(admin.bans.lift(from(request), decoded_address(captures.at(0))));
    });
}

// Reports

Answer list_reports(Administration& admin, const Request& request, const Captures&) {
    return answer_for(
        query_document(request).and_then(protocol::decode_reports_query),
        [&](const protocol::ReportsQuery& query) { return show(admin.reports.page(query)); });
}

Answer close_report(Administration& admin, const Request& request, const Captures& captures) {
    return answer_for(number_in_path(captures.at(0)), [&](std::int64_t number) {
        const auto act = [&, number](protocol::CloseReport how) {
            return show(admin.reports.close(from(request), number, std::move(how)));
        };
        return with_body(request, protocol::decode_close_report, act);
    });
}

// The server

Answer show_announcement(Administration& admin, const Request&, const Captures&) {
    return show(admin.announcements.current());
}

Answer announce(Administration& admin, const Request& request, const Captures&) {
    return with_body(request, protocol::decode_announce, [&](protocol::Announce announcement) {
        return show(admin.announcements.announce(from(request), std::move(announcement)));
    });
}

Answer end_announcement(Administration& admin, const Request& request, const Captures&) {
    return without_body(request,
                        [&] { return show(admin.announcements.take_back(from(request))); });
}

Answer show_drain(Administration& admin, const Request&, const Captures&) {
    return show(admin.draining.current());
}

Answer drain(Administration& admin, const Request& request, const Captures&) {
    return with_body(request, protocol::decode_drain, [&](protocol::Drain drain) {
        return show(admin.draining.begin(from(request), drain));
    });
}

Answer end_drain(Administration& admin, const Request& request, const Captures&) {
    return without_body(request, [&] { return show(admin.draining.take_back(from(request))); });
}

Answer list_backups(Administration& admin, const Request&, const Captures&) {
    return show(admin.backups.list());
}

Answer back_up(Administration& admin, const Request& request, const Captures&) {
    return without_body(
        request, [&] { return show(admin.backups.back_up(from(request)), http::status::created); });
}

Answer show_log_level(Administration& admin, const Request&, const Captures&) {
    return show_now(admin.log_level.document());
}

Answer set_log_level(Administration& admin, const Request& request, const Captures&) {
    return with_body(request, protocol::decode_log_level, [&](protocol::SetLogLevel level) {
        return show(admin.log_level.set(from(request), std::move(level)));
    });
}

Answer show_tilesets(Administration& admin, const Request&, const Captures&) {
    return show(admin.tilesets.document());
}

Answer add_tileset(Administration& admin, const Request& request, const Captures&) {
    return answer_for(json_body(request), [&](std::string_view body) {
        return show(admin.tilesets.add(from(request), std::string(body)));
    });
}

Answer remove_tileset(Administration& admin, const Request& request, const Captures& captures) {
    return without_body(request, [&] {
        return show(admin.tilesets.remove(from(request), std::string(captures.at(0))));
    });
}

Answer choose_tileset(Administration& admin, const Request& request, const Captures&) {
    return with_body(request, protocol::decode_choose_tileset, [&](protocol::ChooseTileset set) {
        return show(admin.tilesets.choose(from(request), std::move(set)));
    });
}

Answer end_tileset(Administration& admin, const Request& request, const Captures&) {
    return without_body(request, [&] { return show(admin.tilesets.take_back(from(request))); });
}

Answer show_nodes(Administration& admin, const Request&, const Captures&) {
    return show(admin.nodes.document());
}

Answer show_retention(Administration& admin, const Request&, const Captures&) {
    return show(admin.retention.document());
}

Answer trust_clock(Administration& admin, const Request& request, const Captures&) {
    return without_body(request, [&] { return show(admin.retention.trust_clock(from(request))); });
}

Answer show_audit(Administration& admin, const Request& request, const Captures&) {
    return answer_for(
        query_document(request).and_then(protocol::decode_audit_query),
        [&](const protocol::AuditQuery& query) { return show(admin.audit.page(query.before)); });
}

using Act = Answer (*)(Administration&, const Request&, const Captures&);

Answer let_in(AdminAccess access, Act act, const Request& request, const Captures& captures) {
    const auto allowed = co_await access.door.check(request);
    if (!allowed) co_return tl::unexpected(allowed.error());
    auto outcome = co_await act(access.administration, request, captures);
    auto response =
        outcome ? std::get<Response>(std::move(*outcome)) : problem_response(outcome.error());
    response.secret = true;
    co_return response;
}

}  // namespace

void add_admin_routes(Router& router, AdminAccess access) {
    using http::verb;
    const auto add = [&router, access](verb method, const std::string& rest, Act act) {
        router.add(method, "/api/v1/admin" + rest, kFree,
                   [access, act](const Request& request, const Captures& captures) {
                       return let_in(access, act, request, captures);
                   });
    };
    add(verb::get, "/rooms", list_rooms);
    add(verb::get, "/rooms/{room}", inspect_room);
    add(verb::post, "/rooms/{room}/close", close_room);
    add(verb::post, "/rooms/{room}/seats/{seat}/kick", kick);
    add(verb::get, "/bans", list_bans);
    add(verb::post, "/bans", put_ban);
    add(verb::delete_, "/bans/{address}", lift_ban);
    add(verb::get, "/reports", list_reports);
    add(verb::post, "/reports/{number}/close", close_report);
    add(verb::get, "/announcement", show_announcement);
    add(verb::put, "/announcement", announce);
    add(verb::delete_, "/announcement", end_announcement);
    add(verb::get, "/drain", show_drain);
    add(verb::put, "/drain", drain);
    add(verb::delete_, "/drain", end_drain);
    add(verb::get, "/backups", list_backups);
    add(verb::post, "/backups", back_up);
    add(verb::get, "/log-level", show_log_level);
    add(verb::put, "/log-level", set_log_level);
    add(verb::get, "/retention", show_retention);
    add(verb::post, "/retention/trust-clock", trust_clock);
    add(verb::get, "/tilesets", show_tilesets);
    add(verb::post, "/tilesets", add_tileset);
    add(verb::delete_, "/tilesets/{digest}", remove_tileset);
    add(verb::put, "/tileset", choose_tileset);
    add(verb::delete_, "/tileset", end_tileset);
    add(verb::get, "/nodes", show_nodes);
    add(verb::get, "/audit", show_audit);
}

}  // namespace mistward::net
