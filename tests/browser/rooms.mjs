import assert from 'node:assert/strict';

/** The server's answer to one call of the API; throws if it refuses. */
export async function call(setting, path, { method = 'GET', body, token } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(new URL(`api/v1/${path}`, setting.url), init);
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response;
}

export async function post(setting, path, body, token) {
  return (await call(setting, path, { method: 'POST', body, token })).json();
}

const kNames = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

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
  await post(setting, `rooms/${opened.room}/start`, undefined, opened.tokens[0]);
  return opened;
}

/** Gives one command of a seat. */
export function command(setting, room, token, given) {
  const id = `test${Math.random()}`;
  return post(setting, `rooms/${room}/commands`, { id, ...given }, token);
}

/** The state of a room's game, with what is asked and legal. */
export async function positionOf(setting, room) {
  return (await call(setting, `rooms/${room}/state`)).json();
}

/** Plays a room's game to its end with the first legal decision of each point, as that seat's owner would. */
export async function playOut(setting, { room, tokens }) {
  for (;;) {
    const { seq, next, legal } = await positionOf(setting, room);
    if (next.actor === 'nobody') return;
    await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

/** Lets a page that is on the server's address hold a seat, so that it sits there when it goes to the room. */
export function holdSeat(page, room, token, name = 'Ana') {
  return page.evaluate(
    ([id, seat]) => sessionStorage.setItem(`mistward.seat.${id}`, JSON.stringify(seat)),
    [room, { name, token }],
  );
}
