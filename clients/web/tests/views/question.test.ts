import './browser';

import { describe, expect, it } from 'vitest';

import { newDraft } from '../../src/game/draft';
import { emptyLog, reduce } from '../../src/game/log';
import { questionOf } from '../../src/views/table/question';
import { words } from '../../src/words';
import { recordings } from '../fixtures';

describe.each(recordings())('the questions of a recorded game of $name', ({ welcome, updates }) => {
  it('have a line each, for whoever decides and for the others', () => {
    let log = reduce(emptyLog, welcome);
    let asked = 0;
    for (const update of updates) {
      const { next, state, legal } = log.now;
      if (next?.actor === 'player') {
        const { ask, why } = questionOf(next.kind, state!, legal, newDraft(legal));
        expect(`${ask} ${why}`).not.toMatch(/NaN|null|_/);
        expect(ask.length).toBeGreaterThan(10);
        expect(words.ask.others[next.kind]('Ana')).toMatch(/^Ana /);
        asked += 1;
      }
      log = reduce(log, update);
    }
    expect(asked).toBeGreaterThan(0);
  });
});
