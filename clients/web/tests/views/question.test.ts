import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import { newDraft } from '../../src/game/draft';
import { emptyLog, reduce } from '../../src/game/log';
import { currentQuestion, questionOf } from '../../src/views/table/question';
import { words } from '../../src/words';
import { recordings } from '../fixtures';
import { rivalry, sessionAt, stateOf } from '../fixtures/moments';
import { ownName } from '../../src/words/named';

describe.each(recordings())('the questions of a recorded game of $name', ({ welcome, updates }) => {
  it('have a line each, for whoever decides and for the others', () => {
    let log = reduce(emptyLog, welcome);
    let asked = 0;
    for (const update of updates) {
      const { next, state, legal } = log.now;
      if (next?.actor === 'player') {
        const { ask } = questionOf(next, state!, legal, newDraft(legal));
        expect(ask).not.toMatch(/NaN|null|_/);
        expect(ask.length).toBeGreaterThan(10);
        expect(words.ask.others[next.kind](ownName('Ana'))).toMatch(/^Ana /);
        asked += 1;
      }
      log = reduce(log, update);
    }
    expect(asked).toBeGreaterThan(0);
  });
});

it('a meeple to be haunted is one\'s own to whoever decides, in the turn of another as well', () => {
  const haunt = (colour: 'red' | 'green') => [{ id: 'haunt:road0@1,2', type: 'haunt_meeple', x: 1, y: 2, segment: 'road0', colour } as const];
  const askedOf = (player: number, colour: 'red' | 'green') =>
    questionOf({ player, kind: 'haunt_meeple' }, rivalry({ player: 0 }), haunt(colour), { kind: 'none' }).ask;
  expect(askedOf(1, 'red')).toBe(words.ask.hauntOther);
  expect(askedOf(1, 'green')).toBe(words.ask.hauntOwn);
});

describe('the question of a tile to place', () => {
  const legal = [{ id: 'place:4,0,0', type: 'place_tile', x: 4, y: 0, rotation: 0 } as const];
  const askedOf = (seat: number) => sessionAt('place_tile', stateOf({ player: 0 }), legal, seat);

  it('says to whoever is to play that it is their turn', () => {
    expect(currentQuestion(askedOf(0)).ask).toBe('Your turn. Place the tile on a glowing space.');
  });

  it('leaves it to a shared screen to name whose turn it is', () => {
    const session = askedOf(0);
    const asked = { seat: session.seat, table: session.table, screen: { shared: signal(true) } } as unknown as typeof session;
    expect(currentQuestion(asked).ask).toBe('Place the tile on a glowing space.');
  });

  it('says to somebody who proposes what to do, and not that it is their turn', () => {
    const session = askedOf(1);
    session.council.begin();
    expect(session.seat.choosing.value).toBe(true);
    expect(currentQuestion(session).ask).toBe('Place the tile on a glowing space.');
  });
});
