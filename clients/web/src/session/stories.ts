import { signal } from '@preact/signals';

import { storiesOf, type Story } from '../game/after/stories';
import type { Log } from '../game/log';
import { resultOf } from '../game/result';
import type { Review } from '../game/review';
import { lineOf } from '../game/undo';
import type { Waypoint } from '../game/waypoint';
import type { Colour, Update } from '../protocol/types';
import { lasting, read, write } from './storage';

/** A story that this browser remembers, with the game in which it happened first. */
export interface KeptStory extends Story {
  id: string;
  /** Which game it was. */
  waypoint: Waypoint;
  /** When it was told, in milliseconds since 1970. */
  at: number;
}

const kKey = 'mistward.stories';

const kept = signal<KeptStory[]>(read<KeptStory[]>(lasting, kKey) ?? []);

/**
 * Keeps what a game has to tell that was never told before, if it was played at this page from its beginning to its
 * end. `updates` is its whole log.
 */
export function rememberStories(log: Log, updates: readonly Update[], review: Review, at: number): void {
  const result = resultOf(log);
  const { state } = log.now;
  if (!result || !state || log.seat === null) return;
  const own = Object.keys(state.supplies[log.seat] ?? {}) as Colour[];
  const stories = storiesOf({ final: state, line: lineOf(updates), review, own });
  const { id, game, level } = result;
  const waypoint = { game, level } as Waypoint;
  // Another window may have kept some since.
  const before = read<KeptStory[]>(lasting, kKey) ?? kept.peek();
  const fresh = stories.filter(({ name }) => !before.some((story) => story.name === name));
  if (fresh.length === 0) return;
  kept.value = [...before, ...fresh.map((story) => ({ ...story, id, waypoint, at }))];
  write(lasting, kKey, kept.value);
}

/** Every story that is kept, the newest first. */
export function keptStories(): KeptStory[] {
  return [...kept.value].reverse();
}

/** The stories that a game was the first to tell. */
export function storiesFrom(id: string): KeptStory[] {
  return kept.value.filter((story) => story.id === id);
}
