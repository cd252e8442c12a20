import { describe, expect, it } from 'vitest';

import { placesOfAll } from '../../src/game/places';
import { events } from '../words/event_samples';

describe('the places of events', () => {
  it('are the feature that was scored, and each space once', () => {
    const told = events.filter(({ type }) => ['feature_scored', 'tile_placed', 'cemetery_closed', 'game_ended'].includes(type));
    expect(placesOfAll(told)).toEqual({ spaces: [{ x: 3, y: 0 }], feature: { x: 2, y: 0, segment: 'city0' } });
  });

  it('are the segment of a meeple', () => {
    const put = events.filter(({ type }) => type === 'meeple_placed');
    expect(placesOfAll(put)).toEqual({ spaces: [], feature: { x: 3, y: 0, segment: 'road0' } });
  });

  it('are none for what happens nowhere', () => {
    expect(placesOfAll(events.filter(({ type }) => type === 'turn_started'))).toEqual({ spaces: [], feature: null });
  });
});
