import assert from 'node:assert/strict';

/** The server's answer to one call of the API; throws if it refuses. */
export async function call(setting, path, { method = 'GET', body, token } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(setting.address(`api/v1/${path}`), init);
  if (!response.ok) assert.fail(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function get(setting, path) {
  return (await call(setting, path)).json();
}

export async function post(setting, path, body, token) {
  return (await call(setting, path, { method: 'POST', body, token })).json();
}

/** Who takes the seats, in their order. */
export const kNames = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

/** Opens a room and takes its first `taken` seats; gives its id, the owner's token and those of the seats. */
export async function openRoom(setting, options, taken) {
  const { room, owner_token: owner } = await post(setting, 'rooms', { name: 'Friday mist', ...options });
  const tokens = [];
  for (const name of kNames.slice(0, taken)) {
    tokens.push((await post(setting, `rooms/${room.id}/seats`, { name })).token);
  }
  return { room: room.id, owner, tokens };
}

/** Opens a room, takes all its seats and starts its game. */
export async function startRoom(setting, options) {
  const opened = await openRoom(setting, options, options.seats);
  await post(setting, `rooms/${opened.room}/start`, undefined, opened.owner);
  return opened;
}

/** Two players of the server who have played a game to its end, in a room of the first; gives both with their tokens. */
export async function playedTogether(setting, ...names) {
  const players = await Promise.all(names.map((name) => post(setting, 'players', { name })));
  const room = await roomOfPlayer(setting, players[0], players);
  const tokens = players.map(({ token }) => token);
  await post(setting, `rooms/${room}/start`, undefined, tokens[0]);
  await playOut(setting, { room, tokens });
  return players;
}

/** A room of a player's, where those players sit. */
export async function roomOfPlayer(setting, { token }, seated, options = {}) {
  const { room } = await post(setting, 'rooms', { name: 'Friday mist', game: 'mists', level: 1, seats: 2, ...options }, token);
  for (const { name, token: own } of seated) await post(setting, `rooms/${room.id}/seats`, { name }, own);
  return room.id;
}

/** Gives one command of a seat. */
export function command(setting, room, token, given) {
  const id = `test${Math.random()}`;
  return post(setting, `rooms/${room}/commands`, { id, ...given }, token);
}

/** The state of a room's game, with what is asked and legal. */
export function positionOf(setting, room) {
  return get(setting, `rooms/${room}/state`);
}

/** The entries of a room's log after `since`; with `follow`, up to the end of the game. */
export async function logOf(setting, room, { since = 0, follow = false } = {}) {
  const text = await (await call(setting, `rooms/${room}/log?since=${since}&follow=${follow}`)).text();
  return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** The type of the decision that became entry `seq`. */
export async function decidedAt(setting, room, seq) {
  const [entry] = await logOf(setting, room, { since: seq - 1 });
  return entry.decision.type;
}

/** Plays a room's game to its end with the first legal decision of each point, as that seat's owner would. */
export async function playOut(setting, { room, tokens }) {
  for (;;) {
    const { seq, next, legal } = await positionOf(setting, room);
    if (next.actor === 'nobody') return;
    await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

/** A game of companions alone, played to its end: its id, and every entry of its log. */
export async function playedByCompanions(setting, options) {
  const { room, owner } = await openRoom(setting, options, 0);
  for (let seat = 0; seat < options.seats; seat += 1) {
    await post(setting, `rooms/${room}/seats/${seat}/companion`, undefined, owner);
  }
  await post(setting, `rooms/${room}/start`, undefined, owner);
  const entries = [];
  // An answer that breaks off is taken up again where it ended.
  while (entries.at(-1)?.next.actor !== 'nobody') {
    entries.push(...(await logOf(setting, room, { since: entries.length, follow: true })));
  }
  return { game: `${room}.1`, entries };
}

/** Lets a page that is on the server's address hold a seat, so that it sits there when it goes to the room. */
export function holdSeat(page, room, token, name = 'Ana') {
  return page.evaluate(
    ([id, seat]) => sessionStorage.setItem(`mistward.seat.${id}`, JSON.stringify(seat)),
    [room, { name, token }],
  );
}
