import './browser';

import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { draftFor } from '../../src/game/draft';
import type { LegalDecision } from '../../src/protocol/types';
import { ActionBar } from '../../src/views/table/action_bar';
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
    expect(barAfter(pass)).toContain('The hint leaves this tile without a meeple.');
  });

  it('one that puts a meeple leads there', () => {
    expect(primary(barAfter(meeple))).toBe('Put meeple');
  });
});
