import { describe, expect, it } from 'vitest';

import { changeFigure, clearDraft, decisionOf, draftFor, isPass, newDraft, putMeeple } from '../../src/game/draft';
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

  it('is forgotten once a spot or another figure is taken', () => {
    const passes = draftFor(pass, newDraft(meeples));
    const red = { colour: 'red', kind: 'meeple' };
    expect(putMeeple(passes, meeples, 'road0')).toEqual({ kind: 'meeple', figure: red, segment: 'road0' });
    expect(isPass(changeFigure(passes, meeples))).toBe(false);
  });
});
