import { command, get, positionOf, post, startRoom } from './rooms.mjs';

/** What a companion would decide; in a room without hints, as rivals play by default, any legal decision. */
async function adviceFor(setting, { room, tokens }, { aids }, { next, legal }) {
  if (!aids.hints) return legal[Math.floor(Math.random() * legal.length)];
  return (await post(setting, `rooms/${room}/hint`, undefined, tokens[next.player])).decision;
}

/** A tile beside a cemetery that is still open: companions leave them alone, so that hardly one would be closed. */
export function besideCemetery({ state, legal }) {
  const isBeside = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
  return legal.find((d) => d.type === 'place_tile' && state.open_cemeteries.some((at) => isBeside(at, d)));
}

/**
 * Plays a room's game for all seats, without their pages, until `stop` holds of a position, which may take
 * time, or the game is over; gives the position. Where `prefer` gives no decision, a companion is asked.
 */
export async function advance(setting, game, stop, prefer = () => undefined) {
  const { options } = (await get(setting, `rooms/${game.room}`)).room;
  for (;;) {
    const position = await positionOf(setting, game.room);
    const { seq, next } = position;
    if (next.actor === 'nobody') return position;
    if (next.actor === 'chance') continue;
    if (await stop(position)) return position;
    const decision = prefer(position) ?? (await adviceFor(setting, game, options, position));
    await command(setting, game.room, game.tokens[next.player], { type: 'decide', expect_seq: seq, decision: decision.id });
  }
}

/** A game in which `stop` came to hold; a companion may win one before. */
export async function gameAt(setting, options, stop) {
  for (;;) {
    const game = await startRoom(setting, options);
    const { next } = await advance(setting, game, stop);
    if (next.actor === 'player') return game;
  }
}

/** What a question is about: its kind, and of a meeple to be put everything on which it may stand. */
export function topicsOf({ next, legal }) {
  const stands = legal.filter((d) => d.type === 'place_meeple').map((d) => d.segment.replace(/\d+$/, ''));
  return [next.kind, ...stands];
}
