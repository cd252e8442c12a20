import { describe, expect, it, vi } from 'vitest';

import type { Foresight } from '../../src/protocol/types';
import { Seer, type Question } from '../../src/session/seer';

const question = (...decisions: string[]): Question => ({ game: 'a.1', seq: 7, tile: null, decisions });

const answerTo = ({ seq }: Question): Foresight => ({
  seq,
  decisions: [],
  events: [],
  consequences: { points: [], ghosts_added: 0, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided' },
  next: { actor: 'chance', player: 0, kind: 'draw_tile' },
  legal: [],
});

/** A server that answers when told to. */
function slow() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const seer = new Seer((q) => {
    asked.push(q.decisions.join(' '));
    return new Promise((answer) => waiting.push(() => answer(answerTo(q))));
  });
  return { seer, asked, answer: () => waiting.shift()!() };
}

describe('what decisions lead to', () => {
  it('is asked for once', async () => {
    const { seer, asked, answer } = slow();
    seer.wonder(question('place:1,0,0'));
    expect(seer.seen(question('place:1,0,0'))).toBe('coming');
    answer();
    await vi.waitFor(() => expect(seer.seen(question('place:1,0,0'))).toMatchObject({ seq: 7 }));
    seer.wonder(question('place:1,0,0'));
    expect(asked).toEqual(['place:1,0,0']);
  });

  it('is asked one at a time, and of those that wait only the newest', async () => {
    const { seer, asked, answer } = slow();
    for (const turn of [0, 1, 2, 3]) seer.wonder(question(`place:1,0,${turn}`));
    expect(asked).toEqual(['place:1,0,0']);
    answer();
    await vi.waitFor(() => expect(asked).toEqual(['place:1,0,0', 'place:1,0,3']));
    answer();
    await vi.waitFor(() => expect(seer.seen(question('place:1,0,3'))).not.toBe('coming'));
    expect(seer.seen(question('place:1,0,1'))).toBe('coming');
  });

  it('is missing after a refusal, and can be asked for again', async () => {
    const ask = vi.fn<(q: Question) => Promise<Foresight>>().mockRejectedValueOnce(new Error('gone')).mockImplementation((q) => Promise.resolve(answerTo(q)));
    const seer = new Seer(ask);
    seer.wonder(question('pass'));
    await vi.waitFor(() => expect(seer.seen(question('pass'))).toBe('missing'));
    seer.wonder(question('pass'));
    await vi.waitFor(() => expect(seer.seen(question('pass'))).toMatchObject({ seq: 7 }));
  });
});
