import { describe, expect, it } from 'vitest';

import { clearDraft, decisionOf, draftFor, isPass, newDraft, openSpot, pickOne } from '../../src/game/draft';
import type { Colour, LegalDecision } from '../../src/protocol/types';

const pass: LegalDecision = { type: 'pass', id: 'pass' };
const put = (segment: string, colour: Colour): LegalDecision => ({
  id: `meeple:${segment}:${colour}`,
  type: 'place_meeple',
  segment,
  colour,
  guard: false,
});
const meeples = [put('road0', 'red'), put('city0', 'blue'), pass];
const chase: LegalDecision[] = [{ type: 'chase_ghosts', id: 'chase:0,1,1', x: 0, y: 1, count: 1 }, pass];

describe('to do nothing', () => {
  it.each([
    ['a meeple', meeples],
    ['the hound', chase],
  ])('is in mind where a hint passes, and %s may still be chosen', (_, legal) => {
    const passes = draftFor(pass, newDraft(legal));
    expect(isPass(passes)).toBe(true);
    expect(decisionOf(passes, legal)?.id).toBe('pass');
    const chosen = draftFor(legal[0]!, passes);
    expect(isPass(chosen)).toBe(false);
    expect(decisionOf(chosen, legal)?.id).toBe(legal[0]!.id);
    expect(isPass(clearDraft(passes))).toBe(false);
  });

  it('is forgotten once something is pointed at or opened', () => {
    const passes = draftFor(pass, newDraft(meeples));
    expect(pickOne(passes, 'meeple:road0:red')).toEqual({ kind: 'pick', id: 'meeple:road0:red', open: null });
    expect(isPass(openSpot(passes, '0,0:road0'))).toBe(false);
  });
});

describe('a place with several things to do', () => {
  it('opens by a press, keeps open what is pointed at in it, and closes by another', () => {
    const open = openSpot(newDraft(meeples), '0,0:road0');
    expect(pickOne(open, 'meeple:road0:red')).toEqual({ kind: 'pick', id: 'meeple:road0:red', open: '0,0:road0' });
    expect(openSpot(open, '0,0:road0')).toEqual(newDraft(meeples));
    expect(openSpot(open, '0,0:city0')).toEqual({ kind: 'pick', id: null, open: '0,0:city0' });
    expect(clearDraft(open)).toEqual(newDraft(meeples));
  });
});
