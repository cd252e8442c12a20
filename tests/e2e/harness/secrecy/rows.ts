// What each route has to do with a game's hidden part, the order of its tiles and what lies face down; the test "secrecy"
// asks each of two games that differ in nothing else.
//
//   game    tells of a running game: both games answer with the same bytes, whoever asks, at every step
//   list    tells of rooms or games among others: what it says of the two is the same
//   change  changes a room: both are changed, and answer with the same bytes
//   new     makes a room; what it says of it is held by what makes the two games
//   server  is of the server as a whole: it names neither game, nor a tile of it
//   none    is the same for every game, or of none

export const secrecyRows = `
GET    /api/v1/rooms/{room}                          | game
POST   /api/v1/rooms/{room}/seats                    | change
DELETE /api/v1/rooms/{room}/seats/{seat}             | change
POST   /api/v1/rooms/{room}/seats/{seat}/handover    | change
POST   /api/v1/rooms/{room}/seats/{seat}/companion   | change
DELETE /api/v1/rooms/{room}/seats/{seat}/companion   | change
PUT    /api/v1/rooms/{room}/seats/{seat}/silence     | change
DELETE /api/v1/rooms/{room}/seats/{seat}/silence     | change
PATCH  /api/v1/rooms/{room}                          | change
POST   /api/v1/rooms/{room}/start                    | change
POST   /api/v1/rooms/{room}/rematch                  | change
POST   /api/v1/rooms/{room}/fork                     | new
POST   /api/v1/rooms/{room}/commands                 | change
POST   /api/v1/rooms/{room}/hint                     | game
POST   /api/v1/rooms/{room}/foresight                | game
POST   /api/v1/rooms/{room}/rehearsal                | game
GET    /api/v1/rooms/{room}/plans                    | game
POST   /api/v1/rooms/{room}/pass                     | none
GET    /api/v1/rooms/{room}/state                    | game
GET    /api/v1/rooms/{room}/features                 | game
GET    /api/v1/rooms/{room}/card.jpg                 | game
GET    /api/v1/rooms/{room}/odds                     | game
GET    /api/v1/rooms/{room}/log                      | game
GET    /api/v1/rooms/{room}/chat                     | game
GET    /api/v1/rooms/{room}/mutes                    | none
POST   /api/v1/rooms/{room}/mutes                    | none
POST   /api/v1/rooms/{room}/reports                  | none
GET    /api/v1/rooms/{room}/ws                       | game
GET    /api/v1/games/{game_id}                       | game
GET    /api/v1/games/{game_id}/export                | game
GET    /api/v1/games/{game_id}/log                   | game
GET    /api/v1/games/{game_id}/state                 | game
GET    /api/v1/games/{game_id}/features              | game
GET    /api/v1/games/{game_id}/review                | game
POST   /api/v1/rooms                                 | new
POST   /api/v1/lobby/seats                           | new
GET    /api/v1/rooms                                 | list
GET    /api/v1/lobby/events                          | list
POST   /api/v1/rooms/{room}/invitations              | none
DELETE /api/v1/rooms/{room}/invitations/{player}     | none
POST   /api/v1/players                               | none
POST   /api/v1/tilesets/check                        | none
GET    /api/v1/me                                    | none
PATCH  /api/v1/me                                    | none
DELETE /api/v1/me                                    | none
POST   /api/v1/me/token                              | none
GET    /api/v1/me/export                             | none
GET    /api/v1/me/games                              | none
GET    /api/v1/me/events                             | none
GET    /api/v1/me/invitations                        | none
DELETE /api/v1/me/invitations/{room}                 | none
GET    /api/v1/me/bots                               | none
POST   /api/v1/me/bots                               | none
DELETE /api/v1/me/bots/{bot}                         | none
POST   /api/v1/me/bots/{bot}/token                   | none
GET    /api/v1/me/people                             | none
PATCH  /api/v1/me/people/{person}                    | none
PUT    /api/v1/me/findable                           | none
GET    /api/v1/me/webhook                            | none
PUT    /api/v1/me/webhook                            | none
DELETE /api/v1/me/webhook                            | none
POST   /api/v1/me/webhook/test                       | none
GET    /api/v1/me/push                               | none
PUT    /api/v1/me/push                               | none
DELETE /api/v1/me/push                               | none
DELETE /api/v1/me/push/{subscription}                | none
GET    /api/v1/games                                 | list
POST   /api/v1/games/import                          | new
GET    /api/v1/statistics                            | server
GET    /api/v1/tilesets                              | none
GET    /api/v1/tilesets/{tileset}                    | none
GET    /api/v1/rules                                 | none
GET    /healthz                                      | server
GET    /readyz                                       | server
GET    /metrics                                      | server
GET    /api/openapi.json                             | none
GET    /api/asyncapi.json                            | none
GET    /api/docs                                     | none
GET    /api/docs/style.css                           | none
GET    /api/v1/admin/rooms                           | list
GET    /api/v1/admin/rooms/{room}                    | game
POST   /api/v1/admin/rooms/{room}/close              | change
POST   /api/v1/admin/rooms/{room}/seats/{seat}/kick  | change
GET    /api/v1/admin/reports                         | none
POST   /api/v1/admin/reports/{number}/close          | none
GET    /api/v1/admin/bans                            | server
POST   /api/v1/admin/bans                            | server
DELETE /api/v1/admin/bans/{address}                  | server
GET    /api/v1/admin/announcement                    | server
PUT    /api/v1/admin/announcement                    | server
DELETE /api/v1/admin/announcement                    | server
GET    /api/v1/admin/drain                           | server
PUT    /api/v1/admin/drain                           | none
DELETE /api/v1/admin/drain                           | server
GET    /api/v1/admin/backups                         | server
POST   /api/v1/admin/backups                         | server
GET    /api/v1/admin/nodes                           | server
GET    /api/v1/admin/log-level                       | server
PUT    /api/v1/admin/log-level                       | server
GET    /api/v1/admin/retention                       | server
POST   /api/v1/admin/retention/trust-clock           | server
GET    /api/v1/admin/tilesets                        | server
POST   /api/v1/admin/tilesets                        | server
DELETE /api/v1/admin/tilesets/{digest}               | server
PUT    /api/v1/admin/tileset                         | server
DELETE /api/v1/admin/tileset                         | server
GET    /api/v1/admin/audit                           | server
`;

export type Kind = 'game' | 'list' | 'change' | 'new' | 'server' | 'none';

export const secrecy = new Map(
  secrecyRows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/ +/, ' ')) as [string, Kind]),
);
