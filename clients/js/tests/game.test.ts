import { expect, test } from 'vitest';
import { Closed, FellBehind } from '../src/errors.js';
import { Game } from '../src/game.js';
import { kMostUnreadMessages } from '../src/limits.js';
import { game as recorded, start, updates, World } from './script.js';

/** A game that has been told of the first draw: it is the turn of its seat. */
async function opened(): Promise<{ world: World; game: Game }> {
  const world = new World();
  const opening = Game.open(world, { token: 'secret', mustSit: true, patienceMs: 1000 });
  world.connect();
  world.say(...recorded.slice(0, 2), ...updates(1, 1));
  return { world, game: await opening };
}

test('each moment is one turn, and the end of the game the end of the turns', async () => {
  const { world, game } = await opened();
  const turns = game.turns();
  const { value: turn } = await turns.next();
  expect(turn).toMatchObject({ seq: 1, player: 0, kind: 'place_tile', legal: game.legal });
  const next = turns.next();
  world.say({ type: 'room', room: start.room }, ...recorded.slice(3));
  expect(await next).toEqual({ value: undefined, done: true });
  expect(game.ended).toEqual(await game.waitForEnd());
});

test('a turn that was overtaken is none; other refusals are thrown', async () => {
  const { world, game } = await opened();
  const { value: turn } = await game.turns().next();
  if (!turn) throw new Error('there is no turn');
  const decide = async (code: string) => {
    const made = turn.decide('pass');
    const [sent] = world.sent();
    expect(sent).toMatchObject({ type: 'decide', expect_seq: 1, decision: 'pass' });
    world.say({ type: 'error', id: sent?.['id'], code, message: 'no', params: {} });
    return made;
  };
  expect(await decide('stale_seq')).toBeNull();
  expect(await decide('not_your_turn')).toBeNull();
  await expect(decide('illegal_decision')).rejects.toMatchObject({ code: 'illegal_decision' });
});

test('messages are kept for whoever iterates, up to a number', async () => {
  const { world, game } = await opened();
  const messages = game.messages();
  const first = messages.next();
  world.say({ type: 'fireworks' });
  expect((await first).value).toEqual({ type: 'fireworks' });
  for (let count = 0; count <= kMostUnreadMessages; ++count) world.say({ type: 'fireworks' });
  await expect(messages.next()).rejects.toBeInstanceOf(FellBehind);
});

test('what waits for a game that is closed is told so', async () => {
  const { game } = await opened();
  const waiting = [game.decide('pass'), game.waitForEnd()];
  game.close();
  for (const each of waiting) await expect(each).rejects.toBeInstanceOf(Closed);
  await expect(game.say('hello')).rejects.toBeInstanceOf(Closed);
});
