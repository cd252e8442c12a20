#include "tests/admin/office.hpp"

#include <stdexcept>

namespace mistward::test {

using protocol::Json;

Office::Office(bool has_backups)
    : administration(
          house.io().get_executor(),
          {house.oversight(), house.store(), house.clock(), bans, house.tiles(), house.workers(),
           [this] { ++sent_away; }, [this] { ++stopped; }, house.database(),
           has_backups ? folder / "backups" : std::filesystem::path()}) {}

Json Office::done(admin::AsyncResult<Json> task) {
    const auto value = house.run(std::move(task));
    if (!value) throw std::runtime_error("refused: " + value.error().message);
    return *value;
}

protocol::Error Office::refused(admin::AsyncResult<Json> task) {
    return house.run(std::move(task)).error();
}

std::vector<std::string> Office::acts() {
    std::vector<std::string> acts;
    const Json page = done(administration.audit.page({}));
    for (const Json& act : page.at("acts")) {
        const std::string target = act.at("target");
        acts.insert(acts.begin(),
                    act.at("act").get<std::string>() + (target.empty() ? "" : " ") + target);
    }
    return acts;
}

Json Office::last_act() { return done(administration.audit.page({})).at("acts").at(0); }

}  // namespace mistward::test
