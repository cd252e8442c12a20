import { placeKey } from '../board/geometry';
import { parseFeature } from '../board/segment';
import type { GameEvent, Point, Place } from '../protocol/types';

/** Where something happened: spaces, and at most one feature that it was about. */
export interface Places {
  spaces: Point[];
  feature: Place | null;
}

function featureOf(text: string): Place {
  const { segment, place } = parseFeature(text);
  return { ...place, segment };
}

function placesOf(event: GameEvent): Places {
  if (event.type === 'feature_scored') return { spaces: [], feature: featureOf(event.scoring.feature) };
  if (event.type === 'bank_completed') return { spaces: [], feature: featureOf(event.feature) };
  if ('segment' in event) return { spaces: [], feature: { x: event.x, y: event.y, segment: event.segment } };
  return { spaces: 'x' in event ? [{ x: event.x, y: event.y }] : [], feature: null };
}

/** Where some events happened, taken together; each space once, and the first feature. */
export function placesOfAll(events: GameEvent[]): Places {
  const all = events.map(placesOf);
  const spaces = new Map(all.flatMap((each) => each.spaces).map((space) => [placeKey(space), space]));
  return { spaces: [...spaces.values()], feature: all.find((each) => each.feature)?.feature ?? null };
}
