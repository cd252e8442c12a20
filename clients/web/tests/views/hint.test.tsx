import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { draftFor } from '../../src/game/draft';
import * as api from '../../src/protocol/api';
import type { Advice, Hint, LegalDecision } from '../../src/protocol/types';
import { ActionBar } from '../../src/views/table/action_bar';
import { HintCard } from '../../src/views/team/hint_card';
import { sessionAt, stateOf } from '../fixtures/moments';

describe('a hint that puts no meeple', () => {
  const pass: LegalDecision = { id: 'pass', type: 'pass' };
  const meeple: LegalDecision = { id: 'meeple:road0:red', type: 'place_meeple', segment: 'road0', colour: 'red', guard: false };
  const city: LegalDecision = { ...meeple, id: 'meeple:city0:red', segment: 'city0' };
  const barAfter = (decision: LegalDecision) => {
    const session = sessionAt('place_meeple', stateOf(), [pass, meeple, city]);
    session.seat.edit((draft) => draftFor(decision, draft));
    return renderToString(<ActionBar session={session} />);
  };
  const primary = (html: string) => /class="button primary"[^>]*>([^<]+)</.exec(html)?.[1];

  it('makes that what the main button does, and says so', () => {
    expect(primary(barAfter(pass))).toBe('No meeple');
    expect(barAfter(pass)).toContain('The hint: no meeple here.');
  });

  it('one that puts a meeple leads to where it stands, on the board', () => {
    expect(primary(barAfter(meeple))).toBeUndefined();
  });
});

describe('the card of a hint', () => {
  afterEach(() => vi.restoreAllMocks());

  const place = (rotation: 0 | 1): LegalDecision => ({ id: `place:2,0,${rotation}`, type: 'place_tile', x: 2, y: 0, rotation });
  const meeple: LegalDecision = { id: 'meeple:road0:red', type: 'place_meeple', segment: 'road0', colour: 'red', guard: false };
  const points: LegalDecision = { id: 'points:road0@2,0', type: 'take_points', feature: 'road0@2,0' };
  const assign: LegalDecision = { id: 'assign:blue', type: 'assign_points', colour: 'blue' };
  const quiet = { points: [], ghosts_added: 1, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided' as const };
  const turn = (chance: number, ...decisions: LegalDecision[]): Advice => ({ decisions, chance, consequences: quiet, reasons: [] });

  async function cardOf(...turns: Advice[]) {
    const session = sessionAt('place_tile', stateOf({ drawn: '27.1' }), [place(0), place(1)]);
    session.keys.seat.value = { name: 'Ana', token: 'a' };
    const considered = { turns: 24, least_chance: 0.1, least_ghosts: 1, most_ghosts: 3 };
    const effort = { positions: 2800, full: 2800 };
    const hint: Hint = { seq: 30, decision: turns[0]!.decisions[0]!, turns, considered, effort };
    vi.spyOn(api, 'askHint').mockResolvedValue(hint);
    await session.hints.ask();
    return renderToString(<HintCard session={session} />);
  }

  it('has one reason, and says the whole turn to those who do not see it', async () => {
    const html = await cardOf(turn(0.5, place(0), meeple, points, assign));
    expect(html).toMatch(/class="hinted-reason">No turn lets fewer ghosts rise\.</);
    expect(html).toMatch(/class="for-ears"[^>]*>the tile .*these points for the blue scoring meeple</);
    expect(html).not.toContain('hinted-turn"');
  });

  it('offers to compare where there is something to compare', async () => {
    expect(await cardOf(turn(0.5, place(0)), turn(0.4, place(1)))).toContain('Compare');
    expect(await cardOf(turn(0.5, place(0)))).not.toContain('Compare');
  });
});
