#include "clients/bot/player.hpp"

#include "protocol/commands.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mistward::bot {
namespace {

/// Refusals that pass by themselves; the command is worth sending again.
bool passes(std::string_view code) {
    constexpr std::array<std::string_view, 3> kPassing{"rate_limited", "storage_unavailable",
                                                       "internal"};
    return std::find(kPassing.begin(), kPassing.end(), code) != kPassing.end();
}

/// Refusals of a decision that was overtaken; the updates that did so are on their way.
bool overtaken(std::string_view code) {
    constexpr std::array<std::string_view, 3> kOvertaken{"stale_seq", "not_your_turn", "game_over"};
    return std::find(kOvertaken.begin(), kOvertaken.end(), code) != kOvertaken.end();
}

std::chrono::milliseconds pause(const Json& params) {
    constexpr std::int64_t kUsualMs = 1000;
    return std::chrono::milliseconds(params.value("retry_after_ms", kUsualMs));
}

}  // namespace

Player::Player(std::string name, std::string token, std::uint64_t seed, Choice choice)
    : name_(std::move(name)), token_(std::move(token)), random_(seed), choice_(choice) {}

Json Player::hello() const {
    Json message{{"type", "hello"}, {"protocol", protocol::kProtocolVersion}, {"token", token_}};
    if (seq_) message["since"] = *seq_;
    return message;
}

Reaction Player::on_message(const Json& message) {
    const auto& type = message.at("type").get_ref<const std::string&>();
    if (type == "welcome") return on_welcome(message);
    if (type == "update") return on_update(message);
    if (type == "error") return on_error(message);
    if (type == "ok" && command_ && message.at("id") == command_->at("id")) command_.reset();
    if (type == "ended") return {.ending = on_ended(message)};
    return {};
}

Reaction Player::on_welcome(const Json& message) {
    const Json& seat = message.at("you").at("seat");
    if (seat.is_null()) throw Refused("the server lets this bot only watch");
    seat_ = seat.get<std::uint64_t>();
    const Json& room = message.at("room");
    if (room.contains("seats")) colours_ = room.at("seats").at(*seat_).at("colours");
    seq_ = message.at("seq").get<std::uint64_t>();
    if (!message.at("resumed")) {
        next_ = message.at("next");
        legal_ = message.at("legal");
    }
    if (command_) return {.send = command_};
    return decide();
}

Reaction Player::on_update(const Json& message) {
    const auto seq = message.at("seq").get<std::uint64_t>();
    if (seq_ && seq <= *seq_) return {};
    if (!seq_ || seq != *seq_ + 1) return {.reconnect = true};
    seq_ = seq;
    next_ = message.at("next");
    legal_ = message.at("legal");
    // The log went on from where the command was looking: it was carried out, or it came too late.
    command_.reset();
    return decide();
}

Ending Player::on_ended(const Json& message) const {
    Ending ending{message.at("outcome"), message.at("reason"), message.at("seq")};
    if (ending.outcome == "won") ending.share = 1;
    if (ending.outcome != "finished") return ending;
    const Json& winners = message.at("winners");
    for (const Json& colour : colours_) {
        if (std::find(winners.begin(), winners.end(), colour) == winners.end()) continue;
        ending.share = 1.0 / static_cast<double>(winners.size());
    }
    return ending;
}

Reaction Player::on_error(const Json& message) {
    const auto code = message.at("code").get<std::string>();
    const bool ours = command_ && message.at("id") == command_->at("id");
    if (ours && passes(code)) return {.send = command_, .wait = pause(message.at("params"))};
    if (overtaken(code)) {
        if (ours) command_.reset();
        return {};
    }
    if (passes(code)) return {.wait = pause(message.at("params")), .reconnect = true};
    throw Refused(message.at("message").get<std::string>() + " (" + code + ")");
}

Reaction Player::decide() {
    const bool asked = next_.is_object() && next_.at("actor") == "player" &&
                       next_.at("player") == seat_ && !legal_.empty();
    if (!asked) return {};
    if (choice_ == Choice::Asked) return {.asked = true};
    std::uniform_int_distribution<std::size_t> choice(0, legal_.size() - 1);
    return {.send = answer(legal_.at(choice(random_)).at("id"))};
}

Json Player::answer(const std::string& decision) {
    command_ = Json{{"type", "decide"},
                    {"id", name_ + "-" + std::to_string(++commands_)},
                    {"expect_seq", *seq_},
                    {"decision", decision}};
    return *command_;
}

}  // namespace mistward::bot
