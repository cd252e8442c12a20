#include "server/admin/nodes.hpp"

#include "protocol/time_text.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

namespace mistward::admin {

namespace {

Json node_document(const store::NodeRecord& node) {
    const auto& stops_at = node.drain.stops_at_ms;
    return {{"node", node.node},
            {"address", node.address.empty() ? Json(nullptr) : Json(node.address)},
            {"started", protocol::time_text(node.started_ms)},
            {"lasts_ms", node.lasts_ms},
            {"rooms", node.rooms},
            {"draining", node.drain.is_draining},
            {"stops_at", stops_at ? Json(protocol::time_text(*stops_at)) : Json(nullptr)},
            {"own", node.own}};
}

}  // namespace

AsyncResult<Json> Nodes::document() {
    const auto nodes = co_await store_.nodes();
    if (!nodes) co_return tl::unexpected(rooms::storage_error(nodes.error()));
    Json documents = Json::array();
    for (const store::NodeRecord& node : *nodes) documents.push_back(node_document(node));
    co_return Json{{"nodes", std::move(documents)}};
}

}  // namespace mistward::admin
