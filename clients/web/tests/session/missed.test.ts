import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Missed } from '../../src/session/missed';
import { Table } from '../../src/session/table';
import { recording } from '../fixtures';

const game = recording();

/** The entry by which a player lays the nth tile of the game. */
const layingOf = (n: number) => game.updates.filter(({ decision }) => decision?.type === 'place_tile')[n]!;

const playerOf = (n: number) => {
  const { actor } = layingOf(n);
  return actor.kind === 'player' ? actor.player : -1;
};

/** The first tile after which somebody else lays the next, so that the layer of the first misses one. */
const first = game.updates.findIndex((_, n) => playerOf(n) !== playerOf(n + 1));

class Page extends EventTarget {
  visibilityState = 'visible';

  turn(state: 'hidden' | 'visible'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;

beforeEach(() => {
  page = new Page();
  vi.stubGlobal('document', page);
});

afterEach(() => vi.unstubAllGlobals());

/** A table seen from that seat up to a moment, and what was missed there. */
function seated(seat: number) {
  const table = new Table();
  const missed = new Missed(table);
  const end = missed.follow();
  const hear = (from: number, to: number) => {
    for (const update of game.updates) if (update.seq > from && update.seq <= to) table.receive(update);
  };
  table.receive({ ...game.welcome, you: { seat } });
  return { table, missed, hear, end };
}

const tilesOf = (missed: Missed) => missed.turns.value.flatMap(({ events }) => events.filter(({ event }) => event.type === 'tile_placed').map(({ seq }) => seq));

describe('what was missed', () => {
  it('is nothing while the page is looked at', () => {
    const { missed, hear, end } = seated(playerOf(first));
    hear(0, layingOf(first + 1).seq);
    expect(missed.turns.value).toEqual([]);
    end();
  });

  it('is what was laid while the page was hidden, until it was seen', () => {
    const { table, missed, hear, end } = seated(playerOf(first));
    const left = layingOf(first).seq;
    hear(0, left);
    page.turn('hidden');
    hear(left, layingOf(first + 1).seq);
    expect(missed.turns.value).toEqual([]);
    page.turn('visible');
    expect(tilesOf(missed)).toEqual([layingOf(first + 1).seq]);
    missed.seen();
    expect(missed.turns.value).toEqual([]);
    hear(table.log.value.now.seq, layingOf(first + 2).seq);
    expect(missed.turns.value).toEqual([]);
    end();
  });

  it('is what came after the own last decision when the page is opened, once that is known', () => {
    const { table, hear, end } = seated(playerOf(first));
    hear(0, layingOf(first + 1).seq);
    end();
    const log = table.log.value;
    const later = new Table();
    const missedLater = new Missed(later);
    const endLater = missedLater.follow();
    later.log.value = { ...log, base: log.now, updates: [], earlier: [] };
    expect(missedLater.turns.value).toEqual([]);
    later.log.value = { ...later.log.value, earlier: log.updates };
    expect(tilesOf(missedLater)).toEqual([layingOf(first + 1).seq]);
    endLater();
  });

  it('is what a companion decided meanwhile, until that was seen', () => {
    const { table, missed, hear, end } = seated(playerOf(first));
    hear(0, layingOf(first + 1).seq);
    table.log.value = { ...table.log.value, team: { ...table.log.value.team, away: { since_seq: layingOf(first).seq } } };
    expect(tilesOf(missed)).toEqual([layingOf(first).seq, layingOf(first + 1).seq]);
    missed.seen();
    expect(missed.turns.value).toEqual([]);
    end();
  });
});
