import { signal } from '@preact/signals';

import type { Story } from '../game/after/stories';
import type { Waypoint } from '../game/waypoint';
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

/** Keeps those stories of a game that were never told before. */
export function keepStories({ id, waypoint, at }: Pick<KeptStory, 'id' | 'waypoint' | 'at'>, stories: readonly Story[]): void {
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
