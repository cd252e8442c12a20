#pragma once

#include "server/behaviour/step.hpp"
#include "server/record/log_page.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

Frame frame(std::string text);

/// Tells everybody (but one) what the room looks like now.
Broadcast room_changed(const RoomState& room, std::optional<SubscriberId> except = std::nullopt);

/// What every `welcome` says.
protocol::wire::Resumed welcome_head(const RoomState& room, SubscriberId to, std::uint64_t seq);

/// An undo that waits, as everybody is told of it.
protocol::wire::UndoRequest undo_document(const UndoRequest& undo);

/// Lines of chat as a tree, for what HTTP answers.
protocol::Json chat_document(const std::vector<protocol::wire::Line>& lines);

/// Tells everybody who listens of an update, each what they may see of it.
void tell(std::vector<Effect>& effects, const RoomState& room, const Told& update);

/// A snapshot for one subscriber. `begun_by`: the seat that has just begun the game.
Deliver welcome(const RoomState& room, SubscriberId to, std::optional<std::uint8_t> begun_by = {});

/// The end of the game, with the seed.
Frame ended_frame(const LoggedGame& game);

/// An administrator has closed the room for good.
protocol::Error room_closed(const std::string& room);

/// No room and no game begins before the server has stopped and come back.
protocol::Error draining();

/// There is no game in the room yet.
protocol::Error not_started();

/// Only those who have a seat may see the game while it runs.
protocol::Error no_spectators();

/// As many watch as the host wants.
protocol::Error too_many_spectators(std::size_t limit);

/// As many listen with the same token as may.
protocol::Error too_many_listeners();

/// The token that was shown is none of the room's.
protocol::Error foreign_token();

/// The room has a word, and whoever asks has not shown that they know it.
protocol::Error word_needed(const std::string& room);

/// The room has another word.
protocol::Error wrong_word();

/// Why somebody without a seat cannot watch, if so.
std::optional<protocol::Error> refused_to_watch(const RoomState& room, bool knows_word);

/// Refuses whoever shows a token that is none of the room's, and whoever shows none or the pass of
/// its word if they may not see the game.
protocol::Result<void> check_reader(const RoomState& room, const std::optional<std::string>& token);

/// The seat that the token of a reader opens, whose they see; nothing: they see what all do.
Seated viewer_of(const RoomState& room, const std::optional<std::string>& token);

/// As `check_reader`, of the chat: in a room that refuses spectators it is for those who have a
/// seat or own the room, whether a game runs or not.
protocol::Result<void> check_chat_reader(const RoomState& room,
                                         const std::optional<std::string>& token);

/// Whether somebody who listens is told what is said.
bool may_hear(const RoomState& room, std::optional<std::uint8_t> seat);

}  // namespace mistward::rooms
