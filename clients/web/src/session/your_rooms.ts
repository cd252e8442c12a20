import type { PlayerGame } from '../protocol/me';
import type { VisitedRoom } from './seats';
import type { Mine } from './mine';
import { serverNow } from '../protocol/server_time';

/** What a game is at, for the player: their turn comes first, what is over last. */
export const stages = ['mine', 'theirs', 'waits', 'over'] as const;
export type Stage = (typeof stages)[number];

export function stageOf({ status, my_turn }: PlayerGame): Stage {
  if (status === 'over') return 'over';
  if (status === 'open') return 'waits';
  return my_turn ? 'mine' : 'theirs';
}

/** For how long a game that is over stands among those to go on with, and how many do. */
const kLatelyMs = 3 * 86_400_000;
const kMostOver = 3;

/** Those whose turn it is by how long they wait; of the others the newest come first. */
function inOrder(a: PlayerGame, b: PlayerGame): number {
  const [first, second] = [stageOf(a), stageOf(b)].map((stage) => stages.indexOf(stage)) as [number, number];
  const older = Date.parse(a.since) - Date.parse(b.since);
  return first - second || (first === 0 ? older : -older);
}

/** The games to show, in their order: no room stands there twice. */
export function gamesToShow({ games, past }: Mine, now: number): PlayerGame[] {
  const going = new Set(games.map(({ room }) => room));
  const lately = past.filter(({ room, since }, i) => {
    const isNewest = past.findIndex((other) => other.room === room) === i;
    return isNewest && !going.has(room) && now - Date.parse(since) < kLatelyMs;
  });
  return [...games, ...lately.slice(0, kMostOver)].sort(inOrder);
}

/**
 * Rooms that this browser has been in and that are not among those games: with a seat of another kind, or to watch.
 * `over` tells whether those are meant whose game is over.
 */
export function visitsToShow(visits: readonly VisitedRoom[], mine: Mine | null, over: boolean): VisitedRoom[] {
  const shown = new Set(mine ? gamesToShow(mine, serverNow()).map(({ room }) => room) : []);
  const past = new Set((mine?.past ?? []).map(({ room }) => room));
  return visits.filter((visit) => !shown.has(visit.id) && (visit.over === true || past.has(visit.id)) === over);
}
