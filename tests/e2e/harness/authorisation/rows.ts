// Who may do what, and what everybody else is told: one line for each route and for each command. The test
// "authorisation" holds it against the server; `expected.ts` reads it.
//
// gets in      who is let in (several: any of them)
//   anybody      whoever asks; a token is not looked at
//   public       whoever asks, of a listed room, but not while it plays without spectators; a token is not looked at
//   watchers     its seats, its owner, and who shows no token; but not the last while a room that refuses spectators plays, or
//                was closed while it did
//   hearers      its seats, its owner, and in a room that welcomes spectators who shows no token
//   seats        the seats of the room
//   team         the seats of a room of the co-operative game
//   named        the seat that the path names
//   owner, admin
//   player       a player of the server; nobody of the table is one (see players.test.ts)
// others       what those are told who are not let in; of a route for watchers or hearers, those without a token: a token that is
//              none of the room's is unauthorized there
// open, playing, over, closed
//              what those are told who are; "actor=ok not_your_turn": the seat that is to decide "ok", the rest the other.
//              Without a word for rooms that an administrator has closed it is room_closed, whoever asks.

/** Routes that name a room or a game. */
export const roomRoutes = `
route                                                  | gets in     | others              | open           | playing                | over           | closed
GET    /api/v1/rooms/{room}                            | anybody     |                     | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/seats                      | anybody     |                     | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/pass                       | anybody     |                     | ok             | ok                     | ok             |
DELETE /api/v1/rooms/{room}/seats/{seat}               | named owner | unauthorized        | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/seats/{seat}/handover      | named       | unauthorized        | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/seats/{seat}/companion     | team owner  | unauthorized        | ok             | ok                     | ok             |
DELETE /api/v1/rooms/{room}/seats/{seat}/companion     | team owner  | unauthorized        | ok             | ok                     | ok             |
PATCH  /api/v1/rooms/{room}                            | owner       | unauthorized        | ok             | ok                     | ok             |
PUT    /api/v1/rooms/{room}/seats/{seat}/silence       | owner       | unauthorized        | ok             | ok                     | ok             |
DELETE /api/v1/rooms/{room}/seats/{seat}/silence       | owner       | unauthorized        | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/start                      | team owner  | unauthorized        | ok             | already_started        | already_started |
POST   /api/v1/rooms/{room}/rematch                    | team owner  | unauthorized        | not_over       | not_over               | ok             |
POST   /api/v1/rooms/{room}/fork                       | watchers    | spectators_refused  | not_started    | ok                     | ok             |
POST   /api/v1/rooms/{room}/hint                       | seats       | unauthorized        | not_started    | actor=ok not_your_turn | game_over      |
POST   /api/v1/rooms/{room}/foresight                  | watchers    | spectators_refused  | not_started    | ok                     | game_over      |
POST   /api/v1/rooms/{room}/rehearsal                  | seats       | unauthorized        | not_started    | ok                     | game_over      |
GET    /api/v1/rooms/{room}/plans                      | seats       | unauthorized        | ok             | ok                     | ok             |
GET    /api/v1/rooms/{room}/state                      | watchers    | spectators_refused  | not_started    | ok                     | ok             |
GET    /api/v1/rooms/{room}/features                   | watchers    | spectators_refused  | not_started    | ok                     | ok             |
GET    /api/v1/rooms/{room}/card.jpg                   | public      | room_not_found      | not_found      | ok                     | ok             |
GET    /api/v1/rooms/{room}/odds                       | watchers    | spectators_refused  | not_started    | ok                     | ok             |
GET    /api/v1/rooms/{room}/log                        | watchers    | spectators_refused  | ok             | ok                     | ok             |
GET    /api/v1/rooms/{room}/chat                       | hearers     | spectators_refused  | ok             | ok                     | ok             |
POST   /api/v1/rooms/{room}/reports                    | hearers     | spectators_refused  | ok             | ok                     | ok             |
GET    /api/v1/rooms/{room}/ws                         | anybody     |                     | upgrade_required | upgrade_required     | upgrade_required |
POST   /api/v1/rooms/{room}/invitations                | owner       | unauthorized        | invalid_message | invalid_message       | invalid_message |
DELETE /api/v1/rooms/{room}/invitations/{player}       | owner       | unauthorized        | not_found      | not_found              | not_found      |
GET    /api/v1/games/{game_id}                         | watchers    | spectators_refused  | game_not_found | ok                     | ok             | ok
GET    /api/v1/games/{game_id}/export                  | watchers    | spectators_refused  | game_not_found | ok                     | ok             | ok
GET    /api/v1/games/{game_id}/log                     | watchers    | spectators_refused  | game_not_found | ok                     | ok             | ok
GET    /api/v1/games/{game_id}/state                   | watchers    | spectators_refused  | game_not_found | ok                     | ok             | ok
GET    /api/v1/games/{game_id}/features                | watchers    | spectators_refused  | game_not_found | ok                     | ok             | ok
GET    /api/v1/games/{game_id}/review                  | watchers    | spectators_refused  | game_not_found | not_over               | ok             | not_over
GET    /api/v1/admin/rooms/{room}                      | admin       | unauthorized        | ok             | ok                     | ok             | ok
POST   /api/v1/admin/rooms/{room}/close                | admin       | unauthorized        | ok             | ok                     | ok             | room_closed
POST   /api/v1/admin/rooms/{room}/seats/{seat}/kick    | admin       | unauthorized        | ok             | ok                     | ok             | room_closed
`;

/**
 * Commands. Over HTTP (POST /api/v1/rooms/{room}/commands) they come with a token. A WebSocket says hello first: with a
 * seat's token, or without any as a spectator, who is told `not_seated` unless the line says something else.
 */
export const commands = `
command     | gets in     | others       | open               | playing                   | over               | spectators
decide      | seats       | unauthorized | not_started        | actor=ok not_your_turn    | game_over          |
undo        | seats       | unauthorized | not_started        | ok                        | game_over          |
answer_undo | seats       | unauthorized | nothing_asked      | ok                        | nothing_asked      |
pause       | team owner  | unauthorized | not_started        | ok                        | game_over          |
resume      | team owner  | unauthorized | not_started        | ok                        | game_over          |
point       | seats       | unauthorized | not_started        | ok                        | ok                 |
propose     | seats       | unauthorized | not_started        | ok                        | game_over          |
withdraw    | seats       | unauthorized | proposal_not_found | named=ok proposal_not_found | proposal_not_found |
adopt       | seats       | unauthorized | not_started        | actor=ok not_your_turn    | game_over          |
plan        | seats       | unauthorized | not_started        | ok                        | game_over          |
say         | seats       | unauthorized | ok                 | ok                        | ok                 |
ping        | seats       | unauthorized | ok                 | ok                        | ok                 | ok
hello       | seats       | unauthorized | ok                 | ok                        | ok                 | ok
`;

/** Routes of the server as a whole. */
export const serverRoutes = `
route                                      | gets in | others       | answer
POST   /api/v1/rooms                       | anybody |              | ok
GET    /api/v1/rooms                       | anybody |              | ok
POST   /api/v1/lobby/seats                 | anybody |              | ok
GET    /api/v1/lobby/events                | anybody |              | ok
POST   /api/v1/players                     | anybody |              | ok
GET    /api/v1/me                          | player  | unauthorized | ok
PATCH  /api/v1/me                          | player  | unauthorized | ok
DELETE /api/v1/me                          | player  | unauthorized | ok
POST   /api/v1/me/token                    | player  | unauthorized | ok
GET    /api/v1/me/export                   | player  | unauthorized | ok
GET    /api/v1/me/games                    | player  | unauthorized | ok
GET    /api/v1/me/events                   | player  | unauthorized | ok
GET    /api/v1/me/invitations              | player  | unauthorized | ok
DELETE /api/v1/me/invitations/{room}       | player  | unauthorized | ok
GET    /api/v1/me/bots                     | player  | unauthorized | ok
POST   /api/v1/me/bots                     | player  | unauthorized | ok
DELETE /api/v1/me/bots/{bot}               | player  | unauthorized | ok
POST   /api/v1/me/bots/{bot}/token         | player  | unauthorized | ok
GET    /api/v1/rooms/{room}/mutes          | player  | unauthorized | ok
POST   /api/v1/rooms/{room}/mutes          | player  | unauthorized | ok
GET    /api/v1/me/people                   | player  | unauthorized | ok
PATCH  /api/v1/me/people/{person}          | player  | unauthorized | ok
PUT    /api/v1/me/findable                 | player  | unauthorized | ok
GET    /api/v1/me/webhook                  | player  | unauthorized | ok
PUT    /api/v1/me/webhook                  | player  | unauthorized | ok
DELETE /api/v1/me/webhook                  | player  | unauthorized | ok
POST   /api/v1/me/webhook/test             | player  | unauthorized | ok
GET    /api/v1/me/push                     | player  | unauthorized | ok
PUT    /api/v1/me/push                     | player  | unauthorized | ok
DELETE /api/v1/me/push                     | player  | unauthorized | ok
DELETE /api/v1/me/push/{subscription}      | player  | unauthorized | ok
GET    /api/v1/games                       | anybody |              | ok
POST   /api/v1/games/import                | anybody |              | ok
POST   /api/v1/tilesets/check              | anybody |              | ok
GET    /api/v1/statistics                  | anybody |              | ok
GET    /api/v1/tilesets                    | anybody |              | ok
GET    /api/v1/tilesets/{tileset}          | anybody |              | ok
GET    /api/v1/rules                       | anybody |              | ok
GET    /healthz                            | anybody |              | ok
GET    /readyz                             | anybody |              | ok
GET    /metrics                            | admin   | unauthorized | ok
GET    /api/openapi.json                   | anybody |              | ok
GET    /api/asyncapi.json                  | anybody |              | ok
GET    /api/docs                           | anybody |              | ok
GET    /api/docs/style.css                 | anybody |              | ok
GET    /api/v1/admin/rooms                 | admin   | unauthorized | ok
GET    /api/v1/admin/reports               | admin   | unauthorized | ok
POST   /api/v1/admin/reports/{number}/close | admin   | unauthorized | ok
GET    /api/v1/admin/bans                  | admin   | unauthorized | ok
POST   /api/v1/admin/bans                  | admin   | unauthorized | ok
DELETE /api/v1/admin/bans/{address}        | admin   | unauthorized | ok
GET    /api/v1/admin/announcement          | admin   | unauthorized | ok
PUT    /api/v1/admin/announcement          | admin   | unauthorized | ok
DELETE /api/v1/admin/announcement          | admin   | unauthorized | ok
PUT    /api/v1/admin/drain                 | admin   | unauthorized | ok
GET    /api/v1/admin/drain                 | admin   | unauthorized | ok
DELETE /api/v1/admin/drain                 | admin   | unauthorized | ok
GET    /api/v1/admin/backups               | admin   | unauthorized | ok
POST   /api/v1/admin/backups               | admin   | unauthorized | ok
GET    /api/v1/admin/nodes                 | admin   | unauthorized | ok
GET    /api/v1/admin/log-level             | admin   | unauthorized | ok
PUT    /api/v1/admin/log-level             | admin   | unauthorized | ok
GET    /api/v1/admin/retention             | admin   | unauthorized | ok
POST   /api/v1/admin/retention/trust-clock | admin   | unauthorized | ok
GET    /api/v1/admin/tilesets              | admin   | unauthorized | ok
POST   /api/v1/admin/tilesets              | admin   | unauthorized | ok
PUT    /api/v1/admin/tileset               | admin   | unauthorized | ok
DELETE /api/v1/admin/tileset               | admin   | unauthorized | ok
DELETE /api/v1/admin/tilesets/{digest}     | admin   | unauthorized | ok
GET    /api/v1/admin/audit                 | admin   | unauthorized | ok
`;
