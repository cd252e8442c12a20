import { describe, expect, it } from 'vitest';

import { storyOf } from '../../src/game/history';
import { recording } from '../fixtures';

describe('the story of a game', () => {
  const { updates, final } = recording();
  const story = storyOf(updates);

  it('has one chapter for each turn, in order, with whose turn it was', () => {
    expect(story.map((turn) => turn.turn)).toEqual(Array.from({ length: final.turn }, (_, i) => i + 1));
    expect(story.every((turn, i) => turn.player === i % final.players)).toBe(true);
  });

  it('tells every event once', () => {
    const told = story.flatMap((turn) => turn.events.map(({ event }) => event));
    expect(told).toEqual(updates.flatMap((update) => update.events));
  });
});
